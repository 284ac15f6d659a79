"""A bot as a program of its own: kronrat sim loewenherz --bots 'stdio:python3 examples/stdio/bot.py,random'."""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    # a move reads as in the record: "0:turn.play A07 borders"; this bot never passes if it can help it
    able = [move for move in question["moves"] if "pass" not in move] or question["moves"]
    print(json.dumps({"id": question["id"], "move": random.choice(able)}), flush=True)

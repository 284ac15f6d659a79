"""A bot from anywhere: python3 examples/wire/bot.py http://localhost:8420/table/ID SEAT. Standard library only."""

import json
import random
import sys
import urllib.request

link, seat = sys.argv[1].rstrip("/"), sys.argv[2]
server, _, table = link.partition("/table/")
address = f"{server}/api/tables/{table}/seats/{seat}"
headers = {"Content-Type": "application/json"}


def call(what, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(
        urllib.request.Request(f"{address}/{what}", data, headers), timeout=60
    ) as answer:
        read = answer.read()
    return json.loads(read) if read else None  # nothing: nothing was asked meanwhile


headers["Authorization"] = "Bearer " + call("program", {"name": "wanderer"})["token"]
while True:
    question = call("question?wait=20")
    if question is None:
        continue
    if question.get("over"):
        print("won" if question["seat"] in question["winners"] else "lost", question["totals"])
        break
    # public: what everybody sees; own: what only this seat sees; moves: what it may do
    call("answer", {"id": question["id"], "move": random.randrange(len(question["moves"]))})

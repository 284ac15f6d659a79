"""What bots are told about Löwenherz."""

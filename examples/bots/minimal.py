#!/usr/bin/env python3
"""A complete bot for every game of Signoria, in one file and without dependencies.

It knows no rules: it prefers acting to passing, and actions it has not played yet. It shows everything that
a bot has to do: answer the greeting, choose within its budget, keep its own memory, end on `bye`.

    signoria arena habemus_papam --bots ./examples/bots/minimal.py,random,random --games 30

The protocol is described in docs/bots.md.
"""

import json
import random
import sys
import time

PROTOCOL = 1


def send(message):
    """Sends one message per line; the flush is required, or the other side waits."""
    sys.stdout.write(json.dumps(message, ensure_ascii=False) + "\n")
    sys.stdout.flush()


class Bot:
    """Knows its seat, and how often it has seen each kind of action."""

    def __init__(self, hello):
        self.game = hello["game"]
        self.seat = hello["seat"]
        self.random = random.Random(hello.get("seed", 0))
        self.played = {}

    def choose(self, view, legal, budget):
        """Returns one of `legal`. `view` is everything this seat knows, as JSON."""
        end = time.monotonic() + 0.8 * (budget.get("ms") or 1000) / 1000
        best, best_score = legal[0], float("-inf")
        for action in legal:
            score = self.score(action)
            if score > best_score:
                best, best_score = action, score
            if time.monotonic() > end:
                break  # a late answer is replaced by a random action
        kind = best.split(" ")[0]
        self.played[kind] = self.played.get(kind, 0) + 1
        return best

    def score(self, action):
        """Scores acting above passing, and variety above repetition."""
        kind = action.split(" ")[0]
        idle = kind in ("pass", "decline", "done", "end", "stay")
        return self.random.random() - 0.02 * self.played.get(kind, 0) - (1.0 if idle else 0.0)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message.get("type")
        if kind == "hello":
            if message.get("protocol") != PROTOCOL:
                send({"type": "error", "problem": f"this bot speaks protocol {PROTOCOL}"})
                continue
            bot = Bot(message)
            send({"type": "ready", "protocol": PROTOCOL, "name": "minimal"})
        elif kind == "choose":
            action = bot.choose(message["view"], message["legal"], message["budget"])
            send({"type": "action", "id": message["id"], "action": action})
        elif kind == "bye":
            return


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""A complete bot for every game of Signoria, in one file and without dependencies.

It knows no rules: it would rather do something than nothing, and something else than last time. But it
shows everything a bot has to do: greet, answer within its budget, keep a memory of its own, say goodbye.

    signoria arena habemus_papam --bots ./examples/bots/first_sight.py,random,random --games 30

The protocol is described in docs/bots.md.
"""

import json
import random
import sys
import time

PROTOCOL = 1


def send(message):
    """One message is one line; without the flush the other side would wait for ever."""
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
        """One of `legal`. `view` is everything this seat knows, as JSON."""
        end = time.monotonic() + 0.8 * (budget.get("ms") or 1000) / 1000
        best, best_worth = legal[0], float("-inf")
        for action in legal:
            worth = self.worth(action)
            if worth > best_worth:
                best, best_worth = action, worth
            if time.monotonic() > end:
                break  # better an answer than a perfect one: after the budget a lot is drawn
        kind = best.split(" ")[0]
        self.played[kind] = self.played.get(kind, 0) + 1
        return best

    def worth(self, action):
        """Doing something is better than passing; variety is better than repetition."""
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
            send({"type": "ready", "protocol": PROTOCOL, "name": "first sight"})
        elif kind == "choose":
            action = bot.choose(message["view"], message["legal"], message["budget"])
            send({"type": "action", "id": message["id"], "action": action})
        elif kind == "bye":
            return


if __name__ == "__main__":
    main()

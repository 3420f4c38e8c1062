#!/usr/bin/env python3
"""Plays random games against itself through `nhx talk`: bot.py PROGRAM [GAMES] [SEED]. Write your own choose() for a better player."""
import random
import subprocess
import sys


def choose(actions, luck):
    return luck.choice(actions)


def ask(talk, command):
    """What the info lines of the answer say, by their first word: {"to-act": ["1 play turn 3"], "action": [...]}."""
    talk.stdin.write(command + "\n")
    answer = {}
    for line in talk.stdout:
        kind, _, rest = line.rstrip("\n").partition(" ")
        if kind == "ok":
            return answer
        if kind == "error":
            raise RuntimeError(f"{command}: {rest}")
        key, _, value = rest.partition(" ")
        answer.setdefault(key, []).append(value)
    raise RuntimeError(f"{command}: no answer")


program, games, seed = (sys.argv[1:] + ["build/nhx", "1", "0"][len(sys.argv) - 1:])[:3]
luck = random.Random(int(seed))
with subprocess.Popen([program, "talk"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as talk:
    for game in range(1, int(games) + 1):
        answer = ask(talk, f"new seed {luck.getrandbits(32)}")
        decisions = 0
        while (phase := answer["to-act"][0].split()[1]) != "over":
            if phase == "draw":
                answer = ask(talk, f"deal {luck.getrandbits(32)}")
            else:
                answer = ask(talk, "play " + choose(ask(talk, "legal")["action"], luck))
            decisions += 1
        print(f"game {game}: winner {answer['winner'][0]} after {decisions} decisions")
    ask(talk, "quit")

#!/usr/bin/env python3
"""Plays random games against itself through `nhx talk`: bot.py PROGRAM [GAMES] [SEED]. Write your own choose() for a better player."""

import random
import subprocess
import sys


class Engine:
    def __init__(self, program):
        self.talk = subprocess.Popen([program, "talk"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, command):
        """What the info lines of the answer say, by their first word: {"to-act": ["1 play turn 3"], "action": [...]}."""
        self.talk.stdin.write(command + "\n")
        answer = {}
        for line in self.talk.stdout:
            kind, _, rest = line.rstrip("\n").partition(" ")
            if kind == "ok":
                return answer
            if kind == "error":
                raise RuntimeError(f"{command}: {rest}")
            key, _, value = rest.partition(" ")
            answer.setdefault(key, []).append(value)
        raise RuntimeError(f"{command}: no answer")


def choose(engine, actions, luck):
    return luck.choice(actions)


def play_game(engine, luck):
    answer = engine.ask(f"new seed {luck.getrandbits(32)}")
    for decisions in range(20_000):
        phase = answer["to-act"][0].split()[1]
        if phase == "over":
            return answer["winner"][0], decisions
        if phase == "draw":
            answer = engine.ask(f"deal {luck.getrandbits(32)}")
        else:
            actions = engine.ask("legal")["action"]
            answer = engine.ask("play " + choose(engine, actions, luck))
    raise RuntimeError("the game does not end")


def main(program="build/nhx", games="1", seed="0"):
    engine, luck = Engine(program), random.Random(int(seed))
    for game in range(1, int(games) + 1):
        winner, decisions = play_game(engine, luck)
        print(f"game {game}: winner {winner} after {decisions} decisions")
    engine.ask("quit")


main(*sys.argv[1:])

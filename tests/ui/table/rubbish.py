"""A process that should think, and does something else; started as `rubbish.py MODE ROOT PAYLOAD`."""

from __future__ import annotations

import json
import os
import signal
import sys
import time

GARBAGE = {
    "garbage": b"\x00\x01 what? {]\n",
    "no text": b'{"number":\xff\xfe\xfd}\n',
    "an empty line": b"\n",
    "null": b"null\n",
    "a list": b"[1, 2, 3]\n",
    "a deep hole": b"[" * 100_000 + b"\n",
}
"""Lines that are no answer at all."""
AMISS = {
    "an unknown type": b'{"type":"Teleport","to":"the moon"}',
    "nothing": b"null",
    "a wrong type": b'{"type":7}',
    "a number": b"4e400",
}
"""Answers that are no action."""
SLOW = ("stop", "silence", "closed output", "deaf")
"""Modes in which nothing comes for ever."""


def main(mode: str, root: str, payload: bytes) -> None:
    if mode == "no start at all":
        sys.exit("there is no core here")
    if mode == "deaf":
        time.sleep(3600)
    for line in sys.stdin.buffer:
        answer(mode, root, payload, line)


def answer(mode: str, root: str, payload: bytes, line: bytes) -> None:
    number = json.loads(line)["number"]
    if mode in GARBAGE:
        write(GARBAGE[mode])
    elif mode in AMISS or mode == "payload":
        write(b'{"number":%d,"found":%s}\n' % (number, AMISS.get(mode, payload)))
    elif mode == "another number":
        write(b'{"number":%d,"found":%s}\n' % (number + 7, payload))
    elif mode == "no end of line":
        while True:
            write(b"x" * 65536)
    elif mode == "flood":
        while True:
            write(b'{"number":0,"found":null}\n' * 1000)
    elif mode == "complaints":
        sys.stderr.write("oh dear " * 100_000)
        sys.exit(1)
    elif mode == "exit":
        sys.exit(0)
    elif mode == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif mode == "stop":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif mode == "silence":
        pass
    elif mode == "closed output":
        os.close(1)
        time.sleep(3600)
    elif mode == "twice":
        sys.path.insert(0, root)
        from core.bots.worker import answered

        write(2 * answered(line))
    else:
        raise ValueError(mode)


def write(answer: bytes) -> None:
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3].encode())

"""Fails if a public or open symbol has no doc comment.

Reads symbol graphs, because the formatter's rule does not see what is `open`.
usage: check-docs.py SYMBOL_GRAPH...
"""

import json
import os
import sys


def undocumented(path):
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    for symbol in graph["symbols"]:
        if symbol["accessLevel"] not in ("public", "open") or "location" not in symbol:
            continue  # What the compiler makes, such as `==`, stands nowhere in the source.
        lines = symbol.get("docComment", {}).get("lines", [])
        if not any(line["text"].strip() for line in lines):
            place = symbol["location"]
            source = os.path.relpath(place["uri"].removeprefix("file://"))
            line = place["position"]["line"] + 1
            yield f"{source}:{line}: {'.'.join(symbol['pathComponents'])} has no doc comment"


def main(paths):
    if not paths:
        sys.exit("check-docs.py: no symbol graph was given")
    missing = sorted(message for path in paths for message in undocumented(path))
    if missing:
        sys.exit("\n".join(missing))


main(sys.argv[1:])

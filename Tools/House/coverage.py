"""Which lines the tests reach, module by module, from what llvm-cov writes: python3 Tools/House/coverage.py FILE

Programs that tests start are not counted, so the command line and the chat stand lower than they are."""

import collections
import json
import pathlib
import sys

import swift


def module(path):
  """`Sources/NudgyCore/…` is of NudgyCore, `Memory/…` of Memory; the rest is none of the program's."""
  try:
    parts = pathlib.Path(path).resolve().relative_to(swift.ROOT).parts
  except ValueError:
    return None
  if parts[0] == "Sources" and len(parts) > 2:
    return parts[1]
  return parts[0] if parts[0] in ("Memory", "Personas") else None


def main():
  if len(sys.argv) != 2:
    sys.exit(__doc__)
  report = json.loads(pathlib.Path(sys.argv[1]).read_text())
  totals = collections.defaultdict(lambda: [0, 0])
  for file in (file for part in report["data"] for file in part["files"]):
    lines = file["summary"]["lines"]
    for name in filter(None, [module(file["filename"]), "in all" if module(file["filename"]) else None]):
      totals[name][0] += lines["covered"]
      totals[name][1] += lines["count"]
  for name, (covered, count) in sorted(totals.items(), key=lambda row: (row[0] == "in all", row[0])):
    print(f"{name:20} {covered:7} of {count:7} lines  {100 * covered / max(count, 1):5.1f} %")


if __name__ == "__main__":
  main()

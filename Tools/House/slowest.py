"""The slowest tests, from what Swift Testing printed: python3 Tools/House/slowest.py FILE [COUNT]

Tests run side by side, so a test that waits for its turn seems slow; `swift test --no-parallel` shows what each takes."""

import pathlib
import re
import sys

ENDED = re.compile(r"Test (?!run )(.+?)(?: with (\d+) test cases?)? (passed|failed) after ([\d.]+) seconds")


def main():
  if len(sys.argv) < 2:
    sys.exit(__doc__)
  limit = int(sys.argv[2]) if len(sys.argv) > 2 else 20
  text = pathlib.Path(sys.argv[1]).read_text(errors="replace")
  rows = [(float(seconds), name, cases, how) for name, cases, how, seconds in ENDED.findall(text)]
  for seconds, name, cases, how in sorted(rows, key=lambda row: (-row[0], row[1]))[:limit]:
    notes = [f"{cases} cases"] if cases else []
    notes += ["failed"] if how == "failed" else []
    print(f"{seconds:8.3f} s  {name}{'  (' + ', '.join(notes) + ')' if notes else ''}")
  print(f"{sum(row[0] for row in rows):8.3f} s  {len(rows)} tests, added up")


if __name__ == "__main__":
  main()

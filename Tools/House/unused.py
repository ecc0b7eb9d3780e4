"""Finds what is declared in the program and named nowhere else: python3 Tools/House/unused.py

It counts names and knows nothing of types, so what shares its name with something in use is not found. What is needed
without being named stands in unused.txt, each with its reason. `--tests` lists what only tests name; that fails nothing."""

import collections
import sys

import swift

PROGRAM = ["Sources", "Memory", "Personas"]
KEYWORDS = {"class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let"}
ALLOWED = swift.ROOT / "Tools/House/unused.txt"


def declarations(found):
  """The places of the names that are declared."""
  for index, token in enumerate(found[:-1]):
    before = found[index - 1].text if index else "\n"
    if before == ".":
      continue
    if token.text in KEYWORDS:
      # `func `do`()`
      place = index + 2 if found[index + 1].text == "`" else index + 1
      if found[place].is_name and found[place].text not in KEYWORDS | {"_", "self"}:
        yield place
    elif token.text == "case" and before in ("\n", "{", ";", "indirect"):
      yield from cases(found, index + 1)


def cases(found, place):
  """The names of `case a, b(Int), c = 1`; nothing of what a `switch` asks, which ends with a colon."""
  names = []
  while place < len(found):
    if found[place].text in "`\n":
      place += 1
      continue
    if not found[place].is_name or found[place].text in ("let", "var", "is"):
      return []
    names.append(place)
    place = after(found, place + 1)
    if place >= len(found) or found[place].text != ",":
      break
    place += 1
  return [] if place < len(found) and found[place].text in (":", ".", "?", "where", "as") else names


def after(found, place):
  """The place behind what a case carries and the value it stands for."""
  if found[place].text == "`":
    place += 1
  if place < len(found) and found[place].text == "(":
    place = swift.closing(found, place) + 1
  if place < len(found) and found[place].text == "=":
    while place < len(found) and found[place].text not in (",", "\n", "}"):
      place += 1
  return place


def allowed():
  """The names that may stand alone."""
  rows = [line.partition(": ") for line in ALLOWED.read_text().splitlines() if line and not line.startswith("#")]
  for names, _, reason in rows:
    if not reason:
      sys.exit(f"{ALLOWED.name}: no reason is given for {names}")
  return {name for names, _, _ in rows for name in names.split()}


def survey():
  """Where each name is declared in the program, and how often it is used there and in tests."""
  declared, used, tested = collections.defaultdict(list), collections.Counter(), collections.Counter()
  for folder in PROGRAM + ["Tests"]:
    for path in swift.files(folder):
      found = swift.tokens(path.read_text())
      places = set(declarations(found))
      if folder != "Tests":
        for place in sorted(places):
          declared[found[place].text].append(f"{path.relative_to(swift.ROOT)}:{found[place].line}")
      counter = tested if folder == "Tests" else used
      counter.update(token.text for place, token in enumerate(found) if token.is_name and place not in places)
  return declared, used, tested


def main():
  declared, used, tested = survey()
  exceptions = allowed()
  if "--tests" in sys.argv:
    for name in sorted(name for name in declared if not used[name] and tested[name]):
      print(f"{declared[name][0]}: {name}")
    return
  unused = sorted(name for name in declared if not used[name] and not tested[name])
  stray = [name for name in unused if name not in exceptions]
  for name in stray:
    for place in declared[name]:
      print(f"{place}: nothing names {name}")
  needless = sorted(exceptions - set(unused))
  for name in needless:
    print(f"{ALLOWED.relative_to(swift.ROOT)}: {name} needs no exception any more")
  sys.exit(1 if stray or needless else 0)


if __name__ == "__main__":
  main()

"""What weighs most in the house, for who looks for what to take apart: python3 Tools/House/heaviest.py [COUNT]"""

import collections
import sys

import swift

FOLDERS = ["Sources", "Tests", "Memory", "Personas"]
DECLARATIONS = {"func", "var", "let", "init", "case", "struct", "enum", "class", "actor", "protocol", "extension", "}"}


def functions(path):
  """Name, line, lines and parameters of each function with a body."""
  found = [token for token in swift.tokens(path.read_text()) if token.text != "\n"]
  for index, token in enumerate(found[:-1]):
    # `self.init(…)` and `Thing.init` are calls.
    if token.text not in ("func", "init") or index and found[index - 1].text == ".":
      continue
    bracket = next((at for at in range(index + 1, len(found)) if found[at].text in "({"), None)
    if bracket is None or found[bracket].text != "(":
      continue
    end = swift.closing(found, bracket)
    name = found[index + 1].text if token.text == "func" else "init"
    parameters = count(found[bracket + 1:end])
    body = next((at for at in range(end + 1, len(found)) if found[at].text in DECLARATIONS | {"{"}), None)
    lines = 0
    if body is not None and found[body].text == "{":
      lines = found[swift.closing(found, body)].line - token.line + 1
    yield name, token.line, lines, parameters


def count(inside):
  """How many parameters stand between two brackets: the colons outside of all others, one each."""
  depth, colons = 0, 0
  for before, token in zip([None, *inside], inside):
    if token.text in "([{":
      depth += 1
    elif token.text in ")]}":
      depth -= 1
    elif token.text == ":" and depth == 0 and before and before.is_name:
      colons += 1
  return colons


def show(title, rows, count):
  print(f"\n{title}")
  for number, what in sorted(rows, key=lambda row: (-row[0], row[1]))[:count]:
    print(f"{number:6}  {what}")


def main():
  limit = int(sys.argv[1]) if len(sys.argv) > 1 else 10
  paths = swift.files(*FOLDERS)
  names = {path: str(path.relative_to(swift.ROOT)) for path in paths}
  all_functions = [(names[path], *function) for path in paths for function in functions(path)]
  show("Largest files, in lines", [(path.read_text().count("\n"), names[path]) for path in paths], limit)
  show("Longest functions, in lines", [(row[3], f"{row[1]}  {row[0]}:{row[2]}") for row in all_functions], limit)
  folders = collections.Counter(str(path.parent.relative_to(swift.ROOT)) for path in paths)
  show("Fullest folders, in files", [(number, folder) for folder, number in folders.items()], limit)
  show("Longest lists of parameters", [(row[4], f"{row[1]}  {row[0]}:{row[2]}") for row in all_functions], limit)


if __name__ == "__main__":
  main()

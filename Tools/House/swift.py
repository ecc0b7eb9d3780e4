"""Swift code as words and signs, for the checks of the house. No parser: what strings and comments say is left out, what
stands between the signs of a string's gaps stays in."""

import pathlib
import re
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Token(NamedTuple):
  text: str
  line: int

  @property
  def is_name(self):
    return self.text[0].isalpha() or self.text[0] == "_"


NAME = re.compile(r"[^\W\d]\w*")
NUMBER = re.compile(r"\d\w*(\.\d\w*)?")
STRING = re.compile(r'(#*)("""|")')
REGEX = re.compile(r"(#+)/.*?/\1|/(?![\s/*])(?:\\.|[^/\\\n])+/", re.DOTALL)
# Behind these a slash begins a pattern rather than a division.
OPENING = set("(,=:[{?!&|") | {"return", "in", "\n"}


def files(*folders):
  """The Swift files of these folders of the house, in order."""
  return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.swift"))


def tokens(text):
  """Names, numbers and signs, each sign by itself; a line break is one too."""
  found = []
  position, line = 0, 1
  while position < len(text):
    end = _skip(text, position, found, line) or _take(text, position, found, line)
    line += text.count("\n", position, end)
    position = end
  return found


def _skip(text, position, found, line):
  """The end of what says nothing here: space, comments, strings and patterns; None where something begins."""
  if text[position] in " \t\r":
    return position + 1
  if text.startswith("//", position):
    end = text.find("\n", position)
    return len(text) if end < 0 else end
  if text.startswith("/*", position):
    end = text.find("*/", position)
    return len(text) if end < 0 else end + 2
  if string := STRING.match(text, position):
    return _string(text, string, found, line)
  before = found[-1].text if found else "\n"
  if before in OPENING and (pattern := REGEX.match(text, position)):
    return pattern.end()
  return None


def _take(text, position, found, line):
  word = NAME.match(text, position)
  number = NUMBER.match(text, position)
  end = word.end() if word else number.end() if number else position + 1
  found.append(Token(text[position:end], line))
  return end


def _string(text, opening, found, line):
  """The end of a string; what stands in its gaps is found."""
  hashes, quote = opening.groups()
  close, escape = quote + hashes, "\\" + hashes
  position = opening.end()
  while position < len(text) and not text.startswith(close, position):
    if text.startswith(escape + "(", position):
      start = position + len(escape) + 1
      end = _gap(text, start)
      shift = line + text.count("\n", opening.start(), start) - 1
      found.append(Token("(", shift + 1))
      found.extend(Token(token.text, token.line + shift) for token in tokens(text[start:end]))
      found.append(Token(")", shift + 1))
      position = end + 1
    elif text.startswith(escape, position):
      position += len(escape) + 1
    else:
      position += 1
  return position + len(close)


def _gap(text, position):
  """Where the bracket of a gap closes; strings in it may hold brackets."""
  depth = 1
  while position < len(text):
    if string := STRING.match(text, position):
      position = _string(text, string, [], 1)
      continue
    depth += {"(": 1, ")": -1}.get(text[position], 0)
    if depth == 0:
      return position
    position += 1
  return position


def closing(found, index):
  """The place of the sign that closes the one at this place."""
  pairs = {"(": ")", "{": "}", "[": "]"}
  opening, end, depth = found[index].text, pairs[found[index].text], 0
  for place in range(index, len(found)):
    depth += {opening: 1, end: -1}.get(found[place].text, 0)
    if depth == 0:
      return place
  return len(found) - 1

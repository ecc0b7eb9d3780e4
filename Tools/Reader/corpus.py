"""The corpus as values: reads the files that Corpus/README.md describes, and says what is wrong with them.

    python3 corpus.py            checks every file, prints what is wrong and how much there is of what
"""
import collections, pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parents[2] / "Corpus"
ACTS = """create complete snooze skip drop reopen update undo redo next why lookup remember recall forget breakDown draft
persona context yes no choose chat retract none""".split()
# Which marks go with which act: t title, w time, m moment to be reminded, p person, r reference, n note.
MARKS = {"create": "twmp", "complete": "rwn", "snooze": "rwn", "skip": "r", "drop": "r", "reopen": "rw", "update": "rwtnmp",
         "undo": "rw", "redo": "r", "next": "wr", "why": "r", "lookup": "rwt", "remember": "t", "recall": "t", "forget": "t",
         "breakDown": "rt", "draft": "tpr", "persona": "t", "context": "w", "yes": "rwt", "no": "rwt", "choose": "rwt",
         "retract": "wtrp", "chat": "", "none": "w"}
JUST = re.compile(r"(created|done|snoozed|dropped|updated) \d+(, \d+)*$|undone$|shown$|asked keep: .+|asked which: \d+(, \d+)*$|"
                  r"asked (done|drop|complete) \d+(, \d+)*$|asked drop all$|asked move \d+: .+|asked open: .+|said: .+")
PIECE = re.compile(r"(\w+)((?: #\d+)*)(?: verb=(.+?))? ?\|(.*)$")
OPEN = re.compile(r"\[([a-z])(\*?) ")


class Mark:
    """A stretch of a piece: `kind` a letter, `start` and `end` in characters of the piece's text."""
    __slots__ = ("kind", "shared", "start", "end", "depth")

    def __init__(self, kind, shared, start, end, depth):
        self.kind, self.shared, self.start, self.end, self.depth = kind, shared, start, end, depth


class Piece:
    __slots__ = ("act", "tasks", "verb", "text", "marks", "breaks")

    def __init__(self, act, tasks, verb, text, marks, breaks):
        self.act, self.tasks, self.verb, self.text, self.marks, self.breaks = act, tasks, verb, text, marks, breaks

    def words(self, kind):
        return [self.text[m.start:m.end] for m in self.marks if m.kind == kind]


# What kind of talk a `chat` is, and what a `lookup` asks: `Corpus/kinds`.
TALK = """greeting thanks quit farewell focus help help.notifications help.privacy help.undoing help.dropping help.snoozing help.sync help.leaving
clock.time clock.date clock.weekday grief crisis overwhelmed stuck tired anxious sad angry bored proud happy unwell howAreYou whoAreYou
compliment apology insult agreement disagreement joke goodNight done tried intends hold order question news sounds""".split()
LOOKUP = "list whenIs isDone howMany history".split()
KINDS = TALK + LOOKUP


class Row:
    """A dump, or a message in its scene; task numbers count from 1, as on the board. A `plain` row is a message of which
    only the act is known, and perhaps its kind, said to nobody knows what scene."""

    def __init__(self, kind, speaker, hand, file, line):
        self.kind, self.speaker, self.hand, self.file, self.line = kind, speaker, hand, file, line
        self.board, self.card, self.just, self.pieces, self.plain_kind = [], None, None, [], None
        # Whether the scene is known at all; one hand of the seed wrote without any.
        self.known = not (kind == "plain" or hand == "b")

    @property
    def text(self):
        out = ""
        for piece in self.pieces:
            out += piece.text + ("\n" if piece.breaks else " ")
        return out[:-1]


def unmarked(text):
    stack, marks, out, i = [], [], [], 0
    while i < len(text):
        m = OPEN.match(text, i)
        if m:
            stack.append((m.group(1), bool(m.group(2)), len(out)))
            i = m.end()
            continue
        if text[i] == "[":
            raise ValueError("'[' that opens no mark")
        if text[i] == "]":
            if not stack:
                raise ValueError("']' without '['")
            kind, shared, start = stack.pop()
            marks.append(Mark(kind, shared, start, len(out), len(stack)))
        else:
            out.append(text[i])
        i += 1
    if stack:
        raise ValueError("mark not closed")
    return "".join(out), sorted(marks, key=lambda m: (m.start, -m.end))


def piece(line, row):
    m = PIECE.match(line)
    if not m or m.group(1) not in ACTS:
        raise ValueError(f"not a piece: {line[:60]}")
    act, tasks, text = m.group(1), [int(x) for x in re.findall(r"\d+", m.group(2))], m.group(4).strip()
    breaks = text.endswith("\\n")
    if breaks:
        text = text[:-2].strip()
    plain, marks = unmarked(text)
    if not plain.strip():
        raise ValueError("no words")
    for mark in marks:
        words = plain[mark.start:mark.end]
        if mark.kind not in MARKS[act] and not (mark.kind == "p" and mark.depth):
            raise ValueError(f"[{mark.kind}] does not go with {act}")
        if words != words.strip() or not words:
            raise ValueError(f"blank at the edge of [{mark.kind} {words}]")
        if mark.depth and mark.kind != "p":
            raise ValueError(f"[{mark.kind}] may not stand inside another mark")
    if act == "create" and not any(mark.kind == "t" for mark in marks):
        raise ValueError("create without [t]")
    if any(not 1 <= n <= len(row.board) for n in tasks):
        raise ValueError("a number that is not on the board")
    return Piece(act, tasks, m.group(3), plain, marks, breaks)


def read(path):
    """The rows of a file, and what is wrong with it, a line each."""
    rows, wrong, board, speaker, hand, row, on_board = [], [], [], "", "", None, False

    def close():
        nonlocal row
        if row is not None and row.pieces:
            rows.append(row)
        elif row is not None:
            wrong.append(f"{path.name}:{row.line}: a row without a piece")
        row = None

    for number, line in enumerate(path.open(encoding="utf-8"), 1):
        line = line.rstrip("\n")
        if not line.strip():
            close()
            on_board = False
        elif line.startswith("speaker: "):
            speaker = line[9:]
        elif line.startswith("hand: "):
            hand = line[6:]
        elif line.startswith("# "):
            pass
        elif line in ("board", "board none"):
            close()
            board, on_board = [], line == "board"
        elif on_board:
            m = re.match(r"(\d+) (\S.*)$", line)
            if m and int(m.group(1)) == len(board) + 1:
                board.append(m.group(2))
            else:
                wrong.append(f"{path.name}:{number}: board lines are numbered 1, 2, 3 …")
        elif line in ("dump", "say"):
            close()
            row = Row(line, speaker, hand, path, number)
            row.board = list(board) if line == "say" else []
        elif row is None:
            wrong.append(f"{path.name}:{number}: not inside a row: {line[:50]}")
        elif re.match(r"card \d+$", line):
            row.card = int(line[5:])
            if not 1 <= row.card <= len(row.board):
                wrong.append(f"{path.name}:{number}: the card is not on the board")
        elif line.startswith("just ") and "|" not in line:
            row.just = line[5:]
            if not JUST.match(row.just):
                wrong.append(f"{path.name}:{number}: not understood: {line}")
        else:
            try:
                row.pieces.append(piece(line, row))
            except ValueError as error:
                wrong.append(f"{path.name}:{number}: {error}")
    close()
    return rows, wrong


def files(part):
    return sorted((ROOT / part).glob("*.txt"))


def load(*parts):
    """All rows of some parts: `seed`, `hands`, `dev`, `sealed`."""
    return [row for part in parts for path in files(part) for row in read(path)[0]]


def plain():
    """The rows of `Corpus/plain`: act, kind or "-", and text, a line each."""
    rows = []
    for path in sorted((ROOT / "plain").glob("*.tsv")):
        for number, line in enumerate(path.open(encoding="utf-8"), 1):
            act, kind, text = line.rstrip("\n").split("\t")
            row = Row("plain", "", "plain", path, number)
            row.pieces = [Piece(act, [], None, text, [], False)]
            row.plain_kind = None if kind == "-" else kind
            rows.append(row)
    return rows


def kinds():
    """What kind a piece is, by its words: `Corpus/kinds`, kind and text, a line each."""
    told = {}
    for path in sorted((ROOT / "kinds").glob("*.tsv")):
        for line in path.open(encoding="utf-8"):
            kind, text = line.rstrip("\n").split("\t")
            told[spelled(text)] = kind
    return told


def spelled(text):
    return " ".join(text.lower().split())


def words(text):
    return re.findall(r"[a-z0-9']+", text.lower())


def main():
    failed, told = 0, {}
    for part in ("seed", "hands", "dev", "sealed"):
        dumps, says, speakers, acts = 0, 0, set(), collections.Counter()
        for path in files(part):
            rows, wrong = read(path)
            for line in wrong:
                print(f"{part}/{line}")
            failed += len(wrong)
            for row in rows:
                dumps, says = dumps + (row.kind == "dump"), says + (row.kind == "say")
                speakers.add((row.hand, row.speaker))
                acts.update(p.act for p in row.pieces)
                told.setdefault(" ".join(words(row.text)), set()).add(part)
        print(f"{part}: {dumps} dumps and {says} messages of {len(speakers)} speakers")
        print("   " + ", ".join(f"{act} {count}" for act, count in acts.most_common()))
    # A long text on both sides of the line would be learnt by heart; "done" may be said by anybody.
    for text, parts in told.items():
        if "sealed" in parts and len(parts) > 1 and len(text.split()) > 5:
            failed += 1
            print(f"on both sides of the line: {text[:80]}")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()

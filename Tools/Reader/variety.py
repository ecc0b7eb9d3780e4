"""Noise: a message as it may come another time, without marks, mistyped, on another day, in another scene, in one breath with another."""
import collections, random
import corpus, reader, scores
from examples import copied, example
from reader import Tokens

def noised(row, tokens):
    """The same message as it would come from another keyboard: without capitals or punctuation marks at times."""
    if random.random() < 0.25:
        tokens.norms = tokens.norms[:]
        for shape in tokens.shapes:
            shape[0] = shape[1] = False
    if random.random() < 0.15:
        norms = tokens.norms[:]
        for i, w in enumerate(norms):
            if len(w) > 4 and w.isalpha() and random.random() < 0.06:
                k = random.randrange(1, len(w) - 1)
                norms[i] = random.choice([w[:k] + w[k + 1:], w[:k] + w[k + 1] + w[k] + w[k + 2:], w[:k] + w[k] + w[k:]])
        tokens.norms = norms


DAYS = "monday tuesday wednesday thursday friday saturday sunday".split()


def on_another_day(row, tokens):
    """One weekday is as good as another, where no title names one."""
    if not set(DAYS) & set(tokens.norms) or random.random() < 0.6 or any(set(DAYS) & set(Tokens(t).norms) for t in row.board):
        return
    moved = dict(zip(DAYS, random.sample(DAYS, len(DAYS))))
    tokens.norms = [moved.get(w, w) for w in tokens.norms]


def without_punctuation(item):
    """Marks of punctuation gone, where they are words of their own within a piece."""
    row, (tokens, labels, roles, person, owner) = item
    keep = [i for i, w in enumerate(tokens.raw) if w[0].isalnum() or labels[i].endswith("B")]
    cut = Tokens("")
    cut.text, cut.spans, cut.raw = tokens.text, [tokens.spans[i] for i in keep], [tokens.raw[i] for i in keep]
    cut.norms, cut.shapes = [tokens.norms[i] for i in keep], [list(tokens.shapes[i]) for i in keep]
    return row, (cut, *([part[i] for i in keep] for part in (labels, roles, person, owner)))


# Acts that mean the same whatever is listed, and those that a card or something just done gives their sense.
ANYWHERE = set("next lookup remember recall forget draft persona context undo redo chat create".split())


# Nothing is listed, and nothing was asked.
EMPTY = corpus.Row("say", "", "", None, 0)


def goes_anywhere(row):
    """Whether a row may be said to other scenes: a plain one, and what anybody says to an empty list."""
    return row.kind == "plain" or row.hand == "house" and row.kind == "say" and row.known and not row.board and not row.just


def in_some_scene(row, scenes):
    """A row said to the scene of another, where nothing in that can change what it means."""
    acts = {piece.act for piece in row.pieces}
    chance = random.random()
    if not acts <= ANYWHERE or chance < 0.3:
        return row
    other = random.choice(scenes) if chance < 0.85 else EMPTY
    # Words that a title shares would make news of it, and an answer is only one where something was asked.
    if (other.just or "").startswith("asked") and acts & {"chat", "create"}:
        return row
    if acts & {"chat", "create", "draft"} and reader.content(row.text) & set().union(*map(reader.content, other.board)):
        return row
    made = corpus.Row(row.kind, row.speaker, row.hand, row.file, row.line)
    made.pieces, made.plain_kind, made.known = row.pieces, row.plain_kind, True
    made.board, made.card, made.just = other.board, other.card, other.just
    return made


def hides_scene(row):
    if row.kind == "dump":
        return random.random() < 0.5
    return bool(row.board) and not row.just and row.card is None and random.random() < 0.08


def without_scene(row):
    """The same words to somebody of whom nothing is known."""
    other = corpus.Row(row.kind, row.speaker, row.hand, row.file, row.line)
    other.pieces, other.known = row.pieces, False
    return other


def just_shown(row):
    """Most hands say of a card that was just shown only that it is there."""
    if row.card is None or row.just or row.kind != "say" or random.random() < 0.5:
        return row
    other = corpus.Row(row.kind, row.speaker, row.hand, row.file, row.line)
    other.pieces, other.board, other.card, other.just, other.known = row.pieces, row.board, row.card, "shown", row.known
    return other


def with_others(row, scenes):
    """The same message where more is listed: what it does not speak of changes nothing."""
    if not row.board or row.kind != "say" or random.random() < 0.8:
        return row
    words, board = reader.content(row.text), list(row.board)
    if "last" in words or "all" in row.text.lower():
        return row
    taken = words.union(*map(reader.content, board))
    for title in random.choice(scenes).board[:random.randint(1, 5)]:
        if not reader.content(title) & taken:
            board.append(title)
            taken |= reader.content(title)
    other = corpus.Row(row.kind, row.speaker, row.hand, row.file, row.line)
    other.pieces, other.board, other.card, other.just, other.known = row.pieces, board, row.card, row.just, row.known
    return other


# What stands by itself wherever it is said, if it names what it is about; and what is said behind it as well as alone.
ALONE = set("create complete snooze drop reopen update remember none".split())
AFTERWARDS = set("next lookup recall why".split())
JOINTS = ["and", "and also", "also", "oh and", "and then", "plus", "oh", "but", "then", "and btw", "right"]
# How many messages are said in one breath with another, and how many words a dump has at most to which another is joined.
JOINED, SHORT = 0.25, 45


def stands_alone(row):
    """Whether each piece names what it is about, so that it means the same behind other words."""
    named = all(p.act in ALONE and (p.act not in scores.ON_TASKS or p.tasks and p.words("r")) for p in row.pieces)
    return row.kind == "say" and named and any(p.act != "none" for p in row.pieces)


class Partners:
    """Messages that may be said in one breath with another: to the same list, or new things that no list knows."""

    def __init__(self, items):
        self.by_board, self.new = collections.defaultdict(list), []
        self.dumps = [row for row, ex in items if row.kind == "dump" and len(ex[0].raw) <= SHORT]
        for row, _ in items:
            if stands_alone(row):
                if row.board:
                    self.by_board[tuple(row.board)].append(row)
                if all(p.act in ("create", "none") for p in row.pieces):
                    self.new.append(row)

    def of(self, row):
        """None where the two speak of the same."""
        if row.kind == "dump":
            return random.choice(self.dumps)
        among = self.by_board.get(tuple(row.board), [])
        if among and random.random() < 0.75:
            other = random.choice(among)
            tasks = lambda r: {t for p in r.pieces for t in p.tasks}
            return None if tasks(other) & tasks(row) else other
        other = random.choice(self.new)
        known = set().union(*map(reader.content, row.board)) if row.board else set()
        return None if reader.content(other.text) & (known | reader.content(row.text)) else other


def may_be_joined(row, ex):
    acts = {p.act for p in row.pieces}
    if row.kind == "dump":
        return len(ex[0].raw) <= SHORT
    asked = (row.just or "").startswith("asked")
    return row.kind == "say" and not asked and len(row.pieces) < 4 and acts <= ALONE | AFTERWARDS and acts != {"none"}


def joined(row, ex, partners):
    """Two messages to the same list in one breath, or two short dumps."""
    if random.random() > JOINED or not may_be_joined(row, ex):
        return row, ex
    other = partners.of(row)
    if other is None or other.text == row.text or row.kind == "say" and len(other.pieces) > 3:
        return row, ex
    is_last = {p.act for p in row.pieces} & AFTERWARDS
    isnt_first = row.kind == "dump" or stands_alone(row)
    first, second = (other, row) if is_last or isnt_first and random.random() < 0.5 else (row, other)
    made = corpus.Row(row.kind, row.speaker, row.hand, row.file, row.line)
    made.board, made.card, made.just, made.known = row.board, row.card, row.just, row.known
    head, tail = list(first.pieces), list(second.pieces)
    last, start = head[-1], tail[0]
    end = random.choice([",", ".", "", "", " -", "!"]) if last.text[-1].isalnum() else ""
    head[-1] = corpus.Piece(last.act, last.tasks, last.verb, last.text + end, last.marks, random.random() < 0.08)
    has_joint = start.text.split()[0].lower() in ("and", "oh", "also", "but", "then", "plus", "so")
    lead = random.choice(JOINTS) + " " if random.random() < 0.5 and not has_joint else ""
    marks = [corpus.Mark(m.kind, m.shared, m.start + len(lead), m.end + len(lead), m.depth) for m in start.marks]
    tail[0] = corpus.Piece(start.act, start.tasks, start.verb, lead + start.text, marks, start.breaks)
    made.pieces = head + tail
    learnt = example(made)
    return (made, learnt) if learnt else (row, ex)


def varied(batch, scenes, partners):
    """A batch as it may come another time."""
    batch = [joined(row, ex, partners) for row, ex in batch]
    batch = [(row, (copied(ex[0]), *ex[1:])) for row, ex in batch]
    batch = [(without_scene(row) if hides_scene(row) else in_some_scene(row, scenes) if goes_anywhere(row) else with_others(just_shown(row), scenes), ex)
             for row, ex in batch]
    for row, ex in batch:
        on_another_day(row, ex[0])
        noised(row, ex[0])
    return batch

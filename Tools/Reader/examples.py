"""A row of the corpus as the words and labels that are learnt."""
from reader import Tokens

ROLE_OF = {"t": "T", "w": "W", "m": "M", "r": "R", "n": "N"}


def example(row):
    """A row with its labels; None where a word runs across two pieces ("milk,eggs" told as two)."""
    tokens = Tokens(row.text)
    if not tokens.raw:
        return None
    labels, roles, person, owner = [None] * len(tokens.raw), ["O"] * len(tokens.raw), [0.0] * len(tokens.raw), [0] * len(tokens.raw)
    at = 0
    for index, piece in enumerate(row.pieces):
        end, begins = at + len(piece.text), True
        for i, (a, b) in enumerate(tokens.spans):
            if a >= at and b <= end:
                labels[i], begins, owner[i] = f"{piece.act}|{'B' if begins else 'I'}", False, index
        for mark in piece.marks:
            for i, (a, b) in enumerate(tokens.spans):
                if a < at + mark.end and b > at + mark.start and labels[i] is not None:
                    if mark.kind == "p":
                        person[i] = 1.0
                    else:
                        roles[i] = "S" if mark.shared else ROLE_OF[mark.kind]
        at = end + 1
    if None in labels:
        return None
    return tokens, labels, roles, person, owner


def pieces_of(row, ex):
    """The pieces that have words, with the first of these and the one behind the last."""
    for index, p in enumerate(row.pieces):
        mine = [i for i, o in enumerate(ex[4]) if o == index]
        if mine:
            yield p, mine[0], mine[-1] + 1


def copied(tokens):
    other = Tokens("")
    other.text, other.spans, other.raw = tokens.text, tokens.spans, tokens.raw
    other.norms, other.shapes = tokens.norms[:], [list(s) for s in tokens.shapes]
    return other

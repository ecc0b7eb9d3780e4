"""The network that reads messages, and how a message and its scene become numbers. Training is in train.py.

A word is what it is, its affixes, its shape, and what the scene says of it. Two bidirectional recurrent layers give each
word a piece (act, and whether the piece begins here) and a role; pieces are well formed by Viterbi decoding. A second
score tells for each piece and each listed task whether the one is about the other.
"""
import functools, re
import numpy
import torch
import torch.nn as nn
from corpus import ACTS, KINDS, TALK

TOKEN = re.compile(r"[^\W_]+(?:['’\-:/.@&]+[^\W_]+)*|\S")
ROLES = "OTWSMRN"  # other, title, time, time of several pieces, moment to be reminded, reference, note
LABELS = [f"{act}|{edge}" for act in ACTS for edge in "BI"]
HASHES = 8192
WORDS = 16384
JUSTS = ["asked", "created", "done", "snoozed", "dropped", "updated", "undone", "shown", "said"]
SMALL = frozenset("""a an the my our your his her its their i me we us you he she it they them this that these those of to in on at
for from by with and or but so as is are was be been am do does did have has had will would can could should must not no
some any all just also then there here um uh""".split())
SCENE = 11 + len(JUSTS)
LINKS = 28
MEANING = 64
LIKENESS = 4
# Of a longer message the first network alone reads all, as a person waits for it.
MOST_WORDS = 120


def norm(word):
    word = word.lower().replace("’", "'")
    if word.isdigit():
        return "0" * min(len(word), 3)
    return re.sub(r"\d", "0", word)


def hashed(text, buckets=HASHES):
    """FNV-1a."""
    value = 2166136261
    for byte in text.encode():
        value = ((value ^ byte) * 16777619) & 0xFFFFFFFF
    return value % buckets


@functools.lru_cache(100_000)
def word_id(word):
    """The row of a word; 0 is that of a word which nothing is known of."""
    return hashed("=" + word, WORDS - 1) + 1


@functools.lru_cache(100_000)
def stem_id(word):
    return hashed("~" + word, WORDS)


@functools.lru_cache(100_000)
def affixes(word):
    return [hashed("p" + word[:3]), hashed("s" + word[-3:]), hashed("t" + word[-2:]), hashed("q" + word[:5]), hashed("w" + word)]


@functools.lru_cache(100_000)
def stem(word):
    """What is left when the common endings are gone: enough to tell that "printed" may speak of "print"."""
    for ending in ("'s", "s'", "ings", "ing", "ies", "ied", "es", "ed", "ly", "s", "d", "e", "y"):
        if len(word) - len(ending) >= 3 and word.endswith(ending):
            word = word[:len(word) - len(ending)]
            break
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word


PLACES = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
COUNTS = "two three four five six seven eight nine ten".split()


def places_said(raw):
    """Numbers that words say ("3", "#3", "two"), places ("first"), and whether the last is named."""
    numbers, places = set(), set()
    for word in raw:
        word = word.lower()
        if word.isascii() and word.isdigit() and len(word) < 3:
            numbers.add(int(word))
        elif word in COUNTS:
            numbers.add(COUNTS.index(word) + 2)
        elif word in PLACES:
            places.add(PLACES.index(word) + 1)
    return numbers, places, "last" in map(str.lower, raw)


def is_listed(raw, tasks):
    """Whether a word is the number of one of so many listed tasks."""
    return raw.isascii() and raw.isdigit() and len(raw) < 3 and 1 <= int(raw) <= tasks


SMALL_STEMS = frozenset(stem(w) for w in SMALL)


class Tokens:
    """The words of a text with what can be seen of them without knowing them."""

    def __init__(self, text):
        self.text = text
        found = list(TOKEN.finditer(text))
        self.spans = [m.span() for m in found]
        self.raw = [m.group() for m in found]
        self.norms = [norm(w) for w in self.raw]
        self.shapes = []
        for index, word in enumerate(self.raw):
            gap = text[self.spans[index - 1][1] if index else 0:self.spans[index][0]]
            self.shapes.append([word[:1].isupper(), word.isupper() and len(word) > 1, any(c.isdigit() for c in word),
                                not word[0].isalnum(), "\n" in gap or index == 0, len(word) > 7])


@functools.lru_cache(100_000)
def content(text):
    return {stem(norm(m.group())) for m in TOKEN.finditer(text) if m.group()[0].isalnum()} - SMALL_STEMS


class Scene:
    def __init__(self, row):
        self.board, self.card, self.just, self.known = row.board, row.card, row.just, row.known
        self.titles = [content(t) for t in row.board]
        self.words = set().union(*self.titles) if self.titles else set()
        kind = (row.just or "").split(" ")[0].rstrip(":")
        self.flags = [kind == j for j in JUSTS]
        just = row.just or ""
        # Numbers stand behind the colon of "asked which: 1, 3", and before that of "asked move 3: friday".
        tail = just.split(":")[0 if just.startswith("asked move") else -1]
        if kind == "said" or just.startswith(("asked keep", "asked open")):
            tail = ""
        self.touched = [n for n in map(int, re.findall(r"\d+", tail)) if 1 <= n <= len(row.board)]
        self.asked = just[:11]
        # What Nudgy said or asked in words may name a task.
        told = content(just.split(":", 1)[-1]) if kind == "said" or just.startswith("asked open") else set()
        self.told = [len(t & told) / max(1, len(t)) for t in self.titles]
        # What it asked about or offered to keep; an answer says words of it.
        self.offered = content(just.split(":", 1)[-1]) if kind == "said" or just.startswith(("asked open", "asked keep")) else set()

    def features(self, tokens):
        out = []
        card = self.titles[self.card - 1] if self.card else set()
        touched = set().union(*(self.titles[n - 1] for n in self.touched)) if self.touched else set()
        for word, raw in zip(tokens.norms, tokens.raw):
            s = stem(word)
            near = sum(s in t for t in self.titles)
            out.append([near == 1, near > 1, s in card, s in touched, bool(self.board), self.card is not None,
                        self.asked.startswith("asked which"), self.asked.startswith("asked keep")] + self.flags
                       + [self.known, is_listed(raw, len(self.board)), s in self.offered])
        return out

    def links(self, index, words, raw, rare, likeness):
        """How a piece of these words goes with the listed task at `index`, from 0; `likeness` as `Likeness.piece` tells."""
        title = self.titles[index]
        own = {stem(w) for w in words} - SMALL_STEMS
        both = own & title
        weight = lambda ws: sum(rare[stem_id(w)] for w in ws)
        others = [weight(own & t) for k, t in enumerate(self.titles) if k != index]
        mine, best = weight(both), max(others, default=0.0)
        close = max((len(prefix(a, b)) / max(len(a), len(b)) for a in own for b in title if a[0] == b[0] and len(a) > 3), default=0.0)
        pointed = any(w in ("it", "that", "this", "one", "them", "those") for w in words)
        return [mine / 10, len(both) / max(1, len(title)), len(both) / max(1, len(own)), mine > best > 0 or mine > 0 == best,
                mine < best, mine == best and mine > 0, close, self.card == index + 1, index + 1 in self.touched,
                self.card == index + 1 and not any(o for o in others) and not both, index + 1 in self.touched and pointed,
                index + 1 in self.touched and not both and best == 0, len(words) < 4, 1.0] + self.places(index, raw) + likeness[index].tolist()

    def places(self, index, raw):
        """Whether the words count to the task at `index`, among all or among those that were just touched; whether Nudgy named it."""
        numbers, places, last = places_said(raw)
        several = self.touched if len(self.touched) > 1 else []
        place = several.index(index + 1) + 1 if index + 1 in several else 0
        return [index + 1 in numbers, index + 1 in places, last and index + 1 == len(self.board), place in places,
                last and place > 0 and place == len(several), place > 0, self.told[index],
                self.told[index] > 0 and self.told[index] == max(self.told)]


class Likeness:
    """How much the words of a message and those of listed titles are about the same, by the vectors of `fields.py`."""

    def __init__(self, tokens, scene, meanings, rare):
        self.stems, self.meanings, self.rare = [stem(w) for w in tokens.norms], meanings, rare
        self.mine = numpy.array([self.vector(s) for s in self.stems], dtype=numpy.float32).reshape(-1, MEANING)
        self.titles = [self.known(sorted(t)) for t in scene.titles]
        self.scene = scene

    def vector(self, s):
        return self.meanings[s] if s in self.meanings and s not in SMALL_STEMS else NOTHING

    def known(self, stems):
        """The vectors of those that have one, and how telling each is."""
        stems = [s for s in stems if s in self.meanings and s not in SMALL_STEMS]
        weights = numpy.array([self.rare[stem_id(s)] for s in stems], dtype=numpy.float32)
        return numpy.array([self.meanings[s] for s in stems], dtype=numpy.float32).reshape(-1, MEANING), weights

    def features(self):
        """Of each word: its likeness to the likest title, by how much that is before the next, the same for card and for what was
        touched; and what the word itself means."""
        near = numpy.zeros((len(self.stems), max(1, len(self.titles))), dtype=numpy.float32)
        for k, (vectors, _) in enumerate(self.titles):
            if len(vectors):
                near[:, k] = numpy.maximum((self.mine @ vectors.T).max(1), 0)
        ranked = numpy.sort(near, 1)
        before = ranked[:, -1] - (ranked[:, -2] if near.shape[1] > 1 else 0)
        card = near[:, self.scene.card - 1] if self.scene.card else 0 * before
        touched = near[:, [n - 1 for n in self.scene.touched]].max(1) if self.scene.touched else 0 * before
        return numpy.concatenate([numpy.stack([ranked[:, -1], before, card, touched], 1), self.mine], 1)

    def piece(self, first, last):
        """Of each listed task: the likeness of the mean words, of each of its words to the likest of the piece, of the likest two; and by
        how much each is before (or behind) the best of the others."""
        vectors, weights = self.known(sorted(set(self.stems[first:last])))
        out = numpy.zeros((len(self.titles), 3), dtype=numpy.float32)
        if len(vectors):
            middle = unit(weights @ vectors)
            for k, (title, telling) in enumerate(self.titles):
                if len(title):
                    both = vectors @ title.T
                    out[k] = [middle @ unit(telling @ title), both.max(0).mean(), both.max()]
        ranked = numpy.sort(out, 0)
        best, second = ranked[-1], ranked[-2] if len(out) > 1 else ranked[-1]
        return numpy.concatenate([out, numpy.where(out == best, out - second, out - best)], 1)


NOTHING = numpy.zeros(MEANING, dtype=numpy.float32)


def unit(vector):
    return vector / max(1e-8, float(numpy.sqrt((vector * vector).sum())))


def prefix(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[n] == b[n]:
        n += 1
    return a[:n]


# Units of a direction of each layer, in the weights of the repo.
WIDTH = 160


class Network(nn.Module):
    def __init__(self, width=96, embedding=64, affix=32, dropout=0.35):
        super().__init__()
        self.word = nn.Embedding(WORDS, embedding, padding_idx=0)
        self.affix = nn.EmbeddingBag(HASHES, affix, mode="mean")
        self.recurrent = nn.LSTM(embedding + affix + 6 + SCENE + LIKENESS + MEANING, width, 2, bidirectional=True, dropout=0.3, batch_first=True)
        self.piece, self.role = nn.Linear(2 * width, len(LABELS)), nn.Linear(2 * width, len(ROLES))
        self.person = nn.Linear(2 * width, 1)
        # What kind of talk a piece is, or what it asks.
        self.kind = nn.Linear(2 * width, len(KINDS))
        # The same from the words as well, fitted when all else stands; this is the one that is used.
        self.talk = nn.Linear(2 * width + embedding + affix, len(KINDS))
        # A listed task, as its words are known; a piece, as it was read; how they go together.
        self.task, self.about = nn.Linear(embedding + affix, 48), nn.Linear(2 * width, 48)
        self.link = nn.Sequential(nn.Linear(LINKS + 49 + len(ACTS), 32), nn.ReLU(), nn.Linear(32, 1))
        self.drop = nn.Dropout(dropout)

    def embed(self, ids, parts):
        shape = ids.shape
        bag = self.affix(parts.reshape(-1, parts.shape[-1])).reshape(*shape, -1)
        return torch.cat([self.word(ids), bag], -1)

    def forward(self, ids, parts, seen, lengths):
        x = self.drop(torch.cat([self.embed(ids, parts), seen], -1))
        if (lengths == lengths[0]).all():
            hidden = self.recurrent(x)[0]
        else:
            packed = nn.utils.rnn.pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
            hidden, _ = nn.utils.rnn.pad_packed_sequence(self.recurrent(packed)[0], batch_first=True)
        hidden = self.drop(hidden)
        return hidden, self.piece(hidden), self.role(hidden), self.person(hidden).squeeze(-1)

    def links(self, pieces, acts, tasks, features):
        """One score a pair: a piece's mean reading, its act, a task's mean words, and what is seen of both."""
        a, b = self.about(pieces), self.task(tasks)
        return self.link(torch.cat([features, a * b, (a * b).sum(-1, keepdim=True), acts], -1)).squeeze(-1)


def kinds_of(act):
    """The places of the kinds that an act may be of."""
    if act == "lookup":
        return range(len(TALK), len(KINDS))
    return range(len(TALK)) if act == "chat" else range(0)


def decode(scores, line_starts=()):
    """The best well-formed run of pieces: an inner word belongs to the act that the word before it has, and none begins a line."""
    n, acts = scores.shape[0], len(ACTS)
    scores = scores.view(n, acts, 2)
    best, back = scores[0, :, 0].clone(), []
    inside = torch.full((acts,), -1e9)
    for i in range(1, n):
        both = torch.maximum(best, inside)
        top, which = both.max(0)
        stays = torch.stack([best, inside]).max(0)
        back.append((which.item(), (inside > best).tolist()))
        best, inside = top + scores[i, :, 0], stays.values + scores[i, :, 1]
        if i < len(line_starts) and line_starts[i]:
            inside = torch.full((acts,), -1e9)
    act = int(torch.maximum(best, inside).argmax())
    edge = int(inside[act] > best[act])
    path = [(act, edge)]
    for which, was_inside in reversed(back):
        if edge == 0:
            act = which
        edge = int(was_inside[act])
        path.append((act, edge))
    return path[::-1]

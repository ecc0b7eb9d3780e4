"""Batches made beforehand, with what the elders say of them: python3 soft.py --elders [TEACHER] READER --fresh HAND … --versions N --into FOLDER.

Each version of the corpus is another noise; half of its rows have other words, are a part of themselves or stand in another scene, so that
the elders tell of words nobody labelled. Who learns from the files (`distil.py`) only counts.
"""
import argparse, collections, os, random, time
import torch, torch.nn as nn
import corpus, fields, reader, scores, teacher, train, variety
from examples import copied, example, pieces_of

# How much the teacher counts beside each of the readers of before.
TEACHER = 2
# How much counts what is written, in rows that no elder ever met.
WRITTEN = 0.7
# The same where these rows alone are made (`--only`): elders who misread talk with the program tell little of it.
WRITTEN_ALONE = 0.85
STRANGE, OTHER_WORDS = 0.25, 0.25


def neighbours():
    """Words of everyday life, each with some that stand on a line with it."""
    near = collections.defaultdict(set)
    for path in sorted((corpus.ROOT / "fields").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            words = [w for w in line.split() if w.isalpha() and len(w) > 2] if not line.startswith("#") else []
            for word in words:
                if len(near[word]) < 60:
                    near[word].update(random.sample(words, min(8, len(words))))
    return {word: sorted(words - {word}) for word, words in near.items() if len(words) > 1}


def look_alikes(items):
    """Content words by how they end and look."""
    found = collections.defaultdict(set)
    for _, (tokens, *_) in items:
        for raw, word in zip(tokens.raw, tokens.norms):
            if word.isalpha() and len(word) > 3 and word not in reader.SMALL:
                found[kind_of(raw, word)].add(word)
    return {key: sorted(words) for key, words in found.items() if len(words) > 5}


def kind_of(raw, word):
    return word[-2:], raw[0].isupper()


def with_other_words(ex, others, share):
    tokens, *rest = ex
    tokens = copied(tokens)
    tokens.norms = [random.choice(others(raw, word)) if random.random() < share and others(raw, word) else word
                    for raw, word in zip(tokens.raw, tokens.norms)]
    return (tokens, *rest)


def a_part(ex):
    """Some of the words in a row, as if nothing else had been said."""
    tokens = ex[0]
    first = random.randrange(0, len(tokens.raw) - 2)
    keep = range(first, random.randrange(first + 2, len(tokens.raw) + 1))
    cut = reader.Tokens("")
    cut.text, cut.spans, cut.raw = tokens.text, [tokens.spans[i] for i in keep], [tokens.raw[i] for i in keep]
    cut.norms, cut.shapes = [tokens.norms[i] for i in keep], [list(tokens.shapes[i]) for i in keep]
    return (cut, *([part[i] for i in keep] for part in ex[1:]))


def elsewhere(row, scenes):
    other = random.choice(scenes)
    made = corpus.Row(row.kind, row.speaker, row.hand, row.file, row.line)
    made.pieces, made.plain_kind, made.known = row.pieces, row.plain_kind, True
    made.board, made.card, made.just = other.board, other.card, other.just
    return made


def strange(row, ex, scenes, alike):
    """Words that nobody labelled."""
    chance = random.random()
    if chance < 0.45:
        ex = with_other_words(ex, lambda raw, word: alike.get(kind_of(raw, word), []), random.choice((0.1, 0.25)))
    elif chance < 0.75 and len(ex[0].raw) > 3:
        ex = a_part(ex)
    return (elsewhere(row, scenes) if random.random() < 0.35 and row.kind != "dump" else row), ex


def pairs(encoder, batch, encoded):
    """As `train.pairs`; gold is -1 where nothing is labelled."""
    paired = train.pairs(encoder, batch, encoded)
    if not paired:
        return None
    *rest, gold = paired
    labelled = torch.tensor([batch[b][2] for b, *_ in paired[0]])[paired[1]]
    return *rest, torch.where(labelled, gold, torch.tensor(-1.0))


def links(net, encoder, hidden, paired):
    spans, about, acts, titles, features, _ = paired
    acts = nn.functional.one_hot(acts, len(corpus.ACTS)).float()
    return net.links(train.means(hidden, spans)[about], acts, encoder.titles(net, titles), features)


def told(elders, encoder, words, paired, extra):
    """What the elders say in the mean: acts, roles, persons and links."""
    ids, parts, seen, lengths = words
    whole = sum(weight for _, weight in elders)
    sums = [0, 0, 0, 0]
    with torch.no_grad():
        for net, weight in elders:
            own = parts if isinstance(net, teacher.Teacher) else parts[..., :parts.shape[-1] - extra]
            hidden, piece, role, person = net(ids, own, seen, lengths)
            said = [piece.softmax(-1), role.softmax(-1), person.sigmoid(),
                    links(net, encoder, hidden, paired).sigmoid() if paired else torch.zeros(0)]
            sums = [total + part * weight / whole for total, part in zip(sums, said)]
    return sums


def pad(parts, value=0):
    return nn.utils.rnn.pad_sequence(parts, batch_first=True, padding_value=value)


def made(batch, encoder, elders, extra, fresh, written=WRITTEN):
    """A batch as numbers: what is seen, what is written, and what the elders say."""
    encoded = [encoder.message(row, ex[0]) for row, ex, _ in batch]
    lengths = torch.tensor([len(e[0]) for e in encoded])
    words = pad([e[0] for e in encoded]), pad([e[1] for e in encoded]), pad([e[2] for e in encoded]), lengths
    paired = pairs(encoder, batch, encoded)
    piece, role, person, linked = told(elders, encoder, words, paired, extra)
    want = pad([torch.tensor([reader.LABELS.index(x) for x in ex[1]]) for _, ex, _ in batch])
    roles = pad([torch.tensor([reader.ROLES.index(x) for x in ex[2]]) for _, ex, _ in batch])
    new = torch.tensor([written * float(row.hand in fresh and hard) for row, _, hard in batch])[:, None, None]
    piece = piece * (1 - new) + new * nn.functional.one_hot(want, piece.shape[-1])
    role = role * (1 - new) + new * nn.functional.one_hot(roles, role.shape[-1])
    out = dict(ids=words[0].short(), parts=words[1][..., :words[1].shape[-1] - extra].short(), seen=words[2].half(), lengths=lengths,
               rare=pad([torch.tensor([encoder.count[w] < 5 for w in ex[0].norms]) for _, ex, _ in batch]),
               piece=piece.half(), role=role.half(), person=person.half(), want=want.short(), want_role=roles.short(),
               hard=torch.tensor([float(hard) for _, _, hard in batch]),
               full=torch.tensor([0.0 if row.kind == "plain" else 1.0 for row, _, _ in batch]))
    if paired:
        spans, about, acts, titles, features, gold = paired
        owner = torch.tensor([b for b, _, _ in spans])[about]
        share = new[owner, 0, 0]
        different = sorted(set(titles))
        read = [encoder.words(reader.Tokens(t).norms or ["?"]) for t in different]
        out["pairs"] = dict(spans=spans, about=about, acts=acts.short(), features=features.half(), gold=gold,
                            links=(linked * (1 - share) + share * gold.clamp(min=0)).half(),
                            ids=pad([r[0] for r in read]).short(), parts=pad([r[1] for r in read]).short(),
                            lengths=torch.tensor([len(r[0]) for r in read]), which=torch.tensor([different.index(t) for t in titles]))
    return out


def share(rank, options):
    torch.set_num_threads(1)
    rows = corpus.load("seed", "hands") + corpus.plain()
    items = [(row, ex) for row in rows for ex in [example(row)] if ex]
    elders = []
    if len(options.elders) > 1:
        elders.append((teacher.loaded(options.elders[0]).nets[0].eval(), TEACHER))
    encoder = (teacher if elders else train).Encoder(items, fields.learnt())
    scenes, partners = [row for row, _ in items if row.board], variety.Partners(items)
    alike = look_alikes(items)
    random.seed(5)
    near = neighbours()
    if options.only:
        items = [(row, ex) for row, ex in items if row.hand in options.fresh]
        items += [(row, ex) for row, ex in items if row.kind == "dump"] * 2
    else:
        # What is rare among so many short messages counts for more.
        items += [(row, ex) for row, ex in items if row.kind == "dump"] + [(row, ex) for row, ex in items if row.hand in ["house", *options.fresh]] * 2
    before = train.loaded(options.elders[-1])
    encoder.rare = before.encoder.rare
    elders += [(net.eval(), 1) for net in before.nets]
    # What the teacher alone reads stands behind.
    extra = teacher.PARTS if len(options.elders) > 1 else 0
    for version in range(options.versions):
        order = random.Random(100 + version)
        random.seed(200 + 2 * version + rank)
        torch.manual_seed(version)
        began, shard, count = time.time(), [], 0
        batches = train.batches(items, 64, order)
        for n, batch in enumerate(batches):
            got = []
            for row, ex in variety.varied(batch[rank::2] or batch[:1], scenes, partners):
                chance, hard = random.random(), True
                if options.only:
                    pass
                elif chance < STRANGE:
                    (row, ex), hard = strange(row, ex, scenes, alike), False
                elif chance < STRANGE + OTHER_WORDS:
                    others = lambda raw, word: near.get(word, []) if word not in reader.SMALL else []
                    ex, hard = with_other_words(ex, others, random.choice((0.15, 0.4))), False
                got.append((row, ex, hard))
            shard.append(made(got, encoder, elders, extra, options.fresh, WRITTEN_ALONE if options.only else WRITTEN))
            if len(shard) == 100 or n == len(batches) - 1:
                torch.save(shard, f"{options.into}/{version:02}-{count:03}-{rank}.pt")
                shard, count = [], count + 1
        print(f"version {version}: {time.time() - began:.0f} s", flush=True)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--elders", nargs="+", required=True, help="the teacher, where there is one, and the readers of before")
    ask.add_argument("--fresh", nargs="*", default=[], help="hands that no elder learnt from")
    ask.add_argument("--only", action="store_true", help="make these hands' rows alone, as they are written")
    ask.add_argument("--versions", type=int, default=5)
    ask.add_argument("--into", required=True)
    options = ask.parse_args()
    os.makedirs(options.into, exist_ok=True)
    torch.multiprocessing.spawn(share, (options,), nprocs=2)


if __name__ == "__main__":
    main()

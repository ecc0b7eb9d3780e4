"""Learns to read: python3 train.py [--keep-out HAND …] [--passes N] [--save FILE]. See README.md."""
import argparse, collections, math, random, tempfile, time
import torch, torch.nn as nn
import corpus, fields, reader, scores
from examples import example, pieces_of
from reader import Tokens, Scene, Likeness, Network, LABELS, ROLES, decode, affixes, stem, stem_id, word_id
from variety import Partners, in_some_scene, varied, without_punctuation


class Encoder:
    def __init__(self, examples, meanings):
        self.meanings = meanings
        count = collections.Counter(w for _, (tokens, *_) in examples for w in tokens.norms)
        for row, _ in examples:
            for title in row.board:
                count.update(Tokens(title).norms)
        self.count, self.kinds = count, corpus.kinds()
        told = collections.Counter(list(self.kinds.values()) + [row.plain_kind for row, _ in examples if row.kind == "plain"])
        self.kind_weights = torch.tensor([min(3.0, math.sqrt(300 / max(1, told[k]))) for k in corpus.KINDS])
        seen = collections.Counter(stem_id(s) for row, (tokens, *_) in examples for s in {stem(w) for w in tokens.norms})
        # How telling a word is: the fewer messages have it, the more.
        self.rare = [math.log(max(1, len(examples)) / (1 + seen[k])) if seen[k] else 9.0 for k in range(reader.WORDS)]

    def words(self, norms, learns=False):
        ids = [0 if learns and random.random() < (0.3 if self.count[w] < 5 else 0.03) else word_id(w) for w in norms]
        return torch.tensor(ids), torch.tensor([affixes(w) for w in norms])

    def titles(self, net, titles):
        """The mean of the words of each title; each different one is read once."""
        different = sorted(set(titles))
        words = [self.words(Tokens(t).norms or ["?"]) for t in different]
        pad = lambda parts: nn.utils.rnn.pad_sequence(parts, batch_first=True)
        ids = pad([w[0] for w in words])
        there = pad([torch.ones(len(w[0])) for w in words])[..., None]
        means = (net.embed(ids, pad([w[1] for w in words])) * there).sum(1) / there.sum(1)
        return means[torch.tensor([different.index(t) for t in titles])]

    def message(self, row, tokens, learns=False):
        """Its words, what is seen of each, the scene, and how like its words and the titles are."""
        scene = Scene(row)
        likeness = Likeness(tokens, scene, self.meanings, self.rare)
        seen = torch.tensor([a + b for a, b in zip(tokens.shapes, scene.features(tokens))]).float()
        return (*self.words(tokens.norms, learns), torch.cat([seen, torch.from_numpy(likeness.features())], -1), scene, likeness)


def batches(items, size, random):
    """Messages of one length together, as these are learnt from twice as fast; long ones of nearly one."""
    items = [(without_punctuation(item) if random.random() < 0.15 else item) for item in items]
    alike = collections.defaultdict(list)
    for item in items:
        alike[len(item[1][0].raw)].append(item)
    made, rest = [], []
    for length in sorted(alike):
        rest += random.sample(alike[length], len(alike[length]))
        most = max(4, min(size, 2400 // (length + 4)))
        while len(rest) >= most:
            made.append(rest[:most])
            rest = rest[most:]
        if len(rest) > most // 3:
            made.append(rest)
            rest = []
    if rest:
        made.append(rest)
    random.shuffle(made)
    return made


class Reader:
    """Trained networks with what it takes to read with them: each learnt the same from another beginning, and what they say in the mean
    counts."""

    def __init__(self, nets, encoder):
        self.nets, self.encoder = nets, encoder

    def outputs(self, row, tokens):
        """What each network makes of the words: hidden rows, likelihoods of acts and of roles."""
        ids, parts, seen, scene, likeness = self.encoder.message(row, tokens)
        nets = self.nets if len(ids) <= reader.MOST_WORDS else self.nets[:1]
        outs = []
        for net in nets:
            net.eval()
            hidden, piece, role, _ = net(ids[None], parts[None], seen[None], torch.tensor([len(ids)]))
            outs.append((net, hidden[0], piece[0].softmax(-1), role[0].softmax(-1)))
        return outs, ids, parts, scene, likeness

    def read(self, row):
        """The pieces of a message: act, words of each role, probability, and the listed tasks it is about."""
        tokens = Tokens(row.text)
        if not tokens.raw:
            return []
        with torch.no_grad():
            outs, ids, parts, scene, likeness = self.outputs(row, tokens)
            mean = lambda k: torch.stack([out[k] for out in outs]).mean(0)
            likely = mean(2)
            path, roles = decode(likely.log(), [s[4] for s in tokens.shapes]), mean(3).argmax(-1).tolist()
            pieces = []
            for i, (act, edge) in enumerate(path):
                if edge == 0 or not pieces:
                    pieces.append({"act": corpus.ACTS[act], "from": i, "words": collections.defaultdict(list), "p": 0.0})
                p = pieces[-1]
                p["to"] = i + 1
                p["p"] += likely[i, 2 * act:2 * act + 2].sum().item()
                p["words"][ROLES[roles[i]]].append(tokens.raw[i])
            for p in pieces:
                p["p"] /= p["to"] - p["from"]
                p["tasks"], p["links"], p["kind"] = [], [], None
                if among := reader.kinds_of(p["act"]):
                    told = [net.talk(told_by(net, hidden, ids, parts, p["from"], p["to"]))[among.start:among.stop].softmax(-1) for net, hidden, *_ in outs]
                    p["kind"] = corpus.KINDS[among.start + int(sum(told).argmax())]
                if row.board and p["act"] in scores.ON_TASKS:
                    part = slice(p["from"], p["to"])
                    seen = likeness.piece(part.start, part.stop)
                    linked = [pair_scores(net, self.encoder, hidden[part].mean(0), p["act"], tokens.norms[part], tokens.raw[part], scene, seen, row)
                              for net, hidden, *_ in outs]
                    p["links"] = torch.stack(linked).sigmoid().mean(0).tolist()
                    p["tasks"] = [k + 1 for k, s in enumerate(p["links"]) if s > 0.5]
        return pieces


def told_by(net, hidden, ids, parts, first, last):
    """What the kind of a piece is told by: the mean reading of its words, and what they are."""
    return torch.cat([hidden[first:last].mean(0), net.embed(ids[None], parts[None])[0, first:last].mean(0)])


def pair_scores(net, encoder, mean, act, words, raw, scene, likeness, row):
    acts = torch.zeros(len(row.board), len(corpus.ACTS))
    acts[:, corpus.ACTS.index(act)] = 1
    tasks = encoder.titles(net, row.board)
    features = torch.tensor([scene.links(k, words, raw, encoder.rare, likeness) for k in range(len(row.board))]).float()
    return net.links(mean[None].expand(len(row.board), -1), acts, tasks, features)


def loaded(path):
    """What `--save` wrote."""
    saved = torch.load(path, weights_only=False)
    encoder = Encoder([], saved["meanings"])
    encoder.rare = saved["rare"]
    nets = []
    for state in saved["networks"]:
        nets.append(Network(width=state["piece.weight"].shape[1] // 2))
        for name in ("recurrent.weight_ih_l0", "recurrent.weight_ih_l0_reverse"):
            state[name] = with_scene(state[name], nets[-1].recurrent.input_size)
        nets[-1].load_state_dict(state)
    return Reader(nets, encoder)


def with_scene(weights, columns):
    """What was learnt before there were as many signs of the scene hears nothing of the new ones, which stand last of them."""
    behind = reader.LIKENESS + reader.MEANING
    new = columns - weights.shape[1]
    return torch.cat([weights[:, :-behind], torch.zeros(len(weights), new), weights[:, -behind:]], 1) if new else weights


def saved(path, networks, encoder):
    torch.save({"networks": networks, "rare": encoder.rare, "meanings": encoder.meanings}, path)


def loss_of(net, encoder, batch):
    encoded = [encoder.message(row, tokens, True) for row, (tokens, *_) in batch]
    lengths = torch.tensor([len(e[0]) for e in encoded])
    pad = lambda parts, value=0: nn.utils.rnn.pad_sequence(parts, batch_first=True, padding_value=value)
    hidden, piece, role, person = net(pad([e[0] for e in encoded]), pad([e[1] for e in encoded]), pad([e[2] for e in encoded]), lengths)
    want = pad([torch.tensor([LABELS.index(x) for x in ex[1]]) for _, ex in batch], -1)
    want_role = pad([torch.tensor([ROLES.index(x) for x in ex[2]]) for _, ex in batch], -1)
    want_person = pad([torch.tensor(ex[3]) for _, ex in batch])
    n = want.numel()
    # Of a plain row only the act is known, and there are many of them.
    full = torch.tensor([0.0 if row.kind == "plain" else 1.0 for row, _ in batch])[:, None]
    weight = (want >= 0).float() * (0.5 + 0.5 * full)
    # A short message says as much with one word as a long one with ten.
    per_row = weight / lengths[:, None].float().sqrt()
    flat = lambda x: x.reshape(n, -1)
    losses = nn.functional.cross_entropy(flat(piece), want.reshape(-1), ignore_index=-1, reduction="none", label_smoothing=0.02).view_as(want)
    role_losses = nn.functional.cross_entropy(flat(role), want_role.reshape(-1), ignore_index=-1, reduction="none").view_as(want)
    total = (losses * per_row).sum() + (role_losses * per_row * full).sum()
    # Who is to be contacted was not marked in all of the seed.
    knows = torch.tensor([0.0 if row.hand in "bcdefgi" or row.kind == "plain" else 1.0 for row, _ in batch])[:, None]
    total = total + 0.5 * (nn.functional.binary_cross_entropy_with_logits(person, want_person, reduction="none") * per_row * knows).sum()
    total = total + kind_loss(net, encoder, batch, hidden)
    paired = pairs(encoder, batch, encoded)
    if paired:
        spans, about, acts, titles, features, gold = paired
        got = net.links(means(hidden, spans)[about], nn.functional.one_hot(acts, len(corpus.ACTS)).float(), encoder.titles(net, titles), features)
        total = total + nn.functional.binary_cross_entropy_with_logits(got, gold, reduction="sum")
    return total


def pairs(encoder, batch, encoded):
    """Pieces, each with every listed task: their stretches, and for each pair the place of its stretch, the act, the title, the signs and
    whether the piece is about the task."""
    spans, about, acts, features, titles, gold = [], [], [], [], [], []
    for b, (row, ex, *_) in enumerate(batch):
        if not row.board or row.kind == "plain":
            continue
        for p, first, last in pieces_of(row, ex):
            if p.act not in scores.ON_TASKS:
                continue
            spans.append((b, first, last))
            likeness = encoded[b][4].piece(first, last)
            for k, title in enumerate(row.board):
                about.append(len(spans) - 1)
                acts.append(corpus.ACTS.index(p.act))
                features.append(encoded[b][3].links(k, ex[0].norms[first:last], ex[0].raw[first:last], encoder.rare, likeness))
                titles.append(title)
                gold.append(float(k + 1 in p.tasks))
    if not gold:
        return None
    return spans, torch.tensor(about), torch.tensor(acts), titles, torch.tensor(features).float(), torch.tensor(gold)


def means(hidden, spans):
    """The mean reading of some stretches (row, first, behind the last), in one step however many they are."""
    width = hidden.shape[1]
    places = torch.tensor([b * width + i for b, first, last in spans for i in range(first, last)])
    owner = torch.tensor([n for n, (_, first, last) in enumerate(spans) for _ in range(first, last)])
    sums = torch.zeros(len(spans), hidden.shape[2]).index_add(0, owner, hidden.reshape(-1, hidden.shape[2])[places])
    return sums / torch.tensor([last - first for _, first, last in spans]).float()[:, None]


def kind_loss(net, encoder, batch, hidden):
    spans, masks, gold = [], [], []
    for b, (row, ex) in enumerate(batch):
        for p, first, last in pieces_of(row, ex):
            kind = row.plain_kind if row.kind == "plain" else encoder.kinds.get(corpus.spelled(p.text))
            among = reader.kinds_of(p.act)
            if kind is None or corpus.KINDS.index(kind) not in among:
                continue
            spans.append((b, first, last))
            mask = torch.full((len(corpus.KINDS),), -1e9)
            mask[among.start:among.stop] = 0
            masks.append(mask)
            gold.append(corpus.KINDS.index(kind))
    if not gold:
        return 0.0
    losses = nn.functional.cross_entropy(net.kind(means(hidden, spans)) + torch.stack(masks), torch.tensor(gold), reduction="none")
    # Grief is rare, and is not to be taken for news.
    return (losses * encoder.kind_weights[gold]).sum()


def learn(rows, passes, networks=2, processes=2, start=None):
    """Learns one network after the other, each in several processes: each takes its share of every batch, and all take the same step. With
    `start`, what was learnt before is learnt on from, in small steps, and what everybody says every day counts for more."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(networks):
            torch.multiprocessing.spawn(share, (processes, folder, rows, passes, number, start), nprocs=processes)
        parts = [loaded(f"{folder}/{number}.pt") for number in range(networks)]
        return Reader([part.nets[0] for part in parts], parts[0].encoder)


def share(rank, processes, folder, rows, passes, network, start):
    # Each network begins elsewhere and meets the rows in another order.
    seed = 1 + 6 * network
    torch.set_num_threads(1)
    torch.distributed.init_process_group("gloo", init_method=f"file://{folder}/meet{network}", rank=rank, world_size=processes)
    torch.manual_seed(seed)
    items = [(row, ex) for row in rows for ex in [example(row)] if ex]
    encoder = Encoder(items, fields.learnt())
    scenes, partners = [row for row, _ in items if row.board], Partners(items)
    # What everybody says every day is learnt twice as well; when learning goes on, it is what was still read wrongly.
    items += [(row, ex) for row, ex in items if row.hand == "house"] * (4 if start else 1)
    net = loaded(start).nets[network] if start else Network()
    pace = 6e-4 if start else 3e-3
    if rank == 0:
        print(f"{len(items)} of {len(rows)} rows, {len(encoder.count)} words, {sum(p.numel() for p in net.parameters()):,} parameters", flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), lr=pace, weight_decay=1e-3, fused=True)
    for p in net.parameters():
        p.grad = torch.zeros_like(p)
    order = random.Random(seed)
    random.seed(seed + 1 + rank)
    torch.manual_seed(seed + 1 + rank)
    steps, step, mean = passes * len(batches(items, 64, random.Random(seed))), 0, None
    for number in range(passes):
        began, net_loss = time.time(), 0.0
        net.train()
        for batch in batches(items, 64, order):
            mine = batch[rank::processes]
            loss = loss_of(net, encoder, varied(mine, scenes, partners)) / len(batch) if mine else None
            for group in optimizer.param_groups:
                group["lr"] = pace * (1 - step / (steps + 1)) + 5e-5
            optimizer.zero_grad(set_to_none=False)
            if loss is not None:
                loss.backward()
                net_loss += loss.item() * processes
            together(net)
            nn.utils.clip_grad_norm_(net.parameters(), 5)
            optimizer.step()
            step += 1
            if number >= int(passes * 0.6) and rank == 0:
                # The mean of the last weights is steadier than any of them.
                with torch.no_grad():
                    if mean is None:
                        mean = {k: v.detach().clone() for k, v in net.state_dict().items()}
                    for k, v in net.state_dict().items():
                        mean[k].lerp_(v, 0.005)
        if rank == 0:
            print(f"pass {number + 1}: {time.time() - began:.0f} s, loss {net_loss * passes / steps:.3f}", flush=True)
    if rank == 0:
        if mean:
            net.load_state_dict(mean)
        forget_unmet(net, encoder)
        fit_kinds(net, encoder, items, scenes)
        saved(f"{folder}/{network}.pt", [net.state_dict()], encoder)
    torch.distributed.barrier()
    torch.distributed.destroy_process_group()


def forget_unmet(net, encoder):
    """Of a word that was never met nothing is known but its affixes and its shape."""
    with torch.no_grad():
        met = torch.zeros(reader.WORDS, 1)
        met[[word_id(w) for w in encoder.count]] = 1
        net.word.weight *= met


def together(net):
    """The gradients of all processes, added up in one go."""
    parts = [p.grad for p in net.parameters() if p.grad is not None]
    flat = torch.cat([g.reshape(-1) for g in parts])
    torch.distributed.all_reduce(flat)
    for part, whole in zip(parts, flat.split([g.numel() for g in parts])):
        part.copy_(whole.view_as(part))


def fit_kinds(net, encoder, items, scenes, rounds=4, passes=60):
    """Kinds of talk are few among all that is learnt: what tells them apart is fitted once more when the rest stands."""
    net.eval()
    told = [(row, ex) for row, ex in items
            if any((row.plain_kind if row.kind == "plain" else encoder.kinds.get(corpus.spelled(p.text))) for p in row.pieces)]
    heard, wanted, masks = [], [], []
    with torch.no_grad():
        for _ in range(rounds):
            for row, ex in told:
                row = in_some_scene(row, scenes) if row.kind == "plain" else row
                ids, parts, seen, *_ = encoder.message(row, ex[0])
                hidden = net(ids[None], parts[None], seen[None], torch.tensor([len(ids)]))[0][0]
                for p, first, last in pieces_of(row, ex):
                    kind = row.plain_kind if row.kind == "plain" else encoder.kinds.get(corpus.spelled(p.text))
                    among = reader.kinds_of(p.act)
                    if kind is None or corpus.KINDS.index(kind) not in among:
                        continue
                    heard.append(told_by(net, hidden, ids, parts, first, last))
                    wanted.append(corpus.KINDS.index(kind))
                    mask = torch.full((len(corpus.KINDS),), -1e9)
                    mask[among.start:among.stop] = 0
                    masks.append(mask)
    heard, masks, wanted = torch.stack(heard), torch.stack(masks), torch.tensor(wanted)
    optimizer = torch.optim.AdamW(net.talk.parameters(), lr=5e-3, weight_decay=1e-2)
    for _ in range(passes):
        for part in torch.randperm(len(wanted)).split(512):
            optimizer.zero_grad()
            losses = nn.functional.cross_entropy(net.talk(heard[part]) + masks[part], wanted[part], reduction="none")
            (losses * encoder.kind_weights[wanted[part]]).mean().backward()
            optimizer.step()
    with torch.no_grad():
        right = ((net.talk(heard) + masks).argmax(-1) == wanted).float().mean()
    print(f"kinds of {len(told)} messages: {100 * right:.1f} % as told", flush=True)


def with_kinds(path):
    """What was saved without knowing kinds of talk, with these fitted."""
    rows = corpus.load("seed", "hands") + corpus.plain()
    items = [(row, ex) for row in rows for ex in [example(row)] if ex]
    got, encoder = loaded(path), Encoder(items, fields.learnt())
    encoder.rare = got.encoder.rare
    scenes = [row for row, _ in items if row.board]
    for number, net in enumerate(got.nets):
        random.seed(5 + number)
        torch.manual_seed(5 + number)
        forget_unmet(net, encoder)
        fit_kinds(net, encoder, items, scenes)
    saved(path, [net.state_dict() for net in got.nets], encoder)
    return Reader(got.nets, encoder)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--keep-out", nargs="*", default=["h02", "h10", "d"], help="hands to measure on")
    ask.add_argument("--passes", type=int, default=5)
    ask.add_argument("--networks", type=int, default=2)
    ask.add_argument("--from", dest="start", help="what --save wrote before, to go on from")
    ask.add_argument("--save")
    options = ask.parse_args()
    torch.set_num_threads(2)
    rows = corpus.load("seed", "hands") + corpus.plain()
    held = [r for r in rows if r.hand in options.keep_out]
    kept = [r for r in rows if r.hand not in options.keep_out]
    show = lambda got: print("   " + scores.line(scores.measure(held, got.read)), flush=True)
    got = learn(kept, options.passes, options.networks, start=options.start)
    if held:
        for hand in options.keep_out:
            print(hand, scores.line(scores.measure([r for r in held if r.hand == hand], got.read)))
        show(got)
    if options.save:
        saved(options.save, [net.state_dict() for net in got.nets], got.encoder)


if __name__ == "__main__":
    main()

"""The small readers learn from the corpus, from a teacher, and from words that nobody labelled:

    python3 distil.py --from READERS --teacher TEACHER --save FILE [--passes N]

What they learn from is the mean of what the teacher says, which counts twice, and of what they said before. A part of each
batch is made up (other words, pieces of messages, other scenes); of it only that is learnt.
"""
import argparse, collections, random, tempfile, time
import torch, torch.nn as nn
import corpus, fields, reader, scores, teacher, train, variety
from examples import copied, example, pieces_of

# How much of each batch is made up.
MADE_UP = 0.4


def words_alike(items):
    """Words to put in the place of others, by how they end and begin."""
    found = collections.defaultdict(set)
    for _, (tokens, *_) in items:
        for raw, norm in zip(tokens.raw, tokens.norms):
            if norm.isalpha() and len(norm) > 3 and norm not in reader.SMALL:
                found[norm[-2:], raw[0].isupper()].add(norm)
    return {key: sorted(words) for key, words in found.items() if len(words) > 5}


def made_up(row, ex, scenes, alike):
    """Something like a message: what it means only the teacher can say."""
    tokens, *labels = ex
    tokens, chance = copied(tokens), random.random()
    if chance < 0.45:
        share = random.choice((0.1, 0.25))
        for i, norm in enumerate(tokens.norms):
            others = alike.get((norm[-2:], tokens.raw[i][0].isupper()))
            if others and random.random() < share:
                tokens.norms[i] = random.choice(others)
    elif chance < 0.75 and len(tokens.raw) > 3:
        first = random.randrange(len(tokens.raw) - 2)
        part = slice(first, random.randrange(first + 2, len(tokens.raw) + 1))
        cut = reader.Tokens("")
        cut.text, cut.spans, cut.raw = tokens.text, tokens.spans[part], tokens.raw[part]
        cut.norms, cut.shapes = tokens.norms[part], tokens.shapes[part]
        tokens, labels = cut, [label[part] for label in labels]
    if random.random() < 0.35 and row.kind != "dump":
        other, here = random.choice(scenes), corpus.Row(row.kind, row.speaker, row.hand, row.file, row.line)
        here.pieces, here.plain_kind, here.known = row.pieces, row.plain_kind, True
        here.board, here.card, here.just = other.board, other.card, other.just
        row = here
    return row, (tokens, *labels)


def pairs(encoder, batch, encoded):
    """Pieces and listed tasks: stretches, which is whose, acts, titles, what is seen of both, and what is right (-1: unknown)."""
    spans, about, acts, seen, titles, gold = [], [], [], [], [], []
    for b, (row, ex, is_labelled) in enumerate(batch):
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
                seen.append(encoded[b][3].links(k, ex[0].norms[first:last], ex[0].raw[first:last], encoder.rare, likeness))
                titles.append(title)
                gold.append(float(k + 1 in p.tasks) if is_labelled else -1.0)
    if not gold:
        return None
    acts = nn.functional.one_hot(torch.tensor(acts), len(corpus.ACTS)).float()
    return spans, torch.tensor(about), acts, titles, torch.tensor(seen).float(), torch.tensor(gold)


def linked(net, encoder, hidden, pairing):
    spans, about, acts, titles, seen, _ = pairing
    return net.links(train.means(hidden, spans)[about], acts, encoder.titles(net, titles), seen)


class Wanted:
    """What is to be learnt of a batch: the mean of the teacher, which counts twice, and of the readers as they were."""

    def __init__(self, masters, encoder, ids, parts, seen, lengths, pairing):
        self.piece = self.role = self.person = self.links = 0
        shares = [0.5] + [0.5 / (len(masters) - 1)] * (len(masters) - 1)
        with torch.no_grad():
            for net, share in zip(masters, shares):
                hidden, piece, role, person = net(ids, parts if isinstance(net, teacher.Teacher) else parts[..., :5], seen, lengths)
                self.piece = self.piece + share * piece.softmax(-1)
                self.role = self.role + share * role.softmax(-1)
                self.person = self.person + share * person.sigmoid()
                if pairing:
                    self.links = self.links + share * linked(net, encoder, hidden, pairing).sigmoid()


def losses(students, masters, encoder, batch):
    """One for each reader; `batch` as (row, example, whether it is labelled)."""
    pad = lambda parts, value=0: nn.utils.rnn.pad_sequence(parts, batch_first=True, padding_value=value)
    encoded = [encoder.message(row, ex[0], True) for row, ex, _ in batch]
    lengths = torch.tensor([len(e[0]) for e in encoded])
    ids, parts, seen = (pad([e[k] for e in encoded]) for k in range(3))
    pairing = pairs(encoder, batch, encoded)
    all_ids = pad([torch.tensor([reader.word_id(w) for w in ex[0].norms]) for _, ex, _ in batch])
    wanted = Wanted(masters, encoder, all_ids, parts, seen, lengths, pairing)
    weight = pad([torch.ones(n) for n in lengths.tolist()]) / lengths[:, None].float().sqrt()
    want = pad([torch.tensor([reader.LABELS.index(x) for x in ex[1]]) for _, ex, _ in batch])
    want_role = pad([torch.tensor([reader.ROLES.index(x) for x in ex[2]]) for _, ex, _ in batch])
    labelled = torch.tensor([float(known) for _, _, known in batch])[:, None]
    full = torch.tensor([0.0 if row.kind == "plain" else 1.0 for row, _, _ in batch])[:, None]
    sure = [b for b, (_, _, known) in enumerate(batch) if known]
    told = lambda likely, right: -likely.gather(-1, right[..., None]).squeeze(-1)
    cross = nn.functional.binary_cross_entropy_with_logits
    out = []
    for net in students:
        hidden, piece, role, person = net(ids, parts[..., :5], seen, lengths)
        piece, role = piece.log_softmax(-1), role.log_softmax(-1)
        soft = -(wanted.piece * piece).sum(-1) - (wanted.role * role).sum(-1) + 0.5 * cross(person, wanted.person, reduction="none")
        hard = told(piece, want) * (0.5 + 0.5 * full) + told(role, want_role) * full
        total = (soft * weight).sum() + 0.5 * (hard * weight * labelled).sum()
        if pairing:
            got, gold = linked(net, encoder, hidden, pairing), pairing[-1]
            total = total + cross(got, wanted.links, reduction="sum")
            total = total + 0.5 * (cross(got, gold.clamp(min=0), reduction="none") * (gold >= 0)).sum()
        if sure:
            total = total + 0.5 * train.kind_loss(net, encoder, [batch[b][:2] for b in sure], hidden[torch.tensor(sure)])
        out.append(total)
    return out


def together(params):
    """The gradients of all processes, added up in one go."""
    flat = torch.cat([p.grad.reshape(-1) for p in params])
    torch.distributed.all_reduce(flat)
    for p, whole in zip(params, flat.split([p.numel() for p in params])):
        p.grad.copy_(whole.view_as(p))


def learnt(rank, processes, folder, rows, options):
    torch.set_num_threads(1)
    torch.distributed.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=processes)
    items = [(row, ex) for row in rows for ex in [example(row)] if ex]
    encoder = teacher.Encoder(items, fields.learnt())
    scenes, partners, alike = [row for row, _ in items if row.board], variety.Partners(items), words_alike(items)
    items += [(row, ex) for row, ex in items if row.hand == "house"]
    before, students = train.loaded(options.start), train.loaded(options.start).nets
    encoder.rare = before.encoder.rare
    masters = [net.eval() for net in teacher.loaded(options.teacher).nets + before.nets]
    params = [p for net in students for p in net.parameters()]
    for p in params:
        p.grad = torch.zeros_like(p)
    optimizer = torch.optim.AdamW(params, lr=options.pace, weight_decay=1e-3, fused=True)
    order = random.Random(17)
    random.seed(18 + rank)
    torch.manual_seed(18 + rank)
    steps = int(options.passes * len(train.batches(items, 64, random.Random(17))))
    step, mean, began = 0, None, time.time()
    while step < steps:
        for net in students:
            net.train()
        for batch in train.batches(items, 64, order)[:steps - step]:
            mine = variety.varied(batch[rank::processes], scenes, partners)
            mine = [(*made_up(row, ex, scenes, alike), False) if random.random() < MADE_UP else (row, ex, True) for row, ex in mine]
            for group in optimizer.param_groups:
                group["lr"] = options.pace * (1 - step / (steps + 1)) + 3e-5
            optimizer.zero_grad(set_to_none=False)
            if mine:
                (sum(losses(students, masters, encoder, mine)) / len(batch)).backward()
            together(params)
            for net in students:
                nn.utils.clip_grad_norm_(net.parameters(), 5)
            optimizer.step()
            step += 1
            if step >= steps // 2 and rank == 0:
                mean = mean_of(mean, students)
            if rank == 0 and step % 100 == 0:
                print(f"{step} of {steps} steps, {time.time() - began:.0f} s", flush=True)
    if rank == 0:
        for n, (net, state) in enumerate(zip(students, mean)):
            net.load_state_dict(state)
            train.forget_unmet(net, encoder)
            random.seed(5 + n)
            torch.manual_seed(5 + n)
            train.fit_kinds(net, train_encoder(items, encoder), items, scenes, rounds=3)
        train.saved(options.save, [net.state_dict() for net in students], encoder)
    torch.distributed.barrier()
    torch.distributed.destroy_process_group()


def mean_of(mean, students):
    """The mean of the last weights is steadier than any of them."""
    with torch.no_grad():
        states = [net.state_dict() for net in students]
        if mean is None:
            return [{k: v.detach().clone() for k, v in state.items()} for state in states]
        for kept, state in zip(mean, states):
            for k, v in state.items():
                kept[k].lerp_(v, 0.005)
    return mean


def train_encoder(items, encoder):
    small = train.Encoder(items, encoder.meanings)
    small.rare = encoder.rare
    return small


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--from", dest="start", required=True)
    ask.add_argument("--teacher", required=True)
    ask.add_argument("--save", required=True)
    ask.add_argument("--passes", type=float, default=1.8)
    ask.add_argument("--pace", type=float, default=8e-4)
    options = ask.parse_args()
    rows = corpus.load("seed", "hands") + corpus.plain()
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(learnt, (2, folder, rows, options), nprocs=2)
    print("dev:", scores.line(scores.measure(corpus.load("dev"), train.loaded(options.save).read)))


if __name__ == "__main__":
    main()

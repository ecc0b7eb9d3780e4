"""Learns a reader from what `soft.py` made: python3 distil.py --start FILE --width N --passes N --from FOLDER --save FILE."""
import argparse, glob, random, tempfile, time
import torch, torch.nn as nn
import corpus, reader, scores, train

# How much counts what is written beside what the elders say.
WRITTEN = 0.5


def widened(small, width):
    """A network of more units that says at first what the small one says."""
    net = reader.Network(width=width)
    old, new, w = small.state_dict(), net.state_dict(), small.piece.in_features // 2
    if w == width:
        return small
    for name, v in new.items():
        o, v = old[name], v.clone()
        if o.shape == v.shape:
            v = o.clone()
        elif name.startswith("recurrent"):
            for gate in range(4):
                to, of = slice(gate * width, gate * width + w), slice(gate * w, (gate + 1) * w)
                if v.dim() == 1 or "l0" in name and "weight_ih" in name:
                    v[to] = o[of]
                    continue
                # What the new units say is hardly heard yet.
                v[to] *= 0.1
                v[to, :w] = o[of, :w]
                if "weight_ih" in name:
                    v[to, width:width + w] = o[of, w:]
        else:
            v[:, :2 * width] *= 0.1
            v[:, :w], v[:, width:width + w], v[:, 2 * width:] = o[:, :w], o[:, w:2 * w], o[:, 2 * w:]
        new[name] = v
    net.load_state_dict(new)
    return net


def loss_of(net, batch):
    ids, lengths = batch["ids"].long(), batch["lengths"]
    ids = ids.masked_fill(torch.rand(ids.shape) < torch.where(batch["rare"], 0.3, 0.03), 0)
    hidden, piece, role, person = net(ids, batch["parts"].long(), batch["seen"].float(), lengths)
    there = (torch.arange(ids.shape[1])[None] < lengths[:, None]).float()
    # A short message says as much with one word as a long one with ten.
    weight = there / lengths[:, None].float().sqrt()
    piece, role = piece.log_softmax(-1), role.log_softmax(-1)
    persons = nn.functional.binary_cross_entropy_with_logits(person, batch["person"].float().clamp(0, 1), reduction="none")
    said = -(batch["piece"].float() * piece).sum(-1) - (batch["role"].float() * role).sum(-1) + 0.5 * persons
    full = batch["full"][:, None]
    entropy = lambda likely, want: nn.functional.nll_loss(likely.flatten(0, 1), want.long().clamp(min=0).flatten(), reduction="none").view_as(ids)
    written = entropy(piece, batch["want"]) * (0.5 + 0.5 * full) + full * entropy(role, batch["want_role"])
    total = (said * weight).sum() + WRITTEN * (written * weight * batch["hard"][:, None]).sum()
    if p := batch.get("pairs"):
        titles = p["ids"].long()
        mask = (torch.arange(titles.shape[1])[None] < p["lengths"][:, None]).float()[..., None]
        tasks = ((net.embed(titles, p["parts"].long()) * mask).sum(1) / p["lengths"][:, None].float())[p["which"]]
        acts = nn.functional.one_hot(p["acts"].long(), len(corpus.ACTS)).float()
        got = net.links(train.means(hidden, p["spans"])[p["about"]], acts, tasks, p["features"].float())
        crossed = nn.functional.binary_cross_entropy_with_logits
        total = total + crossed(got, p["links"].float(), reduction="sum")
        total = total + WRITTEN * (crossed(got, p["gold"].clamp(min=0), reduction="none") * (p["gold"] >= 0)).sum()
    return total / len(ids)


def share(rank, folder, options):
    torch.set_num_threads(1)
    torch.distributed.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=2)
    torch.manual_seed(1)
    random.seed(1)
    before = train.loaded(options.start)
    net = widened(before.nets[0], options.width)
    for p in net.parameters():
        p.grad = torch.zeros_like(p)
    optimizer = torch.optim.AdamW(net.parameters(), lr=options.pace, weight_decay=1e-3, fused=True)
    files = sorted(glob.glob(f"{options.source}/*-0.pt"))
    versions = len({f.rsplit("/", 1)[1].split("-")[0] for f in files})
    plan = []
    while len(plan) < options.passes * len(files) / versions:
        plan += random.sample(files, len(files))
    plan = plan[:int(options.passes * len(files) / versions)]
    # What is new is learnt twice among as much of what was known before.
    plan += sorted(glob.glob(f"{options.own}/*-0.pt")) * 2 if options.own else []
    random.shuffle(plan)
    steps, step, mean, began = 100 * len(plan), 0, None, time.time()
    for file in plan:
        shard = torch.load(file.replace("-0.pt", f"-{rank}.pt"), weights_only=False)
        steps -= 100 - len(shard)
        net.train()
        for i in random.sample(range(len(shard)), len(shard)):
            for group in optimizer.param_groups:
                group["lr"] = options.pace * min(1, (step + 1) / 300) * max(0.0, 1 - step / (steps + 1)) + 3e-5
            optimizer.zero_grad(set_to_none=False)
            loss_of(net, shard[i]).backward()
            train.together(net)
            nn.utils.clip_grad_norm_(net.parameters(), 5)
            optimizer.step()
            step += 1
            if rank == 0 and step >= 0.6 * steps:
                with torch.no_grad():
                    mean = mean or {k: v.detach().clone() for k, v in net.state_dict().items()}
                    for k, v in net.state_dict().items():
                        mean[k].lerp_(v, 0.003)
        if rank == 0:
            print(f"{step} of {steps}, {time.time() - began:.0f} s", flush=True)
    if rank == 0:
        train.saved(options.save, [mean or net.state_dict()], before.encoder)
    torch.distributed.barrier()
    torch.distributed.destroy_process_group()


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--start", required=True)
    ask.add_argument("--width", type=int, default=reader.WIDTH)
    ask.add_argument("--passes", type=float, default=6.5)
    ask.add_argument("--pace", type=float, default=2e-3)
    ask.add_argument("--from", dest="source", required=True)
    ask.add_argument("--own", help="what soft.py --only made of new hands")
    ask.add_argument("--save", required=True)
    options = ask.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(share, (folder, options), nprocs=2)
    got = train.with_kinds(options.save)
    print(scores.line(scores.measure(corpus.load("dev"), got.read)))


if __name__ == "__main__":
    main()

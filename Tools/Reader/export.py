"""Writes what was learnt as the program reads it: python3 export.py MODEL

`Sources/CReaderWeights/weights.bin`: "NUDGYRD3", the checksum of the corpus (FNV-1a, 8 bytes), how many networks there are (4 bytes), then
each matrix of each network, and those that all share (how telling stems are, and what they mean): rows, columns
(4 bytes each), a scale for each row (4-byte floats), the weights in 255 steps of the scale (1 byte each), filled up
to 4 bytes; last the hash of each stem whose meaning is told (4 bytes each); everything little-endian. And `Tests/NudgyReaderTests/Fixtures/reader.json`: what the same rounded weights say of
some messages, for the program to agree with.
"""
import json, struct, sys
import torch
import corpus, train
from reader import Tokens, hashed

ORDER = ["word.weight", "affix.weight"] + [f"recurrent.{kind}_l{layer}{way}" for layer in (0, 1) for way in ("", "_reverse")
         for kind in ("weight_ih", "weight_hh", "bias")] + ["piece.weight", "piece.bias", "role.weight", "role.bias", "person.weight",
         "person.bias", "talk.weight", "talk.bias", "task.weight", "task.bias", "about.weight", "about.bias", "link.0.weight", "link.0.bias", "link.2.weight", "link.2.bias"]


def checksum():
    """Of all that is learnt from, in the order of the names."""
    value = 14695981039346656037
    for part, ending in (("fields", "txt"), ("hands", "txt"), ("kinds", "tsv"), ("plain", "tsv"), ("seed", "txt")):
        for path in sorted((corpus.ROOT / part).glob(f"*.{ending}")):
            for byte in path.read_bytes():
                value = ((value ^ byte) * 1099511628211) & 0xFFFFFFFFFFFFFFFF
    return value


def rounded(matrix):
    """Each row in 255 steps of its own size: the scales and the whole numbers."""
    scale = matrix.abs().amax(1).clamp(min=1e-8) / 127
    return scale, (matrix / scale[:, None]).round().clamp(-127, 127)


def one_bias(state):
    """The two biases of a gate are only ever added."""
    state = dict(state)
    for layer in (0, 1):
        for way in ("", "_reverse"):
            state[f"recurrent.bias_l{layer}{way}"] = state.pop(f"recurrent.bias_ih_l{layer}{way}") + state.pop(f"recurrent.bias_hh_l{layer}{way}")
    return state


def two_biases(state):
    for layer in (0, 1):
        for way in ("", "_reverse"):
            both = state.pop(f"recurrent.bias_l{layer}{way}")
            state[f"recurrent.bias_ih_l{layer}{way}"], state[f"recurrent.bias_hh_l{layer}{way}"] = both, torch.zeros_like(both)
    return state


def written(tensor, out):
    """Appends a matrix to `out` and returns it as it was rounded."""
    # Biases and the like stand in a column: each has a scale of its own and loses nothing.
    matrix = tensor if tensor.dim() == 2 else tensor[:, None]
    scale, whole = rounded(matrix)
    out.append(struct.pack("<II", *matrix.shape) + scale.numpy().astype("<f4").tobytes())
    raw = whole.to(torch.int8).numpy().tobytes()
    out.append(raw + bytes(-len(raw) % 4))
    return (whole * scale[:, None]).reshape(tensor.shape)


def write(got):
    """Writes what was learnt, and leaves it rounded as it was written."""
    # The program finds a stem by its hash; should two have the same, they share a meaning.
    by_hash = {hashed("~" + stem, 1 << 32): stem for stem in got.encoder.meanings}
    hashes = sorted(by_hash)
    out = [b"NUDGYRD3", struct.pack("<QI", checksum(), len(got.nets))]
    for net in got.nets:
        state = one_bias(net.state_dict())
        for name in ORDER:
            state[name] = written(state[name], out)
        net.load_state_dict(two_biases(state))
    got.encoder.rare = written(torch.tensor(got.encoder.rare).reshape(64, -1), out).reshape(-1).tolist()
    meanings = written(torch.stack([torch.from_numpy(got.encoder.meanings[by_hash[h]]) for h in hashes]), out).numpy()
    got.encoder.meanings = {by_hash[h]: meanings[n] for n, h in enumerate(hashes)}
    out.append(struct.pack(f"<{len(hashes)}I", *hashes))
    data = b"".join(out)
    (corpus.ROOT.parent / "Sources/CReaderWeights/weights.bin").write_bytes(data)
    print(f"{len(data):,} bytes")


def main():
    got = train.loaded(sys.argv[1])
    write(got)
    rows = [r for r in corpus.load("seed", "hands") if r.kind == "say" and r.board][::997] + [r for r in corpus.load("hands") if r.kind == "dump"][::400] + [r for r in corpus.load("hands") if len(r.pieces) == 1 and r.pieces[0].act in ("chat", "lookup") and r.board][::300]
    told = []
    for row in rows:
        with torch.no_grad():
            tokens = Tokens(row.text)
            roles = [out[3] for out in got.outputs(row, tokens)[0]]
        told.append({"text": row.text, "tasks": row.board, "card": row.card, "just": row.just, "words": tokens.raw,
                     "role": [round(x, 6) for x in (sum(roles) / len(roles))[:, 1].tolist()],
                     "pieces": [{"act": p["act"], "from": p["from"], "to": p["to"], "kind": p["kind"], "links": [round(x, 6) for x in p["links"]]} for p in got.read(row)]})
    path = corpus.ROOT.parent / "Tests/NudgyReaderTests/Fixtures/reader.json"
    path.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""Writes what was learnt as the program reads it: python3 export.py MODEL

`Sources/CReaderWeights/weights.bin`: "NUDGYRD2", the checksum of the corpus (FNV-1a, 8 bytes), then each matrix: rows, columns
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


def main():
    got = train.loaded(sys.argv[1])
    state = got.net.state_dict()
    for layer in (0, 1):
        for way in ("", "_reverse"):
            # The two biases of a gate are only ever added.
            both = state.pop(f"recurrent.bias_ih_l{layer}{way}") + state.pop(f"recurrent.bias_hh_l{layer}{way}")
            state[f"recurrent.bias_l{layer}{way}"] = both
    # The program finds a stem by its hash; should two have the same, they share a meaning.
    by_hash = {hashed("~" + stem, 1 << 32): stem for stem in got.encoder.meanings}
    hashes = sorted(by_hash)
    meanings = torch.stack([torch.from_numpy(got.encoder.meanings[by_hash[h]]) for h in hashes])
    tensors = [(name, state[name]) for name in ORDER] + [("rare", torch.tensor(got.encoder.rare)), ("meanings", meanings)]
    out = [b"NUDGYRD2", struct.pack("<Q", checksum())]
    for name, tensor in tensors:
        # Biases and the like stand in a column: each has a scale of its own and loses nothing.
        matrix = tensor if tensor.dim() == 2 else tensor[:, None] if name != "rare" else tensor.reshape(64, -1)
        scale, whole = rounded(matrix)
        out.append(struct.pack("<II", *matrix.shape) + scale.numpy().astype("<f4").tobytes())
        raw = whole.to(torch.int8).numpy().tobytes()
        out.append(raw + bytes(-len(raw) % 4))
        state[name] = (whole * scale[:, None]).reshape(tensor.shape)
    out.append(struct.pack(f"<{len(hashes)}I", *hashes))
    rare, meanings = state.pop("rare"), state.pop("meanings").numpy()
    got.encoder.meanings = {by_hash[h]: meanings[n] for n, h in enumerate(hashes)}
    for layer in (0, 1):
        for way in ("", "_reverse"):
            both = state.pop(f"recurrent.bias_l{layer}{way}")
            state[f"recurrent.bias_ih_l{layer}{way}"], state[f"recurrent.bias_hh_l{layer}{way}"] = both, torch.zeros_like(both)
    got.net.load_state_dict(state)
    got.encoder.rare = rare.tolist()
    data = b"".join(out)
    (corpus.ROOT.parent / "Sources/CReaderWeights/weights.bin").write_bytes(data)
    print(f"{len(data):,} bytes")
    rows = [r for r in corpus.load("seed", "hands") if r.kind == "say" and r.board][::997] + [r for r in corpus.load("hands") if r.kind == "dump"][::400] + [r for r in corpus.load("hands") if len(r.pieces) == 1 and r.pieces[0].act in ("chat", "lookup") and r.board][::300]
    told = []
    for row in rows:
        got.net.eval()
        with torch.no_grad():
            tokens = Tokens(row.text)
            ids, parts, seen, *_ = got.encoder.message(row, tokens)
            _, piece, role, _ = got.net(ids[None], parts[None], seen[None], torch.tensor([len(ids)]))
        told.append({"text": row.text, "tasks": row.board, "card": row.card, "just": row.just, "words": tokens.raw,
                     "piece": [round(x, 6) for x in piece[0].logsumexp(-1).tolist()], "role": [round(x, 6) for x in role[0, :, 1].tolist()],
                     "pieces": [{"act": p["act"], "from": p["from"], "to": p["to"], "kind": p["kind"], "links": [round(x, 6) for x in p["links"]]} for p in got.read(row)]})
    path = corpus.ROOT.parent / "Tests/NudgyReaderTests/Fixtures/reader.json"
    path.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()

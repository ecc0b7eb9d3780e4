"""What words mean, as far as it shows in `Corpus/fields`: a line there has words that belong to one thing of everyday life.

Words that stand in the same lines, or in lines that share their words, get vectors that point the same way. That connects
"the tub drains now" to "Fix the bath", which no word of theirs does.
"""
import collections, math
import torch
import corpus
from reader import MEANING, SMALL_STEMS, stem


def lines():
    """The stems of each line, the name of the thing first; sorted files, as sums depend on the order."""
    for path in sorted((corpus.ROOT / "fields").glob("*.txt")):
        for line in path.open(encoding="utf-8"):
            if stems := [s for s in dict.fromkeys(map(stem, line.split())) if s not in SMALL_STEMS]:
                yield stems


def learnt():
    """A vector of length 1 for each stem."""
    fields = list(lines())
    lie_in = collections.Counter(s for field in fields for s in field)
    places = {s: n for n, s in enumerate(sorted(lie_in))}
    rows, columns, values = [], [], []
    for column, field in enumerate(fields):
        for index, s in enumerate(field):
            rows.append(places[s])
            columns.append(column)
            # A word of many fields tells little; the first two name the thing.
            values.append(math.log(len(fields) / lie_in[s]) * (1.5 if index < 2 else 1))
    torch.manual_seed(1)
    table = torch.sparse_coo_tensor([rows, columns], values, (len(places), len(fields))).float()
    left, sizes, _ = torch.svd_lowrank(table, MEANING + 40, niter=8)
    vectors = left[:, :MEANING] * sizes[:MEANING].sqrt()
    vectors = (vectors / vectors.norm(dim=-1, keepdim=True).clamp(min=1e-8)).numpy()
    return {s: vectors[n] for s, n in places.items()}

"""Compares the second reading of a tenth of the corpus with the first: python3 second.py"""
import collections
import corpus, scores


def titles(row):
    return [scores.telling(" ".join(p.words("t"))) for p in row.pieces if p.act == "create"]


def effect(row):
    return sorted((p.act, tuple(sorted(p.tasks))) for p in row.pieces if p.act in scores.CHANGES or p.act == "create")


def main():
    first = collections.defaultdict(list)
    for row in corpus.load("hands", "dev"):
        first[row.kind, " ".join(corpus.words(row.text)), *row.board].append(row)
    dumps = says = said = found = told = right = act = same = 0
    differing = collections.Counter()
    for row in corpus.load("second"):
        other = first[row.kind, " ".join(corpus.words(row.text)), *row.board]
        if not other:
            continue
        if row.kind == "dump":
            mine, theirs = titles(row), titles(other[0])
            both = len(scores.matched(theirs, mine))
            dumps, said, told, found = dumps + 1, said + len(theirs), told + len(mine), found + both
            right += both == len(mine) == len(theirs)
        else:
            one, two = (scores.first([p.act for p in r.pieces]) for r in (other[0], row))
            says, act, same = says + 1, act + (one == two), same + (effect(other[0]) == effect(row))
            if one != two:
                differing[f"{one} or {two}"] += 1
    print(f"dumps {dumps}: of {said} things to do the second reader has {found}, and {told - found} more; {right} dumps alike")
    print(f"messages {says}: the same first act {act}, the same effect on the same tasks {same}")
    print("   " + ", ".join(f"{k} {n}" for k, n in differing.most_common(12)))


if __name__ == "__main__":
    main()

"""How sure the reader has to be: python3 calibrate.py MODEL FILE … (files of speakers that it did not learn from)

For each kind of act and each threshold: how many of the changes that were meant are made, and how many of those made are wrong.
The thresholds of `ReadingPolicy` come from here.
"""
import pathlib, sys
import corpus, scores, train


def main():
    got = train.loaded(sys.argv[1])
    rows = [row for name in sys.argv[2:] for row in corpus.read(pathlib.Path(name))[0]]
    print(scores.line(scores.measure(rows, got.read)))
    kinds = {"create": {"create"}, "complete": {"complete"}, "other changes": scores.CHANGES - {"complete", "drop"}, "drop": {"drop"}}
    read = [(row, got.read(row)) for row in rows]
    for name, acts in kinds.items():
        meant, told = 0, []
        for row, pieces in read:
            gold = [(p.act, tuple(sorted(p.tasks))) for p in row.pieces if p.act in acts]
            meant += len(gold)
            for p in pieces:
                if p["act"] in acts:
                    likely = [x for x in p["links"] if x > 0.5]
                    sure = min([p["p"], *likely]) if p["act"] == "create" or likely else 0.0
                    key = (p["act"], tuple(p["tasks"]))
                    right = key in gold
                    if right:
                        gold.remove(key)
                    told.append((sure, right))
        print(f"{name}: {meant} meant")
        for threshold in (0.0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9):
            made = [right for sure, right in told if sure > threshold]
            if made:
                print(f"   above {threshold:.1f}: {100 * sum(made) / meant:5.1f} % of what was meant, {100 * (1 - sum(made) / len(made)):5.1f} % of what is made is wrong")


if __name__ == "__main__":
    main()

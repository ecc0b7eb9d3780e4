"""Measures a reader: python3 evaluate.py [--rules PROGRAM] [--model FILE] [--note WORDS]

On the speakers that nothing was learnt from (`Corpus/sealed`), and with rules also on the others. Appends one line of
figures to scores.tsv and prints what the seed's hands and ours come to, each by itself.
"""
import argparse, pathlib, subprocess
import corpus, scores

TABLE = pathlib.Path(__file__).with_name("scores.tsv")
COLUMNS = ["dumps", "found", "invented", "all right", "messages", "first act", "whole effect", "idle changed", "wrong change", "linked"]


def figures(s):
    share = lambda a, b: f"{100 * a / b:.1f}" if b else ""
    return [str(s["dumps"]), share(s["found"], s["said"]), share(s["told"] - s["found"], s["told"]), share(s["right"], s["dumps"]),
            str(s["says"]), share(s["first"], s["says"]), share(s["effect"], s["says"]), share(s["changed"], s["idle"]),
            share(s["wrong"], s["says"]), share(s["linked"], s["links"])]


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--rules", help="a nudgy that reads by rules")
    ask.add_argument("--hands", nargs="*", default=["h02", "h10", "d"], help="whose rows the rules are measured on as well")
    ask.add_argument("--model", help="what train.py saved")
    ask.add_argument("--note", default="")
    options = ask.parse_args()
    sealed = corpus.load("sealed")
    if options.rules:
        import rules
        others = [r for r in corpus.load("seed", "hands") if r.hand in options.hands]
        got = rules.answers(sealed + others, str(pathlib.Path(options.rules).resolve()))
        read = lambda row: got[id(row)]
        for hand in sorted({r.hand for r in others}):
            print(hand, scores.line(scores.measure([r for r in others if r.hand == hand], read)), flush=True)
        print("all but the sealed:", scores.line(scores.measure(others, read)))
    else:
        import train
        read = train.loaded(options.model).read
    s = scores.measure(sealed, read)
    print("sealed:", scores.line(s))
    if not TABLE.exists():
        TABLE.write_text("\t".join(["reader", "commit", *COLUMNS]) + "\n")
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    with TABLE.open("a") as table:
        table.write("\t".join([options.note or ("rules" if options.rules else "network"), commit, *figures(s)]) + "\n")


if __name__ == "__main__":
    main()

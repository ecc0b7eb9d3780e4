"""Measures a reader: python3 evaluate.py [--program PROGRAM | --model FILE] [--part dev] [--note WORDS]

On the speakers that nothing was learnt from: the network by itself, or all that an installed program makes of their messages. For
the sealed ones it appends one line of figures to scores.tsv.
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
    ask.add_argument("--program", help="a nudgy")
    ask.add_argument("--model", help="what train.py saved")
    ask.add_argument("--part", default="sealed")
    ask.add_argument("--note", default="")
    options = ask.parse_args()
    rows = corpus.load(options.part)
    if options.program:
        import program
        got = program.answers(rows, str(pathlib.Path(options.program).resolve()))
        read = lambda row: got[id(row)]
    else:
        import torch, train
        # One message at a time is too little work to share.
        torch.set_num_threads(1)
        read = train.loaded(options.model).read
    s = scores.measure(rows, read)
    print(f"{options.part}:", scores.line(s))
    if options.part != "sealed":
        return
    if not TABLE.exists():
        TABLE.write_text("\t".join(["reader", "commit", *COLUMNS]) + "\n")
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    with TABLE.open("a") as table:
        table.write("\t".join([options.note or ("program" if options.program else "network"), commit, *figures(s)]) + "\n")


if __name__ == "__main__":
    main()

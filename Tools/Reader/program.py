"""What an installed program makes of the rows, through its commands: network, assembly and policy together."""
import json, subprocess, tempfile

import scores

CHAT = {x: "chat" for x in "greeting thanks feeling smallTalk clock help quit focus".split()}
NOW = "2026-11-20T10:00:00-05:00"


def run(program, arguments, text):
    with tempfile.TemporaryDirectory() as home:
        environment = {"NUDGY_HOME": home, "HOME": home, "NUDGY_NOW": NOW, "TZ": "America/New_York", "NUDGY_AI": "off", "PATH": "/usr/bin:/bin"}
        return subprocess.run([program, *arguments], input=text, capture_output=True, text=True, env=environment).stdout


def scene(row):
    tasks = [{"number": n, "title": t, "due": None} for n, t in enumerate(row.board, 1)]
    return json.dumps({"text": row.text, "tasks": tasks, "card": row.card, "just": row.just})


def pieces(answer):
    """Acts that are done, in the order they were said, and what is only asked."""
    told = []
    for act in answer["acts"]:
        name = CHAT.get(act["intent"], act["intent"])
        titles = [t["title"] for t in act["tasks"]] or [None]
        for title in titles:
            told.append({"act": name, "words": {"T": [title]} if title else {}, "tasks": act["targets"], "p": act["confidence"]})
    return told


def answers(rows, program):
    """What `understand` says of each message in its scene, and of each dump."""
    told = run(program, ["understand", "--json", "--scene"], "".join(scene(row) + "\n" for row in rows)).splitlines()
    if len(told) != len(rows):
        raise SystemExit(f"{len(rows)} messages, {len(told)} answers")
    result, lost = {}, [0, 0]
    count_dated(rows, [json.loads(line) for line in told], program)
    for row, line in zip(rows, told):
        answer = json.loads(line)
        result[id(row)] = pieces(answer)
        if row.kind == "dump":
            count_lost(row, answer, lost)
    print(f"things to do that are neither kept nor asked about: {100 * lost[0] / max(1, lost[1]):.1f} %")
    return result


def count_lost(row, answer, lost):
    """Of the things to do, those of whose titles most came to nothing: neither kept nor asked about. What is taken back in the same
    breath is none."""
    at = 0
    heard = [p["span"] for p in answer["pieces"] if p["fate"] in ("kept", "unsure", "changed")]
    behind = row.pieces[1:] + [None]
    for piece, after in zip(row.pieces, behind):
        start = at
        at += len(piece.text) + 1
        if piece.act != "create" or after and after.act == "retract" and not after.marks:
            continue
        spans = [(len(row.text[:start + m.start].encode()), len(row.text[:start + m.end].encode())) for m in piece.marks if m.kind == "t"]
        covered = sum(max(0, min(last, b) - max(first, a)) for a, b in heard for first, last in spans)
        lost[1] += 1
        lost[0] += 2 * covered < sum(last - first for first, last in spans)


def count_dated(rows, answered, program):
    """Of the things to do that are found and said with a time, those that are due when that time said alone with them is."""
    asked = []
    for row, answer in zip(rows, answered):
        told = [t for act in answer["acts"] if act["intent"] == "create" for t in act["tasks"]]
        for piece, after in zip(row.pieces, row.pieces[1:] + [None]):
            if piece.act != "create" or not piece.words("w") or any(m.shared for m in piece.marks) or after and after.act == "retract":
                continue
            title = scores.telling(" ".join(piece.words("t")))
            found = [t for t in told if scores.same(title, scores.telling(t["title"]))]
            if found:
                asked.append((" ".join(piece.words("t") + piece.words("w")), found[0]["due"]))
    lines = run(program, ["understand", "--json", "--scene"], "".join(json.dumps({"text": text}) + "\n" for text, _ in asked))
    right = meant = 0
    for (_, due), line in zip(asked, lines.splitlines()):
        wanted = [t["due"] for act in json.loads(line)["acts"] for t in act["tasks"]]
        if wanted and wanted[0]:
            meant, right = meant + 1, right + (due == wanted[0])
    print(f"of {meant} dated tasks that are found: {100 * right / max(1, meant):.1f} % with the date that their words have alone")

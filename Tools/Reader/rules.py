"""The reading by rules of an installed program, through its commands, so that both readers are measured alike."""
import json, os, subprocess, tempfile
import reader

# The program's intents and the corpus's acts.
ACT = {"focus": "context", **{x: "chat" for x in "greeting thanks feeling smallTalk clock help quit".split()}}
NOW = "2026-11-20T10:00:00-05:00"


def run(program, arguments, text):
    with tempfile.TemporaryDirectory() as home:
        environment = {"NUDGY_HOME": home, "HOME": home, "NUDGY_NOW": NOW, "TZ": "America/New_York", "NUDGY_AI": "off", "PATH": "/usr/bin:/bin"}
        return subprocess.run([program, *arguments], input=text, capture_output=True, text=True, env=environment).stdout


def link(words, row):
    """The task whose title has most of the words, as a search would find it."""
    own = reader.content(words or "")
    found = [(len(own & reader.content(t)), -k) for k, t in enumerate(row.board)]
    return [-max(found)[1] + 1] if found and max(found)[0] else []


def answers(rows, program):
    """What `understand` says of each message, and `dump` of each dump, as pieces."""
    says = [r for r in rows if r.kind == "say"]
    told = run(program, ["understand", "--json"], "".join(" ".join(r.text.split()) + "\n" for r in says)).splitlines()
    if len(told) != len(says):
        raise SystemExit(f"{len(says)} messages, {len(told)} answers")
    result = {}
    for row, line in zip(says, told):
        pieces = []
        for act in json.loads(line)["acts"]:
            name = ACT.get(act["intent"], act["intent"])
            if name == "create":
                pieces += [{"act": "create", "words": {"T": [t["title"]]}, "tasks": []} for t in act["tasks"]] or [{"act": "create", "words": {}, "tasks": []}]
                continue
            tasks = link(act["target"], row) if act["target"] else [row.card] if row.card and name in ("complete", "snooze", "skip", "drop") else []
            pieces.append({"act": name, "words": {}, "tasks": tasks})
        result[id(row)] = pieces
    for row in (r for r in rows if r.kind == "dump"):
        out = run(program, ["dump", "--json"], row.text)
        receipts = json.loads(out).get("receipts", []) if out.strip() else []
        titles = [r["task"]["title"] for r in receipts if r["change"] == "created" and r["task"]]
        result[id(row)] = [{"act": "create", "words": {"T": [t]}, "tasks": []} for t in titles]
    return result

"""Plays conversations through a program and compares how its list stands at the end: python3 conversations.py PROGRAM FILE …

A file holds conversations as `Corpus/README.md` says: the tasks at the beginning, what the person says, and for each
task and each new one where it has to stand in the end.
"""
import json, os, pathlib, re, subprocess, sys, tempfile
import scores

LINE = re.compile(r"(\d+) (.+)$")


def parts(text):
    """`words | due 2026-11-20 | title new words` as the words and a table of the rest."""
    head, *rest = [part.strip() for part in text.split("|")]
    return head, dict(part.split(" ", 1) for part in rest if " " in part)


def read(path):
    talks, talk = [], None
    for line in open(path, encoding="utf-8"):
        line = line.rstrip("\n")
        key, _, rest = line.partition(" ")
        if line == "talk":
            talk = {"now": "2026-11-20T10:00", "tasks": [], "turns": [], "ends": {}, "new": [], "where": path}
            talks.append(talk)
        elif key == "now":
            talk["now"] = rest
        elif key == "task":
            number, title = LINE.match(rest).groups()
            talk["tasks"].append((int(number), *parts(title)))
        elif key == "you":
            talk["turns"].append(rest)
        elif key == "end":
            number, state = LINE.match(rest).groups()
            talk["ends"][int(number)] = parts(state)
        elif key == "new":
            talk["new"].append(parts(rest))
    return talks


def play(program, talk):
    """What the list holds after the talk: the tasks with their state."""
    with tempfile.TemporaryDirectory() as home:
        where = {"NUDGY_HOME": home, "HOME": home, "TZ": "America/New_York", "NUDGY_AI": "off", "PATH": "/usr/bin:/bin",
                 "NUDGY_NOW": talk["now"] + ":00-05:00"}
        run = lambda *words, text="": subprocess.run([program, *words], input=text, capture_output=True, text=True, env=where).stdout
        for number, title, more in talk["tasks"]:
            run("add", title)
            run("edit", str(number), title)
            if "due" in more:
                run("edit", str(number), more["due"])
        told = run("chat", "--lines", "--json", text="".join(turn + "\n" for turn in talk["turns"]))
        lists = json.loads(run("list", "--json", "--all"))
    tasks = {}
    for name in ("upNext", "snoozed", "done", "dropped", "doneToday"):
        for task in lists.get(name) or []:
            tasks.setdefault(task["number"], task)
    return tasks, [json.loads(line) for line in told.splitlines() if line.strip()]


STATE = {"active": "open", "open": "open", "snoozed": "snoozed", "done": "done", "dropped": "dropped"}


def wrong(talk, tasks):
    """What is not as it should be, in words."""
    found, first = [], len(talk["tasks"])
    for number, (state, more) in talk["ends"].items():
        task = tasks.get(number)
        if task is None or STATE.get(task["status"]) != state:
            found.append(f"#{number} is {task and task['status']}, not {state}")
        elif "due" in more and (task["due"] or "none")[:10] != more["due"]:
            found.append(f"#{number} is due {task['due']}, not {more['due']}")
    made = [task for number, task in tasks.items() if number > first]
    for words, more in talk["new"]:
        wanted = scores.telling(words)
        best = max(made, key=lambda t: len(wanted & scores.telling(t["title"])), default=None)
        if best is None or not wanted & scores.telling(best["title"]):
            found.append(f"'{words}' was not made")
            continue
        made.remove(best)
        if "due" in more and (best["due"] or "none")[:10] != more["due"]:
            found.append(f"'{best['title']}' is due {best['due']}, not {more['due']}")
        if STATE.get(best["status"]) != more.get("state", "open") and not (best["status"] == "snoozed" and "state" not in more):
            found.append(f"'{best['title']}' is {best['status']}")
    return found + [f"'{task['title']}' was made" for task in made]


def stock():
    """What is said where nothing better is known."""
    said, section = set(), None
    for line in (pathlib.Path(__file__).resolve().parents[2] / "Personas/nudgy.talk.md").open(encoding="utf-8"):
        if line.startswith("## "):
            section = line[3:].strip()
        elif section in ("chat", "chat_question", "order", "sounds") and line.startswith("- "):
            said.add(line[2:].strip())
    return said


def main():
    program, *files = sys.argv[1:]
    right = count = faults = turns = empty = twice = 0
    lines = stock()
    for path in files:
        for talk in read(path):
            tasks, told = play(os.path.abspath(program), talk)
            problems = wrong(talk, tasks)
            faults += len(problems)
            shrugs = [turn["reply"] in lines for turn in told]
            turns, empty = turns + len(told), empty + sum(shrugs)
            twice += sum(a and b for a, b in zip(shrugs, shrugs[1:]))
            count, right = count + 1, right + (not problems)
            if problems and os.environ.get("SHOW"):
                print("\n".join([f"-- {talk['turns'][0][:60]}", *("   " + p for p in problems)]))
    print(f"{right} of {count} conversations end right, {faults} things are wrong in all; {empty} of {turns} answers are stock, {twice} of them after another")


if __name__ == "__main__":
    main()

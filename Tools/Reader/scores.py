"""What a reader is worth: the same figures for the rules of the program and for the network."""
from corpus import words

# Acts that change listed tasks or point at them.
ON_TASKS = {"complete", "snooze", "skip", "drop", "reopen", "update", "breakDown", "draft", "why", "lookup", "choose"}
CHANGES = {"complete", "snooze", "skip", "drop", "reopen", "update"}
STOP = set("a an the my our your his her their to um uh like also and then oh please i we need gotta got have that this some it is s of for".split())


def telling(text):
    return {w for w in words(text) if w not in STOP}


def first(acts):
    return next((a for a in acts if a != "none"), "chat")


def same(a, b):
    """Whether two titles are of one task: half of their words are shared."""
    return 2 * len(a & b) >= 0.5 * (len(a) + len(b)) and bool(a & b)


def matched(gold, told):
    """The places of those told that are one of those meant, each at most once."""
    used = set()
    for g in gold:
        best = max((k for k in range(len(told)) if k not in used), key=lambda k: len(g & told[k]) / max(1, len(g | told[k])), default=None)
        if best is not None and same(g, told[best]):
            used.add(best)
    return used


def to_do(pieces):
    """The words of the titles that stand in the end: what is taken back in the same breath is nothing to do, and other words that are
    put in its place count with those before. `pieces` as (act, words of the title, whether anything is put in place)."""
    titles, was_made = [], False
    for act, title, changes in pieces:
        if act == "create":
            titles.append(title)
        elif act == "retract" and was_made:
            if changes:
                titles[-1] = titles[-1] | title
            else:
                titles.pop()
        was_made = act == "create" or act == "retract" and was_made and changes
    return titles


def standing(pieces, act, changes):
    """Without those that are taken back right behind them."""
    behind = list(pieces[1:]) + [None]
    return [p for p, after in zip(pieces, behind) if after is None or act(after) != "retract" or changes(after)]


def effects(pieces):
    """What is made, and what is changed task by task: two that are done in one piece are as done as in two. `pieces` as (act, tasks)."""
    out = []
    for act, tasks in pieces:
        if act == "create" or act in CHANGES and not tasks:
            out.append((act, ()))
        elif act in CHANGES:
            out += [(act, (task,)) for task in tasks]
    made = [effect for effect in out if effect[0] == "create"]
    return sorted(made + list(set(out) - set(made)))


def changes_something(piece):
    return any(piece["words"].get(role) for role in "TWR")


def said_to_do(row):
    return to_do((p.act, telling(" ".join(p.words("t"))), bool(p.marks)) for p in row.pieces)


def read_to_do(pieces):
    title = lambda p: telling(" ".join(p["words"].get("T", [])))
    return [t for t in to_do((p["act"], title(p), changes_something(p)) for p in pieces) if t]


def measure(rows, read):
    """`read` gives pieces: {"act", "words": {"T": […], …}, "tasks": […]}."""
    s = dict.fromkeys("dumps said found told right says first effect changed idle wrong linked links".split(), 0)
    for row in rows:
        pieces = read(row)
        if row.kind == "dump":
            gold, told = said_to_do(row), read_to_do(pieces)
            used = matched(gold, told)
            s["dumps"] += 1
            s["said"], s["found"], s["told"] = s["said"] + len(gold), s["found"] + len(used), s["told"] + len(told)
            s["right"] += len(used) == len(gold) == len(told)
        else:
            s["says"] += 1
            s["first"] += first([p.act for p in row.pieces]) == first([p["act"] for p in pieces])
            stands = standing(row.pieces, lambda p: p.act, lambda p: p.marks)
            meant = effects((p.act, p.tasks) for p in stands)
            stands = standing(pieces, lambda p: p["act"], changes_something)
            done = effects((p["act"], p["tasks"]) for p in stands)
            s["effect"] += meant == done
            if not meant:
                s["idle"] += 1
                s["changed"] += any(a in CHANGES and t for a, t in done)
            else:
                s["wrong"] += any(a in CHANGES and t and (a, t) not in meant for a, t in done)
            gold = [p for p in row.pieces if p.act in CHANGES]
            for p, q in zip(gold, [q for q in pieces if q["act"] in CHANGES]):
                s["links"] += 1
                s["linked"] += sorted(p.tasks) == sorted(q["tasks"])
    return s


def line(s):
    of = lambda a, b: f"{100 * a / b:.1f} %" if b else "–"
    return (f"dumps {s['dumps']}: found {of(s['found'], s['said'])}, invented {of(s['told'] - s['found'], s['told'])}, all right {of(s['right'], s['dumps'])}; "
            f"messages {s['says']}: first act {of(s['first'], s['says'])}, whole effect {of(s['effect'], s['says'])}, "
            f"changed where nothing was meant {of(s['changed'], s['idle'])}, wrong change {of(s['wrong'], s['says'])}, linked {of(s['linked'], s['links'])}")

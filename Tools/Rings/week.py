#!/usr/bin/env python3
"""Checks from outside that nudgy rings: a simulated week, and what may go wrong in it.

    week.py PROGRAM [--work DIR] [--rate N] [CHECK ...]

PROGRAM is an installed nudgy. Each check has a home, a session bus and a notification daemon of its own, which records
what it is told and can press buttons. The clock is libfaketime's (Debian: faketime); where a check can do without, it
stands (NUDGY_NOW). Needs python3-dbus, python3-gi, dbus-daemon, tmux and a C compiler.

Prints a table of what was expected and what came, and ends with 1 where they differ.
"""

import argparse
import datetime as dt
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

BERLIN = ZoneInfo("Europe/Berlin")
NEW_YORK = ZoneInfo("America/New_York")

# What libfaketime (0.9.10) does with each wait, as measured: poll and sleep are divided by the factor, and a timer of
# the wall clock, by which nudgy waits for a moment, ends when the faked clock shows it. That is as it should be. Not so:
# - libdbus waits up to 25 seconds for an answer, as monotonic time tells: that is left as it is (DONT_FAKE_MONOTONIC).
# - sleep(35), after which a popup is given up, would be 58 ms at 600 times: it is given its real length here.
# - Timers of monotonic clocks (all of libdispatch's, so every Task.sleep) are taken for timers of the wall clock and
#   never end: a chat would look once and no more. They are left alone here.
# Nor is it nudgy's fault that it finds no arguments in the first process that libfaketime comes into (see `agent`).
SHIM = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
static char is_monotonic[4096];
unsigned int sleep(unsigned int seconds) {
  struct timespec left = {seconds, 0};
  while (syscall(SYS_nanosleep, &left, &left) != 0) {}
  return 0;
}
int timerfd_create(int clock, int flags) {
  int timer = syscall(SYS_timerfd_create, clock, flags);
  if (timer >= 0 && timer < 4096) is_monotonic[timer] = clock != CLOCK_REALTIME;
  return timer;
}
int timerfd_settime(int timer, int flags, const struct itimerspec *new, struct itimerspec *old) {
  int (*next)(int, int, const struct itimerspec *, struct itimerspec *) = dlsym(RTLD_NEXT, "timerfd_settime");
  if (timer >= 0 && timer < 4096 && is_monotonic[timer]) return syscall(SYS_timerfd_settime, timer, flags, new, old);
  return next(timer, flags, new, old);
}
"""


# --------------------------------------------------------------------------------------------------- the daemon


def record():
    """A notification daemon: events to standard output, orders from standard input, each a JSON line."""
    import dbus
    import dbus.service
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib

    name = "org.freedesktop.Notifications"
    DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    loop = GLib.MainLoop()

    def tell(event, **fields):
        print(json.dumps({"event": event, "real": time.monotonic(), **fields}), flush=True)

    class Daemon(dbus.service.Object):
        def __init__(self):
            self.owned = dbus.service.BusName(name, bus)
            super().__init__(bus, "/org/freedesktop/Notifications")
            self.last, self.live, self.hangs, self.life = 0, {}, None, 0

        @dbus.service.method(name, out_signature="as", async_callbacks=("good", "bad"))
        def GetCapabilities(self, good, bad):
            tell("capabilities")
            if self.hangs != "capabilities":
                good(["body", "body-markup", "actions"])

        @dbus.service.method(name, out_signature="ssss")
        def GetServerInformation(self):
            return ("week", "nudgy", "1", "1.2")

        @dbus.service.method(
            name, in_signature="susssasa{sv}i", out_signature="u", async_callbacks=("good", "bad"))
        def Notify(self, app, replaces, icon, summary, body, actions, hints, timeout, good, bad):
            tag = str(hints.get("x-dunst-stack-tag", ""))
            number = next((n for n, t in self.live.items() if tag and t == tag), None)
            if int(replaces) in self.live:
                number = int(replaces)
            if number is None:
                self.last += 1
                number = self.last
            self.live[number] = tag
            tell("notify", number=number, replaces=int(replaces), summary=str(summary), body=str(body), tag=tag,
                 actions=[str(a) for a in actions], urgency=int(hints.get("urgency", -1)), live=len(self.live))
            if self.hangs != "notify":
                good(dbus.UInt32(number))
            if self.life:
                GLib.timeout_add(int(self.life * 1000), self.expire, number)

        @dbus.service.method(name, in_signature="u")
        def CloseNotification(self, number):
            self.expire(int(number), 3)

        @dbus.service.signal(name, signature="uu")
        def NotificationClosed(self, number, reason):
            pass

        @dbus.service.signal(name, signature="us")
        def ActionInvoked(self, number, key):
            pass

        def expire(self, number, reason=1):
            if self.live.pop(number, None) is not None:
                self.NotificationClosed(dbus.UInt32(number), dbus.UInt32(reason))
            return False

        def order(self, source, condition):
            line = sys.stdin.readline()
            if not line:
                loop.quit()
                return False
            order = json.loads(line)
            if "press" in order:
                self.ActionInvoked(dbus.UInt32(order["press"]), order["key"])
                self.expire(order["press"], 2)
            if "hangs" in order:
                self.hangs = order["hangs"]
            if "life" in order:
                self.life = order["life"]
            return True

    daemon = Daemon()
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, daemon.order)
    tell("ready")
    loop.run()


# --------------------------------------------------------------------------------------------------- the stage


class Stage:
    """A home, a bus and a daemon."""

    def __init__(self, program, folder, zone="Europe/Berlin"):
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        self.program, self.folder = program, folder
        self.events, self.processes, self.others = [], [], set()
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": folder, "NUDGY_HOME": os.path.join(folder, "nudgy"),
            "NUDGY_AI": "off", "NUDGY_SEED": "1", "TZ": zone, "LANG": "C.UTF-8", "TERM": "xterm-256color",
        }
        bus = self.start(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self.recorder = self.start(
            [sys.executable, os.path.abspath(__file__), "--recorder"],
            env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": self.environment["DBUS_SESSION_BUS_ADDRESS"]},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._listen, daemon=True).start()
        self.wait(lambda: self.events, 10)
        assert self.events, "the notification daemon does not start"

    def _listen(self):
        with open(os.path.join(self.folder, "daemon.jsonl"), "w") as log:
            for line in self.recorder.stdout:
                log.write(line)
                log.flush()
                self.events.append(json.loads(line))

    def order(self, **order):
        self.recorder.stdin.write(json.dumps(order) + "\n")
        self.recorder.stdin.flush()

    def start(self, words, **options):
        options.setdefault("env", {**os.environ, **self.environment})
        process = subprocess.Popen(words, **options)
        self.processes.append(process)
        return process

    def wait(self, condition, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.02)
        return bool(condition())

    @property
    def popups(self):
        return [event for event in self.events if event["event"] == "notify"]

    def run(self, at, *words, zone=None):
        """A command at a moment at which the clock stands."""
        environment = {**self.environment, "NUDGY_NOW": at.isoformat()}
        if zone:
            environment["TZ"] = zone
        done = subprocess.run(
            [self.program, *words], env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.last_error = done.stderr.strip()
        return done.stdout

    def json(self, at, *words, zone=None):
        text = self.run(at, *words, "--json", zone=zone)
        return json.loads(text) if text.strip() else None

    def add(self, at, text, *more, how="say"):
        """A task in words; what it was kept as. More words follow it about pressure and the like."""
        said = self.run(at, how, text)
        if "Added" not in said:
            raise SystemExit(f"not kept: {text!r}: {said} {self.last_error}")
        for words in more:
            answer = self.run(at, "say", words)
            if "Changed" not in answer:
                raise SystemExit(f"not changed: {words!r}: {answer} {self.last_error}")
        return int(re.search(r"#(\d+)", said).group(1))

    def status(self, at, number):
        return self.json(at, "show", str(number))["status"]

    def close(self):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.kill()
            process.wait()
        # What libfaketime leaves behind.
        for number in {process.pid for process in self.processes} | self.others:
            for path in (f"/dev/shm/faketime_shm_{number}", f"/dev/shm/sem.faketime_sem_{number}"):
                if os.path.exists(path):
                    os.remove(path)


def faketime_library():
    """Where libfaketime lies, as its own command says."""
    words = ["faketime", "-m", "-f", "+0", "sh", "-c", "echo $LD_PRELOAD"]
    return subprocess.run(words, capture_output=True, text=True).stdout.strip().split(":")[0]


class Clock:
    """A clock that runs from a moment at so many times the speed; each process is told what it shows when it starts."""

    shim = None

    def __init__(self, start, rate):
        self.start, self.rate, self.real = start, rate, time.monotonic()

    def at(self, real=None):
        passed = ((time.monotonic() if real is None else real) - self.real) * self.rate
        return self.start + dt.timedelta(seconds=passed)

    def environment(self, zone):
        # libfaketime reads whole seconds: the process is started when the clock shows one.
        shown = self.at()
        rest = (1_000_000 - shown.microsecond) / 1e6 / self.rate
        time.sleep(rest)
        text = self.at().astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M:%S")
        preload = " ".join(filter(None, [Clock.shim, faketime()]))
        return {
            "LD_PRELOAD": preload, "FAKETIME": f"@{text} x{self.rate}", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}

    def sleep_until(self, moment):
        left = (moment - self.at()).total_seconds() / self.rate
        if left > 0:
            time.sleep(left)


_faketime = None


def faketime():
    global _faketime
    _faketime = _faketime or faketime_library()
    return _faketime


def agent(stage, clock, **environment):
    # By way of env: in the first process that it comes into, libfaketime moves the environment, and there the Swift
    # runtime no longer finds the arguments.
    zone = environment.get("TZ", stage.environment["TZ"])
    log = open(os.path.join(stage.folder, "agent.log"), "a")
    return stage.start(
        ["env", stage.program, "agent"], stdout=log, stderr=log, stdin=subprocess.DEVNULL,
        env={**stage.environment, **clock.environment(zone), **environment})


# --------------------------------------------------------------------------------------------------- the report


@dataclass
class Expected:
    at: dt.datetime
    # Part of what stands above the popup; "" for any.
    title: str
    why: str = ""
    # Seconds that it may be late beside what the check allows.
    slack: float = 0


@dataclass
class Came:
    at: dt.datetime
    popup: dict


@dataclass
class Report:
    faults: list = field(default_factory=list)

    def say(self, text=""):
        print(text, flush=True)

    def check(self, name, holds, detail=""):
        self.say(f"  {'ok  ' if holds else 'FAULT'} {name}" + (f": {detail}" if detail else ""))
        if not holds:
            self.faults.append(f"{name}: {detail}")

    def compare(self, expected, came, allowed, is_quiet):
        """The table, by day. A ring belongs to the expected one of its title that is next before it."""
        open_ones, rows, left = sorted(expected, key=lambda e: (e.at, e.title == "")), [], list(came)
        for one in open_ones:
            fits = [
                c for c in left
                if one.title.lower() in c.popup["summary"].lower()
                and -10 <= (c.at - one.at).total_seconds() <= allowed + one.slack
            ]
            found = min(fits, key=lambda c: c.at) if fits else None
            if found:
                left.remove(found)
            rows.append((one.at, one, found))
        rows += [(c.at, None, c) for c in left]
        late, day = [], None
        for at, one, found in sorted(rows, key=lambda row: row[0]):
            if at.date() != day:
                day = at.date()
                self.say(f"\n  {at:%A %d %B}")
                self.say(f"  {'expected':9} {'came':9} {'late':>6}  {'':5} what")
            wanted = f"{one.at:%H:%M}" if one else "-"
            seen = f"{found.at:%H:%M:%S}" if found else "-"
            delay, marks = "", []
            if one and found:
                seconds = (found.at - one.at).total_seconds()
                late.append(seconds)
                delay = f"{seconds:.0f}s"
                soft = found.popup["urgency"] == 0
                if soft != is_quiet(one.at):
                    marks.append("LOUD IN QUIET HOURS" if not soft else "SOFT BY DAY")
            elif one:
                marks.append("MISSING")
            else:
                marks.append("NOT EXPECTED")
            soft = "soft" if found and found.popup["urgency"] == 0 else ""
            title = found.popup["summary"] if found else one.title
            self.say(f"  {wanted:9} {seen:9} {delay:>6}  {soft:5} {title}"
                     + (f"  [{one.why}]" if one and one.why else "") + "".join(f"  <-- {m}" for m in marks))
            for mark in marks:
                self.faults.append(f"{at:%a %H:%M} {title}: {mark}")
        met = len(late)
        late.sort()
        self.say(
            f"\n  {len(expected)} expected, {met} came, {len(expected) - met} missing, {len(came) - met} more; late: "
            + (f"median {late[met // 2]:.1f} s, most {late[-1]:.1f} s; in their minute {sum(s < 60 for s in late)}"
               if late else "-"))
        return late


def quiet(at):
    return at.hour >= 21 or at.hour < 8


def on(day, text, zone=BERLIN):
    """A moment of the week that begins on Monday, 30 November 2026; days from 0."""
    hour, minute, *second = map(int, text.split(":"))
    moment = dt.datetime(2026, 11, 30, hour, minute, *second, tzinfo=zone)
    return (moment + dt.timedelta(days=day)).replace(tzinfo=zone)


MON, TUE, WED, THU, FRI, SAT, SUN = range(7)


def came(stage, clock, zone=BERLIN):
    return [Came(clock.at(p["real"]).astimezone(zone), p) for p in list(stage.popups)]


# --------------------------------------------------------------------------------------------------- the week


def check_week(stage, report, options):
    """Seven days, with what repeats, leads, pressures, nights and what Nudgy brings up by itself."""
    old, eve = on(-4, "10:00"), on(-1, "12:00")
    for place, text in enumerate(["call the dentist", "sort the photos", "clean the attic"]):
        stage.add(old + dt.timedelta(minutes=place), text)
    stage.run(old, "share", "https://example.com/first-article")
    stage.run(old + dt.timedelta(minutes=5), "share", "https://example.com/second-article")
    tasks = {}
    for name, text, *more in [
        ("vitamins", "take vitamins every day at 8:30am"),
        ("standup", "standup every weekday at 9:45am"),
        ("bins", "take the bins out every thursday at 7pm"),
        ("stretch", "remind me on monday at 8am to stretch"),
        ("plants", "remind me on monday at 5pm to water the plants"),
        ("teeth", "remind me on monday at 20:59 to brush teeth"),
        ("read", "remind me on monday at 9pm to read"),
        ("door", "remind me on monday at 11:30pm to lock the door"),
        ("train", "catch the early train wednesday at 5:15am"),
        ("leo", "wake Leo on saturday at 6:30am"),
        ("meeting", "meeting with Ana tuesday at 3pm, remind me 10 minutes before"),
        ("exam", "exam on thursday at 10am, remind me the day before"),
        ("grandma", "call grandma on sunday"),
        ("bike", "fix the bike"),
        ("parcel", "send the parcel"),
        ("report", "hand in the report tuesday at 4pm", "nudge me more about the report"),
        ("bank", "phone the bank wednesday at 2pm", "nudge me more about the bank"),
        ("cake", "order the cake saturday at 10am", "nudge me more about the cake"),
        ("rent", "pay the rent thursday at 6pm", "make the rent gentle"),
        ("tax", "submit the tax form friday at 4pm", "nudge me more about the tax form",
         "nudge me more about the tax form"),
        ("visa", "submit the visa papers saturday at 8pm", "make the visa papers nuclear"),
    ]:
        tasks[name] = stage.add(eve, text, *more)
        eve += dt.timedelta(seconds=20)
    stage.run(eve, "snooze", str(tasks["bike"]), "tuesday 11:10am")
    stage.run(eve, "snooze", str(tasks["parcel"]), "wednesday noon")

    expected = []

    def rings(title, *moments, why=""):
        expected.extend(Expected(on(day, text), title, why) for day, text in moments)

    rings("vitamins", *[(day, "8:30") for day in range(7)], why="every day")
    rings("standup", *[(day, "9:45") for day in range(5)], why="every weekday")
    rings("bins", (THU, "19:00"), why="every thursday")
    rings("stretch", (MON, "8:00"), why="quiet hours end")
    rings("plants", (MON, "17:00"), why="asked")
    rings("teeth", (MON, "20:59"), why="asked")
    rings("read", (MON, "21:00"), why="asked, quiet hours begin")
    rings("door", (MON, "23:30"), why="asked, at night")
    rings("train", (WED, "5:15"), why="at night")
    rings("leo", (SAT, "6:30"), why="at night")
    rings("ana", (TUE, "14:50"), why="10 minutes before")
    rings("ana", (TUE, "15:00"), why="due")
    rings("exam", (WED, "10:00"), why="the day before")
    rings("exam", (THU, "10:00"), why="due")
    rings("grandma", (SUN, "9:00"), why="a day without a time")
    rings("bike", (TUE, "11:10"), why="back")
    rings("report", (MON, "16:00"), (TUE, "10:00"), (TUE, "15:00"), (TUE, "16:00"), (TUE, "16:30"), (TUE, "17:00"),
          why="moderate: 24, 6, 1 h, due, twice after")
    rings("bank", (TUE, "14:00"), (WED, "8:00"), (WED, "13:00"), (WED, "14:00"), why="moderate: 24, 6, 1 h, due")
    rings("bank", (WED, "14:40"), (WED, "15:10"), why="moderate: put aside at 14:10, 30 minutes after, twice")
    rings("cake", (FRI, "10:00"), (SAT, "8:00"), (SAT, "9:00"), (SAT, "10:00"),
          why="moderate: 24 h, 6 h held by the night, 1 h, due")
    rings("cake", (SAT, "13:00"), (SAT, "13:30"), (SAT, "14:00"), why="moderate: snoozed to 13:00, back, twice after")
    rings("rent", (THU, "18:00"), why="gentle: once")
    rings("rent", (THU, "20:30"), why="gentle: back")
    rings("tax", (WED, "16:00"), (THU, "16:00"), (FRI, "8:00"), (FRI, "10:00"), (FRI, "13:00"), (FRI, "15:00"),
          (FRI, "15:30"), (FRI, "15:45"), (FRI, "16:00"), why="aggressive: 48, 24, 12, 6, 3, 1 h, 30, 15 min, due")
    rings("visa", (THU, "20:00"), (FRI, "20:00"), (SAT, "8:00"), (SAT, "14:00"), (SAT, "17:00"), (SAT, "19:00"),
          (SAT, "19:30"), (SAT, "19:45"), (SAT, "20:00"), why="nuclear: 48, 24, 12, 6, 3, 1 h, 30, 15 min, due")
    rings("visa", (SAT, "20:15"), (SAT, "20:30"), (SAT, "20:45"),
          *[(SUN, f"8:{m:02}") for m in (0, 15, 30, 45)], (SUN, "9:00"),
          why="nuclear: every quarter of an hour by day, done at 9:05")
    rings("dentist", (MON, "11:00"), why="check-in: untouched")
    rings("photos", (TUE, "11:00"), why="check-in: untouched")
    rings("attic", (WED, "11:00"), why="check-in: untouched")
    # From here on it may be anything that was left undone since Sunday; which one is nudgy's choice.
    rings("", *[(day, "11:00") for day in (THU, FRI, SAT, SUN)], why="check-in: untouched, any")
    rings("first-article", (MON, "12:30"), why="check-in: a saved link")
    rings("second-article", (TUE, "12:30"), why="check-in: a saved link")
    rings("tax", (FRI, "17:00"), why="check-in: the one thing of the day that is left")
    rings("grandma", (SUN, "17:00"), why="check-in: the one thing of the day that is left")

    begin, end = on(MON, "6:00"), on(SUN, "22:00")
    stage.order(life=3)
    foreseen = stage.json(begin, "nudges")
    clock = Clock(begin, options.rate)
    running = agent(stage, clock)
    pressed = []
    for moment, what in sorted([
        (on(TUE, "12:00"), lambda at: stage.run(at, "done", str(tasks["parcel"]))),
        (on(WED, "8:40"), lambda at: pressed.append(press(stage, "vitamins", "done"))),
        (on(WED, "14:10"), lambda at: stage.run(at, "skip", str(tasks["bank"]))),
        (on(THU, "18:05"), lambda at: stage.run(at, "snooze", str(tasks["rent"]), "8:30pm")),
        (on(SAT, "10:05"), lambda at: stage.run(at, "snooze", str(tasks["cake"]), "1pm")),
        (on(SUN, "9:05"), lambda at: stage.run(at, "done", str(tasks["visa"]))),
    ], key=lambda step: step[0]):
        clock.sleep_until(moment)
        what(moment)
    clock.sleep_until(end)
    alive = running.poll() is None
    report.compare(expected, came(stage, clock), 300, quiet)
    report.check("the agent ran to the end of the week", alive)
    seen = came(stage, clock)
    nightly = [c for c in seen if quiet(c.at)]
    asked = ("read", "door", "train", "leo")
    report.check(
        "nothing in quiet hours that was not asked for at that time",
        all(any(name in c.popup["summary"].lower() for name in asked) for c in nightly),
        f"{len(nightly)} rings, all soft" if all(c.popup["urgency"] == 0 for c in nightly) else "one was loud")
    truth_of_nudges(report, foreseen, begin, expected)


def press(stage, title, key):
    number = [p for p in stage.popups if title in p["summary"].lower()][-1]["number"]
    stage.order(press=number, key=key)


def truth_of_nudges(report, foreseen, begin, expected):
    """What `nudgy nudges` said in advance against what was expected before anyone touched anything."""
    foreseen = [(dt.datetime.fromisoformat(row["at"]), row) for row in foreseen]
    plain = [e for e in expected if not re.search("check-in|put aside|snoozed|gentle: back|done at", e.why)]
    absent = [
        e for e in plain
        if not any(at == e.at and e.title in row["text"].lower() for at, row in foreseen)]
    report.check(
        "`nudges` on Monday morning foretold each moment that was set by then", not absent,
        f"{len(plain)} moments" + "".join(f"; absent {e.at:%a %H:%M} {e.title}" for e in absent))


# --------------------------------------------------------------------------------------------------- to the minute


def check_minute(stage, report, options):
    """Forty minutes, slowly enough to see the seconds: what is asked for, leads, snoozing, pressures."""
    add, at = stage.add, lambda text: on(TUE, text)
    before = at("9:50")
    add(before, "remind me at 10:03 to fill the kettle")
    add(before, "remind me at 10:04 to turn the compost")
    add(before, "meeting with Olaf at 10:20, remind me 10 minutes before")
    add(before, "send the invoice at 10:07am", "nudge me more about the invoice")
    add(before, "book the train at 10:25am", "make the train nuclear")
    walk = add(before, "walk the dog")
    stage.run(before, "snooze", str(walk), "in 22 minutes")
    clock = Clock(at("10:00"), 60)
    agent(stage, clock)
    clock.sleep_until(at("10:05"))
    press(stage, "kettle", "tenMinutes")
    pressed = clock.at()
    clock.sleep_until(at("10:42"))
    expected = [
        Expected(at("10:03"), "kettle", "asked"), Expected(at("10:04"), "compost", "asked"),
        Expected(at("10:10"), "olaf", "10 minutes before"), Expected(at("10:20"), "olaf", "due"),
        Expected(at("10:07"), "invoice", "moderate: due"),
        Expected(at("10:37"), "invoice", "moderate: half an hour after"),
        Expected(at("10:12"), "dog", "back"),
        # Written down at 9:50, so what lies before is past.
        Expected(at("9:55"), "train", "nuclear: 30 minutes before, missed by five minutes", 360),
        Expected(at("10:10"), "train", "nuclear: 15 minutes before"), Expected(at("10:25"), "train", "nuclear: due"),
        Expected(at("10:40"), "train", "nuclear: a quarter of an hour after"),
        Expected(pressed + dt.timedelta(minutes=10), "kettle", "10 min was pressed"),
    ]
    late = report.compare(expected, came(stage, clock), 60, quiet)
    in_time = [seconds for seconds in late if seconds < 300]
    report.check("each in its minute", all(s < 60 for s in in_time), f"most {max(in_time):.1f} s")


# --------------------------------------------------------------------------------------------------- check-ins


def check_checkins(stage, report, options):
    """What Nudgy brings up by itself: at most so many a day, none in quiet hours."""
    old = on(-5, "10:00")
    for place, thing in enumerate(["photos", "attic", "receipts", "books", "seeds", "records", "letters", "shoes"]):
        stage.add(old + dt.timedelta(minutes=place), f"sort the {thing}")
    for place in range(9):
        stage.run(old, "share", f"https://example.com/saved-{place + 1}")
    for day, thing in enumerate(["silver", "car", "mirror", "boots", "windows", "lamp", "trumpet"]):
        stage.add(on(-1, "12:00") + dt.timedelta(minutes=day), f"polish the {thing} on {on(day, '0:00'):%A}")

    def day_of(day):
        found = []
        for half in range(48):
            moment = on(day, "0:00") + dt.timedelta(minutes=30 * half, seconds=2)
            for row in stage.json(moment, "agent", "--once") or []:
                if row["kind"] in ("stale", "endOfDay", "links"):
                    found.append((moment, row["kind"]))
        return found

    for day, settings, wanted in [
        (MON, {}, ["stale 11:00", "links 12:30", "endOfDay 17:00"]),
        (TUE, {"checkIns": "2"}, ["stale 11:00", "links 12:30"]),
        (WED, {"checkIns": "1"}, ["stale 11:00"]),
        (THU, {"checkIns": "0"}, []),
        (FRI, {"checkIns": "3", "quietHours": "16:00-12:00"}, ["links 12:30"]),
        (SAT, {"quietHours": "21:00-8:00"}, ["stale 11:00", "links 12:30", "endOfDay 17:00"]),
    ]:
        for key, value in settings.items():
            stage.run(on(day, "0:00"), "config", "set", key, value)
        found = [f"{kind} {moment:%H:%M}" for moment, kind in day_of(day)]
        report.check(f"{on(day, '0:00'):%A} {settings or ''}", found == wanted, f"{found}, expected {wanted}")


# --------------------------------------------------------------------------------------------------- a chat as well


def check_chat(stage, report, options):
    """Two agents and two open chats ring once for each moment, and what is half typed stays."""
    at = lambda text: on(TUE, text)
    titles = ["kettle", "compost", "violin", "parrot", "ladder"]
    times = dict(zip(titles, ("10:02", "10:03", "10:04", "10:05", "10:05")))
    times |= {"lantern": "10:07", "teapot": "10:10", "saddle": "10:11"}
    for title, time_of_day in times.items():
        stage.add(at("9:50"), f"remind me at {time_of_day} to mind the {title}")
    # A chat that was woken rests for 0.2 s, which stay as long as they are, and an agent gives it 3 s of the faked
    # clock: not faster, or the agent is always first.
    clock = Clock(at("10:00"), 5)
    for _ in range(2):
        agent(stage, clock)
    tmux = ["tmux", "-S", os.path.join(stage.folder, "tmux"), "-f", "/dev/null"]

    def panes(what):
        return subprocess.run(
            [*tmux, "list-panes", "-s", "-F", f"#{{{what}}}"], capture_output=True, text=True).stdout.split()

    def screens():
        return [subprocess.run([*tmux, "capture-pane", "-p", "-S", "-500", "-t", pane], capture_output=True, text=True)
                .stdout.rstrip() for pane in panes("pane_id")]

    def open_chat():
        environment = {**stage.environment, **clock.environment("Europe/Berlin")}
        words = ["env", "-i", *[f"{key}={value}" for key, value in environment.items()], "env", stage.program]
        how = ["new-window"] if panes("pane_id") else ["new-session", "-x", "100", "-y", "60"]
        subprocess.run([*tmux, *how, "-d", *words], check=True, stderr=subprocess.DEVNULL)
        stage.others |= set(panes("pane_pid"))

    def popups(title):
        return [c for c in came(stage, clock) if title in c.popup["summary"].lower()]

    def lateness(title):
        return [round((c.at - at(times[title])).total_seconds(), 1) for c in popups(title)]

    shown = []
    try:
        for _ in range(2):
            open_chat()
        clock.sleep_until(at("10:01"))
        subprocess.run([*tmux, "send-keys", "-t", panes("pane_id")[0], "-l", "i was thinking abou"])
        clock.sleep_until(at("10:06"))
        shown = screens()
        for title in titles:
            lines = [sum(line.startswith("⏰") and title in line.lower() for line in text.splitlines())
                     for text in shown]
            report.check(f"{title}: one ring, in a chat", sum(lines) == 1 and not popups(title),
                         f"{lines} in the chats, {len(popups(title))} popups")
        last = shown[0].splitlines()[-1]
        report.check("what was half typed stands in the last line, whole, and there alone",
                     last.endswith("i was thinking abou") and shown[0].count("thinking abou") == 1, repr(last))
        for pane in panes("pane_id"):
            subprocess.run([*tmux, "send-keys", "-t", pane, "C-c", "C-d"])
        clock.sleep_until(at("10:08"))
        report.check("the chats closed, an agent rings", len(popups("lantern")) == 1, f"late {lateness('lantern')} s")
        open_chat()
        clock.sleep_until(at("10:09:30"))
        os.kill(int(panes("pane_pid")[0]), signal.SIGKILL)
        clock.sleep_until(at("10:12"))
        for title in ("teapot", "saddle"):
            late = lateness(title)
            report.check(f"the chat killed, an agent rings in the minute: {title}", len(late) == 1 and late[0] < 60,
                         f"late {late} s")
    finally:
        with open(os.path.join(stage.folder, "screens"), "w") as file:
            file.write("\n\n".join(shown))
        subprocess.run([*tmux, "kill-server"], stderr=subprocess.DEVNULL)


# --------------------------------------------------------------------------------------------------- kills


def check_kill(stage, report, options):
    """Killed between claim and delivery it rings again, in one popup."""
    at = lambda text: on(TUE, text)

    def hung(name, title, how):
        stage.add(at("9:50"), f"remind me at 10am to mind the {title}")
        stage.order(hangs=how)
        seen = len(stage.events)
        process = stage.start(
            [stage.program, "agent", "--once"],
            env={**stage.environment, "NUDGY_NOW": at("10:00:05").isoformat()}, stdout=subprocess.DEVNULL)
        stage.wait(lambda: any(e["event"] == how for e in stage.events[seen:]), 5)
        process.send_signal(signal.SIGKILL)
        process.wait()
        stage.order(hangs=None)
        first = sum(title in p["summary"].lower() for p in stage.popups)
        stage.run(at("10:00:20"), "agent", "--once")
        held = sum(title in p["summary"].lower() for p in stage.popups) - first
        stage.run(at("10:01:40"), "agent", "--once")
        stage.wait(lambda: False, 0.2)
        again = [p for p in stage.popups if title in p["summary"].lower()]
        stage.run(at("10:03"), "agent", "--once")
        stage.run(at("10:40"), "agent", "--once")
        stage.wait(lambda: False, 0.2)
        after = [p for p in stage.popups if title in p["summary"].lower()]
        report.check(f"{name}: while its lease lasts nobody else rings", held == 0, f"{held}")
        report.check(f"{name}: it rings after that", len(again) == first + 1, f"{first} before, {len(again)} in all")
        report.check(f"{name}: in one popup", len({p["number"] for p in after}) == 1,
                     f"numbers {[p['number'] for p in after]}, replaces {[p['replaces'] for p in after]}")
        report.check(f"{name}: and not a third time", len(after) == len(again))

    hung("killed while the daemon is asked what it can", "kettle", "capabilities")
    hung("killed while the popup is shown", "violin", "notify")

    # Whenever the kill comes.
    doubled, lost, twice = 0, 0, 0
    for number in range(30):
        title = f"{'mind wash paint'.split()[number // 10]} the {THINGS[number % 10]}"
        stage.add(at("9:50"), f"{title} tuesday at 10am", how="add")
        process = stage.start(
            [stage.program, "agent", "--once"],
            env={**stage.environment, "NUDGY_NOW": at("10:00:05").isoformat()}, stdout=subprocess.DEVNULL)
        time.sleep(number * 0.001)
        process.kill()
        process.wait()
        stage.run(at("10:01:50"), "agent", "--once")
        stage.wait(lambda: any(title in p["summary"].lower() for p in stage.popups), 1)
        shown = [p for p in stage.popups if title in p["summary"].lower()]
        lost += not shown
        twice += len(shown) > 1
        doubled += len({p["number"] for p in shown}) > 1
    report.check("killed after 0 to 29 ms: none lost, none in two popups", not lost and not doubled,
                 f"{lost} lost, {doubled} in two popups, {twice} shown again in the same")

    stage.add(at("9:50"), "remind me at 11am to mind the parrot")
    clock = Clock(at("10:59"), 10)
    stage.order(hangs="notify")
    first = agent(stage, clock)
    stage.wait(lambda: any("parrot" in p["summary"].lower() for p in stage.popups), 20)
    first.kill()
    first.wait()
    stage.order(hangs=None)
    agent(stage, clock)
    clock.sleep_until(at("11:06"))
    seen = [c for c in came(stage, clock) if "parrot" in c.popup["summary"].lower()]
    report.check("an agent that runs, killed, and another: twice, in one popup",
                 len(seen) == 2 and len({c.popup["number"] for c in seen}) == 1,
                 ", ".join(f"{c.at:%H:%M:%S} number {c.popup['number']} buttons {len(c.popup['actions']) // 2}"
                           for c in seen))


# --------------------------------------------------------------------------------------------------- missed


THINGS = """anchor basket candle drum engine feather garden hammer iron jacket kettle ladder mirror needle oven parrot
quilt rope saddle trumpet""".split()


def check_digest(stage, report, options):
    """Twenty moments missed make one digest."""
    for number in range(20):
        stage.add(on(MON, "9:00"), f"mind the {THINGS[number]} at {10 + number // 4}:{number % 4 * 15:02}", how="add")
    rows = stage.json(on(MON, "18:00"), "agent", "--once")
    stage.wait(lambda: stage.popups, 1)
    report.check("agent --once at 18:00 tells all in one", len(stage.popups) == 1,
                 " | ".join(f"{p['summary']}: {p['body']}" for p in stage.popups) + f"; {len(rows)} rows of JSON")
    stage.run(on(MON, "18:10"), "agent", "--once")
    stage.run(on(TUE, "9:00"), "agent", "--once")
    report.check("and never again", len(stage.popups) == 1, f"{len(stage.popups)} popups")

    # Twenty in the evening; the machine comes back in the night.
    for number in range(20):
        stage.add(
            on(TUE, "9:00"), f"wash the {THINGS[number]} at {14 + number // 4}:{number % 4 * 15:02}", how="add")
    seen = len(stage.popups)
    clock = Clock(on(TUE, "23:40"), 600)
    agent(stage, clock)
    clock.sleep_until(on(WED, "7:50"))
    report.check("back at 23:40, nothing is made up for in the night", len(stage.popups) == seen)
    clock.sleep_until(on(WED, "8:30"))
    stage.wait(lambda: len(stage.popups) > seen, 2)
    new = came(stage, clock)[seen:]
    report.check("in the morning one digest", len(new) == 1,
                 " | ".join(f"{c.at:%H:%M:%S} {c.popup['summary']}: {c.popup['body']}" for c in new))


# --------------------------------------------------------------------------------------------------- buttons


def check_buttons(stage, report, options):
    """What the buttons of a popup do, and that it can be undone."""
    at = lambda text: on(TUE, text)
    numbers = {
        title: stage.add(at("9:50"), f"remind me at {time} to mind the {title}")
        for title, time in (("kettle", "10:01"), ("violin", "10:02"), ("parrot", "10:03"), ("ladder", "10:04"))
    }
    clock = Clock(at("10:00"), 20)
    running = agent(stage, clock)

    def shown(title):
        return [p for p in stage.popups if title in p["summary"].lower()]

    def become(title, status):
        stage.wait(lambda: stage.status(clock.at(), numbers[title]) == status, 5)
        return stage.status(clock.at(), numbers[title])

    for title, key, status in (
        ("kettle", "done", "done"), ("violin", "letGo", "dropped"), ("parrot", "tomorrow", "snoozed")):
        if not stage.wait(lambda: shown(title), 15):
            report.check(f"{title} rings", False)
            continue
        if key == "done":
            report.check("five buttons", shown(title)[0]["actions"][::2] == [
                "done", "tenMinutes", "tomorrow", "doIt", "letGo"], str(shown(title)[0]["actions"][1::2]))
        press(stage, title, key)
        now = become(title, status)
        report.check(f"{key}: the task is {status}", now == status, now)
        said = stage.run(clock.at(), "undo").strip().splitlines()
        back = stage.status(clock.at(), numbers[title])
        report.check(f"{key}: undo restores it", back == "active", f"{back}; {said[0] if said else stage.last_error}")
    again = [title for title in ("kettle", "violin", "parrot") if len(shown(title)) != 1]
    report.check("what was restored does not ring again", not again, " ".join(again))

    # Settings changed, the agent begins anew: the popup that stands there is still answered.
    stage.wait(lambda: shown("ladder"), 15)
    stage.run(clock.at(), "config", "set", "checkIns", "2")
    time.sleep(2)
    press(stage, "ladder", "done")
    now = become("ladder", "done")
    report.check("done on a popup from before a setting was changed", now == "done", now)
    report.check("the agent runs on", running.poll() is None)

    # Another agent in its place, and a popup that stands for long.
    def pressed_late(name, title, clock, wait, **environment):
        number = stage.add(clock.at(), f"remind me at 10:10 to mind the {title}")
        first = agent(stage, clock, **environment)
        stage.wait(lambda: shown(title), 60)
        wait(first)
        press(stage, title, "done")
        stage.wait(lambda: stage.status(clock.at(), number) == "done", 3)
        now = stage.status(clock.at(), number)
        report.check(name, now == "done", now)

    def another(first):
        first.kill()
        first.wait()
        agent(stage, clock)
        time.sleep(2)

    running.kill()
    running.wait()
    clock = Clock(at("10:09"), 20)
    pressed_late("done on a popup of an agent that was killed, another being there", "engine", clock, another)
    for process in stage.processes[2:]:  # all but the bus and the daemon
        process.kill()
    clock = Clock(at("10:09"), 120)
    # Buttons are listened to by monotonic time.
    pressed_late("done on a popup that stood there for 65 minutes", "saddle", clock,
                 lambda _: clock.sleep_until(at("11:15")), FAKETIME_DONT_FAKE_MONOTONIC="0")


# --------------------------------------------------------------------------------------------------- clocks and zones


def check_clock(stage, report, options):
    """A clock set back: by minutes nothing rings twice, by days `nudges` keeps its word."""
    stage.add(on(MON, "9:00"), "remind me on wednesday at 10am to mind the kettle")
    stage.add(on(MON, "9:00"), "take vitamins every day at 10am")

    def once(moment):
        rows = stage.json(moment, "agent", "--once") or []
        return sorted(row["text"].split(" ", 1)[-1].lower() for row in rows)

    def told(moment, *titles):
        rows = once(moment)
        report.check(f"{moment:%A %H:%M:%S} rings {', '.join(titles) or 'nothing'}",
                     len(rows) == len(titles) and all(any(t in row for row in rows) for t in titles), str(rows))

    def foretold(moment):
        return [(dt.datetime.fromisoformat(r["at"]), r["text"].lower()) for r in stage.json(moment, "nudges")]

    told(on(TUE, "10:00:03"), "vitamins")
    told(on(WED, "10:00:03"), "kettle", "vitamins")
    # Set back by minutes: the clock was put right, and all that was told is told.
    told(on(WED, "9:55:00"))
    told(on(WED, "10:00:01"))
    told(on(WED, "10:00:04"))
    told(on(THU, "10:00:05"), "vitamins")
    # Set back by days: whether what a clock told that ran ahead is told again in its own time is nudgy's choice; that
    # it says so is not.
    once(on(FRI, "10:00:03"))
    for back, promised_at in ((1, on(THU, "9:00")), (1, on(THU, "12:00")), (2, on(WED, "9:00"))):
        promised = any(at == on(FRI, "10:00") and "vitamins" in text for at, text in foretold(promised_at))
        once(promised_at)
        later = any(at == on(FRI, "10:00") and "vitamins" in text for at, text in foretold(on(FRI, "9:00")))
        rang = any("vitamins" in row for row in once(on(FRI, "10:00:05")))
        report.check(f"told on Friday at 10:00, set back to {promised_at:%A %H:%M}: `nudges` keeps its word",
                     promised == later == rang,
                     f"`nudges` then: {promised}, on Friday at 9:00: {later}; rings on Friday: {rang}")

    # The same with an agent that runs. libfaketime cannot tell a timer that the clock was set, so that the agent is
    # woken by a file.
    shown = os.path.join(stage.folder, "clock")
    seen = len(stage.popups)

    def set_clock(moment):
        offset = (moment - dt.datetime.now(dt.timezone.utc)).total_seconds()
        with open(shown + ".new", "w") as file:
            file.write(f"{offset:+.0f}\n")
        os.rename(shown + ".new", shown)
        with open(os.path.join(stage.environment["NUDGY_HOME"], "woken"), "w"):
            pass

    stage.add(on(THU, "11:00"), "remind me on friday at noon to mind the violin")
    set_clock(on(FRI, "11:59:56"))
    running = stage.start(
        ["env", stage.program, "agent"], stdin=subprocess.DEVNULL,
        env={**stage.environment, "LD_PRELOAD": faketime(), "FAKETIME_TIMESTAMP_FILE": shown,
             "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"})
    violins = lambda: sum("violin" in p["summary"] for p in stage.popups[seen:])
    stage.wait(violins, 12)
    report.check("an agent that runs rings on Friday at noon", violins() == 1)
    set_clock(on(THU, "11:59:50"))
    time.sleep(6)
    report.check("set back a day, it is silent", violins() == 1, f"{violins()}")
    set_clock(on(FRI, "11:58"))
    time.sleep(2)
    set_clock(on(FRI, "12:00:30"))
    time.sleep(3)
    report.check("set back by two minutes, it does not ring again", violins() == 1, f"{violins()}")
    report.check("the agent runs on", running.poll() is None)


def check_travel(stage, report, options):
    """Zones and summer time with an agent that looks now and then: nothing lost, nothing doubled."""
    def looked(*moments):
        return [(moment, row["kind"]) for moment in moments for row in stage.json(
            moment, "agent", "--once", zone=str(moment.tzinfo)) or []]

    # The lid is opened after a flight in the night, and the zone is known a little later.
    stage.run(on(MON, "20:00", NEW_YORK), "add", "call grandma tuesday", zone="America/New_York")
    looked(on(TUE, "6:00", NEW_YORK))
    rings = looked(*[on(TUE, f"{hour}:05", BERLIN) for hour in range(12, 21)])
    report.check("from New York to Berlin at noon: a day without a time is still told on its day",
                 any(kind == "due" for _, kind in rings), str([(f"{m:%H:%M}", kind) for m, kind in rings]))
    stage.run(on(TUE, "21:00"), "drop", "1")
    days = 4
    for start in (dt.datetime(2027, 3, 26, 12, tzinfo=BERLIN), dt.datetime(2027, 10, 29, 12, tzinfo=BERLIN)):
        stage.run(start, "config", "set", "quietHours", "off")
        stage.run(start, "add", "check the oven every day at 2:30am")
        begin = start.astimezone(dt.timezone.utc)
        moments = [(begin + dt.timedelta(minutes=30 * step, seconds=5)).astimezone(BERLIN) for step in range(48 * days)]
        rings = [f"{moment:%d %H:%M}" for moment, kind in looked(*moments) if kind == "rhythm"]
        report.check(f"every day at 2:30, {start:%B}: once a night", len(rings) == days, str(rings))
        stage.run(moments[-1], "drop", "oven")


def check_aside(stage, report, options):
    """Moderate: 30 minutes after it was put aside, at most twice, however often that is done."""
    stage.add(on(TUE, "13:00"), "phone the bank wednesday at 2pm", "nudge me more about the bank")
    rings = []
    for minute in range(0, 200):
        moment = on(WED, "13:30:05") + dt.timedelta(minutes=minute)
        rings += [f"{moment:%H:%M}" for row in stage.json(moment, "agent", "--once") or []]
        if f"{moment:%H:%M}" in ("14:10", "14:45", "15:20"):
            stage.run(moment, "skip", "1")
    # The first look finds the hour ahead, missed by half an hour.
    wanted = ["13:30", "14:00", "14:40", "15:15"]
    report.check("put aside at 14:10, 14:45 and 15:20", rings == wanted, f"{rings}, expected {wanted}")


def check_zone(stage, report, options):
    """Another zone while the agent runs: what repeats keeps its hour there, a moment stays a moment."""
    at = lambda text: on(TUE, text)
    stage.add(on(MON, "12:00"), "take vitamins every day at 8:30am")
    stage.add(on(MON, "12:00"), "meeting with Olaf tuesday at 3pm, remind me 10 minutes before")
    stage.add(on(MON, "12:00"), "remind me on tuesday at 6pm to mind the kettle")
    if subprocess.run(["unshare", "-m", "true"], stderr=subprocess.DEVNULL).returncode:
        report.say("  not checked: no mount namespace here, so that /etc/localtime cannot be changed for one process")
        return
    # A folder of our own in place of /etc, for this one process.
    folder = os.path.join(stage.folder, "etc")
    subprocess.run(["cp", "-a", "/etc", folder], check=True)

    def move(zone):
        link = os.path.join(folder, "localtime")
        os.symlink(f"/usr/share/zoneinfo/{zone}", link + ".new")
        os.rename(link + ".new", link)

    move("Europe/Berlin")
    clock = Clock(at("8:20"), 300)
    environment = {**stage.environment, **clock.environment("Europe/Berlin")}
    del environment["TZ"]
    running = stage.start(
        ["unshare", "-m", "sh", "-c", 'mount --bind "$0" /etc && exec "$1" agent', folder, stage.program],
        env=environment, stdin=subprocess.DEVNULL)
    clock.sleep_until(at("8:40"))
    move("America/New_York")
    clock.sleep_until(at("9:00"))
    rows = [(dt.datetime.fromisoformat(r["at"]), r["text"].lower())
            for r in stage.json(clock.at(), "nudges", zone="America/New_York")]
    clock.sleep_until(on(WED, "0:30"))
    # The first in Berlin, the others in New York, where it is six hours earlier.
    expected = [
        Expected(at("8:30"), "vitamins", "8:30 in Berlin"),
        Expected(at("14:30"), "vitamins", "8:30 in New York"),
        Expected(at("14:50"), "olaf", "10 minutes before: the same moment"),
        Expected(at("15:00"), "olaf", "due: the same moment"),
        Expected(at("18:00"), "kettle", "the same moment, noon in New York"),
    ]
    report.compare(expected, came(stage, clock), 120, lambda moment: quiet(moment.astimezone(
        NEW_YORK if moment > at("8:40") else BERLIN)))
    for one in expected[1:]:
        report.check(f"`nudges` in New York has {one.title} at {one.at.astimezone(NEW_YORK):%H:%M}",
                     any(a == one.at and one.title in text for a, text in rows))
    report.check("the agent runs on", running.poll() is None)


# --------------------------------------------------------------------------------------------------- to be run


def main():
    if sys.argv[1:] == ["--recorder"]:
        return record()
    checks = {name[6:]: work for name, work in globals().items() if name.startswith("check_")}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--work", default="week-work", help="where homes and logs go (week-work)")
    parser.add_argument("--rate", type=int, default=600, help="how fast the week goes (600)")
    parser.add_argument("checks", nargs="*", help=f"of {', '.join(checks)} (all)")
    options = parser.parse_intermixed_args()
    unknown = [name for name in options.checks if name not in checks]
    if unknown:
        parser.error(f"no such check: {' '.join(unknown)}")
    program, work = shutil.which(options.program), os.path.abspath(options.work)
    if not program:
        parser.error(f"no such program: {options.program}")
    os.makedirs(work, exist_ok=True)
    if compiler := shutil.which("cc"):
        Clock.shim = os.path.join(work, "waits.so")
        subprocess.run(
            [compiler, "-shared", "-fPIC", "-O", "-xc", "-", "-o", Clock.shim], input=SHIM, text=True, check=True)
    else:
        parser.error("no C compiler (cc)")
    report = Report()
    for name in options.checks or checks:
        report.say(f"\n{name}: {checks[name].__doc__.splitlines()[0]}")
        stage = Stage(os.path.abspath(program), os.path.join(work, name))
        try:
            checks[name](stage, report, options)
        finally:
            stage.close()
    report.say(f"\n{len(report.faults)} differences" + "".join(f"\n  {fault}" for fault in report.faults))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())

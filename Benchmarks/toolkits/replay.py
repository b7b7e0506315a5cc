"""What the scripts for GTK and Qt share: the scene, the trace, and what each frame cost.

The scene is the JSON file that `Rainforest --scene FILE` writes. A frame's time is what the main
thread ran from the end of one frame to the end of the next, the bookkeeping here left out.
"""
import json
import sys
import time

INTERVAL = 1 / 60
STILL_FRAMES = 30  # before the trace begins: starting a program is measured elsewhere


class Scene:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            scene = json.load(file)
        self.width, self.height = int(scene["width"]), int(scene["height"])
        self.cards = scene["cards"]
        self.steps = []
        for stretch in scene["trace"]["stretches"]:
            self.steps += [(stretch.get("distance"), stretch.get("card"))] * stretch["frames"]


class Replay:
    """Counts frames; `scroll(points)`, `jump(card)` and `blanks()` are the toolkit's."""

    def __init__(self, scene, scroll, jump, blanks):
        self.scroll, self.jump, self.blanks = scroll, jump, blanks
        self.steps = [(None, None)] * STILL_FRAMES + scene.steps
        self.number = 0
        self.times, self.late, self.blank_count = [], 0, 0
        self.cpu = self.wall = None
        self.excluded = 0.0

    def step(self):
        """Does what the trace says for the frame that begins; false when it is over."""
        if self.number >= len(self.steps):
            return False
        distance, card = self.steps[self.number]
        if distance is not None:
            self.scroll(distance)
        elif card is not None:
            self.jump(card)
        self.number += 1
        return True

    def end_frame(self):
        """Closes the account of the frame that is on the screen now."""
        cpu, wall = time.thread_time(), time.monotonic()
        if self.cpu is not None and self.number > STILL_FRAMES:
            self.times.append((cpu - self.cpu) * 1000)
            if wall - self.wall - self.excluded > 1.5 * INTERVAL:
                self.late += 1
            self.blank_count += self.blanks()
        self.cpu, self.wall = time.thread_time(), wall
        self.excluded = time.monotonic() - wall

    def figures(self):
        ordered = sorted(self.times)

        def quantile(part):
            return ordered[round((len(ordered) - 1) * part)] if ordered else 0

        return {
            "frames": len(ordered),
            "main_ms_p50": quantile(0.5),
            "main_ms_p99": quantile(0.99),
            "main_ms_max": quantile(1),
            "frames_over_8ms": sum(1 for each in ordered if each > 1000 / 120),
            "late_frames": self.late,
            "blanks": self.blank_count,
            "rss_mb": peak_mb(),
        }

    def write(self, path):
        with open(path, "w", encoding="utf-8") as file:
            json.dump(self.figures(), file)


def peak_mb():
    with open("/proc/self/status", encoding="ascii") as file:
        for line in file:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return 0


def arguments(modes):
    """SCENE MODE OUT, or a sentence on what is wrong."""
    if len(sys.argv) != 4 or sys.argv[2] not in modes:
        sys.exit(f"usage: {sys.argv[0]} SCENE {'|'.join(modes)} OUT")
    return Scene(sys.argv[1]), sys.argv[2], sys.argv[3]

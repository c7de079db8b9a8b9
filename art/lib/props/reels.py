"""Slot machines: drums that carry solid symbols, and cabinets around them."""
import math

from lib.materials import brass, glow, ivory, lacquer
from lib.shapes import box, cylinder, frame, lathe, plate, sphere


def drum(symbols, parent=None, radius=1.7, wide=1.12, skin=None, pitch=0.56, size=1.0, **where):
    """A drum that turns about the x axis. Its middle symbol faces -y, the others follow above and below."""
    base = frame(parent=parent, **where)
    cylinder(radius, wide, skin or ivory('#F4EBD6'), 0.02, 128, parent=base, turn=(0, math.pi / 2, 0))
    middle = len(symbols) // 2
    for k, symbol in enumerate(symbols):
        if symbol is None:
            continue
        around = frame(parent=base, turn=((k - middle) * pitch, 0, 0))
        symbol(parent=around, at=(0, -radius - 0.02, 0), turn=(math.pi / 2, 0, 0), scale=size)
    return base


def bulbs(points, parent=None, radius=0.06, colour='#FFC97A', strength=7.0):
    for point in points:
        sphere(radius, glow(colour, strength), 16, parent=parent, at=point)


def along(start, end, count):
    return [tuple(a + (b - a) * k / (count - 1) for a, b in zip(start, end)) for k in range(count)]


def cabinet(columns, parent=None, body=None, trim=None, skin=None, wide=1.2, window=2.0, rows_pitch=0.56, crest=True, lever=True, strength=7.0, radius=1.7, **where):
    """The classic machine. `columns` is a list of symbol lists, drum by drum; stands on z = 0."""
    base = frame(parent=parent, **where)
    body, trim = body or lacquer('#5A0A18'), trim or brass()
    span = wide * len(columns)
    middle = 0.75 + window / 2
    for k, symbols in enumerate(columns):
        drum(symbols, base, radius, wide - 0.06, skin, rows_pitch, at=((k - (len(columns) - 1) / 2) * wide, radius - 0.05, middle))
    # The front consists of four bars around the window, so that the drums are visible behind it.
    for z, high in ((middle - window / 2 - 0.3, 0.6), (middle + window / 2 + 0.25, 0.5)):
        box((span + 0.9, 0.7, high), body, 0.08, 5, parent=base, at=(0, 0.1, z))
    for side in (-1, 1):
        box((0.45, 0.7, window + 1.1), body, 0.08, 5, parent=base, at=(side * (span / 2 + 0.24), 0.1, middle - 0.02))
        box((0.05, 0.12, window), trim, 0.02, parent=base, at=(side * (span / 2 + 0.01), -0.22, middle))
    for k in range(1, len(columns)):
        box((0.07, 0.2, window), trim, 0.03, parent=base, at=((k - len(columns) / 2) * wide, -0.02, middle))
    for z in (middle - window / 2, middle + window / 2):
        box((span + 0.1, 0.14, 0.07), trim, 0.03, parent=base, at=(0, -0.24, z))
    box((span + 1.3, 1.6, 0.22), trim, 0.07, 5, parent=base, at=(0, 0.4, 0.11))
    box((span + 0.9, 2.2, window + 1.2), body, 0.1, 5, parent=base, at=(0, 2.3, middle))
    top = middle + window / 2 + 0.5
    if crest:
        _crest(base, top, span, trim, body, strength)
    bulbs(along((-span / 2 - 0.24, -0.28, middle - window / 2 + 0.1), (-span / 2 - 0.24, -0.28, middle + window / 2 - 0.1), 7), base, strength=strength)
    bulbs(along((span / 2 + 0.24, -0.28, middle - window / 2 + 0.1), (span / 2 + 0.24, -0.28, middle + window / 2 - 0.1), 7), base, strength=strength)
    if lever:
        arm = frame(parent=base, at=(span / 2 + 0.62, 0.2, middle - 0.3), turn=(0.25, 0, 0))
        cylinder(0.2, 0.25, trim, 0.04, 48, parent=arm, turn=(0, math.pi / 2, 0))
        lathe([(0.05, 0), (0.04, 1.3)], trim, 24, parent=arm)
        sphere(0.17, lacquer('#B00A20', 0.1), 40, parent=arm, at=(0, 0, 1.42))
    return base


def _crest(base, top, span, trim, body, strength):
    """A rising sun over the window, lit from its rim."""
    half = span / 2 + 0.2
    rise = 0.95
    cap = frame(parent=base, at=(0, 0.05, top - 0.04))
    arc = [(half * math.cos(math.pi * k / 32), rise * math.sin(math.pi * k / 32)) for k in range(33)]
    plate(arc, body, 0.4, 0.04, parent=cap, turn=(math.pi / 2, 0, 0))
    for k in range(1, 12):
        a = math.pi * k / 12
        plate([(0.32 * math.cos(a - 0.05), 0.32 * math.sin(a - 0.05)), (half * 0.88 * math.cos(a - 0.03), rise * 0.88 * math.sin(a - 0.03)), (half * 0.88 * math.cos(a + 0.03), rise * 0.88 * math.sin(a + 0.03)), (0.32 * math.cos(a + 0.05), 0.32 * math.sin(a + 0.05))], trim, 0.05, 0.01, parent=cap, at=(0, -0.24, 0), turn=(math.pi / 2, 0, 0))
    plate([(0.28 * math.cos(math.pi * k / 24), 0.28 * math.sin(math.pi * k / 24)) for k in range(25)], trim, 0.1, 0.03, parent=cap, at=(0, -0.24, 0), turn=(math.pi / 2, 0, 0))
    bulbs([(half * 0.96 * math.cos(math.pi * k / 18), -0.26, rise * 0.96 * math.sin(math.pi * k / 18)) for k in range(1, 18)], cap, 0.055, strength=strength)

"""Fruit for reels and gardens. Everything faces +z and sits in a box of about -0.5 … 0.5."""
import math

from lib.materials import matte, skin
from lib.shapes import frame, lathe, link, mesh_of, plate, sphere, tube

LEAF, STEM = '#2F6B2A', '#4A3018'


def leaf(parent, at, turn=(0, 0, 0), size=0.3, colour=LEAF):
    """A leaf with a crease, so that each half reflects a different light."""
    rows, points, faces = 9, [], []
    for k in range(rows):
        t = k / (rows - 1)
        half = math.sin(math.pi * t ** 0.8) * 0.3
        lift = -0.25 * (t - 0.3) ** 2
        points += [(-half, t, lift + half * 0.35), (0, t, lift), (half, t, lift + half * 0.35)]
    for k in range(rows - 1):
        a, b = k * 3, k * 3 + 3
        faces += [(a, a + 1, b + 1, b), (a + 1, a + 2, b + 2, b + 1)]
    return link(mesh_of(points, faces, skin(colour, 0.35), angle=25), parent=parent, at=at, turn=turn, scale=size)


def cherries(parent=None, colour='#A80A1E', **where):
    base = frame(parent=parent, **where)
    for x, y in ((-0.2, -0.2), (0.2, -0.26)):
        sphere(0.2, skin(colour, 0.12), 40, parent=base, at=(x, y, 0))
        tube([(x, y + 0.17, 0), (x * 0.8, y + 0.42, 0), (0.06, 0.42, 0)], 0.018, matte(STEM), parent=base)
    leaf(base, (0.06, 0.42, 0.02), (0.2, 0, -1.3), 0.36)
    return base


def round_fruit(colour, parent=None, squash=1.0, tip=0.0, size=0.38, crown=True, **where):
    """Oranges, lemons, plums and apples differ only in their proportions and ends."""
    base = frame(parent=parent, **where)
    profile = []
    for k in range(25):
        t = math.pi * k / 24
        r, z = size * math.sin(t), -size * squash * math.cos(t)
        z += math.copysign(tip * abs(math.cos(t)) ** 6, z)
        profile.append((max(r, 0), z))
    lathe(profile, skin(colour, 0.28), 48, parent=base, turn=(-math.pi / 2, 0, 0), angle=80)
    if crown:
        tube([(0, size * squash, 0), (0.02, size * squash + 0.12, 0)], 0.022, matte(STEM), parent=base)
        leaf(base, (0.01, size * squash + 0.04, 0.02), (0.3, 0, -1.0), 0.3)
    return base


def lemon(parent=None, **where):
    return round_fruit('#E8B90E', parent, 1.12, 0.09, 0.33, False, **where)


def orange(parent=None, **where):
    return round_fruit('#E2650A', parent, 0.96, 0, 0.38, True, **where)


def plum(parent=None, **where):
    return round_fruit('#4A1464', parent, 1.12, 0, 0.33, True, **where)


def apple(parent=None, colour='#8F1220', **where):
    base = frame(parent=parent, **where)
    profile = [(0, -0.28), (0.1, -0.34), (0.22, -0.33), (0.34, -0.16), (0.4, 0.05), (0.37, 0.24), (0.24, 0.34), (0.1, 0.31), (0, 0.22)]
    lathe(profile, skin(colour, 0.18), 48, parent=base, turn=(-math.pi / 2, 0, 0), angle=80)
    tube([(0, 0.24, 0), (0.03, 0.46, 0)], 0.025, matte(STEM), parent=base)
    leaf(base, (0.02, 0.34, 0.02), (0.2, 0, -1.1), 0.34)
    return base


def pear(parent=None, colour='#B8A21E', **where):
    base = frame(parent=parent, **where)
    profile = [(0, -0.42), (0.14, -0.43), (0.3, -0.34), (0.36, -0.16), (0.3, 0.06), (0.18, 0.24), (0.13, 0.36), (0.06, 0.43), (0, 0.42)]
    lathe(profile, skin(colour, 0.25), 48, parent=base, turn=(-math.pi / 2, 0, 0), angle=80)
    tube([(0, 0.4, 0), (0.05, 0.58, 0)], 0.022, matte(STEM), parent=base)
    leaf(base, (0.03, 0.46, 0.02), (0.3, 0, -1.2), 0.34)
    return base


def grapes(parent=None, colour='#3B0F52', **where):
    base = frame(parent=parent, **where)
    for row, count in enumerate((4, 5, 4, 3, 2, 1)):
        for k in range(count):
            for depth in (0, 1):
                sphere(0.125, skin(colour, 0.2), 24, parent=base, at=((k - (count - 1) / 2) * 0.2 + depth * 0.06, 0.28 - row * 0.15, 0.06 - depth * 0.14))
    tube([(0, 0.3, 0), (0.02, 0.52, 0)], 0.025, matte(STEM), parent=base)
    leaf(base, (0.0, 0.4, 0.06), (0.3, 0, -1.2), 0.4)
    leaf(base, (0.0, 0.4, 0.04), (0.3, 0, 1.2), 0.34)
    return base


def melon_slice(parent=None, **where):
    base = frame(parent=parent, **where)

    def arc(r):
        return [(r * math.cos(math.pi + math.pi * k / 24), 0.2 + r * math.sin(math.pi + math.pi * k / 24)) for k in range(25)]
    plate(arc(0.5), skin('#1E5A22'), 0.14, 0.02, parent=base)
    plate(arc(0.46), skin('#D8DDA0'), 0.17, 0.01, parent=base)
    plate(arc(0.42), skin('#C21F2E'), 0.2, 0.02, parent=base)
    for x, y in ((-0.22, 0.1), (0, 0.1), (0.22, 0.1), (-0.12, -0.04), (0.12, -0.04), (0, -0.15)):
        sphere(0.03, matte('#1A0D0A', 0.3), 12, parent=base, at=(x, y, 0.115), scale=(0.7, 1.2, 0.5))
    return base

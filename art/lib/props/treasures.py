"""Bells, crowns, keys, coins, stars and other things that reels pay. They face +z, about -0.5 … 0.5."""
import math

from lib.lettering import letters
from lib.materials import brass, gem, gold, ivory, lacquer
from lib.shapes import TAU, frame, lathe, plate, sphere, star_points, torus, tube, box


def seven(parent=None, material=None, edge=None, size=1.45, font='abril-fatface', **where):
    base = frame(parent=parent, **where)
    letters('7', edge or gold(), size, font, 0.05, 0.045, parent=base)
    letters('7', material or lacquer('#B00A20'), size, font, 0.09, 0.012, parent=base)
    return base


def word(body, parent=None, ground=None, ink=None, font='limelight', size=0.42, wide=0.95, **where):
    """The bar symbol of a reel: a word in a frame."""
    base = frame(parent=parent, **where)
    box((wide, 0.46, 0.12), gold(), 0.05, parent=base)
    box((wide - 0.1, 0.36, 0.15), ground or lacquer('#0C0D12'), 0.04, parent=base)
    letters(body, ink or gold(), size, font, 0.03, 0.006, 1.05, parent=base, at=(0, 0, 0.09))
    return base


def bell(parent=None, material=None, **where):
    base = frame(parent=parent, **where)
    metal = material or gold()
    profile = [(0, 0.4), (0.1, 0.39), (0.2, 0.33), (0.25, 0.2), (0.28, 0), (0.34, -0.16), (0.44, -0.28), (0.46, -0.32), (0.43, -0.34), (0.3, -0.3), (0, -0.28)]
    lathe(profile, metal, 56, parent=base, turn=(-math.pi / 2, 0, 0), angle=50)
    torus(0.4, 0.025, metal, 56, parent=base, at=(0, -0.22, 0), turn=(math.pi / 2, 0, 0))
    sphere(0.09, metal, 24, parent=base, at=(0, -0.38, 0))
    torus(0.07, 0.025, metal, 32, parent=base, at=(0, 0.44, 0))
    return base


def crown(parent=None, material=None, stone='#B00A20', **where):
    """A standing crown: band, points and balls, upright along y."""
    base = frame(parent=parent, **where)
    metal = material or gold()
    body = frame(parent=base, turn=(-math.pi / 2, 0, 0), at=(0, -0.3, 0))
    lathe([(0.36, 0), (0.4, 0), (0.4, 0.14), (0.36, 0.14), (0.36, 0)], metal, 64, parent=body)
    for height in (0.0, 0.14):
        torus(0.39, 0.025, metal, 64, parent=body, at=(0, 0, height))
    for k in range(8):
        a = TAU * k / 8 + TAU / 16
        holder = frame(parent=body, at=(math.cos(a) * 0.385, math.sin(a) * 0.385, 0.13), turn=(0, 0, a + math.pi / 2))
        tall = 0.42 if k % 2 == 0 else 0.3
        plate([(-0.13, 0), (0.13, 0), (0.03, tall * 0.7), (0, tall), (-0.03, tall * 0.7)], metal, 0.02, 0.01, parent=holder, turn=(math.pi / 2 + 0.16, 0, 0))
        sphere(0.05, ivory() if k % 2 else gem(stone), 20, parent=holder, at=(0, 0.16 * tall, tall))
        sphere(0.045, gem(stone) if k % 2 else gem('#1B6FB5'), 16, parent=body, at=(math.cos(a) * 0.405, math.sin(a) * 0.405, 0.07))
    return base


def key(parent=None, material=None, **where):
    base = frame(parent=parent, **where)
    metal = material or brass()
    for x, y in ((-0.13, 0.36), (0.13, 0.36), (0, 0.5)):
        torus(0.11, 0.035, metal, 40, parent=base, at=(x, y - 0.06, 0))
    sphere(0.07, metal, 20, parent=base, at=(0, 0.2, 0))
    tube([(0, 0.2, 0), (0, -0.48, 0)], 0.045, metal, smooth=False, parent=base)
    for y in (-0.46, -0.32):
        box((0.2, 0.07, 0.06), metal, 0.012, parent=base, at=(0.12, y, 0))
    torus(0.055, 0.02, metal, 24, parent=base, at=(0, 0.1, 0), turn=(math.pi / 2, 0, 0))
    return base


def coin(parent=None, material=None, figure='star', body=None, **where):
    base = frame(parent=parent, **where)
    metal = material or gold()
    lathe([(0, -0.05), (0.38, -0.05), (0.4, -0.04), (0.4, 0.04), (0.38, 0.05), (0.34, 0.05), (0.33, 0.03), (0, 0.03)], metal, 64, parent=base, angle=50)
    if body:
        letters(body, metal, 0.42, 'limelight', 0.02, 0.008, parent=base, at=(0, 0, 0.04))
    else:
        tips = {'star': (5, 0.24, 0.1), 'sun': (12, 0.26, 0.15)}[figure]
        plate(star_points(*tips), metal, 0.05, 0.015, parent=base, at=(0, 0, 0.03))
    return base


def star(parent=None, material=None, tips=5, outer=0.46, inner=0.2, **where):
    return plate(star_points(tips, outer, inner), material or gold(), 0.12, 0.05, parent=parent, **where)

"""Backdrops behind the subject. All are placed at y = 6 and are lit by `studio.lamp` from above."""
import math
import random

from lib.materials import brass, glow
from lib.shapes import box, cylinder, frame, link, mesh_of, plane, plate, sphere, torus, tube


def floor(material):
    return plane((60, 60), material)


def wall(material, y=6.0):
    return plane((60, 40), material, at=(0, y, 0), turn=(math.pi / 2, 0, 0))


def fan_rays(ground, trim=None, disc=None, at=(0, 5.6, 1.1), blades=17, radius=6.2, hub=1.5):
    """A deco sunburst: raised blades with brass seams over a disc."""
    trim = trim or brass()
    base = frame(at, (math.pi / 2, 0, 0))
    step = math.pi * 1.1 / blades
    for k in range(blades):
        a = math.pi / 2 + (k - (blades - 1) / 2) * step
        low, high = a - step * 0.47, a + step * 0.47
        wedge = [(hub * math.cos(low), hub * math.sin(low)), (radius * math.cos(low), radius * math.sin(low)), (radius * 1.04 * math.cos(a), radius * 1.04 * math.sin(a)), (radius * math.cos(high), radius * math.sin(high)), (hub * math.cos(high), hub * math.sin(high))]
        plate(wedge, ground, 0.12, 0.06, parent=base)
        edge = a + step / 2
        tube([(hub * math.cos(edge), hub * math.sin(edge), 0.12), (radius * math.cos(edge), radius * math.sin(edge), 0.12)], 0.028, trim, smooth=False, parent=base)
    for r, thick in ((hub * 1.02, 0.05), (hub * 1.16, 0.022), (radius, 0.05)):
        torus(r, thick, trim, 128, parent=base, at=(0, 0, 0.12))
    cylinder(hub, 0.2, disc or ground, 0.06, 96, parent=base)
    return base


def arches(ground, trim=None, at=(0, 5.4, 1.4), count=6, inner=1.8, gap=0.46, depth=0.12):
    """Rainbow arches, each ring a step nearer."""
    trim = trim or brass()
    for k in range(count):
        radius = inner + k * gap
        base = frame((at[0], at[1] - k * depth, at[2]), (math.pi / 2, 0, 0))
        torus(radius, 0.17, ground, 128, parent=base)
        if k % 2 == 0:
            torus(radius + gap / 2, 0.035, trim, 128, parent=base, at=(0, 0, 0.05))


def curtain(material, y=5.4, wide=16.0, high=11.0, folds=26, deep=0.32, part=0.0, seed=3):
    """Velvet in folds; `part` opens it in the middle."""
    dice = random.Random(seed)
    columns, rows = folds * 10, 14
    waves = [(dice.uniform(0.85, 1.15), dice.uniform(0, 6)) for _ in range(3)]
    for side in (-1, 1):
        points, faces = [], []
        for r in range(rows + 1):
            v = r / rows
            for c in range(columns + 1):
                u = c / columns
                gather = part * (0.35 + 0.65 * (2 * abs(v - 0.45)) ** 1.4)
                x = side * (gather + u * wide / 2)
                fold = math.sin(u * folds * math.pi * waves[0][0] + waves[0][1]) + 0.4 * math.sin(u * folds * 1.7 * math.pi + waves[1][1] + v)
                points.append((x, y + fold * deep * (0.6 + 0.4 * v), v * high))
        for r in range(rows):
            for c in range(columns):
                a = r * (columns + 1) + c
                faces.append((a, a + 1, a + columns + 2, a + columns + 1))
        link(mesh_of(points, faces, material, angle=80))


def panels(ground, trim=None, y=5.8, wide=1.7, high=6.0, count=9):
    """Boiserie: tall panels with brass beading."""
    trim = trim or brass()
    wall(ground, y + 0.2)
    for k in range(count):
        x = (k - (count - 1) / 2) * wide
        box((wide * 0.8, 0.16, high), ground, 0.06, parent=None, at=(x, y, high / 2 + 0.5))
        half, top, low = wide * 0.32, high + 0.3, 0.8
        tube([(x - half, y - 0.1, low), (x + half, y - 0.1, low), (x + half, y - 0.1, top - 0.5), (x, y - 0.1, top), (x - half, y - 0.1, top - 0.5)], 0.025, trim, True, False)


def alcove(ground, inside, trim=None, at=(0, 5.2, 0), wide=2.6, high=3.2, deep=1.6):
    """An arched niche in a wall with light inside."""
    trim = trim or brass()
    x, y, z = at
    steps = 32
    edge = [(x - wide, z)] + [(x + wide * math.cos(math.pi - math.pi * k / steps), z + high + wide * math.sin(math.pi * k / steps)) for k in range(steps + 1)] + [(x + wide, z)]
    frame_outline = [(-20, -1), (20, -1), (20, 16), (-20, 16)]
    plate([frame_outline, edge], ground, 0.1, 0, at=(0, y, 0), turn=(math.pi / 2, 0, 0))
    points = [(px, y, pz) for px, pz in edge] + [(px, y + deep, pz) for px, pz in edge]
    count = len(edge)
    link(mesh_of(points, [(k, k + 1, k + 1 + count, k + count) for k in range(count - 1)], inside, angle=60))
    plane((wide * 4, 16), inside, at=(x, y + deep, 4), turn=(math.pi / 2, 0, 0))
    for grow, thick in ((1.03, 0.06), (1.1, 0.03)):
        tube([(x + (px - x) * grow, y - 0.1, z + pz * 1.0 if pz <= high else z + high + (pz - z - high) * grow) for px, pz in edge], thick, trim, False, False)
    return edge


def columns(material, trim=None, xs=(-4.2, -2.4, 2.4, 4.2), y=4.6, high=7.0, radius=0.38):
    """Fluted columns with brass rings."""
    trim = trim or brass()
    for x in xs:
        flutes = []
        for k in range(96):
            a = math.tau * k / 96
            r = radius * (1 - 0.09 * abs(math.sin(a * 8)))
            flutes.append((r * math.cos(a), r * math.sin(a)))
        points = [(px, py, 0.4) for px, py in flutes] + [(px, py, high) for px, py in flutes]
        link(mesh_of(points, [(k, (k + 1) % 96, (k + 1) % 96 + 96, k + 96) for k in range(96)], material, angle=60), at=(x, y, 0))
        box((radius * 2.8, radius * 2.8, 0.4), material, 0.05, at=(x, y, 0.2))
        for z in (0.48, 0.62, high):
            torus(radius * 1.08, 0.06, trim, 64, at=(x, y, z))


def lattice(ground, trim=None, y=5.8, gap=0.8, count=14):
    """Crossed brass lines over a dark wall."""
    trim = trim or brass()
    wall(ground, y + 0.15)
    span = gap * count
    for k in range(-count, count + 1):
        for lean in (-1, 1):
            tube([(k * gap - lean * span / 2, y, -1), (k * gap + lean * span / 2, y, -1 + span)], 0.022, trim, False, False)


def lights_far(dice, count, box_from, box_to, colour='#FFB765', strengths=(2, 7), radius=(0.05, 0.12)):
    """Lamps in the distance, for an out-of-focus background."""
    for _ in range(count):
        where = tuple(dice.uniform(a, b) for a, b in zip(box_from, box_to))
        sphere(dice.uniform(*radius), glow(colour, dice.uniform(*strengths)), 16, at=where)


def scallops(ground, trim=None, y=5.7, radius=0.8, rows=9, across=11):
    """Overlapping fish-scale fans, the brand pattern."""
    trim = trim or brass()
    wall(ground, y + 0.4)
    for row in range(rows):
        for k in range(across):
            x = (k - (across - 1) / 2) * radius * 2 + (row % 2) * radius
            base = frame((x, y + 0.03 * (row % 2), rows * radius * 0.5 - row * radius * 0.62 + 2.4), (math.pi / 2 - 0.08, 0, 0))
            cylinder(radius * 1.0, 0.08, ground, 0.02, 48, parent=base)
            for share in (0.98, 0.68, 0.38):
                torus(radius * share, 0.02, trim, 48, 8, parent=base, at=(0, 0, 0.05))


def stage_steps(material, trim=None, y=2.6, count=3, wide=5.0, high=0.28):
    """Low round steps under the subject."""
    trim = trim or brass()
    for k in range(count):
        radius = wide - k * 0.6
        cylinder(radius, high, material, 0.04, 128, at=(0, y, high * (k + 0.5)))
        torus(radius, 0.03, trim, 128, at=(0, y, high * (k + 1) - 0.02))
    return high * count

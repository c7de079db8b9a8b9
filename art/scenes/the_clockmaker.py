"""The Clockmaker: a great dial with its wheels laid open."""
import math

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import letters, title
from lib.materials import brass, copper, gold, ivory, lacquer, matte, silver, wood
from lib.shapes import cylinder, frame, plate, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def gear(radius, teeth, material, spokes=5, depth=0.14, **where):
    base = frame(**where)
    outline = []
    for k in range(teeth):
        a, step = math.tau * k / teeth, math.tau / teeth
        for share, r in ((0, radius * 0.9), (0.2, radius), (0.5, radius), (0.7, radius * 0.9)):
            outline.append((r * math.cos(a + step * share), r * math.sin(a + step * share)))
    holes = []
    for k in range(spokes):
        a, half = math.tau * k / spokes, math.pi / spokes * 0.72
        arc = [(radius * 0.74 * math.cos(a + half * t), radius * 0.74 * math.sin(a + half * t)) for t in (-1, -0.5, 0, 0.5, 1)]
        arc += [(radius * 0.3 * math.cos(a + half * 0.7 * t), radius * 0.3 * math.sin(a + half * 0.7 * t)) for t in (1, 0, -1)]
        holes.append(arc)
    plate([outline, *holes], material, depth, 0.015, parent=base)
    cylinder(radius * 0.14, depth * 2.2, material, 0.02, 32, parent=base)
    return base


def build(shot):
    floor(wood('#170B06', '#452211'))
    wall(matte('#1E1108'), 5)
    upright = math.pi / 2
    for x, z, radius, teeth, metal, spin in ((-2.0, 4.1, 1.15, 26, copper(), 0.1), (2.1, 4.3, 0.95, 22, brass(), 0.3), (2.25, 1.1, 1.1, 24, copper(), 0.2), (-2.2, 1.2, 1.0, 22, brass(), 0), (0.3, 5.2, 0.8, 18, silver(), 0.2), (-1.0, 5.4, 0.6, 14, gold(), 0.2)):
        gear(radius, teeth, metal, at=(x, 2.6, z), turn=(upright, spin, 0))
    clock = frame((0, 1.7, 2.55), (upright - 0.06, 0, 0))
    cylinder(1.85, 0.25, wood('#2A0F08', '#6B2E16'), 0.08, 128, parent=clock)
    torus(1.75, 0.1, gold(), 128, parent=clock, at=(0, 0, 0.13))
    cylinder(1.62, 0.1, ivory('#F6EDD8'), 0.02, 128, parent=clock, at=(0, 0, 0.1))
    torus(1.1, 0.015, brass(), 96, 8, parent=clock, at=(0, 0, 0.155))
    for k, roman in enumerate(('XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI')):
        a = math.pi / 2 - math.tau * k / 12
        letters(roman, lacquer('#14100C'), 0.34, 'cinzel-decorative', 0.01, 0, parent=clock, at=(1.34 * math.cos(a), 1.34 * math.sin(a), 0.16), turn=(0, 0, a - math.pi / 2))
    gear(0.62, 18, copper(), 6, 0.06, parent=clock, at=(0.12, -0.3, 0.2))
    gear(0.4, 14, brass(), 4, 0.06, parent=clock, at=(-0.55, 0.28, 0.2))
    for angle, length, wide in ((math.radians(128), 0.85, 0.09), (math.radians(64), 1.28, 0.06)):
        hand = frame(parent=clock, at=(0, 0, 0.32), turn=(0, 0, angle))
        plate([(-0.2, 0), (0.1, -wide), (length * 0.75, -wide * 0.5), (length, 0), (length * 0.75, wide * 0.5), (0.1, wide)], lacquer('#0C1E4A', 0.15), 0.03, 0.012, parent=hand)
    cylinder(0.12, 0.1, gold(), 0.03, 40, parent=clock, at=(0, 0, 0.36))
    for x, y, radius, teeth, metal, lean in ((-1.5, -0.5, 0.6, 18, gold(), 0.9), (1.6, -0.6, 0.7, 20, copper(), -0.8)):
        gear(radius, teeth, metal, at=(x, y, radius * 0.9), turn=(upright, 0.2, lean))
    studio.world(0.9)
    studio.card_lights(key=820, rim=360, back=200)
    if shot == 'card':
        title('The\nClockmaker', 'cinzel-decorative', size=0.95, width=3.5, line=0.75)
        studio.card_camera((0, -9.6, 3.3), (0, 0.6, 1.95), 48, (0, 1.5, 2.3), 2.2)
    else:
        studio.camera((-2.8, -8.0, 2.6), (-2.2, 1.4, 2.4), lens=35, focus=(0, 1.5, 2.4), stop=1.5)

"""Star Atlas: an open atlas from which the constellations rise, beside a brass orrery."""
import math
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import brass, gilt, glow, gold, ivory, lacquer, marble, matte, wood
from lib.shapes import TAU, box, cylinder, frame, lathe, link, mesh_of, plate, sphere, star_points, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.15}
FIGURE = [(-1.5, 2.9), (-0.9, 3.5), (-0.25, 3.1), (0.35, 3.7), (1.0, 3.3), (1.55, 3.9), (1.2, 2.6), (0.35, 2.4)]


def page(side, **where):
    base = frame(**where)
    points, faces, steps = [], [], 16
    for k in range(steps + 1):
        u = k / steps
        for v in (-0.95, 0.95):
            points.append((side * u * 1.55, v, 0.2 * math.sin(u * math.pi) + 0.14 * u * (1 - u) + 0.06))
    for k in range(steps):
        faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
    link(mesh_of(points, faces, ivory('#F0E4C4')), parent=base)
    for k in range(4):
        torus(0.2 + 0.12 * k, 0.008, lacquer('#2A3A7A', 0.4), 48, parent=base, at=(side * 0.8, 0, 0.3), turn=(0, side * 0.06, 0))
    return base


def build(shot):
    dice = random.Random(63)
    floor(wood('#1C0E08', '#4A2614'))
    wall(matte('#0B1438'), 8)
    for _ in range(150):
        sphere(dice.uniform(0.012, 0.04), glow('#DDE8FF', dice.uniform(6, 20)), 10, at=(dice.uniform(-8, 8), 7.4, dice.uniform(0.5, 8)))
    book = frame((0, 0.1, 0.35), (0.5, 0, 0.0), scale=1.08)
    box((3.4, 2.1, 0.1), lacquer('#1E2E7A', 0.25), 0.04, parent=book, at=(0, 0, -0.03))
    box((3.46, 2.16, 0.04), gold(), 0.01, parent=book, at=(0, 0, -0.08))
    for side in (-1, 1):
        box((1.5, 1.95, 0.14), ivory('#E4D6B0'), 0.03, parent=book, at=(side * 0.78, 0, 0.07))
        page(side, parent=book)
    for (x, z), (x2, z2) in zip(FIGURE, FIGURE[1:]):
        tube([(x, 0.9, z), (x2, 0.9, z2)], 0.014, glow('#8FC0FF', 5), False, False)
    for x, z in FIGURE:
        plate(star_points(4, 0.17, 0.05), glow('#FFE7A8', 14), 0.03, 0.005, at=(x, 0.86, z), turn=(math.pi / 2, 0, 0))
    for _ in range(60):
        u = dice.random()
        sphere(dice.uniform(0.012, 0.035), glow('#FFD98A', 12), 10, at=(dice.gauss(0, 0.3 + u), 0.5 + dice.uniform(-0.3, 0.6), 0.8 + u * 2.6))
    orrery = frame((2.35, 2.1, 0), scale=1.1)
    cylinder(0.5, 0.12, brass(), 0.03, 64, parent=orrery, at=(0, 0, 0.06))
    lathe([(0.3, 0.1), (0.1, 0.3), (0.07, 1.3), (0.12, 1.4)], brass(), 40, parent=orrery)
    sphere(0.26, glow('#FFC04A', 4), 40, parent=orrery, at=(0, 0, 1.6))
    for radius, tilt, colour, a in ((0.55, 0.2, '#C05A2A', 1.0), (0.85, -0.15, '#2A7AC0', 3.6), (1.15, 0.1, '#2AA07A', 5.2)):
        ring = frame((0, 0, 1.6), (tilt, 0.1, 0), parent=orrery)
        torus(radius, 0.018, gold(), 96, parent=ring)
        sphere(0.13, lacquer(colour, 0.15), 32, parent=ring, at=(radius * math.cos(a), radius * math.sin(a), 0))
    scope = frame((-2.4, 1.9, 1.5), (0.0, -0.75, 0.3))
    for r, z, d in ((0.3, 0.7, 0.9), (0.24, 0.0, 0.8), (0.18, -0.7, 0.7)):
        cylinder(r, d, lacquer('#3A1A10', 0.2), 0.03, 48, parent=scope, at=(0, 0, z))
        torus(r, 0.04, gold(), 48, parent=scope, at=(0, 0, z + d / 2))
    for k in range(3):
        a = TAU * k / 3 + 0.5
        tube([(-2.4, 1.9, 1.4), (-2.4 + 0.7 * math.cos(a), 1.9 + 0.7 * math.sin(a), 0)], 0.05, wood(), False, False)
    studio.world(1.0, '#05070F', '#16245A')
    studio.card_lights(key=760, rim=620, back=300, cool='#8FB0FF', glow_on_wall='#4A6ADF')
    studio.lamp((0, 0.2, 2.4), (0, 0.1, 0.4), 0.8, 90, '#FFD98A', hidden=True)
    if shot == 'card':
        title('STAR ATLAS', 'cinzel-decorative', size=1.1, at=(0, -2.5, 0.04), width=3.4, material=gilt('#F0C878', 0.25))
        studio.card_camera((0, -9.6, 3.6), (0, 0.3, 1.75), 48, (0, 0, 1.0), 2.4)
    else:
        studio.camera((-3.0, -8.0, 2.8), (-2.1, 0.6, 1.9), lens=33, focus=(0, 0.2, 1.2), stop=2)

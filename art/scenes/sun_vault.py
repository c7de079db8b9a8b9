"""Sun Vault: an open strongroom door with golden suns and bars inside."""
import math
import random

from lib import studio
from lib.backdrops import floor, panels, wall
from lib.lettering import title
from lib.materials import gilt, glow, gold, lacquer, metal, silver
from lib.props.treasures import coin
from lib.shapes import TAU, box, cylinder, frame, lathe, sphere, star_points, plate, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.1}


def sun(**where):
    base = frame(**where)
    plate(star_points(16, 0.62, 0.44), gold(), 0.08, 0.02, parent=base)
    cylinder(0.44, 0.14, gold(), 0.04, 64, parent=base)
    torus(0.36, 0.025, metal((1.0, 0.8, 0.4), 0.1), 64, parent=base, at=(0, 0, 0.08))
    sphere(0.3, glow('#FFB030', 2.2), 40, parent=base, at=(0, 0, 0.02), scale=(1, 1, 0.42))
    return base


def door(**where):
    base = frame(**where)
    steel = metal((0.42, 0.47, 0.55), 0.24)
    cylinder(1.55, 0.42, steel, 0.1, 96, parent=base)
    for r in (1.45, 1.05, 0.66):
        torus(r, 0.045, gold(), 96, parent=base, at=(0, 0, 0.22))
    for k in range(16):
        a = TAU * k / 16
        sphere(0.07, gold(), 20, parent=base, at=(1.25 * math.cos(a), 1.25 * math.sin(a), 0.22))
    for k in range(8):
        a = TAU * k / 8 + 0.2
        cylinder(0.11, 0.34, silver(), 0.03, 32, parent=base, at=(1.62 * math.cos(a), 1.62 * math.sin(a), 0), turn=(0, math.pi / 2, a))
    torus(0.46, 0.06, gold(), 72, parent=base, at=(0, 0, 0.42))
    for k in range(5):
        a = TAU * k / 5 + 0.3
        tube([(0, 0, 0.4), (0.62 * math.cos(a), 0.62 * math.sin(a), 0.44)], 0.045, gold(), False, False, parent=base)
        sphere(0.085, lacquer('#7A1022', 0.15), 24, parent=base, at=(0.64 * math.cos(a), 0.64 * math.sin(a), 0.44))
    sphere(0.17, gold(), 32, parent=base, at=(0, 0, 0.42))
    return base


def bar(**where):
    base = frame(**where)
    lathe([(0, 0), (0.46, 0), (0.4, 0.02), (0.32, 0.24), (0, 0.24)], gold(), 4, math.pi / 4, angle=1, parent=base, scale=(1.15, 0.55, 1))
    return base


def build(shot):
    dice = random.Random(31)
    floor(lacquer('#150D08', 0.2))
    wall(lacquer('#2A1A10', 0.4), 6.5)
    panels(lacquer('#3A2112', 0.3), y=6.2)
    ring = frame((0, 2.6, 2.2), (math.pi / 2, 0, 0))
    torus(1.95, 0.24, metal((0.36, 0.4, 0.48), 0.26), 96, 20, parent=ring)
    torus(1.68, 0.05, gold(), 96, parent=ring, at=(0, 0, 0.2))
    cylinder(1.75, 0.1, glow('#FF9A2A', 1.5), 0, 72, at=(0, 3.4, 2.2), turn=(math.pi / 2, 0, 0))
    for k in range(9):
        sun(at=(math.cos(k * 0.7) * 1.0 * (k > 0), 3.0, 2.2 + math.sin(k * 0.7) * 1.0 * (k > 0)), turn=(math.pi / 2, 0, 0.2 * k), scale=0.55)
    door(at=(2.15, 1.35, 2.15), turn=(math.pi / 2, 0, -0.75), scale=0.92)
    for row in range(4):
        for k in range(4 - row):
            bar(at=(-1.75 + k * 0.62 + row * 0.31, 0.7 + row * 0.05, 0.26 * row), turn=(0, 0, 1.57))
    sun(at=(-0.35, -0.5, 1.15), turn=(math.pi / 2 - 0.15, 0, 0.1), scale=1.35)
    for _ in range(46):
        coin(figure='sun', at=(dice.uniform(-3.2, 3.2), dice.uniform(-0.9, 1.4), 0.06), turn=(dice.uniform(-0.25, 0.25), dice.uniform(-0.25, 0.25), dice.uniform(0, 6)), scale=0.55)
    studio.world(0.9, '#0A0705', '#3A2412')
    studio.card_lights(key=820, rim=520, back=300)
    studio.lamp((0, 3.0, 2.2), (0, -2, 0.8), 1.6, 320, '#FFB04A', hidden=True)
    if shot == 'card':
        title('SUN VAULT', 'gravitas-one', size=1.2, at=(0, -2.6, 0.05), width=3.4, material=gilt('#F0B850', 0.25))
        studio.card_camera((-0.4, -9.6, 3.0), (0.15, 0.3, 1.6), 48, (0, -0.4, 1.2), 2.4)
    else:
        studio.camera((-3.2, -7.8, 2.4), (-2.0, 0.6, 1.8), lens=33, focus=(0, -0.2, 1.4), stop=2)

"""Honey Court: a wall of honeycomb with a crowned jar of honey before it."""
import math
import random

from lib import studio
from lib.backdrops import floor
from lib.lettering import title
from lib.materials import gem, gilt, glass, glow, gold, lacquer, matte, skin, wood
from lib.props.treasures import crown
from lib.shapes import TAU, cylinder, frame, lathe, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.0}


def bee(**where):
    base = frame(**where)
    for k, colour in enumerate(('#F2B01E', '#20140A', '#F2B01E', '#20140A', '#F2B01E')):
        sphere(0.16 - abs(k - 1.6) * 0.018, skin(colour, 0.4), 24, parent=base, at=(k * 0.1 - 0.2, 0, 0), scale=(0.55, 1, 1))
    sphere(0.11, lacquer('#20140A', 0.3), 24, parent=base, at=(-0.34, 0, 0.01))
    for side in (-1, 1):
        sphere(0.2, glass('#E8F4FF', 0.1), 24, parent=base, at=(0.02, side * 0.13, 0.2), scale=(0.55, 0.9, 0.12), turn=(side * 0.6, 0.3, 0))
    return base


def build(shot):
    dice = random.Random(52)
    floor(lacquer('#2A1404', 0.14))
    wax, honey = lacquer('#C97A12', 0.35), gem('#FFA012', 1.4)
    for row in range(13):
        for column in range(-12, 13):
            x, z = column * 0.78 + (row % 2) * 0.39, row * 0.67 - 0.2
            deep = 4.4 + 0.05 * x * x * 0.35
            lathe([(0.44, -0.25), (0.44, 0.1), (0.37, 0.12), (0.35, -0.2)], wax, 6, math.pi / 6, angle=1, at=(x, deep, z), turn=(math.pi / 2, 0, 0))
            if dice.random() < 0.72:
                cylinder(0.36, 0.06, honey if dice.random() < 0.7 else glow('#FFB838', 1.6), 0.02, 6, at=(x, deep + dice.uniform(0.02, 0.18), z), turn=(math.pi / 2, math.pi / 6, 0))
            else:
                cylinder(0.36, 0.04, matte('#4A2406'), 0, 6, at=(x, deep + 0.22, z), turn=(math.pi / 2, math.pi / 6, 0))
    jar = frame((0, 0.4, 0.0), scale=1.2)
    lathe([(0, 0.06), (0.72, 0.06), (0.86, 0.2), (0.9, 0.7), (0.84, 1.15), (0.62, 1.36), (0, 1.36)], gem('#FF9A10', 1.35), 72, parent=jar)
    lathe([(0.8, 0.02), (0.94, 0.2), (0.97, 0.75), (0.9, 1.2), (0.66, 1.46), (0.66, 1.62)], glass('#FFF4DC'), 72, parent=jar)
    torus(0.68, 0.06, gold(), 72, parent=jar, at=(0, 0, 1.62))
    cylinder(0.6, 0.1, wood('#5A3210', '#A8692A'), 0.03, 64, parent=jar, at=(0, 0, 1.66))
    crown(parent=jar, at=(0, 0, 2.05), turn=(math.pi / 2, 0, 0.2), scale=1.35)
    for k in range(5):
        torus(0.2 - abs(k - 2) * 0.03, 0.05, wood('#6A3A12', '#B87A34'), 40, at=(-1.75 + k * 0.1, -0.5 + k * 0.02, 0.3 + k * 0.08), turn=(0.1, 0.9, 0))
    tube([(-1.4, -0.42, 0.62), (-0.6, -0.2, 1.35)], 0.06, wood('#6A3A12', '#B87A34'), False, False)
    sphere(1.0, gem('#FFA012', 1.4), 48, at=(-1.8, -0.5, 0.0), scale=(0.75, 0.6, 0.06))
    for at, turn in (((1.55, -0.3, 2.3), 0.4), ((-1.5, 0.8, 2.9), 2.6), ((1.9, 1.4, 3.7), 0.2), ((-2.4, 1.6, 1.9), 2.9)):
        bee(at=at, turn=(0.2, -0.2, turn), scale=1.35)
    studio.world(1.0, '#1A0C02', '#5A3410')
    studio.card_lights(key=1000, rim=520, back=520, cool='#FFD9A0', glow_on_wall='#FFC060')
    if shot == 'card':
        title('Honey Court', 'elsie-swash-caps', size=1.3, at=(0, -2.5, 0.04), width=3.4, material=gilt('#FFD070', 0.3))
        studio.card_camera((0, -9.6, 3.2), (0, 0.3, 1.75), 48, (0, 0, 1.4), 2.2)
    else:
        studio.camera((-3.0, -8.0, 2.4), (-2.1, 0.6, 1.9), lens=33, focus=(0, 0.2, 1.4), stop=1.8)

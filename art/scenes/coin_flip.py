"""Coin flip: one gold coin turning in the air over a pile of others."""
import math
import random

from lib import studio
from lib.backdrops import arches, floor
from lib.lettering import title
from lib.materials import gilt, glow, gold, lacquer, silver, velvet
from lib.shapes import TAU, cylinder, frame, plate, sphere, star_points, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def coin(figure, size=1.0, body=None, **where):
    """A coin that stands in the x-z plane and faces -y."""
    metal = body or gold()
    base = frame(scale=size, **where)
    inner = frame(parent=base, turn=(math.pi / 2, 0, 0))
    cylinder(1.0, 0.16, metal, 0.04, 96, parent=inner)
    torus(0.9, 0.05, metal, 96, parent=inner, at=(0, 0, 0.08))
    for k in range(60):
        sphere(0.018, metal, 8, parent=inner, at=(math.cos(TAU * k / 60) * 0.8, math.sin(TAU * k / 60) * 0.8, 0.09))
    if figure == 'crown':
        plate([(-0.5, -0.3), (0.5, -0.3), (0.58, 0.3), (0.26, 0.02), (0, 0.44), (-0.26, 0.02), (-0.58, 0.3)], metal, 0.12, 0.03, parent=inner, at=(0, 0, 0.1))
        for x, y in ((-0.58, 0.34), (0, 0.5), (0.58, 0.34)):
            sphere(0.08, lacquer('#C0102A', 0.12), 20, parent=inner, at=(x, y, 0.14))
    else:
        plate(star_points(8, 0.56, 0.24), metal, 0.12, 0.03, parent=inner, at=(0, 0, 0.1))
    return base


def build(shot):
    dice = random.Random(17)
    floor(velvet('#4A0E1E'))
    arches(lacquer('#5A1226', 0.3), at=(0, 5.4, 1.6))
    coin('crown', 1.35, gilt('#E8A83A', 0.16), at=(0, 0.6, 2.75), turn=(0.12, 0.0, 0.42))
    for k in range(5):
        coin('star', 0.42, silver() if k % 2 else gilt('#E8A83A', 0.12), at=((-1.7, 1.75, -1.35, 1.3, 1.95)[k], 1.0 + 0.2 * k, (2.1, 2.7, 3.9, 4.05, 1.5)[k]), turn=(dice.uniform(-0.9, 0.9), dice.uniform(-0.5, 0.5), dice.uniform(-0.7, 0.7)))
    for k in range(38):
        a, r = dice.uniform(0, TAU), abs(dice.gauss(0, 0.85))
        cylinder(0.42, 0.08, gilt('#D89A34', 0.08) if dice.random() < 0.75 else silver(), 0.02, 48, at=(math.cos(a) * r * 1.5, 0.9 + math.sin(a) * r * 0.7, max(0.06, 0.5 - 0.32 * r) * dice.uniform(0.4, 1)), turn=(dice.uniform(-0.35, 0.35), dice.uniform(-0.35, 0.35), 0))
    for k in range(24):
        sphere(dice.uniform(0.01, 0.03), glow('#FFE0A0', dice.uniform(6, 16)), 8, at=(dice.gauss(0, 1.2), 0.4, 2.6 + dice.gauss(0, 1.0)))
    studio.world(0.9)
    studio.card_lights(key=1050, rim=560, cool='#FFB0C0', back=420)
    if shot == 'card':
        title('COIN FLIP', 'abril-fatface', size=1.1, width=3.4, at=(0, -2.7, 0.03))
        studio.card_camera((0, -9.8, 3.1), (0, 0.3, 1.85), 50, (0, 0.4, 2.4), 2.4)
    else:
        studio.camera((-2.5, -8.6, 2.8), (-2.3, 0.6, 2.2), lens=34, focus=(0, 0.5, 2.4), stop=1.8)


FINISH = {'glow': 0.9}

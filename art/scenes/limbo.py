"""Limbo: a glowing ball rising through golden rings that grow narrower."""
import math
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import brass, gilt, glow, gold, lacquer, matte
from lib.shapes import frame, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(12)
    floor(lacquer('#14061E', 0.12))
    wall(matte('#2A0E42'), 6)
    for _ in range(70):
        sphere(dice.uniform(0.01, 0.03), glow('#FFC9F0', dice.uniform(2, 9)), 8, at=(dice.uniform(-7, 7), 5.7, dice.uniform(0.3, 9)))
    for k in range(7):
        t = k / 6
        base = frame((-0.9 * math.sin(t * 2.4), 1.0, 0.5 + 3.9 * t ** 0.9), (0.5 - 0.35 * t, 0.25 * math.sin(t * 5), 0))
        radius = 1.75 * (1 - t) + 0.3
        torus(radius, 0.1 - 0.055 * t, gold() if k % 2 == 0 else lacquer('#D02A8A', 0.15), 96, parent=base)
        torus(radius * 1.12, 0.02, gilt('#FFB84A', 1.0), 96, parent=base)
    path = [(-0.9 * math.sin(t * 2.4), 1.0, 0.1 + 3.1 * t) for t in [k / 24 for k in range(25)]]
    tube(path, 0.035, glow('#FF8AD0', 5))
    x, y, z = path[-1]
    sphere(0.3, glow('#FFE3F6', 14), 32, at=(x, y, z))
    sphere(0.42, lacquer('#FF5AB8', 0.1), 32, at=(x, y, z - 0.03), scale=(0.75, 0.75, 0.75))
    for k in range(50):
        sphere(dice.uniform(0.012, 0.035), glow('#FFB0E0', dice.uniform(5, 16)), 8, at=(x + dice.gauss(0, 0.22), y + dice.gauss(0, 0.2), z - abs(dice.gauss(0, 0.8))))
    for x in (-2.3, 2.3):
        tube([(x, 1.8, 0), (x, 1.8, 5.4)], 0.05, brass(), False, False)
        for z in range(1, 6):
            sphere(0.1, gold(), 24, at=(x, 1.8, z))
    studio.world(0.9, '#0A0412', '#4A1A6A')
    studio.card_lights(key=1000, rim=760, back=420, cool='#FF9AE0', glow_on_wall='#C05AFF')
    if shot == 'card':
        title('LIMBO', 'monoton', size=1.35, width=3.5, material=gilt('#FFC24A', 0.6))
        studio.card_camera((0, -9.6, 3.2), (0, 0.3, 2.0), 47, (0, 0.9, 2.4), 2.2)
    else:
        studio.camera((-2.6, -9.0, 2.8), (-2.4, 0.6, 2.4), lens=33, focus=(0, 1.0, 2.6), stop=1.8)


FINISH = {'glow': 1.0}

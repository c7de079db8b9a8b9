"""Crash: a silver rocket climbing a golden curve."""
import math
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import brass, gilt, glow, gold, lacquer, matte, silver
from lib.shapes import frame, lathe, plate, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def rocket(parent=None, **where):
    """A rocket that points along +z."""
    base = frame(parent=parent, **where)
    lathe([(0, 1.5), (0.1, 1.38), (0.24, 1.1), (0.36, 0.6), (0.4, 0.1), (0.36, -0.35), (0.26, -0.7), (0.22, -0.75)], silver(), 64, parent=base, angle=80)
    lathe([(0, 1.52), (0.1, 1.39), (0.225, 1.13), (0.235, 1.11)], lacquer('#B0182E', 0.15), 64, parent=base, angle=80)
    lathe([(0.22, -0.72), (0.3, -0.95), (0.24, -0.95), (0.18, -0.75)], brass(), 48, parent=base)
    for height, radius in ((-0.3, 0.375), (0.95, 0.29)):
        torus(radius, 0.025, brass(), 64, parent=base, at=(0, 0, height))
    fin = [(0.3, 0.1), (0.62, -0.35), (0.7, -1.0), (0.46, -0.75), (0.24, -0.6)]
    for k in range(4):
        holder = frame(parent=base, turn=(0, 0, math.tau * k / 4 + 0.5))
        plate(fin, lacquer('#B0182E', 0.15), 0.05, 0.02, parent=holder, turn=(math.pi / 2, 0, 0))
    torus(0.14, 0.03, brass(), 40, parent=base, at=(0, -0.375, 0.45), turn=(math.pi / 2 - 0.1, 0, 0))
    sphere(0.13, glow('#7FD8FF', 1.6), 24, parent=base, at=(0, -0.33, 0.45))
    sphere(0.22, glow('#FF9A3A', 22), 24, parent=base, at=(0, 0, -1.05), scale=(1, 1, 1.8))
    sphere(0.13, glow('#FFF0C0', 30), 24, parent=base, at=(0, 0, -1.0), scale=(1, 1, 1.6))
    return base


def build(shot):
    dice = random.Random(9)
    floor(lacquer('#04060E', 0.12))
    wall(matte('#070B20'), 6)
    for _ in range(110):
        sphere(dice.uniform(0.008, 0.024), glow('#CFE0FF', dice.uniform(3, 14)), 8, at=(dice.uniform(-7, 7), 5.8, dice.uniform(0.2, 9)))
    for z in range(1, 8):
        tube([(-7, 5.5, z), (7, 5.5, z)], 0.008, brass(), False, False)
    for x in range(-6, 7):
        tube([(x, 5.5, 0), (x, 5.5, 9)], 0.008, brass(), False, False)
    curve = [(-2.3 + t * 3.3, 1.3, 0.25 + 3.0 * t ** 2.6) for t in [k / 24 for k in range(25)]]
    tube(curve, 0.075, gilt('#FFB84A', 1.2))
    for x, y, z in curve[::4]:
        sphere(0.12, gold(), 24, at=(x, y, z))
    rocket(at=(1.22, 0.9, 3.75), turn=(0.1, 0.42, 0), scale=0.95)
    for k in range(60):
        t = dice.uniform(0.45, 1.0)
        x, z = -2.3 + t * 3.3, 0.25 + 3.0 * t ** 2.6
        sphere(dice.uniform(0.012, 0.03), glow('#FFB04A', dice.uniform(6, 20)), 8, at=(x + dice.gauss(0, 0.16), 1.1 + dice.gauss(0, 0.2), z - abs(dice.gauss(0, 0.3))))
    studio.world(0.9, '#05060E', '#1A2450')
    studio.card_lights(key=1100, rim=900, back=260, glow_on_wall='#7A8CFF')
    studio.lamp((0.4, -0.6, 2.2), (0.4, 1.2, 1.6), 0.5, 60, '#FF9A4A', hidden=True)
    if shot == 'card':
        title('CRASH', 'audiowide', size=1.3, spacing=1.1)
        studio.card_camera((0, -9.6, 3.0), (0, 0.3, 2.05), 48, (0.6, 1.0, 2.6), 2.2)
    else:
        studio.camera((-2.4, -9.0, 2.6), (-2.3, 0.6, 2.5), lens=33, focus=(0.6, 1.0, 2.6), stop=1.8)


FINISH = {'glow': 1.0}

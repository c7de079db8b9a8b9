"""Foxtrot: a fox in a bow tie crossing a wet boulevard between headlights."""
import math
import random

from lib import studio
from lib.backdrops import floor, lights_far, wall
from lib.lettering import title
from lib.materials import glow, gold, ivory, lacquer, matte, skin
from lib.shapes import box, cylinder, frame, plate, sphere, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
BODY = [(0.95, 0.98), (0.80, 1.06), (0.70, 1.30), (0.60, 1.10), (0.52, 1.32), (0.42, 1.06), (0.36, 0.86), (0.05, 0.76), (-0.35, 0.76), (-0.62, 0.66), (-0.72, 0.36), (-0.80, 0.0), (-0.66, 0.0), (-0.56, 0.26), (-0.44, 0.38), (-0.46, 0.0), (-0.32, 0.0), (-0.22, 0.38), (0.10, 0.40), (0.30, 0.32), (0.44, 0.0), (0.58, 0.0), (0.46, 0.36), (0.62, 0.22), (0.80, 0.12), (0.86, 0.22), (0.68, 0.36), (0.54, 0.56), (0.62, 0.74), (0.80, 0.80), (1.10, 0.86)]
TAIL = [(-0.58, 0.64), (-0.80, 0.86), (-1.10, 0.96), (-1.42, 0.88), (-1.62, 0.66), (-1.34, 0.62), (-1.04, 0.62), (-0.80, 0.46)]
TIP = [(-1.28, 0.94), (-1.42, 0.88), (-1.66, 0.64), (-1.40, 0.64), (-1.26, 0.78)]
CHEST = [(0.36, 0.72), (0.52, 0.60), (0.48, 0.42), (0.30, 0.36), (0.26, 0.52)]


def fox(**where):
    base = frame(**where)
    upright = frame(parent=base, turn=(math.pi / 2, 0, 0))
    coat, white, dark = skin('#D8641A', 0.35), ivory('#FFF6E8'), lacquer('#1A0E0A', 0.3)
    plate(BODY, coat, 0.3, 0.05, smooth=False, parent=upright)
    plate(TAIL, coat, 0.26, 0.08, smooth=True, parent=upright)
    plate(TIP, white, 0.3, 0.085, smooth=True, parent=upright)
    plate(CHEST, white, 0.36, 0.03, smooth=True, parent=upright)
    sphere(0.07, dark, 24, parent=base, at=(1.12, 0, 0.9))
    sphere(0.045, dark, 20, parent=base, at=(0.76, -0.21, 0.97))
    for x in (-0.73, -0.39, 0.51, 0.82):
        box((0.16, 0.42, 0.14), dark, 0.04, parent=base, at=(x, 0, 0.07 if x < 0.6 else 0.17))
    for side in (-1, 1):
        plate([(0, 0), (side * 0.2, 0.12), (side * 0.2, -0.12)], lacquer('#A01030', 0.2), 0.08, 0.02, parent=upright, at=(0.56, 0.68, 0.24))
    sphere(0.05, gold(), 20, parent=base, at=(0.56, -0.26, 0.68))
    return base


def motorcar(colour, **where):
    base = frame(**where)
    body = lacquer(colour, 0.12)
    box((1.5, 2.6, 0.55), body, 0.2, 6, parent=base, at=(0, 0, 0.62))
    box((1.2, 1.3, 0.5), body, 0.18, 6, parent=base, at=(0, 0.35, 1.08))
    box((0.95, 0.1, 0.5), gold(), 0.05, parent=base, at=(0, -1.3, 0.6))
    for side in (-1, 1):
        cylinder(0.36, 0.26, lacquer('#090A0E', 0.4), 0.05, parent=base, at=(side * 0.72, -0.8, 0.36), turn=(0, math.pi / 2, 0))
        torus(0.2, 0.03, gold(), 40, parent=base, at=(side * 0.86, -0.8, 0.36), turn=(0, math.pi / 2, 0))
        sphere(0.2, glow('#FFF0C8', 16), 24, parent=base, at=(side * 0.55, -1.32, 0.72))
        torus(0.21, 0.04, gold(), 40, parent=base, at=(side * 0.55, -1.36, 0.72), turn=(math.pi / 2, 0, 0))
    return base


def build(shot):
    dice = random.Random(8)
    floor(lacquer('#0D1016', 0.16))
    wall(matte('#10182C'), 9)
    lights_far(dice, 70, (-8, 6.5, 0.4), (8, 8.6, 6), '#FFB765', (3, 9), (0.05, 0.13))
    for k in range(-5, 6):
        box((0.42, 2.0, 0.02), ivory('#D8D2C4'), 0, at=(k * 0.85, 0.2, 0.012))
    fox(at=(-0.1, -0.05, 0.05), scale=1.28)
    motorcar('#7A1022', at=(-1.35, 4.0, 0), turn=(0, 0, 0.08))
    motorcar('#123A5A', at=(1.6, 4.6, 0), turn=(0, 0, -0.06))
    for x in (-2.9, 2.9):
        cylinder(0.05, 3.6, gold(), 0.01, 24, at=(x, 2.4, 1.8))
        sphere(0.24, glow('#FFD79A', 10), 24, at=(x, 2.4, 3.75))
    studio.world(0.9, '#06080F', '#1E2A4A')
    studio.card_lights(key=1000, rim=620, back=260)
    studio.lamp((0, 3.6, 1.2), (0, -1.0, 0.4), 1.2, 220, '#FFE7B8', hidden=True)
    if shot == 'card':
        title('Foxtrot', 'berkshire-swash', size=1.3, at=(0, -3.1, 0.03))
        studio.card_camera((0, -9.8, 3.6), (0, 0.3, 1.15), 48, (0, -0.2, 1.0), 2.2)
    else:
        studio.camera((-2.2, -8.0, 2.0), (-2.0, 0.6, 1.5), lens=34, focus=(0, -0.1, 1.0), stop=1.6)


FINISH = {'glow': 1.0}

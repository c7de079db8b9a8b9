"""Opal Express: a streamlined engine coming out of the night."""
import math
import random

from lib import studio
from lib.backdrops import arches, floor, wall
from lib.lettering import title
from lib.materials import gem, glow, gold, lacquer, matte, silver
from lib.shapes import box, cylinder, frame, lathe, plate, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.1}


def build(shot):
    dice = random.Random(60)
    floor(matte('#15171C', 0.6))
    wall(matte('#0A0F1C'), 9)
    arches(lacquer('#22304A', 0.35), at=(0, 7.5, 1.2), inner=3.0, gap=0.6, count=5)
    body, nose = lacquer('#0E4A5A', 0.15), frame((0, 0.6, 1.75), (math.pi / 2, 0, 0))
    lathe([(0, 0.35), (0.5, 0.33), (0.95, 0.2), (1.22, -0.05), (1.3, -0.4), (1.3, -6)], body, 128, parent=nose, angle=80)
    for radius, height in ((0.98, 0.19), (0.62, 0.315), (1.28, -0.2)):
        torus(radius, 0.035, gold(), 96, parent=nose, at=(0, 0, height))
    cylinder(0.46, 0.3, gold(), 0.08, 64, parent=nose, at=(0, 0, 0.36))
    sphere(0.36, glow('#FFF0C8', 14), 40, parent=nose, at=(0, 0, 0.42), scale=(1, 1, 0.45))
    for k in range(12):
        a = math.tau * k / 12 + 0.13
        tube([(0.66 * math.cos(a), 0.66 * math.sin(a), 0.31), (0.95 * math.cos(a), 0.95 * math.sin(a), 0.23)], 0.03, gold(), False, False, parent=nose)
    for side in (-1, 1):
        plate([(0.2, 0.9), (1.3, 0.35), (2.0, 0.0), (2.0, -0.12), (1.25, 0.15), (0.2, 0.7)], gold(), 0.08, 0.02, at=(0, 0.15, 0.35), turn=(math.pi / 2, 0, 0), scale=(side, 1, 1))
        cylinder(0.2, 0.3, gold(), 0.05, 48, at=(side * 1.25, 0.3, 0.95), turn=(math.pi / 2, 0, 0))
        sphere(0.15, glow('#FF8A5A', 9), 24, at=(side * 1.25, 0.12, 0.95))
        tube([(side * 1.3, 0.8, 2.1), (side * 1.32, 6, 2.1)], 0.04, gold(), False, False)
        tube([(side * 0.85, -8, 0.1), (side * 0.85, 8, 0.1)], 0.06, silver(), False, False)
    box((3.0, 0.5, 0.34), lacquer('#0B0C10', 0.2), 0.1, 4, at=(0, 0.3, 0.5))
    box((2.2, 0.1, 0.24), gold(), 0.06, 4, at=(0, 0.03, 0.52))
    for k in range(-4, 5):
        plate([(k * 0.14, 0.42), (k * 0.3 - 0.03, 0.02), (k * 0.3 + 0.03, 0.02)], gold(), 0.05, 0.015, at=(0, -0.1, 0.0), turn=(math.pi / 2 + 0.5, 0, 0))
    for k in range(14):
        box((2.6, 0.26, 0.08), matte('#2A1A10'), 0.02, at=(0, -5 + k * 0.7, 0.03))
    stone = frame((0, 0.75, 3.25), (math.pi / 2, 0, 0))
    torus(0.34, 0.06, gold(), 64, parent=stone)
    sphere(0.33, gem('#9AD8D0', 1.4), 48, parent=stone, scale=(1, 1, 0.6))
    for k in range(7):
        a = math.pi * (k + 0.5) / 7
        tube([(0.42 * math.cos(a), 0.42 * math.sin(a), 0), (0.72 * math.cos(a), 0.72 * math.sin(a), -0.05)], 0.04, gold(), False, False, parent=stone)
    for side in (-1, 1):
        for _ in range(26):
            sphere(dice.uniform(0.15, 0.4), matte('#5A6070', 1), 20, at=(side * dice.uniform(1.6, 3.2), dice.uniform(0.6, 3.0), dice.uniform(0.0, 0.7)))
    studio.world(1.0)
    studio.lamp((-4.5, -4, 5.5), (0, 0, 1.4), 2.2, 700, studio.WARM)
    studio.lamp((5.0, 0.5, 3.8), (0, 0.5, 1.6), 1.8, 620, '#8FD0FF')
    studio.lamp((0, 4.5, 6.5), (0, 8, 2), 2.0, 700, studio.AMBER, hidden=True)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 150, '#FFE9CC')
    if shot == 'card':
        title('OPAL EXPRESS', 'emblema-one', size=0.95, at=(0, -2.2, 0.15), width=3.4)
        studio.card_camera((0.0, -9.4, 2.2), (0, 0.3, 1.6), 50, (0, 0, 1.6), 2.0)
    else:
        studio.camera((-3.2, -7.4, 1.7), (-2.0, 0.6, 1.75), lens=35, focus=(0, 0.2, 1.6), stop=1.4)

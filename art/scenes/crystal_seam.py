"""Crystal Seam: a vein of amethyst in the rock, found by lamplight."""
import math
import random

from lib import studio
from lib.lettering import title
from lib.materials import brass, glow, matte
from lib.props.gems import shard
from lib.shapes import cylinder, frame, lathe, link, mesh_of, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.05}


def rock(dice, size, material, **where):
    """A dented sphere, flat-shaded."""
    rows, columns = 9, 14
    points = []
    for r in range(rows + 1):
        for c in range(columns):
            t, a = math.pi * r / rows, math.tau * c / columns
            k = size * dice.uniform(0.82, 1.1)
            points.append((k * math.sin(t) * math.cos(a), k * math.sin(t) * math.sin(a), k * 0.8 * math.cos(t)))
    faces = [(r * columns + c, r * columns + (c + 1) % columns, (r + 1) * columns + (c + 1) % columns, (r + 1) * columns + c) for r in range(rows) for c in range(columns)]
    return link(mesh_of(points, faces, material, smooth=False), **where)


def build(shot):
    dice = random.Random(81)
    stone, dark = matte('#4A4054', 0.85), matte('#2C2638', 0.9)
    for _ in range(46):
        a = dice.uniform(-0.15, math.pi + 0.15)
        far = dice.uniform(3.2, 4.2)
        rock(dice, dice.uniform(0.8, 1.4), dark if dice.random() < 0.6 else stone, at=(math.cos(a) * far, dice.uniform(1.5, 5.5), math.sin(a) * far * 1.25 + 0.6))
    for _ in range(30):
        rock(dice, dice.uniform(0.5, 1.0), dark, at=(dice.uniform(-4, 4), dice.uniform(4.8, 6), dice.uniform(0, 6)))
    for _ in range(60):
        rock(dice, dice.uniform(0.3, 0.7), stone if dice.random() < 0.4 else dark, at=(dice.uniform(-5, 5), dice.uniform(-4, 4.5), -0.25))
    colours = ('#8A2BE0', '#B04AF0', '#5A2AD0', '#D05AD8')
    for k in range(30):
        a = dice.gauss(0, 0.62)
        tall = max(0.7, 2.9 - abs(a) * 1.7 + dice.uniform(-0.6, 0.3))
        shard(dice.choice(colours), tall=tall, wide=dice.uniform(0.16, 0.36), at=(a * 0.9, 1.2 + dice.uniform(-0.6, 0.6), 0.0), turn=(dice.uniform(-0.25, 0.15), a * 0.75, dice.uniform(0, 1)))
    for k in range(9):
        shard(dice.choice(('#2AC0D0', '#4AE0C0')), tall=dice.uniform(0.4, 0.9), wide=dice.uniform(0.09, 0.16), at=(dice.choice((-1, 1)) * dice.uniform(1.2, 2.1), dice.uniform(0, 0.9), 0.1), turn=(dice.uniform(-0.3, 0.1), dice.uniform(-0.6, 0.6), 0))
    lamp = frame((1.75, -0.55, 0.1), scale=0.95)
    for z, r in ((0.08, 0.36), (0.95, 0.3)):
        cylinder(r, 0.16, brass(), 0.04, 48, parent=lamp, at=(0, 0, z))
    lathe([(0.3, 1.02), (0.16, 1.2), (0.06, 1.26), (0, 1.27)], brass(), 40, parent=lamp)
    torus(0.26, 0.025, brass(), 48, parent=lamp, at=(0, 0, 1.4), turn=(math.pi / 2, 0, 0))
    for k in range(4):
        a = math.tau * k / 4 + 0.4
        tube([(0.28 * math.cos(a), 0.28 * math.sin(a), 0.1), (0.28 * math.cos(a), 0.28 * math.sin(a), 0.95)], 0.025, brass(), False, False, parent=lamp)
    sphere(0.13, glow('#FFB04A', 26), 24, parent=lamp, at=(0, 0, 0.5), scale=(1, 1, 1.6))
    studio.world(1.0, '#050409', '#1C1430')
    studio.lamp((-3.5, -4, 4.5), (0, 0.6, 1.0), 1.8, 520, '#E0C8FF')
    studio.lamp((1.7, -0.9, 0.9), (0, 1, 1), 0.4, 70, '#FFB04A', hidden=True)
    studio.lamp((0, 3.4, 1.0), (0, 1.0, 1.4), 1.6, 340, '#B060FF', hidden=True)
    studio.lamp((4.0, 1.5, 4.5), (0, 1, 1), 1.5, 320, '#7FD0FF')
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 150, '#FFE9CC')
    if shot == 'card':
        title('Crystal Seam', 'pirata-one', size=1.3, at=(0, -2.4, 0.3), width=3.3)
        studio.card_camera((0, -9.6, 3.2), (0, 0.3, 1.75))
    else:
        studio.camera((-2.8, -8.0, 2.6), (-2.2, 0.8, 1.7), lens=35, focus=(0, 0.6, 1.4), stop=1.6)

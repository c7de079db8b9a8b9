"""Midnight Conservatory: a night lily opening under the iron ribs, moon behind."""
import math
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import gilt, glow, lacquer, matte
from lib.props.fruit import leaf
from lib.shapes import frame, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.05}


def build(shot):
    dice = random.Random(18)
    floor(lacquer('#02141A', 0.06))
    wall(matte('#081430'), 7)
    for k in range(7):
        y = 5.6 - k * 0.02
        tube([(-0.0 + 5.0 * math.sin(t) * (k - 3) / 3, y, 6.2 * math.cos(t)) for t in [math.pi / 2 * j / 20 for j in range(21)]], 0.05, lacquer('#0F3A34', 0.3))
    for radius in (2.2, 3.6, 5.0):
        torus(radius, 0.04, lacquer('#0F3A34', 0.3), 96, at=(0, 5.5, 0.6), turn=(math.pi / 2, 0, 0))
    sphere(1.05, glow('#E8EEFF', 2.2), 48, at=(0.9, 6.5, 4.3))
    for _ in range(60):
        sphere(dice.uniform(0.01, 0.02), glow('#CFE0FF', dice.uniform(3, 10)), 8, at=(dice.uniform(-6, 6), 6.8, dice.uniform(2, 9)))
    flower = frame((0, 0.5, 1.35), (0.5, 0, 0))
    for ring, (count, open_, size, colour) in enumerate(((9, 1.25, 1.75, '#C45A9A'), (9, 0.9, 1.6, '#E08AB8'), (7, 0.5, 1.35, '#F4C0D8'), (5, 0.22, 1.05, '#FFE6F0'))):
        for k in range(count):
            spin = frame(parent=flower, turn=(0, 0, math.tau * k / count + ring * 0.35))
            leaf(spin, (0, 0.08, 0), (math.pi / 2 - open_, 0, 0), size, colour)
    for k in range(18):
        a = math.tau * k / 18
        tube([(0, 0, 0.1), (0.16 * math.cos(a), 0.16 * math.sin(a), 0.5), (0.26 * math.cos(a), 0.26 * math.sin(a), 0.62)], 0.014, gilt('#FFC94A', 0.6), parent=flower)
        sphere(0.035, glow('#FFC94A', 5), 12, parent=flower, at=(0.26 * math.cos(a), 0.26 * math.sin(a), 0.64))
    for k in range(40):
        a = dice.uniform(0, math.tau)
        far = dice.uniform(0.9, 2.6)
        leaf(None, (math.cos(a) * far * 0.6, 0.9 + abs(math.sin(a)) * far * 0.6, 0.02), (dice.uniform(0.2, 1.0), dice.uniform(-0.4, 0.4), a - math.pi / 2), dice.uniform(1.1, 2.0), dice.choice(('#0F4A34', '#14603E', '#0A3A3A')))
    for _ in range(16):
        sphere(0.03, glow('#C8FF8A', 16), 12, at=(dice.uniform(-2.3, 2.3), dice.uniform(-1, 2.5), dice.uniform(0.6, 3.8)))
    studio.world(1.1, '#040814', '#1A2C50')
    studio.card_lights(key=520, warm='#FFD0E0', rim=620, cool='#8FC8FF', back=160, glow_on_wall='#7A9CFF', fill=130)
    if shot == 'card':
        title('Midnight\nConservatory', 'cormorant-upright', size=1.0, at=(0, -2.2, 0.03), line=0.75, width=3.3, depth=0.05)
        studio.card_camera((0, -9.6, 3.3), (0, 0.3, 1.6))
    else:
        studio.camera((-2.6, -8.6, 2.8), (-2.2, 0.6, 1.8), lens=35, focus=(0, 0.2, 1.4), stop=1.6)

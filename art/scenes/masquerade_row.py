"""Masquerade Row: a gilded half-mask with plumes, the curtain just open."""
import math
import random

from lib import studio
from lib.backdrops import curtain, floor, wall
from lib.lettering import title
from lib.materials import gem, gold, lacquer, matte, velvet
from lib.props.fruit import leaf
from lib.shapes import frame, plate, sphere, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
HALF = [(0, 0.34), (0.3, 0.5), (0.75, 0.66), (1.25, 0.72), (1.55, 0.6), (1.4, 0.2), (1.2, -0.2), (0.85, -0.46), (0.5, -0.44), (0.24, -0.2), (0.1, -0.34), (0, -0.42)]
EYE = [(0.32, 0.06), (0.55, 0.22), (0.85, 0.24), (1.08, 0.12), (0.9, -0.06), (0.6, -0.12), (0.4, -0.06)]


def mask(body, trim, parent=None, **where):
    base = frame(parent=parent, **where)
    outline = HALF + [(-x, y) for x, y in reversed(HALF[1:-1])]
    plate([outline, EYE, [(-x, y) for x, y in reversed(EYE)]], body, 0.12, 0.05, smooth=True, parent=base)
    tube([(x, y, 0.1) for x, y in outline], 0.035, trim, True, True, parent=base)
    for side in (-1, 1):
        tube([(side * x, y, 0.1) for x, y in EYE], 0.03, trim, True, True, parent=base)
        for k, (x, y) in enumerate(((0.45, 0.38), (0.7, 0.45), (0.97, 0.47), (1.22, 0.42))):
            sphere(0.06, gem('#1FA36B' if k % 2 else '#C0102A'), 20, parent=base, at=(side * x, y, 0.12))
        swirl = [(side * (0.72 + 0.2 * math.cos(t) * (1 - t / 9)), -0.28 + 0.12 * math.sin(t) * (1 - t / 9), 0.12) for t in [j * 0.5 for j in range(16)]]
        tube(swirl, 0.018, trim, parent=base)
    sphere(0.13, gem('#1B6FD0'), 32, parent=base, at=(0, 0.38, 0.14))
    return base


def build(shot):
    dice = random.Random(70)
    floor(lacquer('#14060C', 0.12))
    wall(matte('#2A0A1E'), 7)
    curtain(velvet('#0F4A4A'), y=4.4, wide=14, high=9, folds=24, part=1.1)
    for k in range(25):
        a = (k - 12) * 0.105
        colour = ('#B0184A', '#5A1A7A', '#D8A02A', '#0E6A6A')[k % 4]
        length = 2.5 - abs(k - 12) * 0.05 + dice.uniform(-0.15, 0.15)
        leaf(None, (math.sin(a) * 0.8, 1.15 + dice.uniform(-0.1, 0.2), 2.3 + math.cos(a) * 0.3), (math.pi / 2 - 0.1, a * 0.9, 0), length, colour)
    mask(lacquer('#F0E4CC', 0.2), gold(), at=(0, 0.6, 2.1), turn=(math.pi / 2 - 0.1, 0, 0), scale=1.22)
    for side in (-1, 1):
        points = [(side * 1.75, 0.65, 2.3), (side * 2.0, 0.4, 1.6), (side * 1.7, 0.1, 0.9), (side * 1.9, -0.3, 0.2), (side * 1.5, -0.8, 0.05)]
        tube(points, 0.06, velvet('#8A1030'))
    for _ in range(40):
        plate([(0.06, 0), (0, 0.04), (-0.06, 0), (0, -0.04)], gold(), 0.01, 0, at=(dice.uniform(-2.3, 2.3), dice.uniform(-1.6, 1.5), dice.uniform(0.02, 4.6)), turn=(dice.uniform(0, 3), dice.uniform(0, 3), 0))
    studio.world(0.9)
    studio.card_lights(key=900, rim=460, cool='#9AB8FF', back=420, glow_on_wall='#FF9AC0')
    if shot == 'card':
        title('Masquerade Row', 'almendra-display', size=1.0, width=3.45, depth=0.09)
        studio.card_camera((0, -9.6, 3.0), (0, 0.3, 1.9), 47)
    else:
        studio.camera((-2.8, -8.2, 2.4), (-2.3, 0.6, 2.2), lens=34, focus=(0, 0.5, 2.1), stop=1.6)

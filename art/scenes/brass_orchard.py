"""Brass Orchard: the day's fruit in a brass bowl, in a garden niche."""
import math
import random

from lib import studio
from lib.backdrops import alcove, floor
from lib.lettering import title
from lib.materials import brass, gilt, lacquer, marble, matte
from lib.props.fruit import apple, cherries, grapes, leaf, lemon, melon_slice, orange, pear, plum
from lib.shapes import lathe, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
UP = math.pi / 2


def build(shot):
    dice = random.Random(12)
    floor(marble('#14241A', '#B08A4A'))
    alcove(matte('#16301C'), lacquer('#3E6A2E', 0.6), at=(0, 3.6, 0), wide=2.0, high=2.2, deep=1.0)
    studio.lamp((0, 4.1, 3.9), (0, 4.4, 1), 1.0, 150, '#FFE08A')
    lathe([(0, 0.06), (0.7, 0.06), (0.75, 0.0), (0.72, 0.12), (0.3, 0.22), (0.16, 0.4), (0.2, 0.55), (0.6, 0.68), (1.3, 0.95), (1.55, 1.25), (1.6, 1.3), (1.52, 1.28), (1.2, 1.0), (0, 0.75)], brass(), 96, at=(0, 0.5, 0), angle=60)
    torus(1.57, 0.05, brass(), 96, at=(0, 0.5, 1.29))
    kinds = ((apple, -0.95, 0.1, 1.55, 1.15), (orange, 0.05, -0.35, 1.5, 1.1), (pear, 0.95, 0.0, 1.62, 1.2), (plum, -0.45, -0.5, 1.36, 0.9), (lemon, 0.58, -0.62, 1.4, 0.95), (grapes, 1.3, -0.35, 1.2, 1.1), (pear, -0.45, 0.7, 2.05, 1.2), (apple, 0.5, 0.6, 2.0, 1.2), (orange, -1.2, 0.7, 1.6, 1.0), (apple, 1.2, 0.8, 1.6, 1.0), (melon_slice, 0.0, 0.45, 2.25, 1.1))
    for kind, x, y, z, size in kinds:
        kind(at=(x, 0.5 + y, z), turn=(UP + dice.uniform(-0.3, 0.2), dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.3)), scale=size)
    cherries(at=(-1.35, 0.0, 1.22), turn=(UP, 0, 0.1), scale=1.05)
    for k in range(30):
        a = dice.uniform(0, math.tau)
        leaf(None, (math.cos(a) * 1.3, 0.55 + math.sin(a) * 0.9, dice.uniform(1.2, 1.6)), (dice.uniform(0, 1), dice.uniform(-0.5, 0.5), a - UP), dice.uniform(0.4, 0.65), '#3F7A2A')
    for side in (-1, 1):
        for k in range(34):
            leaf(None, (side * (2.3 + dice.uniform(-0.5, 0.3)), 3.3 + dice.uniform(-0.3, 0.1), k * 0.14), (UP + dice.uniform(-0.6, 0.6), dice.uniform(-1.2, 1.2), side * dice.uniform(-0.4, 1.2)), dice.uniform(0.5, 0.8), dice.choice(('#2F6B2A', '#4A7A22', '#1F5522')))
    lemon(at=(-1.7, -0.9, 0.33), turn=(UP, 1.0, 0.4), scale=1.0)
    plum(at=(1.75, -0.8, 0.34), turn=(UP, 0.3, 0), scale=1.0)
    studio.world(0.9)
    studio.card_lights(key=900, rim=320, back=60, warm='#FFE6B8')
    if shot == 'card':
        title('Brass Orchard', 'elsie-swash-caps', size=1.1, at=(0, -2.3, 0.03), material=gilt('#FFC24A', 0.5))
        studio.card_camera((0, -9.6, 3.3), (0, 0.3, 1.45))
    else:
        studio.camera((-2.6, -8.2, 2.8), (-2.1, 0.5, 1.5), lens=36, focus=(0, 0, 1.4), stop=1.6)

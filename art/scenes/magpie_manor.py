"""Magpie Manor: a magpie on a nest of stolen jewels, in front of a moonlit manor."""
import math
import random

from lib import studio
from lib.backdrops import wall
from lib.lettering import title
from lib.materials import gilt, glow, gold, ivory, lacquer, matte, silver, wood
from lib.props.gems import brilliant
from lib.props.treasures import coin, key
from lib.shapes import TAU, box, cylinder, frame, lathe, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.0}
STONES = ('#B00A20', '#0E8A5A', '#2A55C0', '#8A2AB0')


def magpie(**where):
    base = frame(**where)
    black, blue, white = lacquer('#0B0D14', 0.25), lacquer('#12305E', 0.18), ivory('#F6F4EE')
    sphere(0.62, black, 48, parent=base, scale=(0.95, 0.8, 0.82))
    sphere(0.56, white, 48, parent=base, at=(0.14, -0.06, -0.14), scale=(0.9, 0.84, 0.76))
    sphere(0.36, black, 40, parent=base, at=(0.56, 0, 0.5))
    sphere(0.3, black, 32, parent=base, at=(0.42, 0, 0.28), scale=(1, 0.95, 1.1))
    lathe([(0.1, 0), (0.08, 0.14), (0, 0.38)], lacquer('#1A1A1E', 0.2), 24, parent=base, at=(0.86, 0, 0.48), turn=(0, 1.75, 0), scale=(1, 0.7, 1))
    for side in (-1, 1):
        sphere(0.055, glow('#FFE0A0', 1.6), 16, parent=base, at=(0.72, side * 0.27, 0.58))
        sphere(0.035, matte('#050508'), 12, parent=base, at=(0.745, side * 0.305, 0.585))
        sphere(0.5, blue, 32, parent=base, at=(-0.18, side * 0.42, 0.06), turn=(0, 0.35, side * 0.12), scale=(1.3, 0.26, 0.6))
        sphere(0.3, white, 24, parent=base, at=(0.2, side * 0.47, 0.16), turn=(0, 0.4, 0), scale=(1.0, 0.22, 0.5))
        tube([(0.1, side * 0.2, -0.5), (0.12, side * 0.2, -0.85)], 0.04, matte('#14120E'), False, False, parent=base)
    for k in range(5):
        a = (k - 2) * 0.09
        box((1.7, 0.16, 0.05), blue if k % 2 else black, 0.02, parent=base, at=(-1.25, 0.4 * a * 2, -0.2 - 0.02 * abs(k - 2)), turn=(0, -0.22, a))
    return base


def nest(dice, **where):
    base = frame(**where)
    for _ in range(230):
        a, r, z = dice.uniform(0, TAU), dice.gauss(1.25, 0.16), dice.uniform(-0.32, 0.3)
        length, tilt = dice.uniform(0.35, 0.75), dice.uniform(-0.2, 0.2)
        x, y, dx, dy = r * math.cos(a), r * math.sin(a), -math.sin(a) * length, math.cos(a) * length
        tube([(x - dx, y - dy, z - tilt), (x * 1.05, y * 1.05, z), (x + dx, y + dy, z + tilt)], dice.uniform(0.02, 0.045), wood('#2A160A', '#7A4A22'), False, True, parent=base)
    cylinder(1.2, 0.3, wood('#1C0E06', '#4A2A14'), 0.1, 48, parent=base, at=(0, 0, -0.2))
    return base


def manor(**where):
    base, stone = frame(**where), matte('#3A3A56', 0.8)
    box((5.4, 1, 2.6), stone, 0.05, parent=base, at=(0, 0, 1.3))
    for x, high in ((-2.2, 3.6), (2.2, 3.2), (0.2, 4.2)):
        box((1.1, 1.1, high), stone, 0.04, parent=base, at=(x, -0.1, high / 2))
        lathe([(0.85, 0), (0, 1.4)], lacquer('#22243E', 0.5), 4, math.pi / 4, angle=1, parent=base, at=(x, -0.1, high))
    for x in (-2.2, -1.2, -0.5, 0.2, 0.9, 1.5, 2.2):
        for z in (0.9, 1.9):
            box((0.3, 0.1, 0.5), glow('#FFC25A', 5), 0.06, parent=base, at=(x, -0.66, z))
    return base


def build(shot):
    dice = random.Random(27)
    wall(matte('#1E2850', 1), 13)
    sphere(1.35, glow('#FFF2D0', 2.6), 48, at=(-2.1, 12, 6.0))
    manor(at=(0.9, 10, 0.4), scale=1.25)
    sphere(9, matte('#18203A', 1), 64, at=(0, 9.5, -8.3), scale=(1.6, 0.8, 1))
    for x, z, s in ((-6, 2.2, 1.2), (6.6, 2.4, 1.3), (-4.2, 1.6, 0.8), (4.9, 1.5, 0.8), (-8.3, 2.0, 1.2)):
        for _ in range(9):
            sphere(s * dice.uniform(0.4, 0.7), matte('#142A2E', 1), 16, at=(x + dice.gauss(0, 0.5 * s), 8 + dice.gauss(0, 0.3), z + dice.gauss(0, 0.5 * s)))
    tube([(-7, 1.3, 0.0), (-2.5, 0.9, 0.25), (0.5, 0.7, 0.2), (3.2, 1.1, 0.5), (7, 1.5, 1.3)], 0.34, wood('#20120A', '#55361C'))
    tube([(1.6, 0.9, 0.3), (2.7, 1.3, 1.5), (3.4, 1.4, 2.8)], 0.14, wood('#20120A', '#55361C'))
    for _ in range(46):
        k = dice.choice(((3.3, 1.4, 2.5), (2.6, 1.2, 1.5), (-4.4, 1.0, 0.6), (5.6, 1.4, 1.6)))
        sphere(0.17, lacquer(dice.choice(('#2E6A3A', '#3F8A45', '#6A8A2E')), 0.4), 12, at=tuple(c + dice.gauss(0, 0.42) for c in k), turn=(dice.uniform(0, 3), dice.uniform(0, 3), 0), scale=(1, 0.55, 0.14))
    nest(dice, at=(0, 0.6, 0.75), scale=1.05)
    for _ in range(34):
        a, r = dice.uniform(0, TAU), dice.uniform(0, 1.0)
        at = (r * math.cos(a), 0.5 + r * math.sin(a), 0.85 + 0.28 * (1 - r))
        if dice.random() < 0.5:
            brilliant(dice.choice(STONES), size=dice.uniform(0.12, 0.24), at=at, turn=(dice.uniform(-0.6, 0.6), dice.uniform(-0.6, 0.6), dice.uniform(0, 3)))
        else:
            coin(figure='sun', material=dice.choice((gold(), silver())), at=at, turn=(dice.uniform(-0.7, 0.7), dice.uniform(-0.7, 0.7), 0), scale=0.55)
    key(at=(-0.95, -0.55, 0.95), turn=(1.1, 0.5, 0.5), material=gold(), scale=0.9)
    torus(0.3, 0.06, gold(), 64, at=(0.85, -0.55, 0.95), turn=(1.2, 0.3, 0))
    brilliant('#2A55C0', size=0.2, at=(0.85, -0.68, 1.28))
    magpie(at=(-0.1, 0.55, 2.0), turn=(0, -0.12, -0.55), scale=1.2)
    studio.world(1.0, '#0A0E1E', '#34457A')
    studio.lamp((-4.6, -4.2, 6.2), (0, 0.4, 1.6), 2.4, 860, studio.WARM)
    studio.lamp((5.2, 0.5, 4.2), (0, 0.6, 1.8), 1.8, 620, '#8FB0FF')
    studio.lamp((-2, 5.5, 6.5), (0, 10.5, 3.5), 2.0, 520, '#7F9AE8', hidden=True)
    studio.lamp((0, -6.5, 2.2), (0, -1, 0.8), 3.2, 180, '#FFE9CC')
    if shot == 'card':
        title('MAGPIE\nMANOR', 'elsie-swash-caps', size=1.0, at=(0, -2.6, -0.35), width=3.1, line=0.85, material=gilt('#E8D8A8', 0.25))
        studio.card_camera((0, -9.6, 2.9), (0, 0.4, 1.6), 46, (0, 0.2, 1.5), 2.4)
    else:
        studio.camera((-3.0, -8.2, 2.6), (-2.1, 0.6, 2.2), lens=32, focus=(0, 0.4, 1.7), stop=2)

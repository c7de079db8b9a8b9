"""Petits Fours: a gilded cake stand of macarons, tarts and cupcakes in a pink tea room."""
import math
import random

from lib import studio
from lib.backdrops import arches, floor, wall
from lib.lettering import title
from lib.materials import gilt, glow, gold, ivory, lacquer, marble, matte, skin
from lib.shapes import TAU, cylinder, frame, lathe, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 0.9}
SHELLS = ('#E8708E', '#8FC46A', '#F2C14E', '#9A6FD0', '#5AB0D8')


def macaron(colour, **where):
    base = frame(**where)
    dome = [(0, 0.3), (0.16, 0.29), (0.29, 0.22), (0.34, 0.12), (0.34, 0.07)]
    lathe(dome, skin(colour, 0.4), 40, parent=base)
    lathe([(r, -z) for r, z in dome], skin(colour, 0.4), 40, parent=base)
    for z in (0.06, -0.06):
        torus(0.32, 0.035, skin(colour, 0.7), 48, parent=base, at=(0, 0, z))
    cylinder(0.31, 0.09, ivory('#FFF2DC'), 0.02, 40, parent=base)
    return base


def cupcake(icing, **where):
    base = frame(**where)
    for k in range(18):
        a = TAU * k / 18
        tube([(0.24 * math.cos(a), 0.24 * math.sin(a), 0), (0.33 * math.cos(a), 0.33 * math.sin(a), 0.34)], 0.05, lacquer('#8A4A2A', 0.4), False, False, parent=base)
    cylinder(0.26, 0.34, matte('#6A3418'), 0.02, 32, parent=base, at=(0, 0, 0.17))
    for k in range(4):
        torus(0.27 - 0.07 * k, 0.12 - 0.012 * k, skin(icing, 0.3), 48, parent=base, at=(0, 0, 0.4 + 0.14 * k))
    sphere(0.11, lacquer('#B00A20', 0.1), 24, parent=base, at=(0, 0, 0.96))
    return base


def tart(filling, **where):
    base = frame(**where)
    lathe([(0, 0), (0.3, 0), (0.38, 0.18), (0.34, 0.2), (0.3, 0.14), (0, 0.14)], matte('#C88A3E', 0.5), 20, angle=1, parent=base)
    lathe([(0, 0.24), (0.2, 0.22), (0.31, 0.15)], skin(filling, 0.12), 40, parent=base)
    for k in range(5):
        a = TAU * k / 5
        sphere(0.075, lacquer('#C0102A', 0.12), 20, parent=base, at=(0.17 * math.cos(a), 0.17 * math.sin(a), 0.26))
    return base


def stand(**where):
    base = frame(**where)
    lathe([(0.7, 0), (0.5, 0.06), (0.14, 0.16), (0.08, 0.4)], gold(), 64, parent=base)
    for z, r in ((0.55, 1.5), (1.75, 1.08), (2.85, 0.7)):
        lathe([(0, 0), (r, 0.05), (r + 0.06, 0.12), (r, 0.12), (0, 0.06)], ivory('#FFF6F0'), 96, parent=base, at=(0, 0, z))
        torus(r + 0.05, 0.03, gold(), 96, parent=base, at=(0, 0, z + 0.11))
    tube([(0, 0, 0.3), (0, 0, 3.6)], 0.05, gold(), False, False, parent=base)
    torus(0.18, 0.035, gold(), 48, parent=base, at=(0, 0, 3.75), turn=(math.pi / 2, 0, 0))
    for k in range(9):
        a = TAU * k / 9
        macaron(SHELLS[k % 5], parent=base, at=(1.12 * math.cos(a), 1.12 * math.sin(a), 0.98), turn=(1.25, 0, a + 0.4))
    for k in range(6):
        a = TAU * k / 6 + 0.3
        cupcake(('#F6A8C4', '#FFF0DC', '#B8E0C8')[k % 3], parent=base, at=(0.7 * math.cos(a), 0.7 * math.sin(a), 1.84), scale=0.82)
    for k in range(4):
        a = TAU * k / 4 + 0.2
        tart('#F2B840', parent=base, at=(0.4 * math.cos(a), 0.4 * math.sin(a), 2.95), scale=0.8)
    return base


def build(shot):
    dice = random.Random(12)
    floor(marble('#E8C4C8', '#FFF0E8'))
    wall(lacquer('#C46A84', 0.45), 6.4)
    arches(lacquer('#E8A0B0', 0.35), gold(), at=(0, 6.0, 1.3))
    stand(at=(0.1, 0.6, 0), scale=1.0)
    for x, y, colour, lean in ((-1.7, -0.7, '#E8708E', 0.1), (-1.62, -0.66, '#8FC46A', 0.0), (1.75, -0.6, '#9A6FD0', 0.15)):
        macaron(colour, at=(x, y, 0.32 if colour != '#8FC46A' else 0.92), turn=(lean, lean, 0.3), scale=0.95)
    cupcake('#F6A8C4', at=(1.15, -1.15, 0), scale=0.9)
    tart('#F2B840', at=(-0.75, -1.4, 0.02), scale=1.0)
    for _ in range(40):
        sphere(0.035, lacquer(dice.choice(SHELLS), 0.2), 12, at=(dice.uniform(-3.4, 3.4), dice.uniform(-2.0, 0.8), 0.035))
    for _ in range(26):
        sphere(dice.uniform(0.03, 0.07), glow('#FFE2B8', 6), 12, at=(dice.uniform(-6, 6), 5.4, dice.uniform(0.8, 6)))
    studio.world(1.0, '#3A1420', '#F0B8C8')
    studio.card_lights(key=820, rim=420, back=260, cool='#FFC4E0', glow_on_wall='#FFD0C0')
    if shot == 'card':
        title('PETITS\nFOURS', 'berkshire-swash', size=1.05, at=(0, -2.9, 0.05), width=3.0, line=0.8, material=gilt('#F0C070', 0.2))
        studio.card_camera((0, -9.6, 3.3), (0, 0.3, 1.55), 47, (0, 0, 1.4), 2.4)
    else:
        studio.camera((-3.0, -8.0, 2.6), (-2.1, 0.6, 1.9), lens=33, focus=(0, 0.2, 1.4), stop=2)

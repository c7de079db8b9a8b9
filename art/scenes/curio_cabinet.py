"""Curio Cabinet: a lacquered cabinet with glowing drawers and treasures on top."""
import math
import random

from lib import studio
from lib.backdrops import curtain, floor
from lib.lettering import title
from lib.materials import brass, gem, gilt, glow, gold, lacquer, velvet, wood
from lib.props.gems import brilliant
from lib.props.treasures import key
from lib.shapes import TAU, box, cylinder, frame, lathe, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.05}
OPEN = {(1, 0): 0.55, (0, 2): 0.8, (2, 1): 0.4, (2, 3): 0.65}


def drawer(parent, x, z, out):
    shell = frame((x, -0.62 - out, z), parent=parent)
    box((0.72, 0.1, 0.5), lacquer('#5A1426', 0.16), 0.04, parent=shell)
    box((0.6, 0.13, 0.38), lacquer('#7A2238', 0.14), 0.05, parent=shell)
    sphere(0.06, gold(), 24, parent=shell, at=(0, -0.11, 0))
    torus(0.085, 0.014, gold(), 32, parent=shell, at=(0, -0.08, 0), turn=(math.pi / 2, 0, 0))
    if out:
        box((0.64, out, 0.06), wood(), 0, parent=shell, at=(0, out / 2, -0.2))
        for side in (-1, 1):
            box((0.05, out, 0.38), wood(), 0, parent=shell, at=(side * 0.31, out / 2, -0.03))
        box((0.56, out * 0.8, 0.02), glow('#FFC050', 5), 0, parent=shell, at=(0, out / 2, -0.14))


def build(shot):
    dice = random.Random(71)
    floor(wood('#1A0A08', '#3A1A12'))
    curtain(velvet('#124A48'), y=4.2, folds=30)
    body = frame((0, 1.0, 0), scale=1.02)
    box((3.5, 1.15, 2.35), lacquer('#2A0C14', 0.18), 0.05, parent=body, at=(0, 0, 1.32))
    for z in (0.16, 2.5):
        box((3.7, 1.3, 0.12), gold(), 0.04, parent=body, at=(0, 0, z))
    for row in range(4):
        for column in range(4):
            drawer(body, (column - 1.5) * 0.82, 0.55 + row * 0.54, OPEN.get((row, column), 0))
    for side in (-1, 1):
        cylinder(0.09, 2.3, gold(), 0.02, 32, parent=body, at=(side * 1.75, -0.55, 1.32))
        sphere(0.14, gold(), 32, parent=body, at=(side * 1.75, -0.55, 2.66))
    shell = frame((-1.05, 0.8, 3.0), (0.2, 0.2, 0.4), scale=0.8)
    for k in range(46):
        a, r = k * 0.24, 0.06 * math.exp(k * 0.045)
        sphere(0.04 + r * 0.42, lacquer('#F0D8C0' if k % 3 else '#B05A3A', 0.15), 20, parent=shell, at=(r * math.cos(a), -0.1, r * math.sin(a)))
    egg = frame((0.25, 0.85, 2.6))
    lathe([(0.3, 0), (0.2, 0.1), (0.12, 0.2), (0.2, 0.26)], gold(), 40, parent=egg)
    lathe([(0, 0.2), (0.3, 0.34), (0.42, 0.66), (0.34, 1.02), (0.14, 1.22), (0, 1.25)], lacquer('#155A6A', 0.1), 56, parent=egg)
    for z, r in ((0.5, 0.39), (0.82, 0.4)):
        torus(r, 0.03, gold(), 56, parent=egg, at=(0, 0, z))
    for k in range(10):
        a = TAU * k / 10
        brilliant('#E0304A', parent=egg, size=0.07, at=(0.41 * math.cos(a), 0.41 * math.sin(a), 0.66), turn=(math.pi / 2, 0, a + math.pi / 2))
    lathe([(0.34, 2.58), (0.34, 2.62), (0.05, 2.68), (0.05, 3.0), (0.24, 3.14), (0.26, 3.4), (0, 3.5)], brass(), 40, at=(1.25, 0.8, 0))
    sphere(0.2, gem('#4AD0A0'), 32, at=(1.25, 0.8, 3.6))
    key(at=(0.35, -0.75, 0.5), turn=(math.pi / 2 - 0.2, 0.35, 0.2), scale=1.1, material=gold())
    for _ in range(26):
        brilliant(dice.choice(('#E0304A', '#2A8AE0', '#2AC07A', '#F0B030')), size=dice.uniform(0.06, 0.13), at=(dice.uniform(-2.4, 2.4), dice.uniform(-1.1, 0.1), 0.08), turn=(dice.uniform(-0.5, 0.5), dice.uniform(-0.5, 0.5), 0))
    studio.world(1.0, '#06090A', '#1A3A3A')
    studio.card_lights(key=900, rim=560, back=420, cool='#8FE0D8', glow_on_wall='#3AC0B0')
    if shot == 'card':
        title('Curio\nCabinet', 'metamorphous', size=1.0, at=(0, -3.5, 0.06), width=2.5, line=0.75, material=gilt('#F0C070', 0.3))
        studio.card_camera((0, -9.6, 3.2), (0, 0.3, 1.45), 46, (0, 0, 1.5), 2.4)
    else:
        studio.camera((-3.2, -8.2, 2.6), (-2.3, 0.6, 1.9), lens=32, focus=(0, 0.4, 1.6), stop=2)

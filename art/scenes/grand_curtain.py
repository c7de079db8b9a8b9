"""Grand Curtain: a theatre stage under its red curtain, with a mask, a top hat and roses in the limelight."""
import math
import random

from lib import studio
from lib.backdrops import curtain, floor, wall
from lib.lettering import title
from lib.materials import gilt, glow, gold, ivory, lacquer, matte, skin, velvet, wood
from lib.shapes import TAU, box, cylinder, frame, lathe, link, mesh_of, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.1}


def mask(material, mouth, **where):
    """A theatre mask: half a shell with eyes and a mouth."""
    base = frame(**where)
    sphere(0.62, material, 48, parent=base, scale=(0.86, 0.34, 1.06))
    for side in (-1, 1):
        tube([(side * 0.12, -0.21, 0.2), (side * 0.26, -0.2, 0.28), (side * 0.4, -0.17, 0.2)], 0.035, gold(), parent=base)
        sphere(0.115, matte('#0A0608'), 24, parent=base, at=(side * 0.25, -0.17, 0.1), scale=(1.15, 0.5, 0.7))
    tube([(-0.02, -0.22, 0.1), (0.0, -0.3, -0.1), (0.06, -0.22, -0.12)], 0.03, gold(), parent=base)
    tube([(x, -0.2 + 0.3 * x * x, -0.3 + mouth * (1 - 9 * x * x) * -0.12) for x in (-0.26, -0.13, 0, 0.13, 0.26)], 0.05, lacquer('#8A0E20', 0.2), parent=base)
    torus(0.62, 0.03, gold(), 72, parent=base, turn=(math.pi / 2, 0, 0), scale=(0.87, 1.07, 1))
    return base


def top_hat(**where):
    base = frame(**where)
    lathe([(0, 0.92), (0.46, 0.92), (0.5, 0.88), (0.44, 0.4), (0.46, 0.1), (0.5, 0.05), (0.78, 0.1), (0.8, 0.06), (0.5, 0.0), (0.42, 0)], lacquer('#0C0C12', 0.28), 72, parent=base)
    lathe([(0.465, 0.06), (0.452, 0.28)], velvet('#A01830'), 64, parent=base)
    return base


def rose(colour, **where):
    base = frame(**where)
    sphere(0.09, skin(colour, 0.4), 20, parent=base, at=(0, 0, 0.05))
    for ring, (count, r, lift) in enumerate(((4, 0.08, 0.04), (5, 0.14, 0.02), (6, 0.2, -0.02))):
        for k in range(count):
            a = TAU * k / count + ring * 0.6
            sphere(0.12, skin(colour, 0.45), 16, parent=base, at=(r * math.cos(a), r * math.sin(a), lift), turn=(0, 0.5 + 0.25 * ring, a), scale=(0.4, 1, 1))
    tube([(0, 0, -0.05), (0.05, -0.02, -0.7)], 0.025, lacquer('#1F5A2A', 0.5), False, False, parent=base)
    return base


def build(shot):
    dice = random.Random(44)
    floor(wood('#2A1008', '#7A3A1A'))
    wall(matte('#2A1420'), 7.5)
    curtain(velvet('#9A1428'), y=4.2, part=1.35, folds=22, deep=0.3)
    for k in range(9):
        x = -7.2 + 1.8 * k
        swag = [(x + 0.9 + 0.9 * math.cos(math.pi * (1 + t / 10)), 3.7, 5.6 + 0.75 * math.sin(math.pi * (1 + t / 10))) for t in range(11)]
        points = [p for x0, y0, z0 in swag for p in ((x0, y0, z0), (x0, y0 + 0.15, 7.4))]
        faces = [(2 * t, 2 * t + 2, 2 * t + 3, 2 * t + 1) for t in range(10)]
        link(mesh_of(points, faces, velvet('#7A0E20'), angle=80))
        tube(swag, 0.055, gold(), False, False)
        sphere(0.11, gold(), 20, at=(x, 3.66, 5.56))
    for k in range(19):
        x = -5.4 + 0.6 * k
        sphere(0.11, glow('#FFD890', 9), 20, at=(x, -1.75, 0.1))
        lathe([(0.2, 0), (0.16, 0.2)], gold(), 24, 0, math.pi, at=(x, -1.82, 0), turn=(0, 0, math.pi))
    cylinder(1.55, 0.16, lacquer('#3A0C14', 0.25), 0.04, 96, at=(0.2, 0.9, 0.08))
    torus(1.55, 0.04, gold(), 96, at=(0.2, 0.9, 0.16))
    mask(ivory('#F6ECD8'), 1, at=(-0.35, 0.75, 1.85), turn=(0.05, -0.16, 0.2), scale=1.35)
    mask(lacquer('#C8963A', 0.2), -1, at=(0.95, 1.35, 1.7), turn=(0.02, 0.2, -0.25), scale=1.15)
    top_hat(at=(1.25, 0.05, 0.16), turn=(0, 0.16, 0), scale=0.85)
    for x, y, a in ((-1.5, -0.4, 0.3), (-1.15, -0.75, -0.2), (-0.75, -0.5, 0.5), (0.0, -0.85, -0.4), (-1.75, -0.9, 0.9)):
        rose('#B81430', at=(x, y, 0.22), turn=(1.25, 0, a), scale=1.15)
    tube([(1.7, -0.7, 0.12), (2.6, -0.2, 0.12)], 0.05, lacquer('#14100E', 0.2), False, False)
    for _ in range(44):
        sphere(dice.uniform(0.015, 0.035), glow('#FFE8B8', 10), 8, at=(dice.gauss(0.2, 1.5), dice.uniform(0, 2.5), dice.uniform(0.6, 5)))
    studio.world(0.85, '#0A0406', '#4A1820')
    studio.lamp((-3.6, -4.2, 6.8), (0, 0.8, 1.4), 1.5, 900, studio.WARM)
    studio.lamp((4.4, -2.0, 5.4), (0.4, 0.8, 1.4), 1.4, 560, '#FFB8C8')
    studio.lamp((0.2, 1.8, 7.2), (0.2, 1.2, 0), 1.0, 520, '#FFF0D0', spread=60)
    studio.lamp((0, -5.6, 0.8), (0, 4, 2.8), 3.2, 300, '#FFC080')
    if shot == 'card':
        title('GRAND\nCURTAIN', 'limelight', size=1.0, at=(0, -3.1, 0.05), width=3.2, line=0.85, material=gilt('#F0C070', 0.25))
        studio.card_camera((0, -9.6, 2.9), (0, 0.4, 1.95), 46, (0, 0.4, 1.5), 2.6)
    else:
        studio.camera((-3.0, -8.2, 2.4), (-2.1, 0.6, 2.2), lens=32, focus=(0.1, 0.6, 1.6), stop=2.4)

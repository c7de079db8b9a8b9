"""Pearl Diver: an open shell on the sea floor, light falling through the water."""
import math
import random

from lib import studio
from lib.backdrops import wall
from lib.lettering import title
from lib.materials import glass, ivory, matte, skin
from lib.props.treasures import coin
from lib.shapes import TAU, frame, link, mesh_of, plane, sphere, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.0}


def shell(material, lining, size, **where):
    """A ribbed valve: hinge at the origin, opening along +y, bowl facing +z."""
    base = frame(**where)
    rows, columns = 26, 120
    for skin_, lift in ((lining, 0.0), (material, -0.05)):
        points, faces = [], []
        for r in range(rows + 1):
            v = r / rows
            for c in range(columns + 1):
                a = math.pi * (0.04 + 0.92 * c / columns)
                rib = 1 + 0.05 * v * math.cos(c / columns * TAU * 11)
                far = size * v * rib * (0.86 + 0.14 * math.sin(a))
                dip = -0.5 * size * math.sin(math.pi * min(v, 0.98) * 0.9) * (0.4 + 0.6 * math.sin(a)) - 0.03 * size * v * math.cos(c / columns * TAU * 11)
                points.append((far * math.cos(a), far * math.sin(a), dip + lift))
        for r in range(rows):
            for c in range(columns):
                k = r * (columns + 1) + c
                faces.append((k, k + 1, k + columns + 2, k + columns + 1))
        link(mesh_of(points, faces, skin_, angle=80), parent=base)
    return base


def build(shot):
    dice = random.Random(27)
    plane((40, 40), matte('#2F5A58', 0.9))
    wall(matte('#0A4A66'), 7)
    outside, inside = skin('#C9788A', 0.35), ivory('#F4E2EA')
    shell(outside, inside, 1.9, at=(0, 1.3, 0.75), turn=(0.15, 0, math.pi))
    shell(outside, inside, 1.9, at=(0, 1.3, 0.8), turn=(-1.95, math.pi, math.pi))
    sphere(0.52, ivory('#FFF6F2'), 64, at=(0, 0.35, 0.95))
    for x, y, r in ((-0.75, 0.1, 0.2), (0.72, 0.2, 0.24), (0.45, -0.25, 0.13), (-0.4, -0.2, 0.15)):
        sphere(r, ivory('#FFEFE6'), 40, at=(x, y, 0.55 + r))
    for side in (-1, 1):
        for k in range(9):
            x, y = side * dice.uniform(1.7, 3.0), dice.uniform(1.0, 3.2)
            points = [(x, y, 0)]
            for j in range(1, 6):
                points.append((x + dice.uniform(-0.2, 0.2) * j, y + dice.uniform(-0.1, 0.1), j * dice.uniform(0.25, 0.42)))
            tube(points, dice.uniform(0.05, 0.1), skin(dice.choice(('#E0503A', '#E88A3A', '#B03A6A')), 0.5))
    for _ in range(26):
        r = dice.uniform(0.04, 0.14)
        sphere(r, glass('#E8FFFF', 0, 1.15), 24, at=(dice.uniform(-2.4, 2.4), dice.uniform(-1, 3), dice.uniform(0.8, 5)))
    for _ in range(7):
        coin(at=(dice.uniform(-2, 2), dice.uniform(-1.2, 0), 0.05), turn=(dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.3), dice.uniform(0, 6)), scale=0.6)
    studio.world(1.6, '#032434', '#1A7A94')
    studio.lamp((-2.5, 0, 8), (0, 0.6, 0.6), 1.2, 900, '#C8FFF4')
    studio.lamp((5, -2, 3), (0, 0.6, 0.8), 1.8, 260, '#FFD0B0')
    studio.lamp((0, 3, 9), (0, 7, 3), 2.0, 600, '#5AE0E8', hidden=True)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 170, '#E8FFF8')
    if shot == 'card':
        title('Pearl Diver', 'kaushan-script', size=1.25, spacing=1.0)
        studio.card_camera((0, -9.6, 3.6), (0, 0.3, 1.6))
    else:
        studio.camera((-2.6, -8.0, 2.8), (-2.2, 0.6, 1.5), lens=36, focus=(0, 0.3, 1), stop=1.6)

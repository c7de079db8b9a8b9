"""Rock paper scissors: a stone, a sheet and golden scissors on a plinth."""
import math
import random

from lib import studio
from lib.backdrops import floor, scallops, stage_steps
from lib.lettering import title
from lib.materials import gilt, ivory, lacquer, marble, matte, silver
from lib.shapes import box, cylinder, frame, link, mesh_of, plate, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def stone(dice, size, **where):
    """A rough stone: a sphere of rings pushed in and out."""
    rows, columns = 9, 14
    points, faces = [], []
    for r in range(rows + 1):
        v = math.pi * r / rows
        for c in range(columns):
            u = math.tau * c / columns
            grow = size * dice.uniform(0.86, 1.08)
            points.append((grow * math.sin(v) * math.cos(u) * 1.15, grow * math.sin(v) * math.sin(u), grow * math.cos(v) * 0.85))
    for r in range(rows):
        for c in range(columns):
            a, b = r * columns + c, r * columns + (c + 1) % columns
            faces.append((a, a + columns, b + columns, b))
    return link(mesh_of(points, faces, matte('#8A93A0', 0.6), smooth=False), **where)


def scissors(**where):
    base = frame(**where)
    upright = frame(parent=base, turn=(math.pi / 2, 0, 0))
    for side in (-1, 1):
        half = frame(parent=upright, at=(0, 0, side * 0.03), turn=(0, 0, side * 0.3))
        plate([(-0.09, 0), (0.09, 0), (0.02, 1.5), (-0.05, 1.5)], silver(), 0.05, 0.015, parent=half)
        tube([(0, 0, 0), (0.02 * side, -0.45, 0)], 0.06, gilt('#E8A83A', 0.12), smooth=False, parent=half)
        torus(0.27, 0.075, gilt('#E8A83A', 0.12), 64, parent=half, at=(0.04 * side, -0.7, 0))
    cylinder(0.09, 0.2, gilt('#E8A83A', 0.12), 0.02, 32, parent=upright, at=(0, 0.05, 0))
    return base


def build(shot):
    dice = random.Random(5)
    floor(marble('#0A2C33', '#C9A050'))
    scallops(lacquer('#0C4450', 0.35), y=5.6)
    top = stage_steps(marble('#12343C', '#C9A050'), y=1.3, count=2, wide=2.7)
    stone(dice, 0.72, at=(-1.25, 0.4, top + 0.6), turn=(0.2, 0.1, 0.4))
    sheet = frame((0.05, 1.3, top + 1.35), (0.18, 0.1, 0.12))
    box((1.5, 0.03, 2.1), ivory('#FFF9EC'), 0.01, parent=sheet)
    for k in range(5):
        box((1.0 if k < 4 else 0.6, 0.02, 0.045), lacquer('#A83246', 0.5), 0, parent=sheet, at=(0 if k < 4 else -0.2, -0.03, 0.6 - 0.28 * k))
    scissors(at=(1.2, 0.2, top + 1.05), turn=(0.1, 0.16, -0.15))
    studio.world(0.9)
    studio.card_lights(key=820, rim=520, cool=studio.SEA, back=420)
    if shot == 'card':
        title('ROCK PAPER\nSCISSORS', 'righteous', size=0.8, width=3.3, line=0.95, at=(0, -2.9, 0.03))
        studio.card_camera((0, -9.8, 3.5), (0, 0.3, 1.35), 50, (0, 0.4, 1.4), 2.4)
    else:
        studio.camera((-2.4, -8.6, 3.0), (-2.2, 0.6, 1.6), lens=35, focus=(0, 0.5, 1.5), stop=1.8)

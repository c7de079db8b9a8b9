"""Storm Light: a striped lighthouse on its rock, its beam cutting through a storm at sea."""
import math
import random

from lib import studio
from lib.backdrops import wall
from lib.lettering import title
from lib.materials import gilt, glass, glow, gold, ivory, lacquer, matte, metal, wood
from lib.shapes import TAU, box, cylinder, frame, lathe, link, mesh_of, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.15}


def sea(dice, material):
    """Waves: a grid raised by a few sine waves of different directions."""
    waves = [(dice.uniform(0.5, 2.6), dice.uniform(0, TAU), dice.uniform(0, TAU)) for _ in range(9)]
    points, faces, wide, deep = [], [], 120, 90
    for j in range(deep + 1):
        for i in range(wide + 1):
            x, y = -13 + 26 * i / wide, -6 + 19 * j / deep
            z = sum(0.11 / n ** 0.5 * math.sin(n * 1.4 * (x * math.cos(a) + y * math.sin(a)) + p) for n, a, p in waves)
            points.append((x, y, z + 0.18 * abs(math.sin(x * 0.9 + y * 0.6))))
    for j in range(deep):
        for i in range(wide):
            a = j * (wide + 1) + i
            faces.append((a, a + 1, a + wide + 2, a + wide + 1))
    link(mesh_of(points, faces, material, angle=80))


def lighthouse(**where):
    base = frame(**where)
    for k in range(6):
        low, high = 0.78 - 0.07 * k, 0.78 - 0.07 * (k + 1)
        lathe([(low, 0.56 * k), (high, 0.56 * (k + 1))], lacquer('#A82030', 0.35) if k % 2 else ivory('#F2EADC'), 64, parent=base)
    cylinder(0.62, 0.1, metal((0.2, 0.22, 0.26), 0.3), 0.02, 64, parent=base, at=(0, 0, 3.4))
    for k in range(16):
        a = TAU * k / 16
        tube([(0.58 * math.cos(a), 0.58 * math.sin(a), 3.44), (0.58 * math.cos(a), 0.58 * math.sin(a), 3.7)], 0.014, gold(), False, False, parent=base)
    torus(0.58, 0.02, gold(), 72, parent=base, at=(0, 0, 3.7))
    sphere(0.2, glow('#FFD890', 30), 32, parent=base, at=(0, 0, 3.78))
    for k in range(8):
        a = TAU * k / 8
        tube([(0.32 * math.cos(a), 0.32 * math.sin(a), 3.44), (0.32 * math.cos(a), 0.32 * math.sin(a), 4.1)], 0.02, gold(), False, False, parent=base)
    lathe([(0.42, 4.1), (0.36, 4.22), (0.16, 4.5), (0.05, 4.58), (0.03, 4.85), (0, 4.86)], lacquer('#7A1420', 0.3), 48, parent=base)
    sphere(0.07, gold(), 20, parent=base, at=(0, 0, 4.88))
    for z in (0.9, 1.9, 2.8):
        box((0.16, 0.1, 0.28), glow('#FFC060', 5), 0.03, parent=base, at=(0, -0.72 + 0.1 * z, z))
    return base


def bolt(points):
    tube(points, 0.035, glow('#DCE8FF', 26), False, False)


def build(shot):
    dice = random.Random(8)
    wall(matte('#22304E', 1), 13)
    sea(dice, lacquer('#0E3A4C', 0.12))
    for _ in range(34):
        at = (dice.uniform(-10, 10), dice.uniform(9, 12), dice.uniform(4.6, 8.2))
        for _ in range(6):
            sphere(dice.uniform(0.5, 1.0), matte('#3A4866', 1), 20, at=(at[0] + dice.uniform(-1, 1), at[1], at[2] + dice.uniform(-0.25, 0.25)), scale=(1.5, 1, 0.6))
    for _ in range(42):
        a, r = dice.uniform(0, TAU), dice.uniform(0, 1.5)
        sphere(dice.uniform(0.3, 0.62), matte('#33353E', 0.6), 9, at=(0.5 + r * math.cos(a) * 1.25, 1.3 + r * math.sin(a), 0.1 + 0.3 * (1.5 - r)), turn=(a, r, a), scale=(1, 0.9, 0.72))
    lighthouse(at=(0.5, 1.4, 0.62), scale=0.94)
    for end, turn in ((-9, 0.05), (9, -0.03)):
        beam = frame((0.5, 1.4, 4.18), (0, 0, turn))
        mesh = mesh_of([(0, 0, 0.1), (0, 0, -0.1), (end, 2.2, -1.15), (end, 2.2, 1.5)], [(0, 1, 2, 3)], glow('#FFE2A8', 0.2) if shot == 'card' else glow('#4A4434', 0.9), smooth=False)
        link(mesh, parent=beam)
    bolt([(-4.6, 9, 7.2), (-4.0, 9, 6.0), (-4.5, 9, 5.6), (-3.7, 9, 4.2), (-4.1, 9, 3.9), (-3.4, 9, 2.2)])
    bolt([(-4.2, 9, 5.1), (-5.2, 9, 4.2), (-5.0, 9, 3.6)])
    bolt([(3.4, 10, 7.4), (3.0, 10, 6.1), (3.6, 10, 5.5), (3.0, 10, 4.2)])
    hull = frame((-2.1, 2.4, 0.35), (0.1, 0.24, 0.5), scale=0.75)
    lathe([(0, -0.2), (0.34, -0.12), (0.46, 0.2)], wood(), 32, parent=hull, scale=(2.1, 0.8, 1))
    tube([(0, 0, 0), (0, 0, 1.7)], 0.04, wood(), False, False, parent=hull)
    link(mesh_of([(0.03, 0, 1.6), (0.03, 0, 0.4), (0.9, 0, 0.45)], [(0, 1, 2)], ivory('#F2E6CC'), smooth=False), parent=hull)
    link(mesh_of([(-0.05, 0, 1.4), (-0.05, 0, 0.4), (-0.7, 0, 0.42)], [(0, 1, 2)], ivory('#E4D4B0'), smooth=False), parent=hull)
    for _ in range(90):
        sphere(dice.uniform(0.02, 0.06), ivory('#EAF4F8'), 8, at=(0.5 + dice.gauss(0, 1.5), dice.uniform(-0.6, 1.0), dice.uniform(0.1, 0.9)))
    studio.world(1.0, '#0A1420', '#3A5078')
    studio.lamp((-5.0, -4.5, 6.5), (0, 0.5, 1.8), 2.6, 820, '#BFD4FF')
    studio.lamp((5.5, -1.0, 3.5), (0.4, 0.8, 2.0), 1.8, 460, '#FFB870')
    studio.lamp((0.5, 4.5, 6.5), (0, 11, 5), 2.0, 700, '#7FA0E8', hidden=True)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 170, '#DDE8FF')
    if shot == 'card':
        title('STORM\nLIGHT', 'metamorphous', size=1.0, at=(0, -2.9, 0.35), width=3.0, line=0.85, material=gilt('#F0C878', 0.2))
        studio.card_camera((-0.2, -9.8, 3.0), (0.25, 0.4, 2.35), 44, (0.4, 0.8, 2.2), 2.6)
    else:
        studio.camera((-3.0, -8.2, 2.7), (-2.1, 0.6, 2.95), lens=29, focus=(0.3, 0.9, 2.4), stop=2.4)

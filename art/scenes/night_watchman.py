"""Night Watchman: a brass lantern on the cobbles of a sleeping street."""
import math
import random

from lib import studio
from lib.lettering import title
from lib.materials import brass, gilt, glass, glow, lacquer, matte, wood
from lib.shapes import TAU, box, cylinder, frame, lathe, plate, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.1}


def lantern(**where):
    base = frame(**where)
    cylinder(0.62, 0.14, brass(), 0.04, 48, parent=base, at=(0, 0, 0.07))
    lathe([(0.56, 1.62), (0.5, 1.7), (0.34, 1.98), (0.16, 2.12), (0, 2.14)], brass(), 8, parent=base, angle=1)
    cylinder(0.6, 0.12, brass(), 0.04, 48, parent=base, at=(0, 0, 1.62))
    torus(0.28, 0.04, brass(), 64, parent=base, at=(0, 0, 2.4), turn=(math.pi / 2, 0, 0))
    lathe([(0.46, 0.14), (0.46, 1.56)], glass('#FFF2D0'), 8, parent=base, angle=1)
    for k in range(8):
        a = TAU * k / 8
        tube([(0.5 * math.cos(a), 0.5 * math.sin(a), 0.12), (0.5 * math.cos(a), 0.5 * math.sin(a), 1.6)], 0.035, brass(), False, False, parent=base)
    lathe([(0, 0.3), (0.12, 0.42), (0.17, 0.62), (0.1, 0.92), (0, 1.22)], glow('#FFB24A', 22), 32, parent=base)
    cylinder(0.13, 0.26, matte('#F3E3C0'), 0.03, 32, parent=base, at=(0, 0, 0.26))
    return base


def house(dice, wide, high, colour, **where):
    base = frame(**where)
    box((wide, 1.6, high), matte(colour, 0.8), 0.03, parent=base, at=(0, 0, high / 2))
    plate([(-wide / 2 - 0.14, 0), (wide / 2 + 0.14, 0), (0, wide * 0.7)], lacquer('#1A1420', 0.5), 1.8, 0.02, parent=base, at=(0, 0, high), turn=(math.pi / 2, 0, 0))
    rows = int(high / 1.25)
    for row in range(rows):
        for k in (-1, 1):
            lit = dice.random() < 0.45
            box((wide * 0.24, 0.06, 0.62), glow('#FFB85A', 3.2) if lit else lacquer('#0B1020', 0.1), 0.02, parent=base, at=(k * wide * 0.24, -0.82, 0.95 + row * 1.2))
            box((wide * 0.3, 0.12, 0.07), matte('#5A5470'), 0.01, parent=base, at=(k * wide * 0.24, -0.85, 0.6 + row * 1.2))
            box((0.03, 0.1, 0.62), matte('#2A2438'), 0, parent=base, at=(k * wide * 0.24, -0.85, 0.95 + row * 1.2))
    return base


def build(shot):
    dice = random.Random(44)
    for x in range(-26, 27):
        for y in range(-14, 22):
            sphere(0.17, lacquer(dice.choice(('#23242E', '#2B2A36', '#1C1D28')), 0.3), 12, at=(x * 0.32 + (y % 2) * 0.16 + dice.uniform(-0.03, 0.03), y * 0.3, -0.06 + dice.uniform(-0.015, 0.015)), scale=(1, 0.95, 0.62))
    for side in (-1, 1):
        for k in range(4):
            house(dice, 2.0, dice.uniform(3.4, 5.0), dice.choice(('#3A3450', '#2E3A54', '#4A3A48', '#33304A')), at=(side * (3.9 - k * 0.18), 0.4 + k * 2.1, 0), turn=(0, 0, -side * 1.25))
    house(dice, 3.0, 4.6, '#2C3050', at=(0.2, 9.2, 0))
    sphere(0.95, glow('#FFF1D0', 5), 48, at=(-0.9, 14, 7.6))
    for side in (-1, 1):
        cylinder(0.05, 3.0, brass(), 0.01, 24, at=(side * 2.45, 2.6, 1.5))
        sphere(0.2, glow('#FFC878', 9), 24, at=(side * 2.45, 2.6, 3.1))
        lathe([(0.26, 3.22), (0.1, 3.42), (0, 3.46)], brass(), 24, at=(side * 2.45, 2.6, 0))
    lantern(at=(0.0, 0.5, 0.05), turn=(0, 0, 0.2), scale=1.3)
    tube([(0.95, -0.1, 0.12), (1.75, 1.4, 0.12)], 0.07, wood(), False, False)
    studio.world(1.0, '#070A16', '#1E2A5A')
    studio.lamp((-4.5, -4, 6.5), (0, 0, 0.8), 2.4, 420, '#9FB8FF')
    studio.lamp((5.5, 3, 5.5), (0, 2, 1.5), 2.0, 520, '#7F9CFF')
    studio.lamp((0, -0.6, 1.2), (0, -3, 0), 0.6, 130, '#FFB85A', hidden=True)
    studio.lamp((0, 2.6, 3.0), (0, 5, 1.0), 1.2, 260, '#FFC070', hidden=True)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 130, '#FFE9CC')
    if shot == 'card':
        title('Night\nWatchman', 'almendra-display', size=1.3, at=(0, -3.0, 0.2), width=3.1, line=0.75, material=gilt('#F0C070', 0.3))
        studio.card_camera((0, -9.6, 2.7), (0, 0.3, 1.75), 48, (0, -0.3, 1.4), 2.2)
    else:
        studio.camera((-2.6, -7.6, 1.9), (-2.1, 0.6, 1.8), lens=32, focus=(0, -0.3, 1.4), stop=1.8)

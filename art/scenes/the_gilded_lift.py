"""The Gilded Lift: brass doors just parting, the dial above them near the top floor."""
import math
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import letters, title
from lib.materials import brass, glow, gold, ivory, lacquer
from lib.props.treasures import coin
from lib.shapes import box, frame, plate, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.0}


def door(side):
    """One door with half a sunburst; the two doors meet in the middle."""
    base = frame((side * 0.82, 2.2, 0))
    box((1.3, 0.14, 3.5), lacquer('#3A2A10', 0.25), 0.03, at=(0, 0, 1.75), parent=base)
    for k in range(8):
        a = math.pi / 2 * k / 7
        reach = min(1.2 / max(math.cos(a), 0.01), 2.2)
        tube([(-side * 0.62, -0.1, 0.9), (-side * 0.62 + side * math.cos(a) * reach, -0.1, 0.9 + math.sin(a) * reach)], 0.03, gold(), False, False, parent=base)
    for radius in (0.35, 0.5, 2.2):
        points = [(-side * 0.62 + side * math.cos(t) * radius, -0.1, 0.9 + math.sin(t) * radius) for t in [math.pi / 2 * j / 16 for j in range(17)]]
        tube([p for p in points if abs(p[0]) <= 0.63], 0.035, gold(), False, False, parent=base)
    for z in (0.12, 0.75, 3.25):
        box((1.26, 0.05, 0.06), gold(), 0.02, at=(0, -0.09, z), parent=base)


def build(shot):
    dice = random.Random(40)
    floor(lacquer('#0A1214', 0.12))
    wall(lacquer('#0E2226', 0.35), 2.6)
    box((0.5, 0.05, 3.5), glow('#FFD890', 4), at=(0, 2.42, 1.75))
    for side in (-1, 1):
        door(side)
        box((0.34, 0.5, 3.7), brass(), 0.05, at=(side * 1.68, 2.2, 1.85))
        box((0.18, 0.6, 3.7), lacquer('#0B0C10', 0.2), 0.04, at=(side * 1.95, 2.2, 1.85))
    box((4.1, 0.5, 0.3), brass(), 0.06, at=(0, 2.2, 3.75))
    dial = frame((0, 2.15, 3.95), (math.pi / 2, 0, 0))
    plate([(1.5 * math.cos(math.pi * k / 40), 1.5 * math.sin(math.pi * k / 40)) for k in range(41)], ivory(), 0.1, 0.02, parent=dial)
    torus(1.5, 0.07, gold(), 64, start=0, sweep=math.pi, parent=dial, at=(0, 0, 0.08))
    torus(0.95, 0.02, gold(), 64, start=0, sweep=math.pi, parent=dial, at=(0, 0, 0.08))
    for k in range(9):
        a = math.pi * (0.94 - 0.88 * k / 8)
        letters(str(k + 1), lacquer('#12141A'), 0.27, 'federo', 0.01, 0, parent=dial, at=(1.2 * math.cos(a), 1.2 * math.sin(a), 0.08))
    a = math.pi * 0.2
    plate([(1.02 * math.cos(a), 1.02 * math.sin(a)), (0.1 * math.cos(a + 1.57), 0.1 * math.sin(a + 1.57)), (-0.15 * math.cos(a), -0.15 * math.sin(a)), (0.1 * math.cos(a - 1.57), 0.1 * math.sin(a - 1.57))], lacquer('#B0182E', 0.2), 0.06, 0.02, parent=dial, at=(0, 0, 0.14))
    for _ in range(16):
        coin(at=(dice.uniform(-1.3, 1.3), dice.uniform(0.6, 1.7), 0.05), turn=(0, 0, dice.uniform(0, 6)), scale=0.75)
    for x, y, z in ((-0.85, 1.4, 0.5), (0.95, 1.2, 0.8), (0.7, 1.5, 0.3)):
        coin(at=(x, y, z), turn=(dice.uniform(0.6, 1.6), dice.uniform(-0.8, 0.8), 0), scale=0.75)
    studio.world(1.0)
    studio.lamp((-4.0, -3.5, 5.0), (0, 2, 2), 2.4, 620, studio.WARM)
    studio.lamp((4.2, -2.0, 3.0), (0, 2, 1.6), 2.0, 320, studio.SEA)
    studio.lamp((0, 2.0, 1.6), (0, -2, 0), 0.5, 90, '#FFD890', hidden=True)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 150, '#FFE9CC')
    if shot == 'card':
        title('THE GILDED\nLIFT', 'federo', size=0.95, at=(0, -3.0, 0.03), width=3.2, line=0.9)
        studio.card_camera((0, -9.6, 3.2), (0, 0.8, 2.1), 47, (0, 1.8, 2), 2.6)
    else:
        studio.camera((-2.6, -7.6, 2.6), (-2.2, 2.0, 2.2), lens=35, focus=(0, 2, 2), stop=1.6)

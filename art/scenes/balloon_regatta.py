"""Balloon Regatta: striped balloons racing over a sea of clouds at sunset."""
import math
import random

from lib import studio
from lib.backdrops import wall
from lib.lettering import title
from lib.materials import gilt, glow, gold, lacquer, matte, skin, wood
from lib.shapes import TAU, box, frame, lathe, plate, sphere, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 0.9}
PROFILE = [(0.16, -1.05), (0.3, -0.9), (0.62, -0.45), (0.86, 0.05), (0.92, 0.4), (0.82, 0.8), (0.55, 1.1), (0.22, 1.24), (0, 1.26)]


def balloon(one, other, **where):
    base = frame(**where)
    for k in range(16):
        lathe(PROFILE, skin(one if k % 2 else other, 0.35), 5, TAU * k / 16, TAU / 16, angle=70, parent=base)
    torus(0.17, 0.03, gold(), 40, parent=base, at=(0, 0, -1.05))
    torus(0.93, 0.018, gold(), 72, parent=base, at=(0, 0, 0.38))
    box((0.34, 0.34, 0.26), wood('#4A2A12', '#8A5A2A'), 0.05, parent=base, at=(0, 0, -1.62))
    torus(0.23, 0.03, gold(), 32, parent=base, at=(0, 0, -1.49))
    sphere(0.07, glow('#FFC46A', 14), 16, parent=base, at=(0, 0, -1.2))
    for k in range(4):
        a = TAU * k / 4 + 0.78
        tube([(0.16 * math.cos(a), 0.16 * math.sin(a), -1.05), (0.22 * math.cos(a), 0.22 * math.sin(a), -1.5)], 0.012, gold(), False, False, parent=base)
    for k in range(6):
        a = -math.pi / 2 + (k - 2.5) * 0.3
        plate([(-0.1, 0), (0.1, 0), (0, -0.2)], lacquer('#F3D9A0', 0.4), 0.02, 0.005, parent=base, at=(0.94 * math.cos(a), 0.94 * math.sin(a), 0.36), turn=(math.pi / 2, 0, a + math.pi / 2))
    return base


def clouds(dice, count, box_from, box_to, sizes):
    for _ in range(count):
        at = [dice.uniform(low, high) for low, high in zip(box_from, box_to)]
        for _ in range(7):
            sphere(dice.uniform(*sizes), matte('#E8C8D8', 1), 24, at=(at[0] + dice.uniform(-0.9, 0.9), at[1] + dice.uniform(-0.4, 0.4), at[2] + dice.uniform(-0.15, 0.2)), scale=(1.25, 1, 0.7))


def build(shot):
    dice = random.Random(17)
    wall(matte('#4A3A78', 1), 14)
    sphere(2.1, glow('#FFD9A0', 3.2), 48, at=(0.4, 12.5, 1.6))
    clouds(dice, 40, (-9, 1.0, -0.7), (9, 11, 0.1), (0.35, 0.8))
    clouds(dice, 9, (-9, 8, 2.4), (9, 12, 6.4), (0.25, 0.5))
    clouds(dice, 14, (-6, -4.2, -0.95), (6, 0.4, -0.55), (0.35, 0.7))
    balloon('#D8452E', '#F6E3B8', at=(0.0, 0.4, 3.15), turn=(0.05, 0.06, 0.2), scale=1.25)
    balloon('#1F6FA8', '#F2C14E', at=(-2.5, 3.2, 3.6), turn=(0, -0.08, 0.5), scale=0.95)
    balloon('#2E8A6A', '#F6E3B8', at=(2.3, 2.6, 2.5), turn=(0, 0.1, 0), scale=0.85)
    balloon('#8A3A8E', '#F2C14E', at=(1.7, 6.5, 5.2), scale=0.7)
    balloon('#D8852E', '#7A1E2E', at=(-1.8, 8, 5.6), scale=0.55)
    balloon('#D8452E', '#F6E3B8', at=(6.2, 8, 5.0), scale=0.8)
    balloon('#1F6FA8', '#F6E3B8', at=(-7.2, 8, 2.6), scale=0.8)
    studio.world(1.0, '#3A2A50', '#6A6AB8')
    studio.lamp((4.5, 8, 3.0), (0, 0, 1.5), 3.5, 1500, '#FFC08A')
    studio.lamp((-4.5, -5, 5.5), (0, 0, 2.0), 2.6, 900, studio.WARM)
    studio.lamp((5.0, -3, 4.0), (0, 0, 2.2), 2.0, 420, '#C8A8FF')
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 160, '#FFE9CC')
    if shot == 'card':
        title('BALLOON\nREGATTA', 'righteous', size=1.0, at=(0, -2.9, 0.1), width=3.1, line=0.8, material=gilt())
        studio.card_camera((0, -9.8, 2.4), (0, 0.3, 2.0), 46, (0, 0, 2.4), 2.4)
    else:
        studio.camera((-3.0, -8.2, 2.2), (-2.2, 0.6, 2.5), lens=33, focus=(0, 0.3, 2.4), stop=2)

"""The header of the races: a cup and a horseshoe at the rail, with the lamps of the grandstand in the background."""
import math
import random

from lib import studio
from lib.backdrops import floor, lights_far, wall
from lib.materials import felt, gilt, ivory, lacquer, matte, silver
from lib.shapes import box, cylinder, frame, lathe, torus, tube

SHOTS = {'wide': (960, 320)}
FINISH = {'glow': 0.9, 'vignette': 0.3}


def cup(at):
    base = frame(at)
    box((1.15, 1.15, 0.34), lacquer('#14100C', 0.15), 0.05, parent=base, at=(0, 0, 0.17))
    bowl = [(0, 0.34), (0.46, 0.34), (0.46, 0.4), (0.16, 0.5), (0.09, 0.68), (0.15, 0.76), (0.09, 0.84), (0.2, 0.95), (0.5, 1.2), (0.62, 1.55), (0.66, 1.9), (0.72, 1.96), (0.66, 1.98), (0.6, 1.9), (0.55, 1.5), (0.2, 1.1), (0, 1.06)]
    lathe(bowl, gilt('#E8AC4A', 0.16), 96, parent=base, angle=50)
    for side in (-1, 1):
        tube([(side * 0.63, 0, 1.78), (side * 1.02, 0, 1.85), (side * 1.06, 0, 1.5), (side * 0.74, 0, 1.22), (side * 0.46, 0, 1.16)], 0.05, gilt('#E8AC4A', 0.16), parent=base)
    torus(0.645, 0.03, gilt('#E8AC4A', 0.16), 96, parent=base, at=(0, 0, 1.7))


def horseshoe(at, turn):
    base = frame(at, turn)
    torus(0.62, 0.13, silver(), 80, 14, start=-0.85, sweep=math.pi + 1.7, parent=base, scale=(1, 1.15, 0.5))
    for k in range(8):
        a = -0.6 + (math.pi + 1.2) * k / 7
        cylinder(0.035, 0.05, matte('#14161C'), 0, 16, parent=base, at=(0.62 * math.cos(a), 0.713 * math.sin(a), 0.06))


def build(shot):
    dice = random.Random(1331)
    floor(felt('#163F1A'))
    wall(matte('#16233F'), 9)
    for k in range(9):
        box((22, 0.5, 0.4), matte('#101828'), 0.02, at=(0, 6.2 + k * 0.3, 0.3 + k * 0.4))
    lights_far(dice, 70, (-9, 5.8, 1.0), (9, 6.4, 4.4), '#FFC27A', (2, 8), (0.04, 0.09))
    for z in (0.62, 1.02):
        tube([(-12, 2.6, z), (12, 2.6, z)], 0.055, ivory(), False, False)
    for k in range(-6, 7):
        box((0.11, 0.11, 1.05), ivory(), 0.02, at=(k * 1.9, 2.6, 0.52))
    cup((1.25, 0.7, 0))
    horseshoe((-0.35, 0.4, 0.74), (1.32, 0.1, 0.2))
    studio.world(1.3, '#0A1018', '#3A4A6A')
    studio.key_and_rim((1.4, 0.5, 1.0), key=900, rim=520, fill=170)
    studio.camera((-1.5, -7.6, 1.7), (-1.4, 0.8, 1.0), lens=33, focus=(1.3, 0.3, 1.1), stop=1.6)

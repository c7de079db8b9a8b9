"""The header of the promotions: a box with a brass bow, coins beside it, and lamps in the background."""
import random

from lib import studio
from lib.backdrops import arches, floor, lights_far, wall
from lib.materials import gilt, lacquer, velvet
from lib.props.treasures import coin
from lib.shapes import box, frame, sphere, torus

SHOTS = {'wide': (960, 320)}
FINISH = {'glow': 0.85, 'vignette': 0.3}


def parcel(at, turn, size, body):
    base = frame(at, (0, 0, turn), scale=size)
    box((1.5, 1.5, 1.15), body, 0.04, parent=base, at=(0, 0, 0.575))
    box((1.62, 1.62, 0.3), body, 0.05, parent=base, at=(0, 0, 1.24))
    for wide, deep in ((0.24, 1.64), (1.64, 0.24)):
        box((wide, deep, 0.32), gilt('#E8AC4A', 0.14), 0.02, parent=base, at=(0, 0, 1.245))
    for wide, deep in ((0.24, 1.53), (1.53, 0.24)):
        box((wide, deep, 1.16), gilt('#E8AC4A', 0.14), 0.01, parent=base, at=(0, 0, 0.575))
    for side in (-1, 1):
        torus(0.27, 0.075, gilt('#E8AC4A', 0.14), 48, 12, parent=base, at=(side * 0.29, 0, 1.55), turn=(1.45, side * 0.45, 0), scale=(1.15, 0.8, 1.7))
    sphere(0.14, gilt('#E8AC4A', 0.14), 32, parent=base, at=(0, 0, 1.48))


def build(shot):
    dice = random.Random(12)
    floor(lacquer('#220812', 0.22))
    wall(velvet('#3A0D1E'), 7)
    arches(lacquer('#4A1028', 0.3), at=(1.3, 6.0, 0.6), inner=1.7, count=7)
    lights_far(dice, 24, (-7, 5.6, 0.8), (-2.6, 6.2, 4.4), '#FFC27A', (2, 7), (0.04, 0.09))
    parcel((1.35, 0.9, 0), 0.5, 1.05, lacquer('#0E5A44', 0.25))
    parcel((3.05, 1.7, 0), 0.1, 0.72, lacquer('#15213C', 0.25))
    for x, y, many in ((-0.35, 0.6, 6), (0.0, 1.5, 9), (2.75, 0.2, 4)):
        for k in range(many):
            coin(material=gilt('#E8AC4A', 0.14), at=(x + dice.uniform(-0.03, 0.03), y + dice.uniform(-0.03, 0.03), 0.06 + k * 0.1), turn=(0, 0, dice.uniform(0, 6)), figure='sun')
    for x, y in ((-1.1, -0.3), (0.35, -0.6), (1.9, -0.9)):
        coin(material=gilt('#E8AC4A', 0.14), at=(x, y, 0.06), turn=(0, 0, dice.uniform(0, 6)))
    coin(material=gilt('#E8AC4A', 0.14), at=(-0.6, -0.15, 0.4), turn=(1.25, 0, 0.25), figure='sun')
    studio.world(0.9)
    studio.key_and_rim((1.3, 0.5, 0.9), key=860, rim=420, fill=260)
    studio.lamp((1.3, 3.4, 6), (1.3, 6, 1.6), 2.0, 420, studio.AMBER, hidden=True)
    studio.camera((-1.5, -7.6, 2.2), (-1.4, 0.8, 0.98), lens=33, focus=(1.3, 0.2, 0.9), stop=1.7)

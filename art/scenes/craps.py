"""Craps: two ruby dice land on a green layout before the studded wall, with the puck on."""
import math
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import letters, title
from lib.materials import brass, felt, gem, gilt, ivory, lacquer, matte, wood
from lib.props.chips import colours, stack
from lib.props.dice import die
from lib.shapes import box, cylinder, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(85)
    floor(felt('#0C5A34'))
    wall(matte('#1A0C06'), 7)
    # The padded back wall of the tub, studded in rows of pyramids as on a real table.
    box((16, 0.5, 2.1), lacquer('#0A3E26', 0.5), 0.05, at=(0, 4.6, 1.0))
    for row in range(5):
        for column in range(31):
            cylinder(0.16, 0.26, lacquer('#0F5236', 0.4), 0.1, 4, at=((column - 15) * 0.42, 4.3, 0.35 + row * 0.36), turn=(math.pi / 2, 0, math.pi / 4))
    box((16, 0.9, 0.34), wood('#2A0F08', '#6B2E16'), 0.12, at=(0, 4.6, 2.2))
    for y in (-0.9, 2.6):
        tube([(-8, y, 0.012), (8, y, 0.012)], 0.03, ivory(), False, False)
    for x in (-3.3, -1.1, 1.1, 3.3):
        tube([(x, -0.9, 0.012), (x, 2.6, 0.012)], 0.022, ivory(), False, False)
    ruby, white = gem('#C0102A', 1.5), ivory('#FFFFFF')
    die(body=ruby, pip=white, size=1.3, bevel=0.05, at=(-0.85, 0.4, 0.66), turn=(math.pi / 2, 0, 0.5))
    die(body=ruby, pip=white, size=1.3, bevel=0.05, at=(0.85, 0.75, 1.55), turn=(math.pi + 0.3, 0.35, -0.5))
    cylinder(0.62, 0.16, ivory('#FFFFFF'), 0.04, at=(1.75, -0.15, 0.08))
    torus(0.5, 0.02, brass(), at=(1.75, -0.15, 0.165))
    letters('ON', lacquer('#12141A'), 0.46, 'fraunces', 0.01, 0.0, at=(1.75, -0.15, 0.17))
    for x, y, count, name in ((-2.1, 1.6, 9, 'red'), (-1.5, 2.3, 5, 'gold'), (2.2, 1.7, 11, 'green'), (-2.1, -0.2, 4, 'black')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.9)
    studio.card_lights(key=1000, rim=460, back=420)
    studio.lamp((0, 3.4, 2.4), (0, 0.5, 1.0), 1.8, 220, '#FF8A7A', hidden=True)
    if shot == 'card':
        title('CRAPS', 'fraunces', width=3.3, size=1.4, at=(0, -2.7, 0.03), material=gilt('#FFC24A', 0.2))
        studio.card_camera((0, -9.4, 4.2), (0, 0.3, 1.0))
    else:
        studio.camera((-2.4, -8.6, 3.4), (-2.15, 0.6, 1.2), lens=35, focus=(0, 0.4, 1.0), stop=1.6)

"""Spark Roulette: a black wheel under three bolts of light."""
import random

from lib import studio
from lib.backdrops import floor, lights_far, wall
from lib.lettering import title
from lib.materials import glow, lacquer, marble, matte, silver
from lib.props.wheel import wheel
from lib.shapes import tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def bolt(dice, x, y, material, top=6.2, low=1.0):
    points, height = [(x, y, low)], low
    while height < top:
        height += dice.uniform(0.4, 0.75)
        points.append((x + dice.uniform(-0.42, 0.42), y, height))
    tube(points, 0.045, material, False, False)


def build(shot):
    dice = random.Random(77)
    floor(marble('#0A0A12', '#5A4AA0'))
    wall(matte('#08070F'), 8)
    wheel(at=(0, 0.8, 0.05), turn=(0.14, 0, 0.1), spin=1.0, ball_on=23, trim=silver(), hub=silver(), bowl=lacquer('#0A0A12', 0.1), track=lacquer('#15132A', 0.12), cone=lacquer('#1B1640', 0.12), green='#2A8A6A', scale=0.8)
    light = glow('#FFE27A', 14)
    for x, y in ((-1.9, 4.0), (0.3, 4.6), (2.0, 3.8)):
        bolt(dice, x, y, light)
    lights_far(dice, 30, (-7, 7, 0.8), (7, 7.6, 7), '#8A7AFF', (2, 6), (0.04, 0.09))
    studio.world(0.8)
    studio.lamp((-4, -3, 5.5), (0, 0.6, 0.4), 2.2, 820, '#C9C4FF')
    studio.lamp((0, 3.6, 4.2), (0, 0.6, 0.5), 1.6, 420, '#FFD76A', hidden=True)
    studio.lamp((4.6, 1.0, 3.0), (0, 0.5, 0.5), 1.6, 420, '#7A6AFF')
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 170, '#FFE9CC')
    if shot == 'card':
        title('SPARK', 'audiowide', at=(0, -2.6, 0.03), width=3.2, size=1.2)
        studio.card_camera((0, -9.2, 3.1), (0, 0.3, 1.5), 50, (0, -0.4, 0.7), 1.8)
    else:
        studio.camera((-2.6, -7.6, 2.5), (-2.2, 0.6, 1.5), lens=36, focus=(0, -0.4, 0.7), stop=1.6)


FINISH = {'glow': 1.1}

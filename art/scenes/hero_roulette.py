"""A close view of the roulette wheel in a pool of light, with chips and distant lamps out of focus."""
import math
import random

from lib import studio
from lib.materials import felt, glow, velvet
from lib.props.chips import colours, stack
from lib.props.wheel import wheel
from lib.shapes import plane, sphere

SHOTS = {'wide': (1920, 840), 'phone': (640, 800)}
FINISH = {'glow': 0.85, 'vignette': 0.35}


def build(shot):
    dice = random.Random(7)
    plane((60, 60), felt('#0B2A22'))
    plane((60, 30), velvet('#1A0A14'), at=(0, 14, 0), turn=(math.pi / 2, 0, 0))
    wheel(at=(0, 0, 0), spin=0.16, ball_on=5)
    for x, y, count, name in ((-2.3, 3.6, 6, 'black'), (-1.2, 4.3, 11, 'red'), (0.4, 4.9, 7, 'gold'), (3.4, 3.3, 9, 'green')):
        stack(dice, (x, y, 0), count, *colours(name))
    for _ in range(26):
        sphere(dice.uniform(0.06, 0.13), glow('#FFB765', dice.uniform(2, 7)), 16, at=(dice.uniform(-9, 12), dice.uniform(9, 13), dice.uniform(0.5, 5)))
    studio.world(0.9)
    studio.lamp((2.2, 3.0, 5.2), (0.3, 0, 0.3), 2.4, 900, studio.WARM)
    studio.lamp((-3.5, -4.5, 4.6), (0, 0, 0.4), 2.2, 420, studio.AMBER)
    studio.lamp((5.5, -2.0, 3.0), (0.5, 0, 0.4), 1.8, 260, studio.COOL)
    studio.lamp((0, 0, 8), (0, 0, 0), 5.0, 260, '#FFE9CC')
    studio.lamp((2, 6, 6), (2, 13, 2), 3, 260, '#FF9A7A', hidden=True)
    if shot == 'wide':
        studio.camera((-1.85, -6.5, 3.7), (-2.0, 0.35, 0.78), lens=44, focus=(0, -0.6, 0.8), stop=1.4)
    else:
        studio.camera((-0.5, -7.2, 5.2), (0.1, -1.25, 0.0), lens=46, focus=(0, -0.4, 0.8), stop=1.8)

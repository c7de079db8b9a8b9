"""The header of the live tables: a wheel in a dark room, a parted curtain, and lamps in the background."""
import random

from lib import studio
from lib.backdrops import curtain, floor, lights_far, wall
from lib.materials import felt, matte, velvet
from lib.props.chips import colours, stack
from lib.props.wheel import wheel

SHOTS = {'wide': (960, 320)}
FINISH = {'glow': 0.9, 'vignette': 0.3}


def build(shot):
    dice = random.Random(8)
    floor(felt('#0C4A38'))
    wall(matte('#0A0C12'), 9)
    curtain(velvet('#6A1226'), y=6.2, part=3.4, folds=30)
    lights_far(dice, 44, (-4, 7.4, 0.6), (4, 8.4, 5), '#FFC27A', (2, 8), (0.05, 0.11))
    wheel(at=(1.35, 1.1, 0.02), turn=(0.16, 0, 0.3), spin=1.3, ball_on=23, scale=0.72)
    for x, y, count, name in ((-1.5, 0.7, 6, 'red'), (-1.25, 1.8, 10, 'black'), (4.0, 0.4, 8, 'gold')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(1.0)
    studio.key_and_rim((1.3, 0.8, 0.6), key=1000, rim=480, fill=190)
    studio.lamp((0, 3.5, 6.5), (0, 6.2, 1.6), 2.4, 520, studio.AMBER, hidden=True)
    studio.camera((-1.5, -7.4, 2.7), (-1.4, 0.9, 0.85), lens=33, focus=(1.3, 0.2, 0.6), stop=1.6)

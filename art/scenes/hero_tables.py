"""A winning hand above the table, with chips in every colour."""
import math
import random

from lib import studio
from lib.backdrops import arches, floor, wall
from lib.materials import felt, lacquer, velvet
from lib.props.chips import chip, colours, stack
from lib.props.dice import die
from lib.props.playing_cards import spread

SHOTS = {'wide': (1440, 630), 'phone': (640, 800)}
FINISH = {'glow': 0.85, 'vignette': 0.35}


def build(shot):
    dice = random.Random(21)
    floor(felt('#0C4A38'))
    wall(velvet('#0D1626'), 8.5)
    arches(lacquer('#101C33', 0.35), at=(0.6, 8.0, 1.2), inner=2.2, count=7)
    spread([('10', 'hearts'), ('J', 'hearts'), ('Q', 'hearts'), ('K', 'hearts'), ('A', 'hearts')], at=(0.3, 0.5, 1.28), lean=1.2, turn=0.17, gap=0.62)
    for x, y, count, name in ((-2.2, 1.2, 9, 'black'), (-1.7, 2.5, 13, 'red'), (2.7, 1.3, 11, 'green'), (3.7, 0.4, 6, 'gold'), (2.5, 2.7, 15, 'blue'), (3.9, 1.8, 9, 'plum'), (-2.6, -0.1, 4, 'gold')):
        stack(dice, (x, y, 0), count, *colours(name))
    for x, y, name in ((-1.3, -1.3, 'red'), (1.9, -1.2, 'black'), (2.9, -0.9, 'ivory')):
        chip(*colours(name), at=(x, y, 0.07), turn=(0, 0, dice.uniform(0, 6)))
    chip(*colours('green'), at=(2.35, -1.0, 0.19), turn=(0.22, 0.12, 1))
    die(at=(-0.3, -1.5, 0.3), turn=(0, 0, 0.5), size=0.6)
    die(at=(0.6, -1.75, 0.3), turn=(math.pi / 2, 0, 1.1), size=0.6)
    studio.world(0.8)
    studio.key_and_rim((0.4, 0.4, 0.9), key=820, rim=420, fill=150)
    studio.lamp((0.6, 4.5, 7), (0.6, 8, 2), 2.0, 420, studio.AMBER, hidden=True)
    if shot == 'wide':
        studio.camera((-2.2, -7.8, 2.9), (-2.0, 0.4, 1.1), lens=33, focus=(0.3, 0.2, 1.3), stop=1.6)
    else:
        studio.camera((0.2, -9.4, 3.8), (0.45, 0.4, 0.62), lens=56, focus=(0.3, 0.2, 1.3), stop=2.0)

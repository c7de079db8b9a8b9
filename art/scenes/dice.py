"""Dice: two ruby casino dice in the air over a third that has landed."""
import random

from lib import studio
from lib.backdrops import floor, lattice
from lib.lettering import title
from lib.materials import felt, gem, ivory, lacquer
from lib.props.chips import colours, stack
from lib.props.dice import die

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(3)
    floor(felt('#123F6A'))
    lattice(lacquer('#0B1B36', 0.35), y=5.4)
    ruby, white = gem('#C0102A', 1.5), ivory('#FFFFFF')
    die(body=ruby, pip=white, size=1.5, bevel=0.05, at=(-0.75, 0.4, 2.75), turn=(0.6, 0.5, 0.35))
    die(body=ruby, pip=white, size=1.35, bevel=0.05, at=(1.0, 0.7, 1.75), turn=(0.2, -0.65, 0.9))
    die(body=ruby, pip=white, size=1.3, bevel=0.05, at=(-0.8, 0.2, 0.66), turn=(0, 0, 0.6))
    for x, y, count, name in ((-2.1, 1.8, 8, 'ivory'), (2.1, 1.9, 12, 'red'), (1.85, 0.0, 3, 'gold')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.9)
    studio.card_lights(key=1000, rim=460)
    studio.lamp((0, 3.6, 2.6), (0, 0.5, 1.8), 2.0, 260, '#FF8A7A', hidden=True)
    if shot == 'card':
        title('DICE', 'gravitas-one', size=1.4, spacing=1.1)
        studio.card_camera((0, -9.6, 3.6), (0, 0.3, 1.5))
    else:
        studio.camera((-2.4, -8.8, 3.0), (-2.2, 0.6, 1.7), lens=34, focus=(0, 0.2, 1.6), stop=1.6)

"""Sic bo: three ivory dice under a glass dome on green lacquer."""
import random

from lib import studio
from lib.backdrops import floor, lattice, wall
from lib.lettering import title
from lib.materials import felt, glass, gold, ivory, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.dice import die
from lib.shapes import cylinder, lathe, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(6)
    floor(felt('#0E5A3A'))
    wall(matte('#06201A'), 8)
    lattice(lacquer('#0B3A2A', 0.35), gold(), y=5.6)
    cylinder(1.75, 0.36, lacquer('#3A0C12', 0.2), 0.06, at=(0, 0.8, 0.18))
    torus(1.76, 0.05, gold(), at=(0, 0.8, 0.36))
    red, black = lacquer('#B01024'), lacquer('#12141A')
    die(body=ivory('#FFFDF6'), pip=red, size=0.82, bevel=0.1, at=(-0.62, 0.55, 0.8), turn=(0, 0, 0.4))
    die(body=ivory('#FFFDF6'), pip=black, size=0.82, bevel=0.1, at=(0.6, 0.45, 0.8), turn=(0, 1.57, 0.9))
    die(body=ivory('#FFFDF6'), pip=black, size=0.82, bevel=0.1, at=(0.05, 1.3, 0.8), turn=(1.57, 0, 0.2))
    lathe([(1.62, 0.38), (1.6, 1.3), (1.38, 2.05), (0.9, 2.6), (0.3, 2.86), (0, 2.9)], glass('#F4FFFA'), 128, at=(0, 0.8, 0), angle=70)
    stack(dice, (-2.2, -0.6, 0), 6, *colours('gold'))
    stack(dice, (2.2, -0.5, 0), 4, *colours('red'))
    studio.world(0.9)
    studio.card_lights(key=900, rim=460, warm='#FFE3BE')
    if shot == 'card':
        title('SIC BO', 'limelight', size=1.35)
        studio.card_camera((0, -9.6, 3.8), (0, 0.3, 1.3))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.3), lens=36, focus=(0, 0.4, 0.9), stop=1.6)

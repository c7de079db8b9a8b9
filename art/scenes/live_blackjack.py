"""Auto blackjack: a dealing shoe of midnight lacquer with one hand that the whole table plays."""
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import felt, gold, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card
from lib.shapes import box, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(21)
    floor(felt('#14323F'))
    wall(matte('#13283A'), 8)
    for radius, height in ((2.7, 2.5), (2.1, 2.5), (1.5, 2.5)):
        torus(radius, 0.06, gold(), at=(0, 4.6, height), turn=(1.57, 0, 0))
    blue = back('#123B5A')
    shoe = matte('#233A58')
    box((1.7, 2.4, 1.2), shoe, 0.12, at=(2.2, 2.5, 0.75), turn=(0.12, 0, -0.5))
    box((1.2, 0.1, 0.75), gold(), 0.03, at=(1.72, 1.42, 0.72), turn=(0.12, 0, -0.5))
    card('A', 'diamonds', at=(-0.95, 0.35, 1.4), turn=(1.3, -0.16, 0.16), scale=1.15, reverse=blue)
    card('J', 'clubs', at=(0.35, 0.1, 1.38), turn=(1.3, 0.1, -0.05), scale=1.15, reverse=blue)
    for x, y, count, name in ((-2.1, 1.0, 10, 'teal'), (-1.75, -0.4, 4, 'gold'), (1.9, -0.2, 6, 'ivory'), (1.35, -0.8, 2, 'red')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.8)
    studio.card_lights(key=900, rim=520, warm='#FFE2B8', back=420, glow_on_wall='#7FB6D8')
    if shot == 'card':
        title('BLACKJACK', 'fraunces', size=1.2, at=(0, -2.75, 0.03))
        studio.card_camera((0, -9.6, 3.2), (0, 0.4, 1.4))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.35), lens=36, focus=(0, 0.2, 1.4), stop=1.6)

"""Blackjack: an ace and a king under plum arches."""
import random

from lib import studio
from lib.backdrops import arches, floor, wall
from lib.lettering import title
from lib.materials import felt, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import card

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(11)
    floor(felt('#0F5540'))
    wall(matte('#1E0618'))
    arches(lacquer('#4A0E3C', 0.3), at=(0, 5.4, 1.7), inner=1.6)
    card('A', 'spades', at=(-0.72, 0.5, 1.42), turn=(1.32, -0.2, 0.1), scale=1.2)
    card('K', 'hearts', at=(0.66, 0.1, 1.4), turn=(1.32, 0.17, -0.08), scale=1.2)
    for x, y, count, name in ((-1.95, 1.1, 8, 'black'), (1.95, 1.0, 11, 'red'), (1.5, 2.4, 14, 'gold'), (-1.3, 2.5, 5, 'plum')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.8)
    studio.card_lights(back=520, glow_on_wall='#FFB0C0')
    if shot == 'card':
        title('BLACKJACK', 'abril-fatface', size=1.2)
        studio.card_camera()
    else:
        studio.camera((-2.4, -8.4, 3.4), (-2.1, 0.6, 1.35), lens=36, focus=(0, 0.2, 1.4), stop=1.6)

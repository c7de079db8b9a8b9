"""Jacks or Better: a pair of jacks in the panelled card room."""
import random

from lib import studio
from lib.backdrops import floor, panels
from lib.lettering import title
from lib.materials import lacquer, wood
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(8)
    floor(wood('#1A0D08', '#46240F'))
    panels(lacquer('#1B3526', 0.4), wide=1.5)
    red = back('#5A0E1C')
    for x, y, rank, suit, lean, hidden in ((-1.6, 1.5, '3', 'clubs', -0.34, True), (1.6, 1.5, '8', 'clubs', 0.34, True), (0, 1.7, '5', 'clubs', 0, True)):
        card(rank, suit, hidden, red, at=(x, y, 1.75), turn=(1.36, lean, 0), scale=1.05)
    card('J', 'spades', at=(-0.72, 0.7, 1.4), turn=(1.34, -0.12, 0.12), scale=1.22)
    card('J', 'diamonds', at=(0.74, 0.45, 1.4), turn=(1.34, 0.1, -0.1), scale=1.22)
    stack(dice, (-2.1, 0.1, 0), 5, *colours('green'))
    stack(dice, (2.1, 0.0, 0), 7, *colours('gold'))
    studio.world(0.8)
    studio.card_lights(back=300)
    if shot == 'card':
        title('JACKS\nor BETTER', 'playfair-display-sc', size=0.95, at=(0, -2.2, 0.03), line=0.8)
        studio.card_camera(target=(0, 0.3, 1.2))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.5), lens=36, focus=(0, 0.5, 1.4), stop=1.6)

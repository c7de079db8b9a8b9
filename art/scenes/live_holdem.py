"""Auto casino hold'em: five community cards under brass bars on plum felt, with two cards in front."""
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import felt, gold, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card
from lib.shapes import box

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(7)
    floor(felt('#3E1238'))
    wall(matte('#2A0E2C'), 8)
    # Brass bars rise behind the cards like the pipes of an organ.
    for place, height in enumerate((2.6, 3.3, 4.0, 4.6, 4.0, 3.3, 2.6)):
        box((0.16, 0.16, height), gold(), 0.04, at=((place - 3) * 0.72, 4.4, height / 2))
    plum = back('#4A1244')
    for place, (rank, suit) in enumerate((('K', 'hearts'), ('9', 'hearts'), ('4', 'hearts'), ('J', 'clubs'), ('2', 'hearts'))):
        card(rank, suit, at=((place - 2) * 0.95, 1.75, 1.65), turn=(1.36, (place - 2) * 0.05, (2 - place) * 0.03), scale=0.85, reverse=plum)
    card('A', 'hearts', at=(-0.55, -0.35, 1.0), turn=(1.2, -0.12, 0.12), scale=0.95, reverse=plum)
    card('Q', 'spades', at=(0.55, -0.5, 0.98), turn=(1.2, 0.1, -0.1), scale=0.95, reverse=plum)
    for x, y, count, name in ((-2.1, 0.2, 7, 'plum'), (2.1, 0.3, 9, 'gold'), (1.75, -0.9, 3, 'ivory'), (-1.8, -0.9, 4, 'black')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.85)
    studio.card_lights(key=920, rim=480, warm='#FFE0BC', back=460, glow_on_wall='#E8A0D0')
    if shot == 'card':
        title("HOLD'EM", 'fraunces', size=1.25, at=(0, -2.75, 0.03))
        studio.card_camera((0, -9.6, 3.6), (0, 0.4, 1.4))
    else:
        studio.camera((-2.4, -8.4, 3.4), (-2.1, 0.6, 1.35), lens=36, focus=(0, 0.2, 1.3), stop=1.8)

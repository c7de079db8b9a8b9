"""Bonus Poker: four aces on a lit video poker screen of brass and emerald."""
import random

from lib import studio
from lib.backdrops import floor, scallops
from lib.lettering import title
from lib.materials import glow, lacquer, marble
from lib.props.chips import chip, colours
from lib.props.playing_cards import back, card
from lib.shapes import box, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(52)
    floor(marble('#0C1A14', '#BFA060'))
    scallops(lacquer('#0B3A2A', 0.35))
    box((4.7, 0.16, 3.5), lacquer('#06201A', 0.15), 0.08, at=(0, 1.9, 2.0))
    tube([(-2.3, 1.78, 0.35), (2.3, 1.78, 0.35), (2.3, 1.78, 3.65), (-2.3, 1.78, 3.65)], 0.05, glow('#FFC24A', 3.2), True, False)
    dark = back('#0E4A40')
    for x, z, suit, lean in ((-0.95, 2.55, 'spades', -0.1), (0.95, 2.6, 'hearts', 0.1), (-0.6, 1.25, 'clubs', -0.06), (0.62, 1.2, 'diamonds', 0.07)):
        card('A', suit, at=(x, 1.25 if z > 2 else 0.55, z), turn=(1.42, lean, 0), scale=0.86, reverse=dark)
    for x, y, name in ((-1.95, -0.2, 'green'), (1.95, -0.3, 'gold'), (2.15, 0.6, 'black'), (-2.2, 0.7, 'ivory')):
        chip(*colours(name), at=(x, y, 0.6), turn=(1.25, dice.uniform(-0.5, 0.5), 0))
    studio.world(0.8)
    studio.card_lights(key=880, rim=360, back=260, cool=studio.SEA)
    if shot == 'card':
        title('BONUS\nPOKER', 'fraunces', width=2.9, size=0.78, line=0.85, at=(0, -3.3, 0.03))
        studio.card_camera((0, -9.6, 3.4), (0, 0.3, 1.4))
    else:
        studio.camera((-2.4, -8.4, 3.0), (-2.1, 0.6, 1.7), lens=36, focus=(0, 0.8, 1.6), stop=1.6)

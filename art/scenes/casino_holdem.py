"""Casino Hold'em: a pair of aces before the five community cards, under a teal deco fan."""
import random

from lib import studio
from lib.backdrops import fan_rays, floor, wall
from lib.lettering import title
from lib.materials import felt, gold, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
BOARD = (('10', 'hearts'), ('J', 'spades'), ('A', 'clubs'), ('4', 'diamonds'), ('K', 'hearts'))


def build(shot):
    dice = random.Random(41)
    floor(felt('#0B4A52'))
    wall(matte('#04161A'))
    fan_rays(lacquer('#0E3F4E', 0.3), gold(), lacquer('#7A1E2A', 0.3), at=(0, 5.6, 1.9), blades=21)
    plum = back('#3F1040')
    for place, (rank, suit) in enumerate(BOARD):
        off = place - 2
        card(rank, suit, at=(off * 0.98, 1.9 + abs(off) * 0.1, 2.32 - abs(off) * 0.12), turn=(1.36, off * 0.09, 0), scale=0.72, reverse=plum)
    card('A', 'spades', at=(-0.62, 0.35, 1.12), turn=(1.3, -0.2, 0.14), scale=1.08, reverse=plum)
    card('A', 'hearts', at=(0.6, 0.1, 1.12), turn=(1.3, 0.18, -0.12), scale=1.08, reverse=plum)
    for x, y, count, name in ((-1.95, -0.3, 6, 'plum'), (1.95, -0.4, 4, 'gold'), (2.2, 1.1, 10, 'teal'), (-2.2, 1.0, 8, 'ivory')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.8)
    studio.card_lights(key=900, rim=420, back=460, warm='#FFE3BE', cool=studio.SEA, glow_on_wall='#9AE8FF')
    if shot == 'card':
        title("CASINO\nHOLD'EM", 'fraunces', width=3.0, size=0.78, line=0.85, at=(0, -3.3, 0.03))
        studio.card_camera((0, -9.6, 3.5), (0, 0.3, 1.35))
    else:
        studio.camera((-2.4, -8.4, 3.1), (-2.1, 0.6, 1.5), lens=36, focus=(0, 0.3, 1.4), stop=1.6)

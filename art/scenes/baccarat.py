"""Baccarat: a natural nine on a marble step between jade columns."""
import random

from lib import studio
from lib.backdrops import columns, floor, stage_steps, wall
from lib.lettering import title
from lib.materials import lacquer, marble, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(4)
    floor(marble('#0B2A26', '#BFA060'))
    wall(matte('#081A1E'))
    columns(lacquer('#0E4A40', 0.3), xs=(-3.3, -1.9, 1.9, 3.3), y=4.6)
    top = stage_steps(marble('#E4DAC4', '#9A7A40'), y=1.2, count=2, wide=2.6)
    green = back('#0E4A40')
    card('4', 'diamonds', at=(-1.05, 1.0, top + 1.02), turn=(1.3, -0.1, 0.25), reverse=green)
    card('5', 'clubs', at=(0.05, 0.75, top + 1.02), turn=(1.3, 0.05, 0.05), reverse=green)
    card('K', 'spades', at=(1.1, 0.95, top + 1.02), turn=(1.3, 0.12, -0.22), reverse=green)
    stack(dice, (-1.75, 0.2, top), 4, *colours('teal'))
    stack(dice, (1.75, 0.15, top), 6, *colours('ivory'))
    stack(dice, (2.15, 1.4, top), 9, *colours('gold'))
    studio.world(0.8)
    studio.card_lights(key=820, warm='#FFE3BE', cool=studio.SEA, back=380)
    if shot == 'card':
        title('Baccarat', 'federo', size=1.5, spacing=1.1)
        studio.card_camera((0, -9.6, 3.4), (0, 0.3, 1.45))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.5), lens=36, focus=(0, 0.6, 1.4), stop=1.6)

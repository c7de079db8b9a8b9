"""Dragon Tiger: one red and one gold card face each other across the light."""
import random

from lib import studio
from lib.backdrops import floor, scallops, wall
from lib.lettering import title
from lib.materials import gold, lacquer, marble, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card
from lib.shapes import torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(8)
    floor(marble('#14080A', '#C04A20'))
    wall(matte('#12070A'), 8)
    scallops(lacquer('#3A0C10', 0.35), gold(), y=5.6)
    torus(2.0, 0.06, gold(), at=(0, 4.4, 2.1), turn=(1.57, 0, 0))
    card('K', 'hearts', at=(-1.05, 0.6, 1.45), turn=(1.35, -0.05, 0.35), reverse=back('#8A1A1A'))
    card('A', 'clubs', at=(1.05, 0.6, 1.45), turn=(1.35, 0.05, -0.35), reverse=back('#6A4A10'))
    stack(dice, (-2.0, -0.5, 0), 6, *colours('red'))
    stack(dice, (2.0, -0.5, 0), 6, *colours('gold'))
    studio.world(0.8)
    studio.lamp((-5, -2, 4.2), (-0.8, 0.6, 1.3), 2.0, 760, '#FF7A4A')
    studio.lamp((5, -2, 4.2), (0.8, 0.6, 1.3), 2.0, 760, '#FFD27A')
    studio.lamp((0, 3.4, 4.6), (0, 0.6, 1.3), 1.6, 320, '#FFE3BE', hidden=True)
    studio.lamp((0, -7, 3), (0, -2, 0.4), 3.2, 200, '#FFE9CC')
    if shot == 'card':
        title('DRAGON\nTIGER', 'metamorphous', width=3.0, size=0.85, line=0.95)
        studio.card_camera((0, -9.6, 3.2), (0, 0.3, 1.4))
    else:
        studio.camera((-2.4, -8.2, 2.9), (-2.1, 0.6, 1.4), lens=36, focus=(0, 0.4, 1.3), stop=1.6)

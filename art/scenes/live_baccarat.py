"""Auto baccarat: a natural nine fanned on crimson before gold fans."""
import random

from lib import studio
from lib.backdrops import fan_rays, floor, wall
from lib.lettering import title
from lib.materials import felt, gold, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(9)
    floor(felt('#7A1024'))
    wall(matte('#2A0710'), 8)
    fan_rays(lacquer('#5A0C1C', 0.35), gold(), at=(0, 5.5, 0.9))
    red = back('#7A1024')
    card('9', 'hearts', at=(-0.8, 0.7, 1.35), turn=(1.3, -0.14, 0.12), reverse=red)
    card('Q', 'spades', at=(0.75, 0.85, 1.35), turn=(1.3, 0.14, -0.12), reverse=red)
    stack(dice, (-2.0, 0.2, 0), 8, *colours('gold'))
    stack(dice, (2.0, 0.1, 0), 5, *colours('ivory'))
    stack(dice, (1.55, -0.7, 0), 3, *colours('red'))
    studio.world(0.8)
    studio.card_lights(key=860, warm='#FFDFB4', back=420)
    if shot == 'card':
        title('Baccarat', 'berkshire-swash', size=1.4)
        studio.card_camera((0, -9.6, 3.0), (0, 0.3, 1.4))
    else:
        studio.camera((-2.4, -8.2, 2.9), (-2.1, 0.6, 1.4), lens=36, focus=(0, 0.6, 1.3), stop=1.6)

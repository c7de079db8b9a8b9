"""Three Card Poker: a running flush in hearts before emerald fans."""
import random

from lib import studio
from lib.backdrops import fan_rays, floor, wall
from lib.lettering import title
from lib.materials import felt, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(31)
    floor(felt('#5A1226'))
    wall(matte('#08160F'))
    fan_rays(lacquer('#0F5540', 0.3), disc=lacquer('#0A2E24', 0.3), at=(0, 5.6, 1.5))
    dark = back('#0E4A40')
    card('J', 'hearts', at=(-1.12, 0.62, 1.36), turn=(1.32, -0.26, 0.12), scale=1.08, reverse=dark)
    card('Q', 'hearts', at=(0, 0.32, 1.5), turn=(1.32, 0, 0), scale=1.16, reverse=dark)
    card('K', 'hearts', at=(1.12, 0.02, 1.36), turn=(1.32, 0.26, -0.12), scale=1.08, reverse=dark)
    for x, y, count, name in ((-2.1, -0.4, 4, 'ivory'), (2.1, -0.5, 6, 'green'), (-2.2, 1.6, 10, 'gold'), (2.2, 1.7, 8, 'black')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.8)
    studio.card_lights(key=920, back=460, warm='#FFE3BE', glow_on_wall=studio.SEA)
    if shot == 'card':
        title('THREE CARD\nPOKER', 'limelight', width=3.3, size=0.85, line=0.92, at=(0, -3.0, 0.03))
        studio.card_camera((0, -9.6, 3.7), (0, 0.3, 1.3))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.4), lens=36, focus=(0, 0.2, 1.4), stop=1.6)

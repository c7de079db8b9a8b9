"""American roulette: a copper wheel with both zeros, seen from the gallery above."""
import random

from lib import studio
from lib.backdrops import floor
from lib.lettering import title
from lib.materials import copper, lacquer, marble, wood
from lib.props.chips import colours, stack
from lib.props.wheel import AMERICAN, wheel

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(2)
    floor(marble('#2A0A12', '#8A5638'))
    wheel(AMERICAN, at=(0, 1.0, 0), turn=(0, 0, 0.2), spin=1.2, ball_on='00', trim=copper(), hub=copper(), bowl=wood('#0E0A0A', '#2A1812'), track=wood('#1A0C08', '#4A2414'), cone=lacquer('#0E4A4A'), red='#A01424', green='#0E6A50', scale=0.74)
    stack(dice, (2.1, -1.3, 0), 5, *colours('teal'))
    stack(dice, (-2.2, 3.3, 0), 7, *colours('ivory'))
    studio.world(0.9)
    studio.lamp((-3.5, 2.5, 6.5), (0, 0.6, 0), 2.2, 980, studio.WARM, hidden=True)
    studio.lamp((4.5, -1, 5), (0, 0.5, 0), 1.8, 300, studio.ROSE)
    studio.lamp((0, -6, 4), (0, -2, 0), 3, 160, '#FFE9CC')
    # The letters of the title reflect this lamp; without it they would reflect a dark room.
    studio.lamp((0, -9.5, 1.9), (0, -3, 0.4), 4.5, 230, '#FFE2B0')
    if shot == 'card':
        title('AMERICAN\nROULETTE', 'ultra', at=(0, -3.1, 0.05), width=3.3, lean=52, size=0.8, line=0.95)
        studio.card_camera((0, -7.2, 8.6), (0, -0.45, 0.1), 53, (0, 0.2, 0.5), 2.8)
    else:
        studio.camera((-2.2, -5.6, 6.4), (-2.2, 0.9, 0), lens=36, focus=(0, 0.5, 0.4), stop=2)

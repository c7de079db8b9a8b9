"""Auto American roulette: a turquoise wheel with both zeros under a row of neon arches."""
import random

from lib import studio
from lib.backdrops import arches, floor, wall
from lib.lettering import title
from lib.materials import copper, felt, glow, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.wheel import AMERICAN, wheel
from lib.shapes import torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(12)
    floor(felt('#0E4A52'))
    wall(matte('#071A20'), 8)
    arches(lacquer('#0B2E38', 0.3), copper(), at=(0, 5.4, 1.2))
    wheel(AMERICAN, at=(0, 0.9, 0.05), turn=(0.14, 0, 0.2), spin=0.4, ball_on='00', trim=copper(), hub=copper(), bowl=lacquer('#0B2228', 0.14), track=lacquer('#12343C', 0.18), cone=lacquer('#0E5A60', 0.15), red='#A01424', green='#0E8A6A', scale=0.8)
    torus(1.9, 0.035, glow('#3EE0D0', 7), at=(0, 4.9, 2.3), turn=(1.57, 0, 0))
    stack(dice, (2.15, -1.2, 0), 6, *colours('teal'))
    stack(dice, (-2.2, -1.0, 0), 4, *colours('red'))
    studio.world(0.9)
    studio.lamp((-4, -3, 5.5), (0, 0.6, 0.4), 2.2, 980, studio.WARM)
    studio.lamp((4.4, 1.6, 3.2), (0, 0.6, 0.5), 1.8, 620, studio.SEA)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 160, '#FFE9CC')
    if shot == 'card':
        title('AMERICAN\nAUTO', 'bungee-inline', at=(0, -2.6, 0.03), width=3.2, size=0.85, line=0.95)
        studio.card_camera((0, -9.0, 3.6), (0, 0.2, 1.15), 50, (0, -0.4, 0.7), 1.8)
    else:
        studio.camera((-2.5, -7.4, 2.8), (-2.2, 0.6, 1.2), lens=36, focus=(0, -0.3, 0.7), stop=1.6)


FINISH = {'glow': 0.9}

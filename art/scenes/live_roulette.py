"""Live roulette: the wheel seen from the height of the ball, with a lit sign above the table."""
import math
import random

from lib import studio
from lib.backdrops import floor, lights_far, wall
from lib.lettering import letters, title
from lib.materials import brass, felt, glow, lacquer, matte, silver
from lib.props.wheel import wheel
from lib.shapes import box, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(17)
    floor(felt('#5A0F1E'))
    wall(matte('#120910'), 8)
    wheel(at=(0, 0.9, 0.05), turn=(0.12, 0, 0.3), spin=2.1, ball_on=7, trim=silver(), hub=silver(), bowl=lacquer('#0C0C10', 0.12), track=lacquer('#1A1A20', 0.15), cone=lacquer('#0C0C10', 0.12), scale=0.82)
    box((2.5, 0.3, 0.95), lacquer('#0A0B10', 0.2), 0.12, 5, at=(0, 2.9, 3.35))
    tube([(-1.12, 2.72, 2.98), (1.12, 2.72, 2.98), (1.12, 2.72, 3.72), (-1.12, 2.72, 3.72)], 0.03, glow('#FF4A5A', 9), True, False)
    letters('LIVE', glow('#FF6A74', 9), 0.62, 'righteous', 0.03, 0.0, 1.2, at=(0, 2.72, 3.35), turn=(math.pi / 2, 0, 0))
    for x in (-0.8, 0.8):
        tube([(x, 2.95, 3.8), (x, 2.95, 8)], 0.03, brass(), False, False)
    lights_far(dice, 46, (-7, 7, 0.8), (7, 7.6, 7), '#FFC27A', (2, 8), (0.05, 0.11))
    lights_far(dice, 12, (-7, 7, 0.8), (7, 7.6, 7), '#FF5A6A', (2, 6), (0.05, 0.11))
    studio.world(0.9)
    studio.lamp((-4, -3, 5.5), (0, 0.6, 0.4), 2.2, 1000, studio.WARM)
    studio.lamp((4.6, 1.5, 3.4), (0, 0.6, 0.5), 1.8, 760, studio.COOL)
    studio.lamp((0, 2.0, 3.2), (0, 0.8, 0.4), 1.4, 140, '#FF6A74', hidden=True)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 150, '#FFE9CC')
    if shot == 'card':
        title('ROULETTE', 'yeseva-one', size=1.05, at=(0, -2.6, 0.03))
        studio.card_camera((0, -9.2, 2.9), (0, 0.3, 1.45), 50, (0, -0.4, 0.7), 1.6)
    else:
        studio.camera((-2.6, -7.6, 2.4), (-2.2, 0.6, 1.35), lens=36, focus=(0, -0.4, 0.7), stop=1.4)


FINISH = {'glow': 0.95}

"""Towers: a tower of lit windows at night, with a crown on its roof."""
import random

from lib import studio
from lib.backdrops import floor, lights_far, wall
from lib.lettering import title
from lib.materials import brass, glow, gold, lacquer, matte, wood
from lib.props.gems import brilliant
from lib.shapes import box, cylinder, lathe, sphere, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FLOORS = 9


def build(shot):
    dice = random.Random(21)
    floor(lacquer('#08101E', 0.15))
    wall(matte('#0C1F42'), 7)
    lights_far(dice, 40, (-7, 5.5, 0.2), (7, 6.6, 4.5), '#FFC27A', (2, 6), (0.03, 0.07))
    stone, dark = lacquer('#27406E', 0.4), lacquer('#0A1222', 0.3)
    width = 2.2
    z = 0.0
    for level in range(FLOORS):
        high = 0.47
        wide = width - level * 0.09
        box((wide, wide, high * 0.96), stone, 0.03, at=(0, 1.0, z + high / 2))
        box((wide + 0.1, wide + 0.1, 0.06), brass(), 0.015, at=(0, 1.0, z + high))
        lit = dice.randrange(4)
        for k in range(4):
            x = (k - 1.5) * wide / 4.6
            box((wide * 0.15, 0.06, high * 0.62), glow('#FFC46A', 7 if k != lit else 1.2) if level < 6 else dark, 0.02, at=(x, 1.0 - wide / 2, z + high * 0.5))
            box((0.06, wide * 0.15, high * 0.62), glow('#FFB050', 4) if k != lit and level < 6 else dark, 0.02, at=(wide / 2, 1.0 + x, z + high * 0.5))
        z += high
    lathe([(0.95, z), (0.7, z + 0.14), (0.66, z + 0.2), (0.3, z + 0.24), (0, z + 0.25)], gold(), 8, start=0.39, at=(0, 1.0, 0))
    brilliant('#1FA36B', size=0.42, at=(0, 1.0, z + 0.72), turn=(0.25, 0.1, 0.4))
    for side in (-1, 1):
        for k in range(3):
            cylinder(0.09, 0.5, wood(), 0.02, 24, at=(side * (1.9 + 0.35 * k), 0.4 + 0.4 * k, 0.25))
            sphere(0.16, glow('#FFD08A', 8), 24, at=(side * (1.9 + 0.35 * k), 0.4 + 0.4 * k, 0.62))
    torus(1.75, 0.04, brass(), 96, at=(0, 1.0, 0.03))
    studio.world(1.0, '#070B16', '#22386A')
    studio.card_lights(key=760, rim=900, back=420, cool='#8FB8FF', glow_on_wall='#5A7ADF')
    if shot == 'card':
        title('TOWERS', 'federo', size=1.25, at=(0, -2.3, 0.03), spacing=1.1)
        studio.card_camera((-1.6, -10.2, 2.6), (0, 0.4, 2.35), 46, (0, 0.2, 2.4), 2.4)
    else:
        studio.camera((-3.4, -9.4, 2.2), (-2.4, 0.6, 2.6), lens=32, focus=(0, 0.4, 2.4), stop=1.8)


FINISH = {'glow': 1.0}

"""Crown & Key: the house regalia on a cushion under royal rays."""
import math
import random

from lib import studio
from lib.backdrops import fan_rays, floor, stage_steps, wall
from lib.lettering import title
from lib.materials import gold, lacquer, marble, matte, velvet
from lib.props.gems import brilliant
from lib.props.treasures import crown, key
from lib.shapes import box, sphere

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(50)
    floor(marble('#14102A', '#C9A45A'))
    wall(matte('#100A2A'))
    fan_rays(lacquer('#2A1E6A', 0.5, 0.15), disc=lacquer('#1A1248', 0.5, 0.15), at=(0, 5.4, 1.6), blades=21)
    top = stage_steps(marble('#EDE4D2', '#B08A4A'), y=1.0, count=2, wide=2.3, high=0.24)
    box((2.5, 1.9, 0.62), velvet('#1E2A7A'), 0.3, 8, at=(0, 0.8, top + 0.3))
    for x in (-1.2, 1.2):
        for y in (-0.1, 1.7):
            sphere(0.13, gold(), 24, at=(x, y, top + 0.28))
    crown(material=gold(), at=(0, 0.7, top + 1.5), turn=(math.pi / 2 + 0.1, 0, 0.2), scale=2.9)
    key(material=gold(), at=(1.5, -0.1, 0.98), turn=(math.pi / 2 - 0.2, 0.45, 0.2), scale=1.75)
    for x, y, size, colour in ((-1.75, -0.4, 0.34, '#C0102A'), (-1.15, -0.85, 0.26, '#1B6FD0'), (-2.1, 0.3, 0.28, '#1FA36B'), (0.6, -1.0, 0.24, '#E0A020'), (2.1, -0.7, 0.28, '#B01890')):
        brilliant(colour, size=size, at=(x, y, size * 0.75), turn=(dice.uniform(0.4, 0.9), dice.uniform(-0.4, 0.4), dice.uniform(0, 3)))
    studio.world(0.9)
    studio.card_lights(key=950, rim=460, cool='#A9A0FF', back=460)
    if shot == 'card':
        title('Crown & Key', 'uncial-antiqua', size=1.1)
        studio.card_camera((0, -9.6, 3.3), (0, 0.3, 1.6))
    else:
        studio.camera((-2.6, -8.2, 3.0), (-2.2, 0.6, 1.6), lens=36, focus=(0, 0.3, 1.4), stop=1.6)

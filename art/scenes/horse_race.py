"""Virtual horse race: three carved runners at the rail, with the lamps of the grandstand in the background."""
import random

from lib import studio
from lib.backdrops import floor, lights_far, wall
from lib.lettering import title
from lib.materials import felt, ivory, lacquer, matte, metal, srgb
from lib.props.horses import horse
from lib.shapes import box, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(1331)
    floor(felt('#163A16'))
    wall(matte('#1A2A4A'), 9)
    runners = ((1.0, 2.6, '#3A3A44', '#1B5FB0', 3), (-0.9, 1.5, '#E0D2B4', '#0E7A4A', 7), (0.55, 0.2, '#B0703A', '#B0182E', 1))
    for x, y, coat, silk, number in runners:
        horse(metal(srgb(coat), 0.3), lacquer(silk, 0.3), number, at=(x, y, 1.0 + 0.28 * (y > 1)), turn=(0, -0.06, 0.0), scale=1.28)
    for y in (-0.9, 3.8):
        for z in (0.42, 0.7):
            tube([(-9, y, z), (9, y, z)], 0.04, ivory(), False, False)
        for k in range(-6, 7):
            box((0.09, 0.09, 0.75), ivory(), 0.02, at=(k * 1.5, y, 0.36))
    for k in range(9):
        box((9, 0.5, 0.4), matte('#141C30'), 0.02, at=(0, 6.2 + k * 0.3, 0.4 + k * 0.45))
    lights_far(dice, 40, (-6, 5.8, 1.4), (6, 6.4, 5.2), '#FFC27A', (2, 8), (0.04, 0.08))
    studio.world(1.4, '#0A1018', '#3A4A6A')
    studio.card_lights(key=1100, rim=520, back=160)
    if shot == 'card':
        title('DERBY NIGHT', 'ultra', size=1.0, at=(-0.4, -2.2, 0.03), width=3.0)
        studio.card_camera((-1.6, -9.4, 2.6), (0, 0.6, 1.45), 50, (0.4, 0.2, 1.2), 2.0)
    else:
        studio.camera((-3.4, -8.4, 2.0), (-2.0, 0.6, 1.4), lens=34, focus=(0.4, 0.2, 1.2), stop=1.4)

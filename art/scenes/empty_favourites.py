"""For an empty list of favourites: a brass heart on a velvet cushion."""
import math

from lib import studio
from lib.backdrops import floor, wall
from lib.materials import brass, gold, lacquer, matte, velvet
from lib.shapes import box, plate, sphere

SHOTS = {'card': (480, 360)}
FINISH = {'glow': 0.8, 'vignette': 0.55}


def heart(size):
    """The classic heart curve, with its point downward."""
    # The half step skips the notch and the tip of the heart, where a bevelled edge would produce a spike.
    steps = [math.tau * (k + 0.5) / 48 for k in range(48)]
    return [(size * 16 * math.sin(t) ** 3 / 16, size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16) for t in steps]


def build(shot):
    floor(matte('#10151E'))
    wall(matte('#0F141C'), 6)
    box((3.0, 2.2, 0.62), velvet('#15324A'), 0.3, 8, at=(0, 0.3, 0.34))
    for x in (-1.45, 1.45):
        for y in (-0.72, 1.32):
            sphere(0.13, brass(), 24, at=(x, y, 0.34))
    plate(heart(0.98), gold(), 0.2, 0.03, at=(0, 0.3, 1.52), turn=(1.38, 0, 0))
    plate(heart(0.84), lacquer('#A81E36', 0.2), 0.3, 0.04, at=(0, 0.27, 1.52), turn=(1.38, 0, 0))
    studio.world(0.9)
    studio.key_and_rim((0, 0.2, 1.1), key=560, rim=340, fill=60)
    studio.camera((0, -7.4, 2.7), (0, 0.2, 1.05), lens=46, focus=(0, 0, 1.3), stop=2.4)

"""Keno: balls tumbling out of a brass cage."""
import random

from lib import studio
from lib.backdrops import floor, scallops
from lib.lettering import title
from lib.materials import lacquer
from lib.props.balls import ball, cage
from lib.shapes import box
from lib.materials import brass

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
COLOURS = ('#A01428', '#0F5FA0', '#0E6A4A', '#C07A10', '#5A1A7A')


def build(shot):
    dice = random.Random(33)
    floor(lacquer('#04282C', 0.15))
    scallops(lacquer('#0A3F46', 0.35), y=5.2, radius=0.75)
    cage(at=(0, 1.0, 2.55), radius=1.5)
    box((3.0, 1.1, 0.4), lacquer('#0A1A1E', 0.2), 0.1, 5, at=(0, 1.0, 0.62))
    box((3.2, 1.3, 0.12), brass(), 0.05, at=(0, 1.0, 0.42))
    placed = []
    while len(placed) < 13:
        x, y, z = dice.uniform(-1.0, 1.0), dice.uniform(-0.8, 0.8), dice.uniform(-1.1, 0.5)
        if x * x + y * y + z * z < 1.1 ** 2 and all((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2 > 0.3 for a, b, c in placed):
            placed.append((x, y, z))
            ball(dice.randint(1, 80), body=lacquer(dice.choice(COLOURS), 0.12), radius=0.27, at=(x, 1.0 + y, 2.55 + z), turn=(dice.uniform(-0.5, 0.4), dice.uniform(-0.6, 0.6), dice.uniform(-0.6, 0.6)))
    for x, y, number, colour in ((-1.65, -0.5, 7, 0), (-0.75, -0.9, 23, 1), (0.25, -0.75, 48, 3), (1.2, -0.95, 61, 2), (1.95, -0.2, 80, 4)):
        ball(number, body=lacquer(COLOURS[colour], 0.12), radius=0.4, at=(x, y, 0.4), turn=(-0.25, dice.uniform(-0.3, 0.3), dice.uniform(-0.2, 0.2)))
    studio.world(0.9)
    studio.card_lights(cool=studio.SEA, rim=460)
    if shot == 'card':
        title('KENO', 'righteous', size=1.5, at=(0, -2.4, 0.03), spacing=1.15)
        studio.card_camera((0, -9.6, 3.6), (0, 0.3, 1.65), 52, (0, -0.4, 1.2))
    else:
        studio.camera((-2.4, -8.8, 3.2), (-2.2, 0.6, 1.7), lens=34, focus=(0, 0, 1.2), stop=1.6)

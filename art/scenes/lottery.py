"""Lotto 5/36: five balls in a chute below an open golden drum full of tumbling ones."""
import random

from lib import studio
from lib.backdrops import fan_rays, floor, wall
from lib.lettering import title
from lib.materials import gold, lacquer, matte
from lib.props.balls import ball
from lib.shapes import box, cylinder, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
COLOURS = ('#1F5FC0', '#C02A3A', '#D9A21A', '#1C8A5A', '#7A3AB0')


def build(shot):
    dice = random.Random(536)
    floor(lacquer('#061430', 0.15))
    wall(matte('#050D20'))
    fan_rays(lacquer('#123A7A', 0.3), disc=lacquer('#0A1E48', 0.3), at=(0, 5.6, 2.2))
    drum = (0, 1.3, 3.0)
    torus(1.52, 0.06, gold(), at=drum, turn=(1.5708, 0, 0))
    for k in range(6):
        torus(1.5, 0.018, gold(), at=drum, turn=(1.5708, 0, 0.2618 + k * 0.5236))
    for height in (-0.75, 0, 0.75):
        torus((1.5 ** 2 - height ** 2) ** 0.5, 0.018, gold(), at=(drum[0], drum[1], drum[2] + height))
    cylinder(0.5, 0.9, gold(), 0.06, at=(0, 1.3, 1.25))
    cylinder(1.3, 0.5, lacquer('#0A1A38', 0.2), 0.08, at=(0, 1.3, 0.85))
    torus(1.32, 0.05, gold(), at=(0, 1.3, 1.1))
    placed = []
    while len(placed) < 16:
        x, y, z = dice.uniform(-1.2, 1.2), dice.uniform(-1.0, 1.0), dice.uniform(-1.2, 1.0)
        if x * x + y * y + z * z < 1.15 ** 2 and all((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2 > 0.29 for a, b, c in placed):
            placed.append((x, y, z))
            ball(dice.randint(1, 36), body=lacquer(dice.choice(COLOURS), 0.12), radius=0.26, at=(x, drum[1] + y, drum[2] + z), turn=(dice.uniform(-0.5, 0.4), dice.uniform(-0.6, 0.6), dice.uniform(-0.6, 0.6)))
    box((4.5, 1.0, 0.16), lacquer('#0C2450', 0.2), 0.05, at=(0, -0.5, 0.2))
    for y in (-1.0, 0.0):
        box((4.6, 0.08, 0.34), gold(), 0.03, at=(0, y, 0.26))
    for k, number in enumerate((5, 12, 19, 28, 36)):
        ball(number, body=lacquer(COLOURS[k], 0.12), radius=0.42, at=((k - 2) * 0.88, -0.5, 0.7), turn=(-0.28, dice.uniform(-0.15, 0.15), dice.uniform(-0.15, 0.15)))
    studio.world(0.9)
    studio.card_lights(key=900, rim=460, glow_on_wall=studio.SEA)
    if shot == 'card':
        title('LOTTO 5/36', 'gravitas-one', width=3.3, size=0.8, at=(0, -3.0, 0.03))
        studio.card_camera((0, -9.6, 3.7), (0, 0.3, 1.6), 52, (0, -0.4, 1.0))
    else:
        studio.camera((-2.4, -8.8, 3.2), (-2.2, 0.6, 1.8), lens=34, focus=(0, -0.2, 1.0), stop=1.6)

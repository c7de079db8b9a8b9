"""Bingo 90: a marked ticket standing before a cage of balls, under a row of lights."""
import random

from lib import studio
from lib.backdrops import curtain, floor
from lib.lettering import letters, title
from lib.materials import brass, glow, ivory, lacquer, matte, velvet
from lib.props.balls import ball, cage
from lib.shapes import box, cylinder, frame, sphere

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
COLOURS = ('#7A2BB0', '#C0286A', '#0F7A9A', '#D08A10', '#1E8A50')
ROWS = (
    (4, None, 23, None, 41, None, 62, None, 88),
    (None, 15, None, 37, None, 54, None, 71, 90),
    (9, None, 28, None, 49, 58, None, 76, None),
)
MARKED = {4, 41, 15, 37, 54, 71, 90, 58}


def ticket(at, turn):
    """A ticket that faces -y: nine columns, three rows, marked numbers under a translucent disc."""
    base = frame(at=at, turn=turn)
    box((3.5, 0.05, 1.36), ivory('#FFF6E0'), 0.03, parent=base)
    cell = 0.37
    for row, numbers in enumerate(ROWS):
        for column, number in enumerate(numbers):
            x, z = (column - 4) * cell, (1 - row) * cell
            if number is None:
                box((cell * 0.92, 0.02, cell * 0.92), matte('#D9B98A'), 0.01, parent=base, at=(x, -0.02, z))
                continue
            box((cell * 0.92, 0.02, cell * 0.92), ivory('#FFFDF6'), 0.01, parent=base, at=(x, -0.022, z))
            if number in MARKED:
                cylinder(cell * 0.43, 0.02, lacquer('#9A3AD0', 0.25), 0.006, 32, parent=base, at=(x, -0.045, z), turn=(1.5708, 0, 0))
            ink = ivory('#FFFFFF') if number in MARKED else lacquer('#12141A')
            letters(str(number), ink, 0.21, 'abril-fatface', 0.006, 0, parent=base, at=(x, -0.062, z), turn=(1.5708, 0, 0))


def build(shot):
    dice = random.Random(90)
    floor(lacquer('#1C0A30', 0.15))
    curtain(velvet('#4A1470'), y=5.2, wide=16, high=9, folds=22)
    for k in range(11):
        sphere(0.09, glow('#FFC97A', 9), 20, at=((k - 5) * 0.85, 4.4, 4.7 - abs(k - 5) * 0.1))
    cage(at=(0, 1.7, 2.95), radius=1.35)
    box((2.7, 1.1, 0.9), lacquer('#14061E', 0.2), 0.1, 5, at=(0, 1.7, 0.75))
    box((2.9, 1.3, 0.12), brass(), 0.05, at=(0, 1.7, 1.2))
    placed = []
    while len(placed) < 12:
        x, y, z = dice.uniform(-0.95, 0.95), dice.uniform(-0.75, 0.75), dice.uniform(-1.0, 0.4)
        if x * x + y * y + z * z < 1.0 and all((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2 > 0.26 for a, b, c in placed):
            placed.append((x, y, z))
            ball(dice.randint(1, 90), body=lacquer(dice.choice(COLOURS), 0.12), radius=0.25, at=(x, 1.7 + y, 2.95 + z), turn=(dice.uniform(-0.5, 0.4), dice.uniform(-0.6, 0.6), dice.uniform(-0.6, 0.6)))
    ticket((0, 0.1, 0.82), (-0.22, 0, 0))
    for x, y, number, colour in ((-1.9, -0.75, 22, 0), (-1.1, -1.0, 88, 1), (1.15, -1.0, 11, 2), (1.95, -0.7, 7, 3)):
        ball(number, body=lacquer(COLOURS[colour], 0.12), radius=0.34, at=(x, y, 0.34), turn=(-0.25, dice.uniform(-0.2, 0.2), dice.uniform(-0.2, 0.2)))
    studio.world(0.9)
    studio.card_lights(key=880, rim=440, warm='#FFE0C0')
    if shot == 'card':
        title('BINGO 90', 'ultra', size=1.05, at=(0, -3.1, 0.03))
        studio.card_camera((0, -9.6, 3.6), (0, 0.3, 1.65), 52, (0, -0.3, 1.0))
    else:
        studio.camera((-2.4, -8.8, 3.2), (-2.2, 0.6, 1.7), lens=34, focus=(0, 0, 1.0), stop=1.6)

"""Plinko: a lit board of brass pins, balls on their way down."""
import math

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import letters, title
from lib.materials import brass, glow, gold, ivory, lacquer, matte
from lib.shapes import box, cylinder, frame, sphere, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
CUPS = (('26', '#B0182E'), ('9', '#C0561A'), ('4', '#C08A1A'), ('2', '#2A7A4A'), ('0.2', '#1A5A6A'), ('2', '#2A7A4A'), ('4', '#C08A1A'), ('9', '#C0561A'), ('26', '#B0182E'))


def build(shot):
    floor(lacquer('#061A2A', 0.12))
    wall(matte('#08283A'))
    board = frame((0, 1.4, 0.35), (math.pi / 2 - 0.14, 0, 0))
    box((4.5, 4.7, 0.2), lacquer('#0B4A5E', 0.5, 0.15), 0.1, 5, parent=board, at=(0, 2.2, -0.1))
    for side in (-1, 1):
        tube([(side * 2.2, 0, 0.12), (side * 2.2, 3.4, 0.12), (side * 0.5, 4.4, 0.12)], 0.06, brass(), False, False, parent=board)
    for row in range(8):
        for k in range(row + 2):
            x, y = (k - (row + 1) / 2) * 0.45, 3.95 - row * 0.42
            cylinder(0.055, 0.34, gold(), 0.02, 24, parent=board, at=(x, y, 0.16))
    for x, y, colour in ((0.1, 4.12, '#FFFFFF'), (-0.32, 3.2, '#FFFFFF'), (0.55, 2.35, '#FFD27A'), (-0.98, 1.5, '#FFFFFF'), (1.2, 1.1, '#FFD27A')):
        sphere(0.16, ivory(colour), 40, parent=board, at=(x, y, 0.2))
    sphere(0.16, glow('#FFB03A', 5), 40, parent=board, at=(0.22, 1.52, 0.2))
    for k, (label, colour) in enumerate(CUPS):
        x = (k - 4) * 0.47
        box((0.42, 0.42, 0.4), lacquer(colour, 0.2), 0.06, 4, parent=board, at=(x, 0.22, 0.16))
        letters(label, ivory(), 0.2, 'righteous', 0.006, 0, parent=board, at=(x, 0.22, 0.37))
    studio.world(0.9)
    studio.card_lights(key=820, rim=460, cool=studio.SEA, back=300, glow_on_wall=studio.SEA)
    if shot == 'card':
        title('Plinko', 'fascinate-inline', size=1.5, at=(0, -1.9, 0.03), width=3.1)
        studio.card_camera((0, -9.6, 3.6), (0, 0.3, 1.85), 50, (0, 1.0, 2))
    else:
        studio.camera((-2.6, -8.6, 3.2), (-2.2, 1.0, 2.2), lens=34, focus=(0, 1, 2), stop=1.4)

"""Mines: a tray of tiles from above, stones under some, a fuse burning under one."""
import math
import random

from lib import studio
from lib.backdrops import floor
from lib.lettering import title
from lib.materials import brass, glow, lacquer, velvet
from lib.props.gems import brilliant, step_cut
from lib.shapes import box, sphere, torus, tube, cylinder

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
OPEN = {(0, 1): '#1FA36B', (1, 3): '#1B6FD0', (2, 0): '#1FA36B', (3, 2): '#C0102A', (3, 4): '#1FA36B', (4, 1): '#E0A020', (1, 0): '#C0102A', (0, 4): '#1B6FD0'}
MINE = (2, 2)


def build(shot):
    dice = random.Random(6)
    floor(velvet('#1A1030'))
    box((4.3, 4.3, 0.3), brass(), 0.1, 5, at=(0, 0.9, 0.15))
    box((4.1, 4.1, 0.3), lacquer('#0C0A18', 0.3), 0.06, at=(0, 0.9, 0.17))
    for row in range(5):
        for column in range(5):
            x, y = (column - 2) * 0.8, 0.9 + (row - 2) * 0.8
            where = (row, column)
            if where == MINE:
                sphere(0.36, lacquer('#0A0B10', 0.15), 48, at=(x, y, 0.6))
                cylinder(0.1, 0.14, brass(), 0.02, 32, at=(x + 0.12, y, 0.93), turn=(0, 0.35, 0))
                tube([(x + 0.15, y, 1.0), (x + 0.25, y, 1.14), (x + 0.42, y - 0.05, 1.14), (x + 0.5, y - 0.05, 1.26)], 0.025, lacquer('#B8A27A', 0.7))
                sphere(0.075, glow('#FF8A2A', 40), 16, at=(x + 0.5, y - 0.05, 1.3))
                for k in range(8):
                    a = math.tau * k / 8
                    sphere(0.05, brass(), 16, at=(x + 0.35 * math.cos(a), y + 0.35 * math.sin(a), 0.62))
                continue
            colour = OPEN.get(where)
            if colour:
                build_stone = step_cut if (row + column) % 2 else brilliant
                build_stone(colour, size=0.26, at=(x, y, 0.52), turn=(-0.5, 0.2, dice.uniform(-0.5, 0.5)))
            else:
                box((0.7, 0.7, 0.22), lacquer('#33226A' if (row + column) % 2 else '#42308A', 0.22), 0.07, 4, at=(x, y, 0.42))
                torus(0.15, 0.018, brass(), 40, 8, at=(x, y, 0.535))
    studio.world(1.0)
    studio.lamp((-3.5, -0.5, 5.5), (0, 0.9, 0), 2.0, 1300, studio.WARM)
    studio.lamp((4.5, 1.5, 3.5), (0, 0.9, 0.3), 1.8, 700, '#A9B8FF')
    studio.lamp((0, -6, 4), (0, -2, 0), 3, 170, '#FFE9CC')
    if shot == 'card':
        title('MINES', 'bungee-inline', size=1.25, at=(0, -2.6, 0.05), width=3.7, lean=44, spacing=1.1)
        studio.card_camera((0, -7.0, 6.8), (0, -0.2, 0.1), 52, (0, 0.4, 0.5), 2.4)
    else:
        studio.camera((-2.6, -6.2, 4.4), (-2.2, 0.9, 0.1), lens=36, focus=(0, 0.6, 0.5), stop=1.4)

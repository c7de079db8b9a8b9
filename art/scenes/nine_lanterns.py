"""Nine Lanterns: paper lamps over still water at dusk."""
import math
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import brass, glow, gold, lacquer, matte
from lib.shapes import cylinder, frame, lathe, plate, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.1, 'threshold': 0.7}


def lantern(colour, strength, size, at, tall=1.0):
    base = frame(at, scale=size)
    profile = [(0.22, -0.62 * tall), (0.45, -0.5 * tall), (0.6, -0.2 * tall), (0.62, 0.1 * tall), (0.52, 0.42 * tall), (0.24, 0.62 * tall)]
    lathe(profile, glow(colour, strength), 24, parent=base, angle=30)
    for r, z in profile[1:-1]:
        torus(r + 0.005, 0.012, lacquer('#3A0E06', 0.5), 48, 6, parent=base, at=(0, 0, z))
    for z in (-0.66, 0.66):
        cylinder(0.26, 0.1, gold(), 0.03, 40, parent=base, at=(0, 0, z * tall))
    tube([(0, 0, 0.7 * tall), (0, 0, 6)], 0.012, brass(), False, False, parent=base)
    for k in range(7):
        a = math.tau * k / 7
        tube([(0.1 * math.cos(a), 0.1 * math.sin(a), -0.7 * tall), (0.13 * math.cos(a), 0.13 * math.sin(a), -1.15 * tall)], 0.016, lacquer('#A01A1A', 0.6), False, False, parent=base)


def build(shot):
    dice = random.Random(99)
    floor(lacquer('#05060F', 0.05))
    wall(matte('#2A1238'), 9)
    for k, (x, height) in enumerate(((-4.5, 1.6), (-2.6, 2.3), (-0.5, 1.5), (1.6, 2.6), (3.8, 1.8))):
        plate([(-2.4, 0), (-0.9, height * 0.7), (0, height), (0.8, height * 0.75), (2.6, 0)], matte('#120A22'), 0.1, 0, at=(x, 8.4 - k * 0.12, 0), turn=(math.pi / 2, 0, 0))
    spots = ((-1.35, 0.6, 3.4, 1.15, '#FF5A2A'), (0.15, 0.0, 2.25, 1.35, '#FF7A2A'), (1.5, 0.8, 3.55, 1.05, '#FF4A2A'), (-1.95, 2.4, 1.9, 0.9, '#FFA03A'), (2.0, 2.2, 1.75, 0.95, '#FF8A2A'), (0.75, 3.2, 4.4, 0.8, '#FF6A2A'), (-0.6, 4.0, 4.7, 0.7, '#FFA03A'), (-0.75, 3.4, 1.0, 0.7, '#FF6A2A'), (1.0, 4.4, 2.6, 0.6, '#FFB04A'))
    for x, y, z, size, colour in spots:
        lantern(colour, 1.7, size, (x, y, z), 0.9 if size > 1 else 1.1)
    studio.world(1.3, '#0A0614', '#3A1A4A')
    studio.lamp((-4.5, -4, 6.5), (0, 0, 1.5), 2.4, 320, studio.WARM)
    studio.lamp((5.5, -1, 3.5), (0, 0, 1.5), 1.8, 420, '#B48CFF')
    studio.lamp((0, 5, 8), (0, 9, 1.5), 3.0, 500, '#FF7A9A', hidden=True)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 150, '#FFE0C0')
    if shot == 'card':
        title('NINE LANTERNS', 'metamorphous', size=0.85, width=3.4)
        studio.card_camera((0, -9.6, 2.4), (0, 0.3, 1.95), 46, (0, 0, 2.2), 1.8)
    else:
        studio.camera((-2.6, -8.6, 2.0), (-2.3, 0.6, 2.3), lens=34, focus=(0, 0, 2.2), stop=1.4)

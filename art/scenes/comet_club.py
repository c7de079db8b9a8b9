"""Comet Club: towers of lit windows, a comet passing over the roof."""
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import title
from lib.materials import brass, gilt, glow, gold, lacquer, matte
from lib.shapes import box, lathe, sphere, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 1.1}


def tower(dice, x, y, wide, high, body):
    """A tower with setbacks, a mast and lit windows."""
    level = 0.0
    for share, size in ((0.55, 1.0), (0.28, 0.74), (0.17, 0.48)):
        tall, side = high * share, wide * size
        box((side, side, tall), body, 0.02, at=(x, y, level + tall / 2))
        for k in range(-2, 3):
            tube([(x + k * side * 0.22, y - side / 2 - 0.01, level), (x + k * side * 0.22, y - side / 2 - 0.01, level + tall)], 0.018, brass(), False, False)
        rows = int(tall / 0.2)
        for row in range(rows):
            for k in range(-2, 2):
                if dice.random() < 0.34:
                    box((side * 0.12, 0.02, 0.1), glow('#FFC46A', dice.choice((0.8, 1.6, 3.5))), at=(x + (k + 0.5) * side * 0.22, y - side / 2 - 0.012, level + 0.14 + row * 0.2))
        level += tall
    lathe([(wide * 0.16, 0), (wide * 0.05, 0.4), (0.012, 0.9), (0, 0.92)], gold(), 24, at=(x, y, level))


def build(shot):
    dice = random.Random(77)
    floor(lacquer('#050812', 0.08))
    wall(matte('#0A1238'), 8)
    for _ in range(120):
        sphere(dice.uniform(0.008, 0.022), glow('#DDE6FF', dice.uniform(3, 14)), 8, at=(dice.uniform(-7, 7), 7.8, dice.uniform(1.5, 9)))
    body = lacquer('#141C3A', 0.3)
    for x, y, wide, high in ((-1.75, 1.4, 1.05, 2.9), (-0.55, 2.2, 1.0, 3.5), (0.7, 1.5, 1.15, 4.1), (1.9, 2.0, 1.0, 3.0), (-2.7, 3.0, 1.1, 3.4), (2.9, 3.4, 1.2, 4.0), (0.1, 4.4, 1.3, 4.8), (-1.5, 4.6, 1.1, 4.2)):
        tower(dice, x, y, wide, high, body)
    head = (-1.0, 3.6, 5.3)
    sphere(0.24, glow('#BFE8FF', 14), 32, at=head)
    for k in range(90):
        t = k / 90
        spread = 0.05 + 0.55 * t
        sphere(0.05 * (1 - t) + 0.012, glow('#8FD0FF' if k % 3 else '#FFD890', 9 * (1 - t) + 1), 8, at=(head[0] + 3.6 * t + dice.gauss(0, spread * 0.25), head[1], head[2] + 1.3 * t + dice.gauss(0, spread * 0.3)))
    for _ in range(46):
        start, length, lean = dice.uniform(0, 0.5), dice.uniform(0.8, 4.2), dice.gauss(0, 0.05)
        x, z = head[0] + start, head[2] + start * 0.36 + dice.gauss(0, 0.1)
        tube([(x, head[1], z), (x + length, head[1], z + length * (0.36 + lean))], dice.uniform(0.006, 0.02), glow(dice.choice(('#8FD0FF', '#BFE8FF', '#FFE0A0')), dice.uniform(0.8, 3)), False, False)
    studio.world(1.2, '#04060F', '#1A2658')
    studio.card_lights(key=520, rim=620, back=260, glow_on_wall='#7A9CFF', fill=150)
    if shot == 'card':
        title('COMET CLUB', 'monoton', size=1.0, width=3.5, material=gilt('#FFC24A', 0.7), depth=0.04, spacing=0.95)
        # The camera points low, so that the jackpot label at the bottom of the card covers the mirror, not the title.
        studio.card_camera((0, -9.6, 2.7), (0, 0.6, 1.7), 44, (0, 1.5, 2.3), 2.2)
    else:
        studio.camera((-2.8, -8.6, 2.2), (-2.4, 0.8, 2.9), lens=31, focus=(0, 1.5, 2.4), stop=1.8)

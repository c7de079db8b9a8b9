"""Pai Gow Poker: a hand of two before a hand of five, between two paper lanterns."""
import random

from lib import studio
from lib.backdrops import arches, floor
from lib.lettering import title
from lib.materials import felt, glow, gold, lacquer
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card
from lib.shapes import cylinder, lathe, torus, tube

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def lantern(at, scale=1.0):
    """A ribbed paper lantern with golden caps, a cord and a tassel."""
    x, y, z = at
    outline = [(0.42, -0.62), (0.72, -0.42), (0.86, 0.0), (0.72, 0.42), (0.42, 0.62)]
    lathe([(r * scale, h * scale) for r, h in outline], glow('#FF3A1E', 1.6), 20, at=at, angle=20)
    for r, h in outline:
        torus(r * scale, 0.018 * scale, gold(), at=(x, y, z + h * scale))
    for h in (-0.68, 0.68):
        cylinder(0.44 * scale, 0.14 * scale, gold(), 0.03, at=(x, y, z + h * scale))
    tube([(x, y, z + 0.7 * scale), (x, y, z + 4)], 0.02, gold())
    cylinder(0.09 * scale, 0.6 * scale, lacquer('#C01818', 0.4), 0.02, at=(x, y, z - 1.05 * scale))


def build(shot):
    dice = random.Random(53)
    floor(felt('#6A1020'))
    arches(lacquer('#3A0710', 0.3), at=(0, 5.4, 1.2))
    lantern((-2.0, 2.6, 3.3), 0.9)
    lantern((2.0, 2.6, 3.3), 0.9)
    dark = back('#5A0A18')
    five = (('10', 'spades'), ('J', 'spades'), ('Q', 'spades'), ('K', 'spades'), ('A', 'spades'))
    for k, (rank, name) in enumerate(five):
        off = k - 2
        card(rank, name, at=(off * 0.72, 1.2 - k * 0.08, 1.95 - abs(off) * 0.07), turn=(1.32, off * 0.11, 0), scale=0.98, reverse=dark)
    card('8', 'hearts', at=(-0.46, -0.35, 1.0), turn=(1.15, -0.1, 0.05), scale=0.74, reverse=dark)
    card('8', 'diamonds', at=(0.46, -0.45, 1.0), turn=(1.15, 0.1, -0.05), scale=0.74, reverse=dark)
    for x, y, count, name in ((-2.1, -0.6, 5, 'gold'), (2.1, -0.6, 7, 'red'), (-2.4, 1.3, 9, 'black'), (2.4, 1.3, 6, 'ivory')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.8)
    studio.card_lights(key=900, rim=420, warm='#FFD8B0')
    if shot == 'card':
        title('PAI GOW\nPOKER', 'yeseva-one', width=2.6, size=0.74, line=0.9, at=(0, -3.6, 0.03))
        studio.card_camera((0, -9.6, 3.7), (0, 0.3, 1.5))
    else:
        studio.camera((-2.4, -8.6, 3.2), (-2.2, 0.6, 1.7), lens=34, focus=(0, 0.4, 1.4), stop=1.6)

"""Joker Poker: the joker's cap over a hand of kings before a parted violet curtain."""
import random

from lib import studio
from lib.backdrops import curtain, floor
from lib.lettering import title
from lib.materials import gilt, gold, lacquer, velvet
from lib.props.chips import chip, colours
from lib.props.playing_cards import back, card
from lib.shapes import sphere, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def cap(at, scale=1.0):
    """A jester's cap: three horns with bells over a golden band."""
    x, y, z = at
    torus(0.72 * scale, 0.1 * scale, gold(), at=(x, y, z))
    for k, (lean, cloth) in enumerate(((-1, lacquer('#A0142E', 0.35)), (0, lacquer('#1E7A4E', 0.35)), (1, lacquer('#3A1A86', 0.35)))):
        steps = 14
        horn = []
        for s in range(steps + 1):
            u = s / steps
            reach = lean * (0.25 * u + 1.05 * u ** 1.6) * scale
            high = (1.25 * u - (0.75 * u ** 3 if lean else 0)) * scale
            horn.append((x + lean * 0.3 * scale + reach, y - 0.12 * k * (1 - u), z + 0.05 * scale + high))
        for s in range(steps):
            u = s / steps
            # Overlapping spheres that get smaller along the curve look like stuffed cloth.
            sphere((0.44 * (1 - u) ** 0.8 + 0.07) * scale, cloth, 24, at=horn[s])
        sphere(0.16 * scale, gold(), 32, at=horn[-1])


def build(shot):
    dice = random.Random(74)
    floor(lacquer('#10061E', 0.2))
    curtain(velvet('#2A0E52'), y=5.0, wide=16, high=9, folds=24, part=0.5)
    violet = back('#3A1A86')
    for x, y, suit, lean in ((-1.35, 0.75, 'spades', -0.26), (-0.48, 0.45, 'hearts', -0.09), (0.48, 0.2, 'clubs', 0.09), (1.35, 0.0, 'diamonds', 0.26)):
        card('K', suit, at=(x, y, 1.02 - abs(x) * 0.06), turn=(1.34, lean, 0), scale=0.88, reverse=violet)
    cap((0, 1.5, 2.35), 1.0)
    for x, y, name in ((-2.0, -0.4, 'plum'), (2.0, -0.5, 'gold'), (2.3, 0.6, 'green'), (-2.3, 0.7, 'red')):
        chip(*colours(name), at=(x, y, 0.6), turn=(1.22, dice.uniform(-0.5, 0.5), 0))
    studio.world(0.9)
    studio.card_lights(key=860, rim=460, cool='#B79CFF', back=460, glow_on_wall='#C9A0FF')
    if shot == 'card':
        title('JOKER\nPOKER', 'fraunces', width=2.9, size=0.78, line=0.85, at=(0, -3.3, 0.03), material=gilt('#F0C878', 0.2))
        studio.card_camera((0, -9.6, 3.4), (0, 0.3, 1.5))
    else:
        studio.camera((-2.4, -8.6, 3.0), (-2.15, 0.6, 1.8), lens=35, focus=(0, 0.6, 1.6), stop=1.6)

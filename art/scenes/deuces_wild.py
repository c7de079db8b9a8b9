"""Deuces Wild: four twos thrown up before a violet curtain."""
import random

from lib import studio
from lib.backdrops import curtain, floor
from lib.lettering import title
from lib.materials import lacquer, velvet
from lib.props.chips import chip, colours
from lib.props.playing_cards import card
from lib.props.treasures import star
from lib.materials import gold

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(14)
    floor(lacquer('#180A26', 0.2))
    curtain(velvet('#3A1266'), y=4.6, wide=16, high=9, folds=26)
    for x, y, z, suit, turn in ((-1.2, 0.9, 2.75, 'hearts', (1.2, -0.45, 0.2)), (1.15, 1.0, 2.95, 'spades', (1.3, 0.4, -0.25)), (-0.75, 0.2, 1.35, 'clubs', (1.45, 0.18, 0.12)), (0.9, -0.1, 1.3, 'diamonds', (1.25, -0.16, -0.15))):
        card('2', suit, at=(x, y, z), turn=turn, scale=0.98)
    for x, y, z, size in ((-2.0, 0.4, 1.8, 0.5), (2.05, 0.6, 1.9, 0.6), (0.1, 0.9, 4.0, 0.5), (-2.1, 1.2, 3.6, 0.35), (2.2, 1.4, 3.9, 0.4)):
        star(material=gold(), at=(x, y, z), turn=(1.4, dice.uniform(-0.5, 0.5), 0), scale=size)
    chip(*colours('gold'), at=(1.9, -0.4, 0.62), turn=(1.2, 0.3, 0))
    chip(*colours('plum'), at=(-1.9, -0.3, 0.6), turn=(1.25, -0.4, 0))
    studio.world(0.9)
    studio.card_lights(key=800, rim=460, cool='#B79CFF', back=480, glow_on_wall='#C9A0FF')
    if shot == 'card':
        title('Deuces Wild', 'berkshire-swash', size=1.2)
        studio.card_camera((0, -9.6, 3.3), (0, 0.3, 1.75))
    else:
        studio.camera((-2.4, -8.8, 2.8), (-2.2, 0.6, 2.1), lens=34, focus=(0, 0.3, 1.8), stop=1.6)

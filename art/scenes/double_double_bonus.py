"""Double Double Bonus: four aces with a three as the kicker, doubled in ruby light."""
import random

from lib import studio
from lib.backdrops import arches, floor, wall
from lib.lettering import title
from lib.materials import gilt, glow, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, spread, card
from lib.shapes import torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(63)
    floor(lacquer('#2A0610', 0.18))
    wall(matte('#16030A'))
    arches(lacquer('#7A1022', 0.3), at=(0, 5.4, 1.9), inner=1.4, gap=0.5)
    for radius in (1.62, 1.74):
        torus(radius, 0.035, glow('#FF5A6A', 3.0), at=(0, 3.2, 2.1), turn=(1.57, 0, 0))
    red = back('#8A1A1A')
    spread((('A', 'clubs'), ('A', 'diamonds'), ('A', 'spades'), ('A', 'hearts')), at=(-0.15, 0.9, 1.95), lean=1.34, turn=0.16, gap=0.7)
    card('3', 'hearts', at=(1.0, -0.25, 1.0), turn=(1.32, 0.2, -0.16), scale=0.9, reverse=red)
    for x, y, count, name in ((-2.0, -0.3, 7, 'red'), (-1.35, 0.1, 4, 'gold'), (2.1, -0.2, 5, 'black'), (2.2, 1.2, 10, 'red')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.8)
    studio.card_lights(key=880, rim=420, back=420, cool=studio.ROSE, glow_on_wall='#FF8A7A')
    if shot == 'card':
        title('DOUBLE DOUBLE\nBONUS', 'fraunces', width=3.35, size=0.85, line=0.85, at=(0, -3.1, 0.03), material=gilt('#F0B060', 0.2))
        studio.card_camera((0, -9.6, 3.5), (0, 0.3, 1.4))
    else:
        studio.camera((-2.4, -8.4, 3.1), (-2.1, 0.6, 1.55), lens=36, focus=(0, 0.5, 1.5), stop=1.6)

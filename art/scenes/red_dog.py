"""Red Dog: a card rises between two others in the glow of a copper dusk."""
import random

from lib import studio
from lib.backdrops import columns, floor, wall
from lib.lettering import title
from lib.materials import copper, felt, glow, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card
from lib.shapes import cylinder, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(23)
    floor(felt('#123A44'))
    wall(matte('#1A0A06'))
    cylinder(1.9, 0.1, glow('#FF6A2A', 1.6), at=(0, 5.5, 2.3), turn=(1.57, 0, 0))
    torus(2.05, 0.07, copper(), at=(0, 5.3, 2.3), turn=(1.57, 0, 0))
    columns(lacquer('#5A1A10', 0.3), copper(), xs=(-3.5, -2.5, 2.5, 3.5), y=4.7)
    red = back('#7A1E12')
    card('4', 'clubs', at=(-1.2, 0.2, 1.2), turn=(1.34, -0.12, 0.2), reverse=red)
    card('Q', 'spades', at=(1.2, 0.2, 1.2), turn=(1.34, 0.12, -0.2), reverse=red)
    card('8', 'hearts', at=(0, 0.75, 1.85), turn=(1.36, 0.03, 0), scale=1.12, reverse=red)
    for x, y, count, name in ((-2.1, -0.5, 5, 'teal'), (2.1, -0.6, 7, 'red'), (2.3, 1.3, 11, 'black'), (-2.3, 1.2, 8, 'ivory')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.75)
    studio.card_lights(key=860, rim=420, back=300, warm='#FFC89A', cool=studio.SEA, glow_on_wall='#FF8A4A')
    if shot == 'card':
        title('RED DOG', 'rye', size=1.2, width=3.35, at=(0, -2.9, 0.03))
        studio.card_camera((0, -9.6, 3.5), (0, 0.3, 1.45))
    else:
        studio.camera((-2.4, -8.4, 3.0), (-2.1, 0.6, 1.5), lens=36, focus=(0, 0.4, 1.5), stop=1.6)

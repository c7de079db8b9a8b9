"""Casino War: two aces meet edge to edge under a steel sunburst."""
import random

from lib import studio
from lib.backdrops import floor, lattice, wall
from lib.lettering import title
from lib.materials import brass, felt, lacquer, matte, silver
from lib.props.chips import colours, stack
from lib.props.playing_cards import back, card
from lib.shapes import plate, star_points, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(17)
    floor(felt('#16264A'))
    wall(matte('#0A0D14'), 7)
    lattice(lacquer('#141C30', 0.35), silver(), y=5.8, gap=0.9)
    plate(star_points(16, 2.5, 1.5), brass(), 0.16, 0.05, at=(0, 4.7, 2.1), turn=(1.57, 0, 0))
    torus(1.45, 0.09, silver(), at=(0, 4.5, 2.1), turn=(1.57, 0, 0))
    red, blue = back('#8A1A1A'), back('#16264A')
    card('A', 'spades', at=(-0.88, 0.5, 1.5), turn=(1.34, -0.32, 0.5), scale=1.12, reverse=blue)
    card('A', 'diamonds', at=(0.88, 0.5, 1.5), turn=(1.34, 0.32, -0.5), scale=1.12, reverse=red)
    for side, name in ((-1, 'blue'), (1, 'red')):
        stack(dice, (side * 1.95, -0.3, 0), 5, *colours(name))
        stack(dice, (side * 2.25, 1.2, 0), 9, *colours(name))
        stack(dice, (side * 1.3, 2.4, 0), 12, *colours('gold' if side > 0 else 'black'))
    studio.world(0.8)
    studio.lamp((-5, -2.4, 4.6), (-0.8, 0.5, 1.3), 2.0, 780, '#8FB8FF')
    studio.lamp((5, -2.4, 4.6), (0.8, 0.5, 1.3), 2.0, 780, '#FF9A7A')
    studio.lamp((0, 2.6, 7), (0, 5.6, 2), 1.6, 420, '#FFE3BE', hidden=True)
    studio.lamp((0, -7, 3), (0, -2, 0.4), 3.2, 220, '#FFE9CC')
    if shot == 'card':
        title('CASINO\nWAR', 'ultra', width=3.2, size=0.95, line=0.9, at=(0, -3.1, 0.03))
        studio.card_camera((0, -9.6, 3.4), (0, 0.3, 1.4))
    else:
        studio.camera((-2.4, -8.4, 3.0), (-2.1, 0.6, 1.45), lens=36, focus=(0, 0.3, 1.4), stop=1.6)

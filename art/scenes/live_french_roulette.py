"""Auto French roulette: a pale wheel in a blue salon with gilt panels."""
import random

from lib import studio
from lib.backdrops import floor, panels, wall
from lib.lettering import title
from lib.materials import felt, gold, lacquer, matte, wood
from lib.props.chips import colours, stack
from lib.props.wheel import wheel

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(21)
    floor(felt('#1B2F6A'))
    wall(matte('#0C1530'), 8)
    panels(lacquer('#14224C', 0.35), gold(), y=5.6)
    wheel(at=(0, 0.9, 0.05), turn=(0.12, 0, -0.25), spin=3.3, ball_on=0, trim=gold(), hub=gold(), bowl=wood('#6A4A2A', '#C79A5E'), track=wood('#8A6236', '#D9B47A'), cone=lacquer('#16306E', 0.15), scale=0.8)
    stack(dice, (2.2, -1.1, 0), 5, *colours('ivory'))
    stack(dice, (-2.15, -1.2, 0), 7, *colours('gold'))
    studio.world(0.9)
    studio.lamp((-4, -3, 5.5), (0, 0.6, 0.4), 2.2, 980, '#FFE3BE')
    studio.lamp((4.4, 1.6, 3.2), (0, 0.6, 0.5), 1.8, 520, studio.COOL)
    studio.lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, 170, '#FFE9CC')
    if shot == 'card':
        title('La Partage', 'playfair-display-sc', at=(0, -2.5, 0.03), width=3.3, size=1.1)
        studio.card_camera((0, -8.6, 4.6), (0, 0.2, 1.0), 50, (0, -0.2, 0.7), 2)
    else:
        studio.camera((-2.5, -7.2, 3.4), (-2.2, 0.6, 1.0), lens=36, focus=(0, -0.2, 0.7), stop=1.8)

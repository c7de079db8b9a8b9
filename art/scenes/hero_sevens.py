"""Three sevens on a lit machine, seen from the side of its crest."""
import random

from lib import studio
from lib.backdrops import curtain, floor
from lib.materials import lacquer, velvet
from lib.props.chips import colours, stack
from lib.props.fruit import cherries
from lib.props.reels import cabinet
from lib.props.treasures import bell, coin, seven, word

SHOTS = {'wide': (1440, 630), 'phone': (640, 800)}
FINISH = {'glow': 0.95, 'vignette': 0.35}


def build(shot):
    dice = random.Random(5)
    floor(lacquer('#19060B', 0.16))
    curtain(velvet('#4A0B1C'), y=6.6, wide=30, high=12, folds=52)

    def bar(**where):
        return word('BAR', **where)
    cabinet([[bell, seven, cherries], [bar, seven, bell], [cherries, seven, bar]], at=(0, 0.4, 0), turn=(0, 0, -0.3), window=2.1)
    for x, y in ((-2.0, -1.4), (-1.5, -1.7), (2.3, -1.6), (-2.6, -0.9)):
        coin(at=(x, y, 0.06), turn=(0, 0, dice.uniform(0, 6)))
    coin(at=(-2.25, -1.55, 0.4), turn=(1.2, 0.2, 0.5))
    stack(dice, (-3.0, 0.4, 0), 6, *colours('black'))
    stack(dice, (3.3, -0.6, 0), 8, *colours('gold'))
    studio.world(0.8)
    studio.lamp((-4.5, -4.5, 5.4), (0, 0, 1.4), 2.4, 620, studio.WARM)
    studio.lamp((5.4, -0.5, 3.4), (0, 0, 1.6), 2.0, 380, studio.COOL)
    studio.lamp((0, -6, 2.2), (0, 0, 1.4), 3.0, 150, '#FFE9CC')
    studio.lamp((2.5, 3.6, 7), (2.5, 6.6, 2), 2.0, 420, '#FF9A8A', hidden=True)
    if shot == 'wide':
        studio.camera((-2.9, -9.0, 2.6), (-2.45, 0, 1.75), lens=35, focus=(-0.5, -0.4, 1.7), stop=1.8)
    else:
        studio.camera((-0.9, -10.4, 3.4), (0.1, 0, 0.95), lens=54, focus=(0, -0.6, 1.6), stop=2.4)

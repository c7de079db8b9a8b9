"""The header of the casino: a slot machine, a tower of chips and dice under the fan, with space for text on the left."""
import random

from lib import studio
from lib.backdrops import fan_rays, floor
from lib.materials import brass, lacquer, velvet
from lib.props.chips import colours, stack
from lib.props.dice import die
from lib.props.reels import cabinet
from lib.props.treasures import bell, seven, star
from lib.shapes import box

SHOTS = {'wide': (960, 320)}
FINISH = {'glow': 0.8, 'vignette': 0.3}


def build(shot):
    dice = random.Random(5)
    floor(lacquer('#0B1B18', 0.2))
    fan_rays(velvet('#0F3A31'), at=(1.0, 5.6, 0.2), blades=23, radius=8.5, hub=1.9)
    columns = [[bell, seven, star], [star, seven, bell], [bell, seven, star]]
    cabinet(columns, body=lacquer('#5A0A18'), at=(1.15, 0.9, 0), scale=0.62, crest=False)
    # A lid for the slot machine, which has no top without its crest.
    box((3.1, 2.1, 0.16), lacquer('#5A0A18'), 0.05, at=(1.15, 1.9, 2.06))
    box((3.2, 0.5, 0.09), brass(), 0.03, at=(1.15, 0.95, 2.0))
    for x, y, count, name in ((-1.1, 0.9, 9, 'green'), (-0.75, 2.0, 14, 'gold'), (3.3, 0.6, 7, 'red'), (3.6, 1.9, 12, 'blue')):
        stack(dice, (x, y, 0), count, *colours(name))
    die(at=(-0.55, -0.5, 0.28), turn=(0, 0, 0.6), size=0.56)
    die(at=(2.75, -0.75, 0.28), turn=(1.57, 0, 1.1), size=0.56)
    studio.world(0.9)
    studio.key_and_rim((1.1, 0.4, 1.0), key=900, rim=420, fill=170)
    studio.lamp((1.0, 3.2, 6), (1.0, 5.6, 1.5), 2.0, 420, studio.AMBER, hidden=True)
    studio.camera((-1.5, -7.8, 1.9), (-1.4, 0.8, 1.12), lens=33, focus=(1.1, 0.3, 1.1), stop=1.8)

"""Live craps: two sapphire dice on blue felt, the ON puck behind them and a rail of chips."""
import random

from lib import studio
from lib.backdrops import floor, wall
from lib.lettering import letters, title
from lib.materials import felt, gem, gold, ivory, lacquer, matte
from lib.props.chips import colours, stack
from lib.props.dice import die
from lib.shapes import box, cylinder, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    dice = random.Random(11)
    floor(felt('#123E7C'))
    wall(matte('#0A1730'), 7)
    # The dark red back wall of the table, and a gold and a white line of the betting layout.
    box((14, 0.5, 1.7), lacquer('#5A1A22', 0.35), 0.2, at=(0, 4.4, 0.85))
    box((14, 0.08, 0.02), gold(), 0.005, at=(0, 2.5, 0.01))
    box((14, 0.05, 0.02), ivory('#FFFFFF'), 0.005, at=(0, -0.9, 0.01))
    sapphire, white = gem('#1E5FD0', 1.5), ivory('#FFFFFF')
    die(body=sapphire, pip=white, size=1.5, bevel=0.05, at=(-0.85, 0.5, 0.76), turn=(0, 0, 0.45))
    die(body=sapphire, pip=white, size=1.5, bevel=0.05, at=(0.95, 0.95, 1.35), turn=(0.5, 0.62, 0.9))
    cylinder(1.0, 0.2, lacquer('#F6F1E4', 0.25), 0.05, at=(0.05, 2.7, 2.5), turn=(1.32, 0, 0))
    torus(1.0, 0.06, gold(), at=(0.05, 2.6, 2.53), turn=(1.32, 0, 0))
    letters('ON', lacquer('#12141A'), 0.8, 'ultra', 0.04, 0.01, 1.0, at=(0.05, 2.56, 2.54), turn=(1.32, 0, 0))
    for x, y, count, name in ((-2.2, 1.7, 9, 'red'), (2.25, 1.9, 6, 'ivory'), (2.05, -0.3, 3, 'gold'), (-2.2, -0.2, 4, 'teal')):
        stack(dice, (x, y, 0), count, *colours(name))
    studio.world(0.9)
    studio.card_lights(key=1000, rim=460, warm='#FFE3BE')
    if shot == 'card':
        title('CRAPS', 'ultra', size=1.35)
        studio.card_camera((0, -9.6, 3.8), (0, 0.4, 1.3))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.3), lens=36, focus=(0, 0.4, 0.9), stop=1.6)

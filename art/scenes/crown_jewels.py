"""Crown Jewels: a scratch ticket with silver panels beside a crown and a coin on sapphire velvet."""
import random

from lib import studio
from lib.backdrops import curtain, floor
from lib.lettering import title
from lib.materials import brass, gold, lacquer, silver, velvet
from lib.props.gems import brilliant
from lib.props.treasures import coin, crown
from lib.shapes import box, cylinder, frame

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
COLOURS = ('#B00A20', '#0E8A5A', '#2A55C0')


def ticket(**where):
    """A card of nine silver panels, two of them scratched open to a gem."""
    base = frame(**where)
    box((2.5, 3.1, 0.06), lacquer('#14265A', 0.3), 0.03, parent=base)
    box((2.3, 2.9, 0.06), brass(), 0.02, parent=base, at=(0, 0, 0.012))
    box((2.22, 2.82, 0.06), lacquer('#1C3478', 0.3), 0.02, parent=base, at=(0, 0, 0.024))
    for row in range(3):
        for column in range(3):
            at = ((column - 1) * 0.7, (row - 1) * 0.7 - 0.2, 0.07)
            if (row, column) in ((1, 1), (2, 0), (0, 2)):
                brilliant(COLOURS[row], parent=base, size=0.24, at=(at[0], at[1], 0.2))
            else:
                cylinder(0.28, 0.06, silver(), 0.015, parent=base, at=at)
    box((1.7, 0.34, 0.06), gold(), 0.02, parent=base, at=(0, 1.12, 0.05))


def build(shot):
    dice = random.Random(41)
    floor(velvet('#16264A'))
    curtain(velvet('#3A1040'), y=5.2, part=0.4)
    ticket(at=(-0.5, 0.7, 1.62), turn=(1.2, 0.08, 0.14))
    crown(at=(1.35, -0.2, 0.55), turn=(0, 0, 0.4), scale=(0.9, 0.9, 0.9))
    coin(at=(-1.75, -0.9, 0.42), turn=(1.3, 0, 0.5))
    for k in range(12):
        brilliant(dice.choice(COLOURS), size=dice.uniform(0.1, 0.2), at=(dice.uniform(-2.2, 2.2), dice.uniform(-1.6, 0.2), 0.14), turn=(dice.uniform(-0.4, 0.4), 0, dice.uniform(0, 3)))
    studio.world(0.8)
    studio.card_lights(key=950, rim=460, back=300, cool='#A8C4FF', glow_on_wall='#C08BFF')
    if shot == 'card':
        title('CROWN\nJEWELS', 'cinzel-decorative', width=3.1, size=0.85, line=0.92, at=(0, -3.0, 0.03))
        studio.card_camera((0, -9.6, 3.8), (0, 0.3, 1.3))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.4), lens=36, focus=(0, 0.2, 1.3), stop=1.8)

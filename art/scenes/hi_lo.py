"""Hi-Lo: one queen between a rising and a falling arrow."""
import math

from lib import studio
from lib.backdrops import alcove, floor
from lib.lettering import title
from lib.materials import gilt, lacquer, marble, matte
from lib.props.playing_cards import back, card
from lib.shapes import plate

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
ARROW = [(0, 0.75), (0.6, 0.05), (0.26, 0.05), (0.26, -0.75), (-0.26, -0.75), (-0.26, 0.05), (-0.6, 0.05)]


def build(shot):
    floor(marble('#1A1410', '#C9A45A'))
    alcove(matte('#2A160C'), lacquer('#8A4A14', 0.5), at=(0, 4.6, 0), wide=1.9, high=2.4, deep=1.2)
    studio.lamp((0, 5.2, 3.9), (0, 5.6, 1), 1.0, 160, studio.AMBER)
    card('Q', 'hearts', at=(0, 0.3, 1.62), turn=(1.38, 0, 0), scale=1.42)
    for side, colour in ((-1, gilt('#2FA36E', 0.25)), (1, gilt('#C8324A', 0.25))):
        plate(ARROW, colour, 0.22, 0.06, at=(side * 1.72, 0.0, 1.45 + side * -0.2), turn=(math.pi / 2 - 0.1, 0 if side < 0 else math.pi, -side * 0.25), scale=0.9)
    card('9', 'clubs', True, back('#6A2A0E'), at=(-0.35, 1.3, 1.75), turn=(1.38, -0.28, 0), scale=1.3)
    card('9', 'clubs', True, back('#6A2A0E'), at=(0.4, 1.4, 1.75), turn=(1.38, 0.3, 0), scale=1.3)
    studio.world(0.8)
    studio.card_lights(back=200)
    if shot == 'card':
        title('HI · LO', 'yeseva-one', size=1.4)
        studio.card_camera(target=(0, 0.3, 1.4))
    else:
        studio.camera((-2.4, -8.4, 3.2), (-2.1, 0.6, 1.6), lens=36, focus=(0, 0.2, 1.5), stop=1.6)

"""For an empty list of transactions: a chip tray with chips in only one row."""
from lib import studio
from lib.backdrops import floor, wall
from lib.materials import brass, felt, matte, wood
from lib.props.chips import chip, colours
from lib.shapes import box

SHOTS = {'card': (480, 360)}
FINISH = {'glow': 0.75, 'vignette': 0.55}


def build(shot):
    floor(matte('#10151E'))
    wall(matte('#0F141C'), 6)
    box((4.1, 2.3, 0.24), wood(), 0.05, at=(0, 0.4, 0.12))
    box((3.8, 2.0, 0.06), felt('#0C4A38'), 0.02, at=(0, 0.4, 0.25))
    for x, y, wide, deep in ((0, -0.72, 4.1, 0.14), (0, 1.52, 4.1, 0.14), (-1.98, 0.4, 0.14, 2.3), (1.98, 0.4, 0.14, 2.3)):
        box((wide, deep, 0.62), wood(), 0.04, at=(x, y, 0.31))
    for x in (-0.66, 0.66):
        box((0.07, 2.1, 0.5), brass(), 0.02, at=(x, 0.4, 0.42))
    for k in range(5):
        chip(*colours('red'), at=(-1.32, -0.42 + k * 0.17, 0.78), turn=(1.5708, 0, 0.3 * k), scale=0.85)
    studio.world(0.9)
    studio.key_and_rim((0, 0.2, 0.8), key=700, rim=360, fill=150)
    studio.camera((0, -7.2, 4.3), (0, 0.35, 0.5), lens=52, focus=(0, 0, 0.5), stop=2.8)

"""Sevens: the house's three-drum machine before an oxblood sunburst."""
from lib import studio
from lib.backdrops import fan_rays, floor, wall
from lib.lettering import title
from lib.materials import brass, lacquer, matte
from lib.props.fruit import cherries
from lib.props.reels import cabinet
from lib.props.treasures import bell, seven, word

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FINISH = {'glow': 0.95}


def bar(**where):
    return word('BAR', **where)


def build(shot):
    floor(lacquer('#3A0510', 0.15))
    wall(matte('#2A0612'))
    fan_rays(lacquer('#6A0E26', 0.5, 0.15), disc=brass(), at=(0, 5.6, 2.2))
    cabinet([[bell, seven, cherries], [bar, seven, bell], [cherries, seven, bar]], at=(0, 0.6, 0), window=2.1, scale=0.86, lever=False)
    studio.world(0.8)
    studio.card_lights(key=760, back=460)
    if shot == 'card':
        title('SEVENS', 'limelight', at=(0, -2.1, 0.03))
        studio.card_camera((0, -9.6, 3.4), (0, 0.3, 1.65))
    else:
        studio.camera((-2.6, -9.0, 2.8), (-2.3, 0.3, 1.75), lens=34, focus=(0, 0, 1.6), stop=1.6)

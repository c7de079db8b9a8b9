"""European roulette: the house wheel before a midnight sunburst."""
from lib import studio
from lib.backdrops import fan_rays, floor, wall
from lib.lettering import title
from lib.materials import lacquer, matte, wood
from lib.props.wheel import wheel

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}


def build(shot):
    floor(wood('#1D0B06', '#4E2210'))
    wall(matte('#0A1226'))
    fan_rays(lacquer('#14224A', 0.5, 0.15), disc=lacquer('#0A1226', 0.5, 0.15), at=(0, 5.6, 1.7))
    wheel(at=(0, 0.9, 0.55), turn=(0.42, 0, 0), spin=0.5, ball_on=24, scale=0.8)
    studio.world(0.8)
    studio.card_lights()
    if shot == 'card':
        title('ROULETTE', 'limelight')
        studio.card_camera()
    else:
        studio.camera((-2.4, -8.4, 3.9), (-2.2, 0.6, 1.2), lens=36, focus=(0, 0, 1), stop=1.6)

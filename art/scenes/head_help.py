"""The header of the help pages: a bell and a room key on the desk of a hotel."""
from lib import studio
from lib.backdrops import floor, panels
from lib.materials import brass, gilt, gold, lacquer, wood
from lib.props.treasures import key
from lib.shapes import box, cylinder, frame, lathe, sphere, torus

SHOTS = {'wide': (960, 320)}
FINISH = {'glow': 0.8, 'vignette': 0.3}


def desk_bell(at):
    base = frame(at)
    lathe([(0, 0), (1.02, 0), (1.06, 0.06), (1.04, 0.16), (0.94, 0.2), (0, 0.2)], wood('#1C0A06', '#4A1F10'), 96, parent=base)
    torus(0.99, 0.025, brass(), 96, parent=base, at=(0, 0, 0.2))
    dome = [(0.9, 0.3), (0.93, 0.33), (0.9, 0.38), (0.84, 0.52), (0.72, 0.72), (0.52, 0.89), (0.28, 0.99), (0.12, 1.02), (0, 1.02)]
    lathe(dome, gilt('#E8AC4A', 0.1), 128, parent=base, angle=60)
    cylinder(0.06, 0.3, brass(), 0.02, 24, parent=base, at=(0, 0, 1.1))
    sphere(0.11, gold(), 32, parent=base, at=(0, 0, 1.26))


def build(shot):
    floor(wood('#1E0C07', '#4A2012'))
    panels(lacquer('#0D1B2A', 0.35), y=5.2, high=5.0, count=13)
    desk_bell((1.0, 0.7, 0))
    tag = frame((3.0, 0.2, 0.1), (0, 0, -0.6))
    key(parent=tag, material=gold(), scale=1.25)
    box((0.62, 0.95, 0.1), lacquer('#6A1226', 0.2), 0.08, 5, parent=tag, at=(0.15, 1.25, 0))
    torus(0.22, 0.025, brass(), 48, parent=tag, at=(0.05, 0.72, 0.03))
    for k, colour in enumerate(('#123A30', '#5A1226', '#15213C')):
        box((1.9 - k * 0.14, 1.3 - k * 0.06, 0.3), lacquer(colour, 0.4), 0.04, at=(3.5, 2.6, 0.15 + k * 0.3), turn=(0, 0, 0.2 - k * 0.14))
    lathe([(0, 0.9), (0.5, 0.9), (0.5, 0.96), (0.05, 1.0), (0.05, 1.5), (0, 1.5)], brass(), 64, at=(3.5, 2.6, 0))
    studio.world(0.9)
    studio.key_and_rim((1.2, 0.4, 0.8), key=900, rim=420, fill=170)
    studio.lamp((-1.5, 2.6, 5.2), (-1.5, 5.2, 1.6), 2.0, 300, studio.AMBER, hidden=True)
    studio.lamp((3.5, 3.0, 4.2), (3.5, 5.2, 1.6), 1.4, 180, studio.AMBER, hidden=True)
    studio.camera((-1.5, -7.4, 1.9), (-1.4, 0.8, 0.86), lens=33, focus=(1.0, 0.1, 0.7), stop=1.7)

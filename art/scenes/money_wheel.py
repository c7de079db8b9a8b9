"""Money wheel: a tall gilt wheel of coloured fields with its flapper."""
import math

from lib import studio
from lib.backdrops import curtain, floor
from lib.lettering import letters, title
from lib.materials import gold, ivory, lacquer, velvet, wood
from lib.shapes import TAU, box, cylinder, frame, lathe, plate, sphere, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
FIELDS = [40, 1, 2, 5, 1, 2, 1, 10, 1, 2, 1, 5, 1, 2, 20, 1, 2, 1, 5, 1, 2, 10, 1, 2]
TINTS = {1: '#C98A1A', 2: '#1D5FA8', 5: '#6A2A9A', 10: '#158A4A', 20: '#C85A14', 40: '#B01030'}


def build(shot):
    floor(wood('#1A0C08', '#4A2414'))
    curtain(velvet('#4A1060'), y=5.6)
    base = frame((0, 1.2, 2.25), (math.pi / 2, 0, 0))
    step = TAU / len(FIELDS)
    paints = {value: lacquer(tint, 0.2) for value, tint in TINTS.items()}
    for k, value in enumerate(FIELDS):
        a = step * k + math.pi / 2 - step / 2
        lathe([(1.86, 0.06), (0.62, 0.06)], paints[value], 6, a - step / 2, step, parent=base)
        holder = frame((math.cos(a) * 1.5, math.sin(a) * 1.5, 0.075), (0, 0, a - math.pi / 2), base)
        letters(str(value), ivory(), 0.3, 'abril-fatface', 0.004, 0, parent=holder)
        b = a + step / 2
        sphere(0.055, gold(), 24, parent=base, at=(math.cos(b) * 1.96, math.sin(b) * 1.96, 0.12))
    torus(1.96, 0.12, gold(), 160, parent=base)
    torus(0.62, 0.05, gold(), 96, parent=base, at=(0, 0, 0.08))
    lathe([(0.6, 0.08), (0.4, 0.2), (0.16, 0.28), (0, 0.3)], gold(), 72, parent=base, angle=70)
    plate([(-0.13, 0.35), (0.13, 0.35), (0, -0.3)], lacquer('#B01030', 0.2), 0.08, 0.02, at=(0, 0.95, 4.28), turn=(math.pi / 2, 0, 0))
    box((0.5, 0.4, 1.0), wood(), 0.06, at=(0, 1.5, 0.2))
    cylinder(1.4, 0.2, wood(), 0.05, at=(0, 1.4, 0.1))
    studio.world(0.9)
    studio.card_lights(key=980, rim=460, warm='#FFE3BE')
    if shot == 'card':
        title('MONEY\nWHEEL', 'righteous', width=2.7, size=0.75, line=0.95)
        studio.card_camera((0, -9.8, 3.0), (0, 0.3, 1.75))
    else:
        studio.camera((-2.4, -8.4, 2.8), (-2.1, 0.6, 2.1), lens=36, focus=(0, 1.0, 2.2), stop=1.8)


FINISH = {'glow': 0.85}

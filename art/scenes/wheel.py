"""Wheel: a tilted wheel of jewel-coloured wedges under a ring of lamps."""
import math

from lib import studio
from lib.backdrops import fan_rays, floor
from lib.lettering import title
from lib.materials import gold, ivory, lacquer, marble
from lib.props.reels import bulbs
from lib.shapes import TAU, cylinder, frame, lathe, plate, sphere, torus

SHOTS = {'card': (480, 640), 'wide': (1200, 525)}
TINTS = ['#0E1626', '#0FA37A', '#0E1626', '#E0A020', '#0E1626', '#1B6FD0', '#0E1626', '#C0102A']
WEDGES = 24


def build(shot):
    floor(marble('#06241F', '#C9A050'))
    fan_rays(lacquer('#0B3B34', 0.3), disc=lacquer('#062A24', 0.3), at=(0, 5.4, 1.4))
    base = frame((0, 1.0, 2.15), (math.pi / 2 - 0.32, 0.0, 0.22))
    step = TAU / WEDGES
    paints = [lacquer(tint, 0.14) for tint in TINTS]
    for k in range(WEDGES):
        start = step * k
        lathe([(1.75, 0.1), (1.3, 0.13), (0.72, 0.1)], paints[k % len(paints)], 6, start, step, parent=base)
        sphere(0.045, gold(), 20, parent=base, at=(math.cos(start) * 1.79, math.sin(start) * 1.79, 0.15))
    torus(1.92, 0.14, gold(), 160, parent=base)
    torus(1.73, 0.03, gold(), 160, parent=base, at=(0, 0, 0.12))
    bulbs([(math.cos(TAU * k / 30) * 1.93, math.sin(TAU * k / 30) * 1.93, 0.14) for k in range(30)], parent=base, radius=0.055, colour='#FFE0A0', strength=9)
    lathe([(0.74, 0.1), (0.66, 0.22), (0.5, 0.2), (0.36, 0.32), (0.14, 0.4), (0, 0.42)], gold(), 72, parent=base, angle=70)
    sphere(0.13, lacquer('#C0102A', 0.1), 32, parent=base, at=(0, 0, 0.44))
    plate([(-0.2, 0.3), (0.2, 0.3), (0, -0.42)], ivory(), 0.12, 0.03, parent=base, at=(0, 1.98, 0.34))
    torus(0.1, 0.05, gold(), 40, parent=base, at=(0, 2.12, 0.42))
    cylinder(0.9, 0.24, gold(), 0.05, 96, at=(0, 1.6, 0.12))
    cylinder(0.2, 2.0, gold(), 0.02, 48, at=(0, 1.7, 1.1))
    studio.world(0.9)
    studio.card_lights(key=1050, rim=620, cool=studio.SEA, back=460)
    if shot == 'card':
        title('WHEEL', 'gravitas-one', size=1.2, spacing=1.08)
        studio.card_camera((0, -9.7, 3.2), (0, 0.3, 1.75), 52, (0, 0.6, 2.0), 2.4)
    else:
        studio.camera((-2.4, -8.4, 2.9), (-2.2, 0.6, 2.0), lens=35, focus=(0, 0.8, 2.2), stop=1.8)


FINISH = {'glow': 0.95}

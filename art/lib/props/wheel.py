"""A roulette wheel with its bowl, track, pockets, numbers and turret."""
import math

from lib.lettering import letters
from lib.materials import brass, gold, ivory, lacquer, wood
from lib.shapes import TAU, frame, lathe, plate, sphere, torus

EUROPEAN = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26]
AMERICAN = [0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, '00', 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2]
REDS = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def wheel(order=EUROPEAN, at=(0, 0, 0), turn=(0, 0, 0), spin=0.0, ball_on=None, bowl=None, red='#8E0F22', black='#0B0C10', green='#0E5B3E', trim=None, hub=None, cone=None, numbers=True, track=None, parent=None, scale=None):
    base = frame(at, turn, parent, scale)
    trim, hub, bowl = trim or brass(), hub or gold(), bowl or wood()
    _bowl(base, bowl, track or wood('#3A170B', '#8A431F'), trim)
    _ring(base, order, spin, {'red': lacquer(red), 'black': lacquer(black), 'green': lacquer(green)}, trim, numbers)
    _turret(base, hub, cone or wood('#220B06', '#57230F'), trim, spin)
    if ball_on is not None:
        a = spin + TAU * order.index(ball_on) / len(order)
        sphere(0.1, ivory('#FFFFFF'), parent=base, at=(math.cos(a) * 1.36, math.sin(a) * 1.36, 0.335))
    return base


def _bowl(base, bowl, track, trim):
    lathe([(0, 0), (2.75, 0), (3.02, 0.2), (3.08, 0.5), (3.02, 0.66), (2.9, 0.72)], bowl, 160, parent=base)
    lathe([(2.9, 0.72), (2.78, 0.74), (2.7, 0.7)], bowl, 160, parent=base, angle=70)
    torus(2.68, 0.035, trim, 160, parent=base, at=(0, 0, 0.7))
    lathe([(2.68, 0.68), (2.6, 0.62), (2.5, 0.6), (2.42, 0.585), (2.08, 0.4)], track, 160, parent=base, angle=70)
    torus(2.94, 0.03, trim, 160, parent=base, at=(0, 0, 0.715))
    torus(2.06, 0.03, trim, 160, parent=base, at=(0, 0, 0.4))
    for k in range(8):
        a = TAU * (k + 0.5) / 8
        upright = k % 2 == 0
        shape = [(0.17, 0), (0, 0.055), (-0.17, 0), (0, -0.055)] if upright else [(0.055, 0), (0, 0.15), (-0.055, 0), (0, -0.15)]
        slope = frame((math.cos(a) * 2.27, math.sin(a) * 2.27, 0.515), (0, 0, a), base)
        plate(shape, trim, 0.03, 0.02, parent=slope, turn=(0, -0.5, 0))


def _ring(base, order, spin, colours, trim, numbers):
    count = len(order)
    step = TAU / count
    for k, number in enumerate(order):
        a = spin + step * k
        tint = 'green' if number in (0, '00') else 'red' if number in REDS else 'black'
        lathe([(2.02, 0.375), (1.66, 0.345)], colours[tint], 6, a - step / 2, step, parent=base)
        lathe([(1.64, 0.34), (1.6, 0.24), (1.2, 0.22), (1.16, 0.4)], colours[tint], 6, a - step / 2, step, parent=base)
        if numbers:
            holder = frame((math.cos(a) * 1.84, math.sin(a) * 1.84, 0.366), (0, 0, a - math.pi / 2), base)
            letters(str(number), ivory(), 0.22, 'abril-fatface', 0.002, 0, parent=holder, turn=(0.083, 0, 0))
        b = a + step / 2
        fret = frame((0, 0, 0), (0, 0, b), base)
        plate([(1.18, 0.23), (1.64, 0.24), (1.64, 0.36), (1.56, 0.35), (1.3, 0.37), (1.18, 0.41)], trim, 0.012, 0.004, parent=fret, turn=(math.pi / 2, 0, 0))
        plate([(1.66, -0.004), (2.02, -0.004), (2.02, 0.004), (1.66, 0.004)], trim, 0.01, 0.002, parent=fret, at=(0, 0, 0), turn=(0, -0.083, 0)).location.z = 0.21
    for radius, height, thick in ((1.65, 0.352, 0.022), (2.03, 0.382, 0.024), (1.15, 0.41, 0.03)):
        torus(radius, thick, trim, 160, parent=base, at=(0, 0, height))


def _turret(base, hub, cone, trim, spin):
    lathe([(1.15, 0.4), (0.95, 0.47), (0.7, 0.6), (0.5, 0.68), (0.42, 0.7)], cone, 128, parent=base, angle=70)
    torus(0.8, 0.014, trim, 128, parent=base, at=(0, 0, 0.55))
    torus(0.44, 0.03, trim, 96, parent=base, at=(0, 0, 0.7))
    lathe([(0.42, 0.7), (0.4, 0.76), (0.3, 0.8), (0.2, 0.9), (0.17, 1.02), (0.22, 1.06), (0.23, 1.1), (0.16, 1.15), (0.12, 1.26), (0.16, 1.3), (0.24, 1.36), (0.26, 1.45), (0.22, 1.54), (0.12, 1.6), (0.07, 1.64), (0.1, 1.69), (0.085, 1.75), (0.03, 1.8), (0, 1.82)], hub, 72, parent=base, angle=75)
    for k in range(4):
        arm = frame((0, 0, 1.08), (0, 0, spin + 0.35 + k * TAU / 4), base)
        rod = [(0.045, 0.15), (0.04, 0.6), (0.055, 0.64), (0.055, 0.68), (0.035, 0.71), (0.035, 0.78)]
        lathe(rod, hub, 24, parent=arm, turn=(0, math.pi / 2, 0), angle=60)
        sphere(0.085, hub, 32, parent=arm, at=(0.84, 0, 0))

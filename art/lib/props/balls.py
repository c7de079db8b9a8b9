"""Numbered balls, and the brass cage they are drawn from."""
import math

from lib.lettering import letters
from lib.materials import brass, ivory, lacquer
from lib.shapes import cylinder, frame, lathe, sphere, torus, tube


def ball(number, parent=None, body=None, ink=None, radius=0.42, **where):
    """A ball with its number on the side that faces -y."""
    base = frame(parent=parent, **where)
    sphere(radius, body or ivory(), 48, parent=base)
    lathe([(0, radius + 0.004), (radius * 0.3, radius * 0.96), (radius * 0.58, radius * 0.825)], ivory('#FFFDF6'), 40, parent=base, turn=(math.pi / 2, 0, 0), angle=80)
    letters(str(number), ink or lacquer('#12141A'), radius * 0.78, 'abril-fatface', 0.01, 0, parent=base, at=(0, -radius - 0.004, 0), turn=(math.pi / 2, 0, 0))
    return base


def cage(parent=None, radius=1.5, bars=18, metal=None, **where):
    """A turning cage on a stand, its axle along x."""
    base = frame(parent=parent, **where)
    metal = metal or brass()
    for k in range(bars):
        a = math.tau * k / bars
        points = []
        for j in range(17):
            t = math.pi * j / 16
            points.append((-radius * math.cos(t), radius * math.sin(t) * math.cos(a), radius * math.sin(t) * math.sin(a)))
        tube(points, 0.018, metal, False, True, parent=base)
    for x in (-0.9, -0.45, 0, 0.45, 0.9):
        torus(math.sqrt(radius ** 2 - (x * radius) ** 2), 0.018, metal, 72, 8, parent=base, at=(x * radius, 0, 0), turn=(0, math.pi / 2, 0))
    for side in (-1, 1):
        cylinder(0.12, 0.3, metal, 0.03, 32, parent=base, at=(side * (radius + 0.08), 0, 0), turn=(0, math.pi / 2, 0))
        tube([(side * (radius + 0.2), 0, 0), (side * (radius + 0.25), 0, -radius * 0.6), (side * radius * 0.7, 0, -radius - 0.35)], 0.06, metal, parent=base)
    return base

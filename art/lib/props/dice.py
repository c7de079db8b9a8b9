"""Casino dice: sharp or rounded, pips drilled and filled."""
import math

from lib.materials import ivory, lacquer
from lib.shapes import box, frame, lathe

SPOTS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}
# The rotation of each face. Opposite faces add up to seven.
SIDES = {1: (0, 0, 0), 6: (math.pi, 0, 0), 2: (math.pi / 2, 0, 0), 5: (-math.pi / 2, 0, 0), 3: (0, math.pi / 2, 0), 4: (0, -math.pi / 2, 0)}


def die(parent=None, body=None, pip=None, size=1.0, bevel=0.12, **where):
    base = frame(parent=parent, **where)
    body, pip = body or ivory(), pip or lacquer('#8E0F22')
    box((size, size, size), body, bevel * size, 5, parent=base)
    for number, turn in SIDES.items():
        side = frame(parent=base, turn=turn)
        for x, y in SPOTS[number]:
            lathe([(0, 0.006), (0.075, 0.005), (0.09, -0.01)], pip, 24, parent=side, at=(x * size * 0.26, y * size * 0.26, size / 2), scale=size)
    return base

"""Carved racehorses with riders, galloping to the right (+x), standing in the x-z plane."""
import math

from lib.lettering import letters
from lib.materials import ivory, lacquer
from lib.shapes import frame, plate, sphere

HORSE = [
    (1.24, 0.50), (1.17, 0.60), (1.04, 0.74), (0.97, 0.92), (0.90, 0.80), (0.68, 0.70), (0.42, 0.48), (0.05, 0.41), (-0.30, 0.46), (-0.55, 0.43),
    (-0.70, 0.34), (-0.98, 0.42), (-1.36, 0.24), (-1.02, 0.27), (-0.75, 0.14), (-0.82, -0.06), (-1.04, -0.20), (-1.34, -0.36), (-1.50, -0.46), (-1.40, -0.50),
    (-1.26, -0.40), (-0.98, -0.26), (-0.70, -0.14), (-0.62, -0.16), (-0.78, -0.36), (-1.02, -0.56), (-1.20, -0.72), (-1.08, -0.74), (-0.94, -0.60), (-0.66, -0.38), (-0.40, -0.14), (-0.20, 0.0),
    (0.08, -0.08), (0.36, -0.08), (0.52, -0.20), (0.72, -0.34), (0.56, -0.54), (0.48, -0.66), (0.58, -0.66), (0.66, -0.54), (0.82, -0.36), (0.68, -0.14), (0.92, -0.16),
    (1.24, -0.30), (1.44, -0.42), (1.48, -0.34), (1.26, -0.20), (0.94, -0.04), (0.72, 0.10), (0.72, 0.32), (0.84, 0.50), (0.98, 0.50), (1.14, 0.42),
]
RIDER = [(-0.34, 0.46), (-0.30, 0.66), (-0.02, 0.80), (0.26, 0.78), (0.34, 0.70), (0.52, 0.56), (0.48, 0.50), (0.26, 0.60), (0.10, 0.60), (0.16, 0.44), (0.20, 0.22), (0.10, 0.06), (0.22, 0.0), (0.04, 0.0), (0.04, 0.24), (-0.06, 0.42)]


def horse(coat, silk, number, parent=None, mane=None, **where):
    base = frame(parent=parent, **where)
    upright = frame(parent=base, turn=(math.pi / 2, 0, 0))
    plate(HORSE, coat, 0.26, 0.022, smooth=True, parent=upright)
    plate([(0.42, 0.52), (0.66, 0.76), (0.90, 0.92), (0.78, 0.92), (0.52, 0.80), (0.28, 0.62)], mane or lacquer('#1A0C06'), 0.3, 0.015, smooth=True, parent=upright)
    plate(RIDER, silk, 0.32, 0.03, smooth=True, parent=upright)
    sphere(0.11, ivory('#D8A27A'), 24, parent=base, at=(0.38, 0, 0.86))
    sphere(0.125, silk, 24, parent=base, at=(0.36, 0, 0.9), scale=(1.15, 1, 0.85))
    for side in (-1, 1):
        plate([(-0.3, 0.42), (0.16, 0.40), (0.12, 0.06), (-0.26, 0.08)], ivory(), 0.03, 0.02, parent=upright, at=(0, 0, side * 0.2))
    letters(str(number), lacquer('#12141A'), 0.3, 'abril-fatface', 0.01, 0, parent=base, at=(-0.07, -0.24, 0.24), turn=(math.pi / 2, 0, 0))
    sphere(0.03, lacquer('#050505', 0.1), 12, parent=base, at=(1.0, -0.17, 0.66))
    return base

"""For an empty inbox: a sealed envelope on a dark background."""
from lib import studio
from lib.backdrops import floor, wall
from lib.materials import brass, ivory, lacquer, matte
from lib.shapes import box, cylinder, frame, plate, star_points, tube

SHOTS = {'card': (480, 360)}
FINISH = {'glow': 0.75, 'vignette': 0.55}


def build(shot):
    floor(matte('#10151E'))
    wall(matte('#0F141C'), 6)
    letter = frame((0, 0.3, 1.12), (1.25, 0, 0.1))
    box((2.9, 1.9, 0.08), ivory('#EFE6D2'), 0.03, parent=letter)
    plate([(-1.44, 0.94), (1.44, 0.94), (0, -0.2)], ivory('#F6EFDF'), 0.03, 0.012, parent=letter, at=(0, 0, 0.06))
    for x in (-1.42, 1.42):
        tube([(x, -0.92, 0.05), (0, 0.08, 0.05)], 0.012, ivory('#CFC2A6'), False, False, parent=letter)
    tube([(-1.42, 0.93, 0.09), (0, -0.19, 0.09), (1.42, 0.93, 0.09)], 0.016, brass(), False, False, parent=letter)
    cylinder(0.33, 0.1, lacquer('#8E1428', 0.25), 0.05, 48, parent=letter, at=(0, -0.08, 0.12))
    plate(star_points(8, 0.2, 0.1), lacquer('#A81E36', 0.25), 0.05, 0.015, parent=letter, at=(0, -0.08, 0.18))
    studio.world(0.9)
    studio.key_and_rim((0, 0.2, 1.1), key=520, rim=320, fill=110)
    studio.camera((0, -7.4, 2.3), (0, 0.2, 1.05), lens=46, focus=(0, 0.1, 1.1), stop=2.4)

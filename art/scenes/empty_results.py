"""For a search without results: a reading glass leaning over a blank card."""
from lib import studio
from lib.backdrops import floor, wall
from lib.materials import brass, glass, ivory, matte, wood
from lib.shapes import box, cylinder, frame, lathe, torus

SHOTS = {'card': (480, 360)}
FINISH = {'glow': 0.75, 'vignette': 0.55}


def build(shot):
    floor(matte('#10151E'))
    wall(matte('#0F141C'), 6)
    box((2.3, 1.5, 0.05), ivory('#EFE6D2'), 0.02, at=(-0.2, 0.7, 0.03), turn=(0, 0, 0.2))
    lens = frame((-0.35, 0.1, 1.62), (1.2, 0.3, 0.1), scale=0.78)
    torus(0.95, 0.09, brass(), 96, parent=lens)
    cylinder(0.92, 0.05, glass('#CFE6F2', 0.05, 1.12), 0, 96, parent=lens)
    grip = frame((0, 0, 0), (0, 1.5708, -0.78), parent=lens)
    lathe([(0.07, 1.0), (0.09, 1.06), (0.07, 1.3), (0.12, 1.34), (0.15, 1.5), (0.12, 2.1), (0.15, 2.4), (0.1, 2.5), (0, 2.52)], wood('#3A150B', '#7A3A1C'), 48, parent=grip)
    lathe([(0.1, 0.98), (0.13, 1.02), (0.13, 1.3), (0.1, 1.34)], brass(), 48, parent=grip)
    studio.world(0.9)
    studio.key_and_rim((0, 0.2, 1.0), key=700, rim=380, fill=150)
    studio.camera((0, -7.4, 2.9), (0.1, 0.2, 0.95), lens=46, focus=(-0.2, 0, 1.2), stop=2.4)

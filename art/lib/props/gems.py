"""Cut stones, flat-shaded so that every facet is visible."""

from lib.materials import gem
from lib.shapes import frame, lathe, mesh_of, link


def brilliant(colour, parent=None, size=0.45, sides=8, material=None, **where):
    """A round brilliant: its flat top faces +z, its point -z."""
    base = frame(parent=parent, **where)
    stone = material or gem(colour)
    profile = [(0, 0.3), (0.55, 0.3), (0.85, 0.17), (1.0, 0.02), (1.0, -0.04), (0.55, -0.48), (0, -0.85)]
    lathe([(r * size, z * size) for r, z in profile], stone, sides, parent=base, angle=1)
    return base


def step_cut(colour, parent=None, size=0.45, long=1.35, material=None, **where):
    """An emerald cut: a cornered table over steps."""
    stone = material or gem(colour)
    rings = []
    for scale, z in ((0.55, 0.34), (0.78, 0.24), (1.0, 0.04), (1.0, -0.04), (0.6, -0.4), (0.15, -0.6)):
        a, b, c = size * scale, size * scale * long, size * 0.34 * scale
        rings.append([(x, y, z * size) for x, y in ((a - c, -b), (a, -b + c), (a, b - c), (a - c, b), (-a + c, b), (-a, b - c), (-a, -b + c), (-a + c, -b))])
    points = [p for ring in rings for p in ring]
    faces = [tuple(range(8)), tuple(range(len(points) - 1, len(points) - 9, -1))]
    for r in range(len(rings) - 1):
        for k in range(8):
            a, b = r * 8 + k, r * 8 + (k + 1) % 8
            faces.append((a, a + 8, b + 8, b))
    return link(mesh_of(points, faces, stone, smooth=False), parent=parent, **where)


def shard(colour, parent=None, tall=1.0, wide=0.2, sides=6, material=None, **where):
    """A raw crystal, growing along z."""
    return lathe([(wide * 0.8, 0), (wide, tall * 0.1), (wide * 0.9, tall * 0.72), (0, tall)], material or gem(colour), sides, parent=parent, angle=1, **where)

"""Playing cards of our own drawing: pips, courts and a fan-scale back."""
import functools
import math

from lib.materials import ivory, printed
from lib.prints import at, fan, path, rasterise, rect, sheet, suit, suit_colour, words
from lib.shapes import link, mesh_of

WIDE, HIGH = 1.5, 2.1
ROUND = 0.11
COLUMNS = (78, 125, 172)
PIPS = {
    '2': [(1, 80), (1, 270)], '3': [(1, 80), (1, 175), (1, 270)], '4': [(0, 80), (2, 80), (0, 270), (2, 270)],
    '5': [(0, 80), (2, 80), (1, 175), (0, 270), (2, 270)], '6': [(0, 80), (2, 80), (0, 175), (2, 175), (0, 270), (2, 270)],
    '7': [(0, 80), (2, 80), (1, 127), (0, 175), (2, 175), (0, 270), (2, 270)],
    '8': [(0, 80), (2, 80), (1, 127), (0, 175), (2, 175), (1, 223), (0, 270), (2, 270)],
    '9': [(0, 75), (2, 75), (0, 140), (2, 140), (1, 175), (0, 210), (2, 210), (0, 275), (2, 275)],
    '10': [(0, 75), (2, 75), (1, 107), (0, 140), (2, 140), (0, 210), (2, 210), (1, 243), (0, 275), (2, 275)],
}
CROWN = 'M-40 30L-46-22L-22 2L0-36L22 2L46-22L40 30Z'


def _court(rank, name, colour):
    half = (
        fan(125, 172, 92, 17, '#D9B26A', 2)
        + at(125, 76, 54, path(CROWN, '#D9B26A', '#8A6326', 3)) + words(125, 165, rank, 84, colour, 'Abril Fatface')
        + suit(name, 78, 66, 30)
    )
    return (
        rect(50, 36, 150, 278, '#F8F0DC', '#C79B4B', 2.5, 8) + rect(56, 42, 138, 266, 'none', colour, 1.2, 6)
        + half + f'<g transform="rotate(180 125 175)">{half}</g>' + path('M56 175L194 175', line='#C79B4B', thick=2.5)
    )


@functools.cache
def face(rank, name):
    colour = suit_colour(name)
    corner = words(26, 47, rank, 42 if rank != '10' else 34, colour, 'Abril Fatface') + suit(name, 26, 68, 27)
    if rank in PIPS:
        middle = ''.join(suit(name, COLUMNS[column], y, 50, 180 if y > 176 else 0) for column, y in PIPS[rank])
    elif rank == 'A':
        middle = fan(125, 175, 104, 25, '#D9B26A', 1.6, -180, 180) + '<circle cx="125" cy="175" r="66" fill="#FBF6EA"/>' + suit(name, 125, 175, 104)
    else:
        middle = _court(rank, name, colour)
    svg = sheet(250, 350, middle, corner, f'<g transform="rotate(180 125 175)">{corner}</g>', fill='#FBF6EA')
    return printed(rasterise(svg, 500), 0.3, 0.35)


@functools.cache
def back(ground='#14213D', line='#D9B26A'):
    scales = ''.join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{ground}" stroke="{line}" stroke-width="1.6"/>'
        for row, y in enumerate(range(30, 380, 17)) for x in range(5 + (row % 2) * 17, 260, 34) for r in (17, 11, 5)
    )
    frame = rect(0, 0, 250, 350, 'none', '#FBF6EA', 24, 6) + rect(12, 12, 226, 326, 'none', line, 3, 8)
    middle = '<circle cx="125" cy="175" r="46" fill="%s" stroke="%s" stroke-width="3"/>' % (ground, line) + fan(125, 194, 40, 9, line, 4)
    return printed(rasterise(sheet(250, 350, scales, middle, frame, fill=ground), 500), 0.3, 0.35)


def card(rank, name, hidden=False, reverse=None, **where):
    """A card that lies in the x-y plane, centred and face up (+z); `hidden` turns it over."""
    outline = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(6):
            a = math.radians(start + 18 * k)
            outline.append((cx * (WIDE / 2 - ROUND) + ROUND * math.cos(a), cy * (HIGH / 2 - ROUND) + ROUND * math.sin(a)))
    count, thick = len(outline), 0.012
    vertices = [(x, y, thick) for x, y in outline] + [(x, y, -thick) for x, y in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(k, k + count, (k + 1) % count + count, (k + 1) % count) for k in range(count)]
    up, down = face(rank, name), reverse or back()
    data = mesh_of(vertices, faces, [down, up, ivory()] if hidden else [up, down, ivory()], [0, 1] + [2] * count, smooth=False)
    layer = data.uv_layers.new()
    for loop in data.loops:
        x, y, _ = data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (x / WIDE + 0.5, y / HIGH + 0.5)
    return link(data, **where)


def spread(hand, at=(0, 0, 0), lean=1.25, turn=0.2, gap=0.55, lift=0.0, parent=None, arc=0.09):
    """A hand fanned towards the camera: cards stand nearly upright, each a little in front of the last."""
    middle = (len(hand) - 1) / 2
    for k, (rank, name) in enumerate(hand):
        off = k - middle
        card(rank, name, parent=parent, at=(at[0] + off * gap, at[1] - k * 0.05, at[2] - abs(off) ** 1.6 * arc + lift), turn=(lean, off * turn, 0))

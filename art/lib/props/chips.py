"""Gaming chips with edge spots and a printed face."""

from lib.materials import brass, ivory, lacquer
from lib.shapes import TAU, copy, frame, lathe, torus, plate, star_points


def chip(body, spot, face=None, parent=None, **where):
    """One chip of radius 0.6 and height 0.14, standing with its centre at the given place."""
    base = frame(parent=parent, **where)
    rim = [(0.575, -0.07), (0.595, -0.06), (0.6, -0.045), (0.6, 0.045), (0.595, 0.06), (0.575, 0.07), (0.44, 0.07)]
    spots = 8
    step = TAU / spots / 2
    for k in range(spots * 2):
        lathe([(0.44, -0.07)] + rim, spot if k % 2 else body, 5, k * step, step, parent=base)
    lathe([(0.44, 0.066), (0, 0.066)], face or body, 48, parent=base)
    lathe([(0.44, -0.066), (0, -0.066)], face or body, 48, parent=base)
    torus(0.43, 0.014, spot, 48, 8, parent=base, at=(0, 0, 0.066))
    torus(0.27, 0.008, spot, 48, 8, parent=base, at=(0, 0, 0.068))
    plate(star_points(8, 0.2, 0.09), spot, 0.004, 0.002, parent=base, at=(0, 0, 0.069))
    return base


def _twin(base, at, turn, parent):
    again = frame(at, turn, parent)
    for child in base.children:
        copy(child, at=child.location, turn=child.rotation_euler, parent=again)
    return again


def stack(dice, at, count, body, spot, parent=None, lean=0.03):
    """A pile as stacked by hand: every chip is slightly offset and rotated. `dice` is the scene's own random source."""
    first = None
    for k in range(count):
        where = (at[0] + dice.uniform(-lean, lean), at[1] + dice.uniform(-lean, lean), at[2] + 0.07 + k * 0.142)
        turn = (0, 0, dice.uniform(0, TAU))
        first = _twin(first, where, turn, parent) if first else chip(body, spot, parent=parent, at=where, turn=turn)
    return first


COLOURS = {
    'black': ('#0C0D12', '#D9B26A'), 'red': ('#8E0F22', '#F3EEE3'), 'green': ('#0E5B3E', '#F3EEE3'),
    'blue': ('#12305E', '#F3EEE3'), 'plum': ('#3F1040', '#E9C98D'), 'ivory': ('#E9E0CC', '#8E0F22'), 'teal': ('#0B5257', '#F2D391'),
}


def colours(name):
    if name == 'gold':
        return brass(), ivory()
    body, spot = COLOURS[name]
    return lacquer(body), brass() if name == 'black' else lacquer(spot, 0.3)

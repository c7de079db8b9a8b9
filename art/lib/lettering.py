"""Cast letters: titles on cards, numbers on wheels."""
import math

import bpy

from lib.materials import gilt
from lib.places import face
from lib.shapes import link


def letters(body, material, size=1.0, font='limelight', depth=0.07, bevel=0.018, spacing=1.0, across='CENTER', up='CENTER', line=1.0, path=None, **where):
    data = bpy.data.curves.new('letters', 'FONT')
    data.body = body
    data.font = bpy.data.fonts.load(path or face(font), check_existing=True)
    data.size, data.extrude, data.bevel_depth, data.bevel_resolution = size, depth, bevel, 2
    data.align_x, data.align_y = across, up
    data.space_character, data.space_line = spacing, line
    data.resolution_u = 6
    data.materials.append(material)
    return link(data, **where)


def fit(thing, width, height=None):
    """Scales letters down to fit a width; never enlarges them."""
    bpy.context.view_layer.update()
    ratio = min(1, width / max(thing.dimensions.x, 1e-6), height / max(thing.dimensions.y, 1e-6) if height else 1)
    thing.data.size *= ratio
    return thing


def title(body, font='limelight', at=(0, -2.35, 0.03), width=3.35, size=1.35, material=None, lean=66, height=None, spacing=1.05, depth=0.07, line=0.85):
    """The name of the game, on the floor in front of everything else."""
    thing = letters(body, material or gilt(), size, font, depth, 0.016, spacing, up='BOTTOM', line=line, at=at, turn=(math.radians(lean), 0, 0))
    return fit(thing, width, height)

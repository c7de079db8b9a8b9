"""Materials. Each is created once per colour and shared."""
import functools

import bpy


def srgb(code):
    """Converts #rrggbb to the linear values that the renderer needs."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def _principled(name, colour, **inputs):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*(srgb(colour) if isinstance(colour, str) else colour), 1)
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material, shader, material.node_tree


def _noise(tree, scale, detail=4.0, stretch=None):
    node = tree.nodes.new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = scale
    node.inputs['Detail'].default_value = detail
    where = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    if stretch:
        mapping.inputs['Scale'].default_value = stretch
    tree.links.new(where.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], node.inputs['Vector'])
    return node


def _bump(tree, shader, height, strength, distance=0.02):
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def _ramp(tree, fac, stops, target):
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position = position
        element.color = (*colour, 1) if not isinstance(colour, (int, float)) else (colour,) * 3 + (1,)
    tree.links.new(fac, ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], target)


@functools.cache
def metal(colour=(0.86, 0.57, 0.22), rough=0.18):
    material, shader, tree = _principled('metal', colour, Metallic=1.0, Roughness=rough)
    # Real brass has fingerprints: an uneven roughness keeps large faces from looking artificial.
    _ramp(tree, _noise(tree, 2.5).outputs['Fac'], [(0.3, rough * 0.7), (0.7, rough * 1.5)], shader.inputs['Roughness'])
    return material


def brass():
    return metal()


def gold():
    return metal((1.0, 0.68, 0.24), 0.1)


@functools.cache
def gilt(colour='#E0A040', shine=0.1):
    """Brushed gold for lettering. It glows faintly, so that letters are readable wherever the lamps are."""
    material, shader, tree = _principled('gilt', colour, Metallic=1.0, Roughness=0.27)
    shader.inputs['Emission'].default_value = (*srgb(colour), 1)
    shader.inputs['Emission Strength'].default_value = shine
    _ramp(tree, _noise(tree, 3).outputs['Fac'], [(0.3, 0.2), (0.7, 0.34)], shader.inputs['Roughness'])
    return material


def silver():
    return metal((0.8, 0.82, 0.86), 0.14)


def copper():
    return metal((0.82, 0.36, 0.2), 0.2)


@functools.cache
def lacquer(colour, rough=0.22, coat=0.8):
    return _principled('lacquer', colour, Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=0.06)[0]


@functools.cache
def matte(colour, rough=0.7):
    return _principled('matte', colour, Roughness=rough, Specular=0.25)[0]


@functools.cache
def ivory(colour='#F3EEE3'):
    return _principled('ivory', colour, Roughness=0.2, Clearcoat=0.6)[0]


@functools.cache
def felt(colour='#145B43'):
    material, shader, tree = _principled('felt', colour, Roughness=0.95, Sheen=0.5, Specular=0.1)
    _bump(tree, shader, _noise(tree, 160, 8).outputs['Fac'], 0.35)
    return material


@functools.cache
def velvet(colour='#5A1226'):
    material, shader, tree = _principled('velvet', colour, Roughness=0.75, Sheen=1.0, Sheen_Tint=0.7, Specular=0.15)
    _bump(tree, shader, _noise(tree, 60, 6).outputs['Fac'], 0.12)
    return material


@functools.cache
def wood(dark='#2A0F08', light='#6B2E16'):
    material, shader, tree = _principled('wood', dark, Roughness=0.28, Clearcoat=0.9, Clearcoat_Roughness=0.08)
    grain = _noise(tree, 3.0, 9, (1, 1, 14))
    _ramp(tree, grain.outputs['Fac'], [(0.32, srgb(dark)), (0.68, srgb(light))], shader.inputs['Base Color'])
    return material


@functools.cache
def marble(base='#11161F', vein='#D9B26A'):
    material, shader, tree = _principled('marble', base, Roughness=0.26, Clearcoat=0.3, Clearcoat_Roughness=0.15)
    cloud = _noise(tree, 0.45, 7)
    cloud.inputs['Distortion'].default_value = 0.9
    _ramp(tree, cloud.outputs['Fac'], [(0.485, srgb(base)), (0.5, srgb(vein)), (0.512, srgb(base))], shader.inputs['Base Color'])
    return material


@functools.cache
def glass(colour='#FFFFFF', rough=0.0, ior=1.45):
    return _principled('glass', colour, Roughness=rough, Transmission=1.0, IOR=ior)[0]


@functools.cache
def gem(colour, ior=1.9):
    """Clear stone that glows a little, so that it looks like a jewel where no lamp shines through it."""
    material, shader, _ = _principled('gem', colour, Roughness=0.02, Transmission=0.82, IOR=ior, Clearcoat=1.0)
    shader.inputs['Emission'].default_value = (*srgb(colour), 1)
    shader.inputs['Emission Strength'].default_value = 0.12
    return material


@functools.cache
def skin(colour, rough=0.3):
    """Fruit and petals. Subsurface scattering needs too many samples, so a faint glow imitates it."""
    material, shader, _ = _principled('skin', colour, Roughness=rough, Clearcoat=0.5, Sheen=0.3)
    shader.inputs['Emission'].default_value = (*srgb(colour), 1)
    shader.inputs['Emission Strength'].default_value = 0.06
    return material


@functools.cache
def glow(colour='#FFC97A', strength=6.0):
    material, shader, _ = _principled('glow', colour, Roughness=0.5)
    shader.inputs['Emission'].default_value = (*srgb(colour), 1)
    shader.inputs['Emission Strength'].default_value = strength
    return material


@functools.cache
def printed(path, rough=0.4, coat=0.2):
    """A drawing mapped onto a surface by its UV map."""
    material, shader, tree = _principled('printed', (1, 1, 1), Roughness=rough, Clearcoat=coat)
    picture = tree.nodes.new('ShaderNodeTexImage')
    picture.image = bpy.data.images.load(path, check_existing=True)
    tree.links.new(picture.outputs['Color'], shader.inputs['Base Color'])
    return material

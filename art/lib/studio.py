"""Camera, lights and post-processing, shared by all pictures."""
import array
import math
import os

import bpy
from mathutils import Vector

from lib.materials import srgb

WARM, COOL, AMBER, ROSE, SEA = '#FFD9A8', '#8FB8FF', '#FFB765', '#FF9AA8', '#7FE3D4'


def begin(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 5
    scene.cycles.sample_clamp_indirect = 2.5
    scene.cycles.sample_clamp_direct = 12
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 0.6
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.render.image_settings.color_mode = 'RGB'
    world(0.35)
    return scene


def world(strength=0.35, low='#06080D', high='#1A2230'):
    """A dark room that is a little lighter above, because metal needs something to reflect."""
    ground = bpy.data.worlds.new('room')
    bpy.context.scene.world = ground
    ground.use_nodes = True
    tree = ground.node_tree
    back = tree.nodes['Background']
    back.inputs['Strength'].default_value = strength
    where = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = (*srgb(low), 1)
    ramp.color_ramp.elements[1].color = (*srgb(high), 1)
    tree.links.new(where.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], back.inputs['Color'])


def lamp(at, target, size, energy, colour=WARM, hidden=False, spread=180, shape=None):
    data = bpy.data.lights.new('lamp', 'AREA')
    data.energy, data.size, data.color = energy, size, srgb(colour)
    data.spread = math.radians(spread)
    if shape:
        data.shape, data.size, data.size_y = 'RECTANGLE', *shape
    thing = bpy.data.objects.new('lamp', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    # The reflection of a lamp in a lacquered wall looks like a window, so `hidden` removes the lamp from reflections.
    thing.visible_glossy = not hidden
    return thing


def key_and_rim(focus=(0, 0, 0.8), key=900, rim=380, fill=140, warm=WARM, cool=COOL, side=-1):
    x, y, z = focus
    lamp((x + side * 4.6, y - 4.2, z + 5.6), focus, 2.4, key, warm)
    lamp((x - side * 5.4, y + 0.8, z + 3.0), focus, 1.8, rim, cool)
    lamp((x, y - 6.5, z + 1.6), focus, 3.2, fill, '#FFE9CC')


def camera(at, target, lens=52, focus=None, stop=1.8, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.dof.use_dof = True
    direction = (Vector(target) - Vector(at)).normalized()
    data.dof.focus_distance = (Vector(focus or target) - Vector(at)).dot(direction)
    data.dof.aperture_fstop = stop
    data.dof.aperture_blades = 0
    return thing


def shoot(out):
    """Renders colour, albedo and normals for the denoiser into one uncompressed EXR."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, keep = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    keep.format.file_format, keep.format.color_depth, keep.format.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    keep.base_path = out + '-'
    keep.layer_slots.clear()
    for slot, source in (('Image', 'Image'), ('Albedo', 'Denoising Albedo'), ('Normal', 'Denoising Normal')):
        keep.layer_slots.new(slot)
        tree.links.new(layers.outputs[source], keep.inputs[slot])
    scene.frame_set(1)
    bpy.ops.render.render()
    os.replace(f'{out}-0001.exr', out)


def develop(floats, out, width, height, glow=0.8, threshold=0.85, vignette=0.35):
    """Applies glow, vignette and the film curve to a denoised picture."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    picture = bpy.data.images.new('cleaned', width, height, float_buffer=True)
    picture.colorspace_settings.name = 'Linear'
    values = array.array('f')
    with open(floats, 'rb') as source:
        values.fromfile(source, width * height * 4)
    picture.pixels.foreach_set(values)
    picture.update()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    node = tree.nodes.new
    start, glare, composite = node('CompositorNodeImage'), node('CompositorNodeGlare'), node('CompositorNodeComposite')
    start.image = picture
    glare.glare_type, glare.threshold, glare.size, glare.quality = 'FOG_GLOW', threshold, 7, 'HIGH'
    glare.mix = min(glow - 1.5, 0)
    tree.links.new(start.outputs['Image'], glare.inputs['Image'])
    last = glare.outputs['Image']
    if vignette:
        mask, blur, mix, scale = node('CompositorNodeEllipseMask'), node('CompositorNodeBlur'), node('CompositorNodeMixRGB'), node('CompositorNodeMapRange')
        mask.width, mask.height = 0.9, 0.9 * height / width
        blur.filter_type, blur.use_relative, blur.factor_x, blur.factor_y = 'FAST_GAUSS', True, 28, 28
        scale.inputs['To Min'].default_value = 1 - vignette
        mix.blend_type = 'MULTIPLY'
        tree.links.new(mask.outputs[0], blur.inputs['Image'])
        tree.links.new(blur.outputs[0], scale.inputs['Value'])
        tree.links.new(last, mix.inputs[1])
        tree.links.new(scale.outputs[0], mix.inputs[2])
        last = mix.outputs[0]
    tree.links.new(last, composite.inputs['Image'])
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)


def card_camera(at=(0, -9.6, 3.9), target=(0, 0.3, 1.3), lens=52, focus=None, stop=2.2):
    """The camera of most portrait cards: slightly raised, with the title at the bottom."""
    return camera(at, target, lens, focus or (0, -0.6, 1.2), stop)


def card_lights(key=900, rim=380, back=420, warm=WARM, cool=COOL, glow_on_wall=AMBER, fill=160):
    lamp((-4.5, -4, 6.5), (0, 0, 0.6), 2.4, key, warm)
    lamp((5.5, -1, 3.5), (0, 0, 0.8), 1.8, rim, cool)
    lamp((0, 2.6, 7), (0, 5.6, 2), 1.6, back, glow_on_wall, hidden=True)
    lamp((0, -6.5, 2.6), (0, -2, 0.4), 3.2, fill, '#FFE9CC')

"""Meshes and curves built directly from data, because Blender's operators get slower with every object."""
import math

import bmesh
import bpy
from mathutils import Vector

TAU = math.tau


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None, parent=None):
    thing.location = at
    thing.rotation_euler = turn
    if scale is not None:
        thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    thing.parent = parent
    return thing


def frame(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=None):
    """An empty that is the parent of a group, so that the whole group can be tilted at once."""
    empty = bpy.data.objects.new('frame', None)
    bpy.context.scene.collection.objects.link(empty)
    return place(empty, at, turn, scale, parent)


def link(data, name='thing', **where):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return place(thing, **where)


def copy(thing, **where):
    """Another object that shares the mesh, which costs almost nothing."""
    twin = thing.copy()
    bpy.context.scene.collection.objects.link(twin)
    return place(twin, **where)


def mesh_of(vertices, faces, materials, indices=None, smooth=True, angle=40):
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(vertices, [], faces)
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    for index, face in enumerate(data.polygons):
        face.use_smooth = smooth
        if indices:
            face.material_index = indices[index]
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    data.update()
    return data


def _finish(work, material, smooth=True, angle=40):
    data = bpy.data.meshes.new('mesh')
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    data.materials.append(material)
    for face in data.polygons:
        face.use_smooth = smooth
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    return data


def box(size, material, bevel=0.0, segments=3, **where):
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=Vector(size), verts=work.verts)
    if bevel:
        bmesh.ops.bevel(work, geom=work.edges[:], offset=bevel, segments=segments, profile=0.5, affect='EDGES', clamp_overlap=True)
    return link(_finish(work, material), **where)


def sphere(radius, material, fine=48, **where):
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=fine, v_segments=fine // 2, radius=radius)
    return link(_finish(work, material, angle=80), **where)


def plane(size, material, **where):
    x, y = size[0] / 2, size[1] / 2
    data = mesh_of([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material, smooth=False)
    layer = data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    return link(data, **where)


def lathe(profile, material, steps=96, start=0.0, sweep=TAU, angle=40, **where):
    """Revolves a list of (radius, height) around the z axis; `sweep` makes it a sector."""
    closed = abs(sweep - TAU) < 1e-6
    columns = steps if closed else steps + 1
    vertices = [
        (r * math.cos(start + sweep * c / steps), r * math.sin(start + sweep * c / steps), z)
        for c in range(columns) for r, z in profile
    ]
    rows = len(profile)
    faces = []
    for c in range(steps):
        a, b = c * rows, ((c + 1) % columns) * rows
        for r in range(rows - 1):
            faces.append((a + r, b + r, b + r + 1, a + r + 1))
    return link(mesh_of(vertices, faces, material, angle=angle), **where)


def cylinder(radius, depth, material, bevel=0.0, steps=64, **where):
    half = depth / 2
    if bevel:
        arc = [(radius - bevel + bevel * math.sin(t), half - bevel + bevel * math.cos(t)) for t in (0, 0.4, 0.8, 1.2, math.pi / 2)]
    else:
        arc = [(radius, half)]
    profile = [(0, -half)] + [(r, -z) for r, z in arc] + [(r, z) for r, z in reversed(arc)] + [(0, half)]
    return lathe(profile, material, steps, **where)


def torus(major, minor, material, steps=96, around=14, start=0.0, sweep=TAU, **where):
    profile = [(major + minor * math.cos(TAU * k / around), minor * math.sin(TAU * k / around)) for k in range(around + 1)]
    return lathe(profile, material, steps, start, sweep, angle=80, **where)


def curve_of(splines, material, extrude=0.0, bevel=0.0, flat=True, closed=True, smooth=False, resolution=3):
    data = bpy.data.curves.new('curve', 'CURVE')
    data.dimensions = '2D' if flat else '3D'
    data.fill_mode = 'BOTH' if flat else 'FULL'
    data.extrude, data.bevel_depth, data.bevel_resolution = extrude, bevel, resolution
    for points in splines:
        if smooth:
            spline = data.splines.new('BEZIER')
            spline.bezier_points.add(len(points) - 1)
            for knot, point in zip(spline.bezier_points, points):
                knot.co = (*point, 0)[:3]
                knot.handle_left_type = knot.handle_right_type = 'AUTO'
        else:
            spline = data.splines.new('POLY')
            spline.points.add(len(points) - 1)
            for knot, point in zip(spline.points, points):
                knot.co = (*(*point, 0)[:3], 1)
        spline.use_cyclic_u = closed
    data.materials.append(material)
    return data


def plate(outlines, material, depth=0.1, bevel=0.02, smooth=False, **where):
    """A flat shape with thickness in the x-y plane; if there are several outlines, the inner ones cut holes."""
    if not isinstance(outlines[0][0], (tuple, list)):
        outlines = [outlines]
    return link(curve_of(outlines, material, depth / 2, bevel, smooth=smooth), **where)


def tube(points, radius, material, closed=False, smooth=True, **where):
    data = curve_of([points], material, 0, radius, flat=False, closed=closed, smooth=smooth)
    data.use_fill_caps = True
    return link(data, **where)


def star_points(tips, outer, inner, start=math.pi / 2):
    return [(math.cos(start + math.pi * k / tips) * (inner if k % 2 else outer), math.sin(start + math.pi * k / tips) * (inner if k % 2 else outer)) for k in range(tips * 2)]

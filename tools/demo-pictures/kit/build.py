"""Primitives to build a machine from.

Metres; x is forward, y left, z up. An Assembly is a group with its own place and turn; every primitive is
added to one. Meshes are written directly (not through operators): hundreds of parts build in a second.
"""
import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from . import materials, subject


def degrees(x=0.0, y=0.0, z=0.0):
    return Euler((math.radians(x), math.radians(y), math.radians(z)))


def placed(at=(0, 0, 0), turn=(0, 0, 0)):
    """Matrix of a place and a turn in degrees."""
    return Matrix.Translation(at) @ degrees(*turn).to_matrix().to_4x4()


def box_shape(size, at=(0, 0, 0)):
    """Vertices and faces of a box around a point."""
    (x, y, z), (cx, cy, cz) = (s / 2 for s in size), at
    verts = [(cx + a * x, cy + b * y, cz + c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    return verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def frame_along(p, q):
    """Matrix that puts the origin at p and the z axis towards q."""
    direction = Vector(q) - Vector(p)
    return Matrix.Translation(p) @ direction.to_track_quat('Z', 'Y').to_matrix().to_4x4()


class Assembly:
    """A group of parts with its own place; `paint` is the material of its main body."""

    def __init__(self, name, at=(0, 0, 0), turn=(0, 0, 0), parent=None, paint='amber'):
        self.paint = parent.paint if parent else paint
        self.root = bpy.data.objects.new(name, None)
        bpy.context.scene.collection.objects.link(self.root)
        self.root.parent = parent.root if parent else None
        self.root.matrix_local = placed(at, turn)

    def child(self, name, at=(0, 0, 0), turn=(0, 0, 0)):
        return Assembly(name, at, turn, parent=self)

    def _material(self, name):
        if name == 'decal' and self.paint in materials.DARK:
            name = 'decal-light'  # dark lettering would not show
        return materials.get(self.paint if name == 'paint' else name)

    def add(self, data, material, matrix=None, bevel=0.0, smooth=35, segments=2):
        """Put mesh or curve data into the group."""
        item = bpy.data.objects.new(data.name, data)
        bpy.context.scene.collection.objects.link(item)
        item.parent = self.root
        item.matrix_local = matrix or Matrix()
        data.materials.append(self._material(material))
        if isinstance(data, bpy.types.Mesh):
            data.polygons.foreach_set('use_smooth', [smooth > 0] * len(data.polygons))
            data.use_auto_smooth = True  # also needed to harden the normals of bevels
            data.auto_smooth_angle = math.radians(smooth)
        if bevel:
            modifier = item.modifiers.new('edges', 'BEVEL')
            modifier.width, modifier.segments = bevel, segments
            modifier.limit_method, modifier.harden_normals = 'ANGLE', True
        return item

    def mesh(self, verts, faces, material, matrix=None, bevel=0.0, smooth=35):
        """Any mesh from vertices and faces; normals are made consistent."""
        data = bpy.data.meshes.new('part')
        data.from_pydata([tuple(v) for v in verts], [], faces)
        work = bmesh.new()
        work.from_mesh(data)
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        work.to_mesh(data)
        work.free()
        return self.add(data, material, matrix, bevel, smooth)

    def box(self, at, size, material='paint', turn=(0, 0, 0), bevel=0.02):
        return self.mesh(*box_shape(size), material, placed(at, turn), min(bevel, min(size) * 0.45))

    def boxes(self, items, material='paint', bevel=0.0):
        """Many boxes as one mesh: (at, size) or (at, size, turn) each."""
        verts, faces = [], []
        for at, size, *turn in items:
            v, f = box_shape(size)
            matrix = placed(at, *turn)
            faces += [tuple(i + len(verts) for i in face) for face in f]
            verts += [matrix @ Vector(p) for p in v]
        return self.mesh(verts, faces, material, None, bevel)

    def lathe(self, p, q, profile, material, sides=40, bevel=0.0, caps=True):
        """Turn a profile [(radius, height)…] around the axis from p towards q; heights in metres from p."""
        verts, faces = [], []
        for radius, height in profile:
            for i in range(sides):
                a = 2 * math.pi * i / sides
                verts.append((max(radius, 1e-4) * math.cos(a), max(radius, 1e-4) * math.sin(a), height))
        for k in range(len(profile) - 1):
            for i in range(sides):
                j = (i + 1) % sides
                faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
        if caps and profile[0] != profile[-1]:
            faces += [tuple(range(sides)), tuple((len(profile) - 1) * sides + i for i in range(sides))]
        return self.mesh(verts, faces, material, frame_along(p, q), bevel)

    def cylinder(self, p, q, radius, material='paint', sides=32, bevel=0.01):
        length = (Vector(q) - Vector(p)).length
        return self.lathe(p, q, [(radius, 0), (radius, length)], material, sides, min(bevel, radius * 0.4))

    def cone(self, p, q, r1, r2, material='paint', sides=40, bevel=0.01):
        return self.lathe(p, q, [(r1, 0), (r2, (Vector(q) - Vector(p)).length)], material, sides, bevel)

    def plate(self, outline, thickness, y=0.0, material='paint', bevel=0.015):
        """A side view outline [(x, z)…], extruded across the machine around y."""
        n = len(outline)
        verts = [(x, y + s * thickness / 2, z) for s in (-1, 1) for x, z in outline]
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        return self.mesh(verts, faces, material, None, min(bevel, thickness * 0.45))

    def sheet(self, corners, thickness=0.02, material='paint', bevel=0.0):
        """A flat plate through corner points, thickened along its normal."""
        points = [Vector(c) for c in corners]
        normal = (points[1] - points[0]).cross(points[2] - points[0]).normalized() * thickness
        n = len(points)
        verts = points + [p + normal for p in points]
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        return self.mesh(verts, faces, material, None, bevel)

    def loft(self, low, high, material='paint', bevel=0.02, capped=True):
        """A body between two outlines with the same number of 3D points (frustum, hood, chute)."""
        n = len(low)
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        if capped:
            faces += [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        return self.mesh(list(low) + list(high), faces, material, None, bevel)

    def pipe(self, points, radius=0.02, material='dark', soft=False, closed=False):
        """Rail (straight pieces) or hose (soft curve) through points."""
        data = bpy.data.curves.new('pipe', 'CURVE')
        data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, 2, True
        spline = data.splines.new('NURBS' if soft else 'POLY')
        spline.points.add(len(points) - 1)
        for point, p in zip(spline.points, points):
            point.co = (*p, 1)
        spline.use_cyclic_u = closed
        if soft:
            spline.use_endpoint_u, spline.order_u = True, min(4, len(points))
        return self.add(data, material)

    def rails(self, lines, radius=0.02, material='dark'):
        """Several straight pipes as one object."""
        data = bpy.data.curves.new('rails', 'CURVE')
        data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, 2, True
        for points in lines:
            spline = data.splines.new('POLY')
            spline.points.add(len(points) - 1)
            for point, p in zip(spline.points, points):
                point.co = (*p, 1)
        return self.add(data, material)

    def name(self, example, at, size=0.3, face='right', material='decal', slant=0.0):
        """The machine's own name, not longer than the example that the place was made for."""
        words = subject.written(example)
        return self.text(words, at, size * min(1.0, (len(example) + 1) / (len(words) + 1) * 1.12), face, material, slant)

    def text(self, words, at, size=0.3, face='right', material='decal', slant=0.0):
        """A sticker with lettering on the right (-y), left (+y), front (+x) or rear (-x) of the machine."""
        data = bpy.data.curves.new('text', 'FONT')
        data.body, data.size, data.extrude, data.shear = words, size, 0.003, 0.12
        data.align_x, data.align_y = 'CENTER', 'CENTER'
        data.font = _font()
        turn = {'right': (90, 0, 0), 'left': (90, 0, 180), 'front': (90, 0, 90), 'rear': (90, 0, -90)}[face]
        return self.add(data, material, placed(at, turn) @ placed(turn=(0, 0, slant)))


def _font():
    """A heavy condensed face if the system has one; Blender's own otherwise."""
    for path in ('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf',):
        try:
            return bpy.data.fonts.load(path, check_existing=True)
        except RuntimeError:
            pass
    return None


def mirrored(points):
    """The same points on the other side of the machine."""
    return [(x, -y, z) for x, y, z in points]

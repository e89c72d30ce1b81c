"""Loose material: stones, stockpiles, streams falling from a belt."""
import math
import random

import bmesh
import bpy
import numpy as np

from . import materials


def _templates(count=14, seed=3):
    """Angular stones as (vertices, triangles), about one metre across."""
    rng, out = random.Random(seed), []
    for _ in range(count):
        work = bmesh.new()
        bmesh.ops.create_icosphere(work, subdivisions=1, radius=0.5)
        for v in work.verts:
            v.co *= rng.uniform(0.68, 1.12)
            v.co.z *= 0.72
            v.co.x *= 1.15
        for _cut in range(4):  # broken faces: push vertices behind a random plane onto it
            a, b = rng.uniform(0, math.tau), rng.uniform(-0.9, 0.9)
            n = np.array((math.cos(a) * math.sqrt(1 - b * b), math.sin(a) * math.sqrt(1 - b * b), b))
            for v in work.verts:
                d = float(np.dot(n, v.co)) - 0.33
                if d > 0:
                    v.co -= type(v.co)(n * d)
        out.append((np.array([v.co[:] for v in work.verts]), np.array([[v.index for v in f.verts] for f in work.faces])))
        work.free()
    return out


def _chips(count=6, seed=4):
    """Shredded wood: flat splinters about one metre long."""
    rng, out = random.Random(seed), []
    for _ in range(count):
        w, t = rng.uniform(0.12, 0.3), rng.uniform(0.05, 0.12)
        v = [(x * (1 - 0.3 * rng.random()), y * w * rng.uniform(0.5, 1), z * t) for x in (-0.9, 0.9) for y in (-1, 1) for z in (-1, 1)]
        f = [(0, 1, 3), (0, 3, 2), (4, 6, 7), (4, 7, 5), (0, 4, 5), (0, 5, 1), (2, 3, 7), (2, 7, 6), (0, 2, 6), (0, 6, 4), (1, 5, 7), (1, 7, 3)]
        out.append((np.array(v), np.array(f)))
    return out


def _leaves(count=5, seed=6):
    """Tufts of leaves: rough octahedra, few faces because there are tens of thousands."""
    rng, out = random.Random(seed), []
    for _ in range(count):
        v = np.array([[.6, 0, 0], [-.6, 0, 0], [0, .6, 0], [0, -.6, 0], [0, 0, .35], [0, 0, -.35]]) * [[rng.uniform(0.6, 1.1)] for _ in range(6)]
        f = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)]
        out.append((v, np.array(f)))
    return out


_STONES = _templates()
_SHAPES = {'wood': _chips(), 'forest': _leaves()}


def stones(parent, places, sizes, material, seed=1, flat=0.0):
    """One mesh of many stones. places: (n, 3); sizes: (n,); flat > 0 keeps them lying on their broad side."""
    rng = np.random.default_rng(seed)
    places, sizes = np.asarray(places, float), np.asarray(sizes, float)
    if len(places) == 0:
        return None
    verts, faces, offset = [], [], 0
    shapes = _SHAPES.get(material, _STONES)
    kinds = rng.integers(0, len(shapes), len(places))
    for kind, (shape, triangles) in enumerate(shapes):
        mine = np.flatnonzero(kinds == kind)
        if not len(mine):
            continue
        a, b = rng.uniform(0, math.tau, len(mine)), rng.uniform(-1.3, 1.3, len(mine)) * (1 - flat)
        ca, sa, cb, sb = np.cos(a), np.sin(a), np.cos(b), np.sin(b)
        zero = np.zeros_like(a)
        spin = np.array([[ca, -sa * cb, sa * sb], [sa, ca * cb, -ca * sb], [zero, sb, cb]]).transpose(2, 0, 1)
        v = np.einsum('nij,kj->nki', spin, shape) * sizes[mine, None, None] + places[mine, None, :]
        f = triangles[None] + (offset + np.arange(len(mine)) * len(shape))[:, None, None]
        verts.append(v.reshape(-1, 3))
        faces.append(f.reshape(-1, 3))
        offset += len(mine) * len(shape)
    mesh = fast_mesh('stones', np.concatenate(verts), np.concatenate(faces))
    mesh.materials.append(materials.get(material))
    item = bpy.data.objects.new('stones', mesh)
    item['scenery'] = True
    bpy.context.scene.collection.objects.link(item)
    item.parent = parent.root if parent else None
    return item


def fast_mesh(name, verts, faces):
    """Mesh from numpy arrays; all faces have the same number of corners."""
    mesh = bpy.data.meshes.new(name)
    count, corners = faces.shape
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set('co', verts.astype(np.float32).ravel())
    mesh.loops.add(count * corners)
    mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, corners, dtype=np.int32))
    mesh.update(calc_edges=True)
    return mesh


def wavy(points, scale, seed=0, octaves=4):
    """Cheap smooth noise of 2D points, about -1..1: sums of rotated sine waves."""
    rng = np.random.default_rng(seed)
    out, weight, total = np.zeros(len(points)), 1.0, 0.0
    for octave in range(octaves):
        for _ in range(5):
            a, phase = rng.uniform(0, math.tau, 2)
            k = 2 ** octave / scale * math.tau * rng.uniform(0.7, 1.4)
            out += weight / 5 * np.sin(k * (points[:, 0] * math.cos(a) + points[:, 1] * math.sin(a)) + phase) * 1.6
        total += weight
        weight *= 0.55
    return out / total


def pile(at, height, material='gravel', radius=None, stretch=1.0, turn=0.0, seed=1, grain=0.09, count=1500, parent=None):
    """A stockpile at its angle of repose, with loose stones on it and around its foot."""
    radius = radius or height / math.tan(math.radians(36))
    rng = np.random.default_rng(seed)
    rings, sides = 70, 150
    r = np.linspace(0, 1, rings) ** 0.9
    a = np.linspace(0, math.tau, sides, endpoint=False)
    rr, aa = np.meshgrid(r, a, indexing='ij')
    flat = np.stack([rr * np.cos(aa), rr * np.sin(aa)], -1).reshape(-1, 2) * radius

    def level(p):
        d = np.hypot(p[:, 0], p[:, 1]) / radius
        gullies = wavy(np.stack([np.arctan2(p[:, 1], p[:, 0]) * radius * 0.7, d * 0.4], -1), radius * 0.7, seed, 4)
        cone = np.clip(1 - d, 0, 1) * height
        top = np.minimum(cone, height * 0.93 + cone * 0.03)  # the tip is never sharp
        rough = wavy(p, 2.2, seed + 1, 5) * 0.05 * height + gullies * 0.07 * height * np.sin(np.clip(d, 0, 1) * math.pi)
        foot = np.clip((1 - d) * 6, 0, 1)
        return top + rough * foot - 0.12 * (1 - foot)

    z = level(flat)
    verts = np.column_stack([flat, z])
    i, j = np.meshgrid(np.arange(rings - 1), np.arange(sides), indexing='ij')
    k = (j + 1) % sides
    faces = np.stack([i * sides + j, (i + 1) * sides + j, (i + 1) * sides + k, i * sides + k], -1).reshape(-1, 4)
    mesh = fast_mesh('pile', verts, faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(materials.get(material))
    item = bpy.data.objects.new('pile', mesh)
    bpy.context.scene.collection.objects.link(item)
    item.location, item.rotation_euler[2], item.scale = at, math.radians(turn), (stretch, 1, 1)
    item['scenery'] = True
    if parent:
        item.parent = parent.root
    d = np.concatenate([rng.uniform(0.05, 1, count) ** 0.6, 0.93 + np.abs(rng.normal(0, 0.10, count // 2))])
    b = rng.uniform(0, math.tau, len(d))
    p = np.stack([d * np.cos(b), d * np.sin(b)], -1) * radius
    size = grain * rng.lognormal(0, 0.55, len(d))
    loose = stones(None, np.column_stack([p, np.maximum(level(p), 0.0) + size * 0.1]), size, material, seed)
    loose.parent = item
    return item


def stream(parent, start, velocity, drop, width, material='gravel', grain=0.05, count=500, seed=5):
    """Material thrown from a belt head: a parabola of stones, wider as it falls."""
    rng = np.random.default_rng(seed)
    fall_time = (velocity[2] + math.sqrt(velocity[2] ** 2 + 2 * 9.81 * drop)) / 9.81
    t = rng.uniform(0, 1, count) * fall_time
    spread = rng.normal(0, 1, (count, 3)) * (0.02 + 0.16 * t[:, None]) * (1, 1, 0.6)
    across = np.array([-velocity[1], velocity[0], 0.0])
    across /= np.linalg.norm(across) or 1
    places = np.array(start) + np.outer(t, velocity) + spread + np.outer(rng.uniform(-0.5, 0.5, count) * width, across)
    places[:, 2] -= 4.905 * t * t
    return stones(parent, places, grain * rng.lognormal(0, 0.4, count), material, seed)

"""The gravel yard: ground with tyre tracks and puddles, stockpiles, concrete bays, hills in haze, sky and sun."""
import math

import bpy
import numpy as np
from mathutils import Vector

from . import materials
from .build import Assembly
from .rocks import fast_mesh, pile, stones, wavy

WATER_LEVEL = -0.055


class Ground:
    """Height of the yard at any point; kept in one place so that stones lie on it."""

    def __init__(self, tracks=(), puddles=(), seed=2):
        self.tracks, self.puddles, self.seed = tracks, puddles, seed

    def height(self, p):
        z = wavy(p, 7.0, self.seed, 3) * 0.05 + wavy(p, 0.9, self.seed + 1, 3) * 0.02
        for x, y, rx, ry in self.puddles:
            d = np.hypot((p[:, 0] - x) / rx, (p[:, 1] - y) / ry) + wavy(p, 1.6, self.seed + 5, 3) * 0.22
            z -= 0.16 * np.clip(1.25 - d, 0, 1) ** 1.2
        for cx, cy, radius, width, depth in self.tracks:
            # a tyre or track print along a circle: far centres give nearly straight lines
            dx, dy = p[:, 0] - cx, p[:, 1] - cy
            offset = np.hypot(dx, dy) - radius + wavy(p, 9.0, self.seed + 7, 2) * 0.12
            along = np.arctan2(dy, dx) * radius
            inside = np.clip((width / 2 - np.abs(offset)) / 0.07, 0, 1)
            rim = np.exp(-((np.abs(offset) - width / 2 - 0.07) / 0.07) ** 2)
            lugs = 0.5 + 0.5 * np.tanh(3 * np.sin((along + np.abs(offset) * 0.7) * math.tau / 0.26))
            fade = np.clip(0.65 + wavy(p, 5.0, self.seed + 9, 2), 0, 1)
            z += fade * depth * (-inside * (0.55 + 0.6 * lugs) + 0.55 * rim)
        return z


def _axis(near_low, near_high, fine, far):
    """Grid lines: fine where the camera is near, wider and wider outside."""
    inner = np.arange(near_low, near_high, fine)
    steps = np.cumsum(fine * 1.16 ** np.arange(1, 60))
    steps = steps[steps < far]
    return np.concatenate([near_low - steps[::-1], inner, inner[-1] + steps])


def _ground_material():
    found = bpy.data.materials.get('ground')
    if found:
        return found
    n = materials.Nodes('ground')
    where = n.position()
    height = n.node('SeparateXYZ', {0: where}).outputs['Z']
    wet = n.ramp(n.math('ADD', height, n.math('MULTIPLY', n.noise(2.5, 5.0, where), 0.06)),
                 WATER_LEVEL + 0.05, WATER_LEVEL + 0.005)
    broad = n.ramp(n.noise(0.35, 5.0, where, 0.6), 0.35, 0.68)
    fine = n.ramp(n.noise(6.0, 8.0, where, 0.75), 0.3, 0.75)
    cells = n.node('TexVoronoi', {'Vector': where, 'Scale': 26.0}).outputs
    small = n.node('TexVoronoi', {'Vector': where, 'Scale': 70.0}).outputs
    pebble = n.node('SeparateXYZ', {0: cells['Color']}).outputs[0]
    tone = n.mix(broad, (0.17, 0.132, 0.098), (0.31, 0.255, 0.195))
    tone = n.mix(n.math('MULTIPLY', fine, 0.45), tone, (0.12, 0.098, 0.08))
    tone = n.mix(n.math('MULTIPLY', n.ramp(pebble, 0.55, 1.0), 0.55), tone, (0.46, 0.41, 0.35))
    tone = n.mix(n.math('MULTIPLY', n.ramp(pebble, 0.35, 0.0), 0.5), tone, (0.13, 0.115, 0.10))
    tone = n.mix(n.math('MULTIPLY', wet, 0.72), tone, (0.055, 0.042, 0.032))
    relief = n.math('ADD', cells['Distance'], n.math('MULTIPLY', small['Distance'], 0.6))
    normal = n.node('Bump', {'Strength': 0.8, 'Distance': 0.03, 'Height': relief}).outputs[0]
    rough = n.math('SUBTRACT', 0.95, n.math('MULTIPLY', wet, 0.55))
    return n.finish(n.node('BsdfPrincipled', {
        'Base Color': tone, 'Roughness': rough, 'Specular': 0.25, 'Normal': normal}).outputs[0])


def _water_material():
    n = materials.Nodes('water')
    ripple = n.node('Bump', {'Strength': 0.04, 'Distance': 0.01, 'Height': n.noise(9.0, 2.0, n.position())}).outputs[0]
    return n.finish(n.node('BsdfPrincipled', {'Base Color': (0.05, 0.04, 0.03), 'Roughness': 0.03,
                                             'Specular': 0.6, 'Normal': ripple}).outputs[0])


def _mesh_object(name, verts, faces, material, smooth=True):
    mesh = fast_mesh(name, verts, faces)
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    item['scenery'] = True
    bpy.context.scene.collection.objects.link(item)
    return item


def _grid(xs, ys):
    xx, yy = np.meshgrid(xs, ys, indexing='ij')
    i, j = np.meshgrid(np.arange(len(xs) - 1), np.arange(len(ys) - 1), indexing='ij')
    w = len(ys)
    faces = np.stack([i * w + j, (i + 1) * w + j, (i + 1) * w + j + 1, i * w + j + 1], -1).reshape(-1, 4)
    return np.column_stack([xx.ravel(), yy.ravel()]), faces


def lay_ground(ground, near=(-11, 12, -15, 6), fine=0.06, pebbles=9000, seed=4):
    """The ground mesh, the water in its hollows and loose stones; `near` is the finely meshed part."""
    flat, faces = _grid(_axis(near[0], near[1], fine, 500), _axis(near[2], near[3], fine, 500))
    z = ground.height(flat)
    _mesh_object('ground', np.column_stack([flat, z]), faces, _ground_material())
    water = np.array([[x, y, WATER_LEVEL] for x, y in ((-60, -60), (60, -60), (60, 60), (-60, 60))], float)
    if ground.puddles:
        _mesh_object('water', water, np.array([[0, 1, 2, 3]]), _water_material())
    rng = np.random.default_rng(seed)
    # stones gather in patches and are small; a few big ones lie about
    p = np.column_stack([rng.uniform(near[0] - 4, near[1] + 4, pebbles * 3), rng.uniform(near[2] - 2, near[3] + 8, pebbles * 3)])
    density = np.clip(0.45 + 0.75 * wavy(p, 3.5, seed, 3), 0.05, 1)
    p = p[rng.uniform(0, 1, len(p)) < density][:pebbles]
    size = np.minimum(0.026 * rng.lognormal(0, 0.55, len(p)), 0.16)
    where = np.column_stack([p, ground.height(p) + size * 0.12])
    half = len(p) // 2
    stones(None, where[:half], size[:half], 'gravel', seed, flat=0.7)
    stones(None, where[half:], size[half:], 'basalt' if seed % 2 else 'gravel', seed + 1, flat=0.7)


def hills(seed=1):
    """A quarry face with benches and wooded hills far behind, as bands around the yard; haze does the rest."""
    rock, wood = _face_material(), _forest_material()
    for distance, height, bench, material, s in ((95, 11, 3.6, rock, 1), (190, 20, 0, wood, 2), (330, 40, 0, wood, 3)):
        a = np.linspace(math.radians(-30), math.radians(210), 700)
        rows = np.linspace(0, 1, 30 if bench else 14)
        aa, rr = np.meshgrid(a, rows, indexing='ij')
        line = np.stack([aa.ravel() * 50, np.zeros(aa.size)], -1)
        top = height * np.clip(0.62 + 0.75 * wavy(line, 46.0, seed + s, 4), 0.06, 1.4)
        z = rr.ravel() * top
        back = rr.ravel() * height * 0.9
        if bench:  # steep faces with level steps between them
            step, within = np.floor(z / bench), (z % bench) / bench
            z = (step + np.clip(within * 1.5, 0, 1)) * bench
            back = (step + np.clip(within * 3 - 2, 0, 1) * 0.8 + within * 0.2) * 4.0
            back += wavy(np.stack([aa.ravel() * 95, z * 0.6], -1), 5, seed + 8, 4) * 1.3
        else:
            z = z + np.clip(wavy(line, 2.2, seed + s + 3, 3), -0.5, 1) * 1.6 * rr.ravel()
        d = distance + back + wavy(np.stack([aa.ravel() * 60, rr.ravel() * 8], -1), 9, seed + s, 3) * 1.5
        verts = np.column_stack([d * np.cos(aa.ravel()), d * np.sin(aa.ravel()), z - 0.3])
        n = len(rows)
        i, j = np.meshgrid(np.arange(len(a) - 1), np.arange(n - 1), indexing='ij')
        faces = np.stack([i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1], -1).reshape(-1, 4)
        _mesh_object('hills', verts, faces, material)


def trees(seed=1, count=60):
    """Groups of trees at the edge of the yard: crowns from many small lumps."""
    rng = np.random.default_rng(seed + 40)
    places, sizes, trunks = [], [], Assembly('trunks')
    groups = rng.uniform(math.radians(-10), math.radians(190), 11)
    for _ in range(count):
        a = rng.choice(groups) + rng.normal(0, 0.05)
        d = rng.uniform(66, 90)
        tall, wide = rng.uniform(4.5, 9.0), rng.uniform(1.8, 3.0)
        n = 900
        direction = rng.normal(0, 1, (n, 3))
        direction /= np.linalg.norm(direction, axis=1)[:, None]
        crown = direction * (wide, wide, tall * 0.42) * rng.uniform(0.45, 1.0, (n, 1)) + (0, 0, tall * 0.6)
        crown[:, :2] *= (1.15 - 0.5 * np.clip(crown[:, 2:] / tall - 0.5, 0, 1))
        at = np.array((d * math.cos(a), d * math.sin(a), 0))
        places.append(crown + at)
        sizes.append(rng.uniform(0.25, 0.6, n))
        trunks.cylinder(at, at + (0, 0, tall * 0.5), 0.14, 'frame', 8, 0)
    _forest_material()
    stones(trunks, np.concatenate(places), np.concatenate(sizes), 'forest', seed)
    return trunks


def container(at, turn=0, material='green', length=6.06):
    """A site container with corrugated walls and doors."""
    c = Assembly('container', at, (0, 0, turn))
    c.box((0, 0, 1.3), (length, 2.4, 2.5), material, bevel=0.01)
    c.boxes([((-length / 2 + 0.2 + 0.28 * k, s * 1.21, 1.3), (0.14, 0.05, 2.25)) for k in range(int(length / 0.28) - 1) for s in (-1, 1)], material, 0.01)
    c.boxes([((sx * length / 2, sy * 1.19, 1.3), (0.12, 0.14, 2.6)) for sx in (-1, 1) for sy in (-1, 1)]
            + [((0, sy * 1.2, z), (length, 0.08, 0.14)) for sy in (-1, 1) for z in (0.08, 2.54)], material, 0.01)
    c.box((0.6, -1.245, 1.25), (0.9, 0.02, 2.0), 'frame')
    c.box((-1.4, -1.245, 1.65), (1.2, 0.02, 0.9), 'glass')
    for item in c.root.children:
        item['scenery'] = True
    return c


def _face_material():
    """Rock face: level strata, vertical streaks, rubble."""
    n = materials.Nodes('face')
    strata = n.noise(1.0, 6.0, n.stretched(0.05, 0.05, 1.3), 0.7)
    streaks = n.noise(1.0, 6.0, n.stretched(0.5, 0.5, 0.09), 0.65)
    mass = n.math('ADD', n.math('MULTIPLY', strata, 0.5), n.math('MULTIPLY', streaks, 0.5))
    tone = n.mix(n.ramp(mass, 0.38, 0.62), (0.16, 0.12, 0.085), (0.42, 0.34, 0.25))
    normal = n.node('Bump', {'Strength': 0.9, 'Distance': 0.8, 'Height': n.noise(0.5, 9.0, n.position(), 0.7)}).outputs[0]
    return n.finish(n.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': normal}).outputs[0])


def _forest_material():
    found = bpy.data.materials.get('forest')
    if found:
        return found
    n = materials.Nodes('forest')
    tone = n.mix(n.noise(0.5, 6.0, n.position(), 0.7), (0.03, 0.038, 0.016), (0.12, 0.115, 0.045))
    return n.finish(n.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': 1.0, 'Specular': 0.0}).outputs[0])


def bay(at, turn=0, length=5, seed=1):
    """A wall of stacked concrete blocks, as used between stockpiles."""
    wall = Assembly('bay', at, (0, 0, turn))
    rng = np.random.default_rng(seed)
    items = []
    for row in range(3):
        for k in range(length - (row == 2) * int(rng.integers(1, 3))):
            items.append(((k * 1.62 + (row % 2) * 0.8 + rng.normal(0, 0.015), rng.normal(0, 0.025), 0.4 + row * 0.8),
                          (1.58, 0.78, 0.78)))
    wall.boxes(items, 'concrete', 0.03)
    for item in wall.root.children:
        item['scenery'] = True
    return wall


def sky(sun_azimuth=-95.0, sun_elevation=18.0, seed=3.0, cover=0.5, sun=7.2, strength=0.82):
    """Pale evening sky with haze at the horizon and soft clouds; a warm low sun from the given azimuth."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    n = materials.Nodes('world-scratch')  # reuse the helper on the world's own tree
    bpy.data.materials.remove(n.material)
    n.tree = world.node_tree
    n.tree.nodes.clear()
    direction = n.node('TexCoord').outputs['Generated']
    parts = n.node('SeparateXYZ', {0: direction}).outputs
    up = n.math('MAXIMUM', parts['Z'], 0.0)
    blue = n.mix(n.ramp(up, 0.0, 0.40), (0.50, 0.60, 0.68), (0.15, 0.29, 0.52))
    # clouds on a flat layer: divide by the height so that they shrink towards the horizon
    inverse = n.math('DIVIDE', 1.0, n.math('ADD', up, 0.09))
    layer = n.node('CombineXYZ', {'X': n.math('MULTIPLY', parts['X'], inverse),
                                  'Y': n.math('MULTIPLY', parts['Y'], inverse), 'Z': seed}).outputs[0]
    shape = n.noise(0.75, 9.0, layer, 0.58)
    wisps = n.noise(2.2, 8.0, n.node('VectorMath', {0: layer, 1: (0.35, 1.0, 1.0)}, operation='MULTIPLY').outputs[0], 0.6)
    mass = n.math('ADD', n.math('MULTIPLY', shape, 0.75), n.math('MULTIPLY', wisps, 0.25))
    cloud = n.ramp(mass, 0.54 - 0.12 * cover, 0.68 - 0.12 * cover)
    lit = n.mix(n.ramp(mass, 0.5, 0.68), (1.08, 0.97, 0.84), (0.62, 0.60, 0.61))
    colour = n.mix(n.math('MULTIPLY', cloud, 0.85), blue, lit)
    haze = n.math('EXPONENT', n.math('MULTIPLY', up, -11.0))
    colour = n.mix(haze, colour, materials.HAZE)
    a = math.radians(sun_azimuth)
    toward = (math.cos(a), math.sin(a), 0.25)
    glow = n.node('VectorMath', {0: direction, 1: toward}, operation='DOT_PRODUCT').outputs['Value']
    glow = n.math('POWER', n.math('MAXIMUM', glow, 0.0), 6.0)
    colour = n.mix(n.math('MULTIPLY', glow, 0.5), colour, (1.6, 1.15, 0.70))
    background = n.node('Background', {'Color': colour, 'Strength': strength * materials.HAZE_STRENGTH})
    output = n.tree.nodes.new('ShaderNodeOutputWorld')
    n.tree.links.new(background.outputs[0], output.inputs[0])

    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(1.2), (1.0, 0.80, 0.56)
    item = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(item)
    e = math.radians(sun_elevation)
    ray = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    item.rotation_mode = 'QUATERNION'
    item.rotation_quaternion = ray.to_track_quat('Z', 'Y')


# Arrangements of the background, so that cards side by side are not the same yard.
BACKDROPS = {
    'gravel': [((-9, 20, 0), 5.0, 'gravel'), ((6, 27, 0), 6.5, 'sand'), ((22, 22, 0), 5.0, 'basalt')],
    'sand': [((-12, 24, 0), 6.0, 'sand'), ((9, 20, 0), 4.2, 'gravel'), ((25, 30, 0), 6.5, 'sand')],
    'brick': [((-10, 22, 0), 5.2, 'brick'), ((10, 25, 0), 5.8, 'gravel'), ((28, 26, 0), 5.5, 'brick')],
    'wood': [((-13, 22, 0), 5.0, 'wood'), ((8, 26, 0), 5.6, 'earth'), ((24, 22, 0), 4.6, 'wood')],
    'basalt': [((-8, 24, 0), 6.0, 'basalt'), ((12, 22, 0), 4.6, 'gravel'), ((28, 30, 0), 7.0, 'sand')],
}


def set_up(backdrop='gravel', seed=1, puddles=((-3.5, -6.4, 1.5, 0.8),), tracks=None, cover=0.5, azimuth=-95.0,
           near=(-11, 12, -15, 6), spread=1.0, pebbles=9000):
    """The whole yard. `spread` moves the background away behind larger machines."""
    if tracks is None:
        tracks = ((4, 60, 65.2, 0.5, 0.05), (4, 60, 67.3, 0.5, 0.05), (-38, -40, 50, 0.42, 0.045), (-38, -40, 48.2, 0.42, 0.045))
    ground = Ground(tracks, puddles, seed)
    lay_ground(ground, near, pebbles=pebbles, seed=seed)
    for k, ((x, y, z), height, material) in enumerate(BACKDROPS[backdrop]):
        pile((x * spread, y * spread, z), height, material, stretch=1.35, turn=20 * k, seed=seed + k, grain=0.14)
    bay((-1.5 * spread, 17.5 * spread, 0), 8, 4, seed)
    bay((14 * spread, 19 * spread, 0), -12, 4, seed + 1)
    hills(seed)
    trees(seed)
    container(((-24 if seed % 2 else 3) * spread, (31 if seed % 2 else 36) * spread, 0), (25, -14)[seed % 2], ('green', 'light', 'graphite')[seed % 3])
    sky(azimuth, seed=seed * 1.7, cover=cover)
    return ground

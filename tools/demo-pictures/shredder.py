"""Tracked slow-speed twin-shaft shredder for waste wood: hopper over the toothed shafts, engine, discharge belt."""

import numpy as np
from mathutils import Vector

from kit.build import Assembly, box_shape, placed
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import hose_bundle, housing, ladder, magnet, panel, sign, walkway
from kit.rocks import pile, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'wood', 'seed': 6, 'spread': 1.3, 'near': (-12, 15, -18, 6), 'puddles': ((-2.0, -6.6, 1.6, 0.8),)},
    'camera': {'azimuth': -46, 'height': 4.2, 'fill': 0.90, 'lift': 0.02},
}
# The second view looks down into the empty hopper, onto the shafts.
VIEWS = {'2': {'eye': ((2.4, -5.6, 7.4), (-1.25, -0.1, 2.55), 44),
               'yard': {'backdrop': 'brick', 'seed': 9, 'spread': 1.3, 'near': (-13, 13, -18, 6), 'puddles': ()}, 'working': False}}


def shafts(m, at, length=2.7, gap=0.62):
    """Two shafts with rows of hooked teeth, set in a spiral, over a breaker beam."""
    for s in (-1, 1):
        x, y, z = at
        cy = y + s * gap / 2
        m.cylinder((x - length / 2 - 0.2, cy, z), (x + length / 2 + 0.2, cy, z), 0.17, 'worn')
        tooth, faces = [], []
        discs = 10
        for k in range(discs):
            dx = x - length / 2 + length * (k + 0.5) / discs
            m.cylinder((dx - 0.06, cy, z), (dx + 0.06, cy, z), 0.225, 'worn', 24)
            for j in range(3):
                turn = placed((dx, cy, z)) @ placed(turn=(s * (120 * j + 33 * k), 0, 0)) @ placed((0, 0, 0.30), (s * 24, 0, 0))
                v, f = box_shape((0.11, 0.15, 0.30))
                v = [(a, b * (0.45 if c > 0 else 1.15), c) for a, b, c in v]
                faces += [tuple(i + len(tooth) for i in face) for face in f]
                tooth += [turn @ Vector(p) for p in v]
        m.mesh(tooth, faces, 'worn', None, 0.015)


def boards(m, at, size, count, seed=4):
    """Waste wood: boards and beams, tumbled."""
    rng = np.random.default_rng(seed)
    items = []
    for _ in range(count):
        p = (rng.normal(0, 0.42, 2)).clip(-0.95, 0.95)
        z = (1 - 0.55 * np.hypot(*p)) * rng.uniform(0.3, 1)
        items.append(((at[0] + p[0] * size[0], at[1] + p[1] * size[1], at[2] + z * size[2]),
                      (rng.uniform(0.5, 1.7), rng.uniform(0.08, 0.2), rng.uniform(0.025, 0.08)),
                      (rng.normal(0, 25), rng.normal(0, 24), rng.uniform(0, 360))))
    for material, part in (('wood', items[::2]), ('plank', items[1::2])):
        for item in [m.boxes(part, material)]:
            item['scenery'] = True


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('shredder', at, (0, 0, turn), paint=paint)
    crawler(m, gauge=2.2, length=3.9, height=0.95, width=0.5, at_x=-0.7)
    for s in (-1, 1):
        m.plate([(-4.6, 1.15), (3.3, 1.15), (3.3, 1.45), (-4.6, 1.5)], 0.15, s * 0.8, 'frame', 0.02)
    m.boxes([((x, 0, 1.3), (0.2, 1.7, 0.28)) for x in (-4.4, -2.9, 0.2, 3.1)], 'frame', 0.01)
    # shredding box with bearing and gear housings at its ends
    for s in (-1, 1):
        m.plate([(-2.9, 1.5), (0.6, 1.5), (0.6, 2.5), (-2.9, 2.5)], 0.08, s * 0.95, 'paint', 0.012)
        m.boxes([((-2.6 + 0.72 * k, s * 1.03, 2.0), (0.09, 0.12, 0.96)) for k in range(5)] + [((-1.15, s * 1.03, z), (3.5, 0.12, 0.09)) for z in (1.55, 2.46)], 'paint', 0.012)
    for x in (-2.95, 0.65):
        m.box((x, 0, 2.0), (0.12, 1.98, 1.0), 'paint', bevel=0.02)
        for s in (-1, 1):
            m.cylinder((x - 0.18, s * 0.31, 2.15), (x + 0.18, s * 0.31, 2.15), 0.27, 'dark', 32)
    m.box((0.95, 0, 2.08), (0.45, 1.5, 0.75), 'dark', bevel=0.06)
    shafts(m, (-1.15, 0, 2.2))
    m.box((-1.15, 0, 1.75), (3.3, 0.2, 0.3), 'worn', bevel=0.03)
    # hopper: high flared walls, the left one hinged to tip
    low, top = 2.5, 3.75
    x0, x1, y0 = -2.95, 0.65, 0.98
    X0, X1, Y0 = -3.9, 1.15, 1.75
    walls = {
        'right': [(x0, -y0, low), (x1, -y0, low), (X1, -Y0, top), (X0, -Y0, top)],
        'left': [(x1, y0, low), (x0, y0, low), (X0, Y0, top), (X1, Y0, top)],
        'rear': [(x0, y0, low), (x0, -y0, low), (X0, -Y0, top), (X0, Y0, top)],
        'front': [(x1, -y0, low), (x1, y0, low), (X1, Y0, top + 0.25), (X1, -Y0, top + 0.25)],
    }
    for corners in walls.values():
        m.sheet(corners, 0.03, 'paint')
        a, b, c, d = (Vector(p) for p in corners)
        n = (b - a).cross(d - a).normalized() * -0.05
        for k in range(1, 6 if abs((b - a).x) > 1 else 4):
            f = k / (6 if abs((b - a).x) > 1 else 4)
            p, q, u = a.lerp(b, f) + n * 0.3, d.lerp(c, f) + n * 0.3, (b - a).normalized() * 0.045
            m.loft([p - u, p + u, p + u + n, p - u + n], [q - u, q + u, q + u + n * 1.5, q - u + n * 1.5], 'paint', 0.008)
        m.pipe([d, c], 0.06, 'paint')
    sign(m, (-1.15, -1.50, 3.13), 'ZW 4000', 0.44, 31.6)
    housing(m, (2.35, 0.0, 1.48), (1.75, 1.8, 1.75), doors=2)
    m.name('ZW 4000', (2.0, -0.935, 1.62), 0.17, 'right', 'decal')
    walkway(m, (-1.1, -1.5, 1.55), 2.9, 0.55, -1)
    ladder(m, (0.55, -1.6, 1.55), (0.8, -1.75, 0.35), across=(0.25, -0.1, 0))
    panel(m, (3.05, -1.0, 1.25))
    for s in (-1, 1):
        ram(m, (-2.2, s * 1.15, 1.6), (-2.4, s * 1.52, 3.2), 0.06, 0.55)
    hose_bundle(m, [(-3.6, -0.9, 1.35), (-2.2, -0.98, 1.2), (0, -0.95, 1.25), (1.4, -0.93, 1.2), (2.2, -0.9, 1.4)], 4)
    # discharge belt under the box and out to the front
    load = 'wood' if working else None
    conveyor(m, (-3.4, 0, 0.72), (2.6, 0, 1.0), width=1.05, style='plain', load=load, grain=0.08, seed=7)
    conveyor(m, (2.3, 0, 0.85), (7.4, 0, 3.35), width=1.05, load=load, grain=0.10, deep=0.2, seed=8, skirts=1.5)
    for s in (-1, 1):
        ram(m, (3.2, s * 0.78, 1.4), (5.0, s * 0.66, 2.05), 0.05)
    magnet(m, (5.3, 0, 3.0), 1.9, 0.75)
    m.rails([[(3.2, s * 0.75, 1.5), (3.6, s * 0.75, 3.95), (5.6, s * 0.5, 4.0)] for s in (-1, 1)], 0.05, 'paint')
    if working:
        boards(m, (-1.3, 0, 3.25), (1.55, 0.95, 1.15), 200)
        stream(m, (7.55, 0, 3.5), (1.2, 0, 0.3), 2.2, 0.7, 'wood', 0.085, 400)
        pile((8.4, 0, -0.1), 1.7, 'wood', seed=21, grain=0.11, count=3200, parent=m)
        pile((-7.5, 3.5, -0.1), 1.6, 'wood', seed=22, grain=0.16, count=900, parent=m)
        boards(m, (-7.4, 3.3, 0.6), (2.4, 2.2, 1.0), 120, 5)
    return m

"""Tracked trommel screen: perforated drum with brush, open side wings, hopper, engine and two belts."""
import math

import numpy as np

from kit.build import Assembly
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import hopper, hose_bundle, housing, ladder, panel, sign
from kit.rocks import pile, stones, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'wood', 'seed': 29, 'spread': 1.4, 'near': (-13, 15, -20, 6), 'puddles': ((-4.2, -7.2, 1.8, 0.8),)},
    'camera': {'azimuth': -44, 'height': 3.4, 'fill': 0.88, 'lift': 0.02, 'shift': 0.02, 'lens': 44},
}
VIEWS = {'2': {'camera': {'azimuth': -122, 'height': 3.6, 'fill': 0.88, 'lift': 0.02}, 'yard': {'backdrop': 'sand', 'seed': 30, 'spread': 1.4, 'near': (-15, 13, -20, 6), 'puddles': ()}}}


def drum(m, at, length=5.2, radius=0.98):
    """A sieve drum: plate with square holes (a wireframe of a grid), running rings, rollers, stiffeners."""
    d = m.child('drum', at, (0, 3, 0))
    around, along = 60, int(length / 0.105)
    verts = [(-length / 2 + length * i / along, radius * math.cos(math.tau * j / around), radius * math.sin(math.tau * j / around))
             for i in range(along + 1) for j in range(around)]
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j)
             for i in range(along) for j in range(around)]
    sieve = d.mesh(verts, faces, 'worn', smooth=0)
    holes = sieve.modifiers.new('holes', 'WIREFRAME')
    holes.thickness, holes.use_replace, holes.use_even_offset = 0.032, True, False
    for x in (-length / 2, -length / 6, length / 6, length / 2):
        d.lathe((x - 0.05, 0, 0), (x + 0.05, 0, 0), [(radius - 0.02, 0), (radius + 0.06, 0), (radius + 0.06, 0.1), (radius - 0.02, 0.1), (radius - 0.02, 0)], 'frame', 80)
    for x in (-length / 2 - 0.12, length / 2 + 0.12):
        d.lathe((x - 0.14, 0, 0), (x + 0.14, 0, 0), [(radius - 0.03, 0), (radius + 0.09, 0), (radius + 0.09, 0.28), (radius - 0.03, 0.28), (radius - 0.03, 0)], 'worn', 80)
        for s in (-1, 1):
            d.cylinder((x - 0.12, s * 0.72, -0.86), (x + 0.12, s * 0.72, -0.86), 0.16, 'rubber')
    rng = np.random.default_rng(2)
    n = 800
    t = rng.uniform(-2.6, -0.9, n)
    r = radius * (0.93 - rng.exponential(0.10, n).clip(0, 0.5))
    stones(d, np.column_stack([rng.uniform(-length / 2, length / 2, n), r * np.cos(t), r * np.sin(t)]), 0.10 * rng.lognormal(0, 0.4, n), 'earth', 2)
    # cleaning brush on top
    d.cylinder((-length / 2 + 0.1, 0.25, radius + 0.26), (length / 2 - 0.1, 0.25, radius + 0.26), 0.20, 'brush', 24)
    d.cylinder((-length / 2 - 0.2, 0.25, radius + 0.26), (length / 2 + 0.2, 0.25, radius + 0.26), 0.05, 'steel', 16)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('trommelsieb', at, (0, 0, turn), paint=paint)
    kind = 'earth' if working else None
    crawler(m, gauge=2.2, length=3.9, height=0.95, width=0.45, at_x=-0.4)
    m.boxes([((-0.4 + d, 0, 1.05), (0.45, 2.0, 0.32)) for d in (-1, 1)], 'frame', 0.02)
    for s in (-1, 1):
        m.plate([(-6.4, 1.18), (4.9, 1.18), (4.9, 1.42), (-6.4, 1.46)], 0.15, s * 0.98, 'frame', 0.02)
        # portal around the drum: posts, top beam, collecting walls
        m.rails([[(x, s * 1.12, 1.4), (x, s * 1.12, 3.75)] for x in (-2.2, 3.5)], 0.075, 'paint')
        m.boxes([((0.65, s * 1.12, 3.76), (5.9, 0.12, 0.14)), ((0.65, s * 1.12, 1.55), (5.9, 0.10, 0.28))], 'paint', 0.015)
        m.boxes([((-2.2 + 5.7 * k / 6, s * 1.165, 1.55), (0.05, 0.05, 0.3)) for k in range(7)], 'paint')
    m.boxes([((x, 0, 3.76), (0.12, 2.3, 0.14)) for x in (-2.2, 3.5)] + [((x, 0, 1.3), (0.14, 2.0, 0.24)) for x in (-6.2, -2.2, 3.5, 4.8)], 'paint', 0.015)
    for s in (-1, 1):  # drum ends in sheet, cover wings folded up
        m.sheet([(-2.3, s * 1.1, 1.5), (-2.3, s * 1.1, 3.7), (-2.3, s * 0.85, 3.7), (-2.3, s * 0.85, 1.5)], 0.03, 'paint')
    wing = [(-2.1, -1.15, 3.84), (3.4, -1.15, 3.84), (3.4, -1.98, 4.36), (-2.1, -1.98, 4.36)]
    m.sheet(wing, 0.03, 'paint')
    m.boxes([((x, -1.56, 4.08), (0.06, 0.98, 0.05), (-32, 0, 0)) for x in (-1.9, -0.1, 1.6, 3.2)], 'paint')
    for x in (-1.6, 2.9):
        ram(m, (x, -1.16, 3.2), (x, -1.7, 4.12), 0.03)
    m.box((0.65, 1.16, 2.75), (5.6, 0.03, 1.9), 'paint')
    drum(m, (0.65, 0, 2.62))
    # hopper with belt into the drum
    hopper(m, (-4.6, 0, 2.25), length=3.2, width=1.3, depth=0.95, top_width=2.5, load=kind, grain=0.08, heap=0.8)
    sign(m, (-4.4, -1.16, 2.76), 'TX 620', 0.38, 32)
    conveyor(m, (-6.2, 0, 1.98), (-1.9, 0, 2.35), width=0.95, load=kind, grain=0.06, seed=3)
    # engine swung out on the right, below the drum
    housing(m, (4.55, 0, 1.45), (1.5, 2.0, 1.45), doors=2, exhaust=True)
    m.name('TX 620', (4.2, -1.037, 2.66), 0.22, 'right', 'decal')
    panel(m, (3.2, -1.18, 1.2))
    ladder(m, (-2.6, -1.25, 2.0), (-2.7, -1.45, 0.35), across=(1, 0, 0))
    m.box((-3.9, -1.1, 1.35), (1.1, 0.36, 0.5), 'paint', bevel=0.03)
    hose_bundle(m, [(-3.2, -1.07, 1.35), (-2.0, -1.1, 1.22), (0.2, -1.09, 1.28), (2.2, -1.08, 1.22), (3.2, -1.07, 1.3)], 4)
    # fines to the left, oversize to the front above the engine
    conveyor(m, (-2.2, 0, 1.0), (3.2, 0, 1.02), width=1.2, style='plain', load=kind, grain=0.03, seed=5, guard=False)
    conveyor(m, (2.6, 0.5, 0.95), (3.0, 5.6, 3.0), width=0.8, load=kind, grain=0.03, deep=0.12, seed=6)
    m.sheet([(3.5, -0.7, 2.1), (3.5, 0.7, 2.1), (3.95, 0.6, 1.6), (3.95, -0.6, 1.6)], 0.03, 'paint')
    conveyor(m, (3.6, 0, 3.05), (7.6, 0, 3.45), width=0.9, load='wood' if working else None, grain=0.09, seed=7)
    m.rails([[(5.25, s * 0.6, 2.6), (6.2, s * 0.62, 3.2)] for s in (-1, 1)], 0.05, 'dark')
    if working:
        stream(m, (7.75, 0, 3.6), (1.2, 0, 0.3), 2.4, 0.6, 'wood', 0.09, 260)
        pile((8.5, 0, -0.1), 1.6, 'wood', seed=46, grain=0.10, count=3000, parent=m)
        pile((3.1, 6.4, -0.1), 1.6, 'earth', seed=47, grain=0.04, count=1500, parent=m)
    return m

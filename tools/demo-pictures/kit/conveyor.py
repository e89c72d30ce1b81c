"""Belt conveyors: troughed belt on idlers between side frames, drums, guards, material on the belt."""
import math

import numpy as np
from mathutils import Vector

from .rocks import stones


def _trough(width, depth):
    """Cross-section of the loaded belt: flat middle, raised sides."""
    w = width / 2
    return [(-w, depth), (-w * 0.36, 0.0), (w * 0.36, 0.0), (w, depth)]


def conveyor(a, tail, head, width=0.9, style='channel', load='gravel', grain=0.06, deep=0.16, trough=None, skirts=0.0, guard=True,
             rail='paint', legs=(), cover=False, seed=1):
    """A conveyor from tail to head drum (points at drum centres). style: 'channel' beams, 'lattice' truss or 'plain'.
    load: mineral on the belt or None. skirts: length of the raised side boards at the tail."""
    tail, head = Vector(tail), Vector(head)
    d = head - tail
    length = d.length
    yaw, pitch = math.degrees(math.atan2(d.y, d.x)), math.degrees(math.asin(d.z / length))
    c = a.child('conveyor', tail, (0, -pitch, yaw))
    trough = width * 0.18 if trough is None else trough
    r = 0.16 if width < 0.8 else 0.2
    edge = width / 2 + 0.09
    _belt(c, length, width, trough, r)
    for x in (0, length):
        c.cylinder((x, -width / 2 - 0.03, 0), (x, width / 2 + 0.03, 0), r, 'rubber')
        c.cylinder((x, -edge - 0.06, 0), (x, edge + 0.06, 0), 0.045, 'steel', 20)
        for s in (-1, 1):
            c.box((x, s * (edge + 0.03), 0), (0.2, 0.07, 0.16), 'dark', bevel=0.02)
    if style == 'lattice':
        _lattice(c, length, edge, max(0.55, width * 0.75), rail)
    else:
        h = 0.24 if style == 'channel' else 0.14
        for s in (-1, 1):
            c.box((length / 2, s * edge, -0.03), (length + 0.16, 0.022, h), rail, bevel=0.006)
            for z in (-0.03 - h / 2, -0.03 + h / 2):
                c.box((length / 2, s * (edge + 0.03), z), (length + 0.16, 0.075, 0.016), rail, bevel=0.004)
        c.boxes([((x, 0, -0.03 - h / 2 + 0.02), (0.07, edge * 2, 0.05)) for x in np.arange(0.5, length - 0.3, 1.2)], rail)
    # carrying idlers in troughs, return idlers below
    for x in np.arange(0.55, length - 0.35, 0.95 if length < 9 else 1.2):
        z = r - 0.055
        for s in (-1, 1):
            c.cylinder((x, s * width * 0.17, z), (x, s * (width * 0.5 + 0.02), z + trough * 0.98), 0.05, 'worn', 16)
            c.pipe([(x, s * (edge), -0.02 + 0.1), (x, s * (width * 0.5 + 0.04), z + trough + 0.02)], 0.02, 'dark')
        c.cylinder((x, -width * 0.17, z), (x, width * 0.17, z), 0.05, 'worn', 16)
        c.boxes([((x, 0, z - 0.075), (0.06, edge * 2, 0.03))], 'dark')
    for x in np.arange(1.1, length - 0.6, 2.4):
        c.cylinder((x, -width / 2 - 0.05, -r - 0.05), (x, width / 2 + 0.05, -r - 0.05), 0.045, 'worn', 16)
        for s in (-1, 1):
            c.box((x, s * (edge - 0.0), -r - 0.02), (0.06, 0.03, 0.2), 'dark')
    # drive motor and gearbox at the head, scraper below the drum
    c.box((length, -edge - 0.2, 0), (0.26, 0.24, 0.26), 'dark', bevel=0.04)
    c.cylinder((length, -edge - 0.3, 0), (length, -edge - 0.52, 0), 0.1, 'dark')
    c.box((length - 0.1, 0, -r - 0.09), (0.05, width * 0.95, 0.14), 'warning', (0, 25, 0))
    if guard:  # emergency stop line and tail guard
        for s in (-1, 1):
            c.pipe([(0.3, s * (edge + 0.09), 0.05), (length - 0.4, s * (edge + 0.09), 0.05)], 0.008, 'warning')
            c.box((0.05, s * (edge + 0.07), 0.0), (0.7, 0.02, 0.42), rail, bevel=0.005)
    if skirts:
        for s in (-1, 1):
            c.sheet([(0.1, s * (width * 0.44), r + trough * 0.7), (skirts, s * width * 0.44, r + trough * 0.7),
                     (skirts, s * width * 0.52, r + trough + 0.42), (0.1, s * width * 0.52, r + trough + 0.42)], 0.02, rail)
            c.boxes([((x, s * (width * 0.5 + 0.03), r + trough + 0.2), (0.05, 0.07, 0.4)) for x in np.arange(0.3, skirts, 0.7)], rail)
    if load:
        _load(c, length, width, trough, r, load, grain, deep, seed)
    return c


def _belt(c, length, width, trough, r):
    verts, faces = [], []
    steps = max(8, int(length / 0.3))
    section = _trough(width, trough)
    for side in (1, -1):  # carrying run (troughed) and return run (flat)
        base = len(verts)
        for k in range(steps + 1):
            x = length * k / steps
            flat = min(1, min(x, length - x) / 0.7)  # flattens towards the drums
            for y, z in section:
                verts.append((x, y, (r + z * flat) if side > 0 else -r))
        for k in range(steps):
            for j in range(3):
                i = base + k * 4 + j
                faces.append((i, i + 1, i + 5, i + 4))
    c.mesh(verts, faces, 'belt', smooth=60)


def _lattice(c, length, edge, depth, rail):
    """Two trusses: chords of box section, posts and diagonals, cross braces below."""
    top, low = 0.04, 0.04 - depth
    for s in (-1, 1):
        y = s * (edge + 0.02)
        c.boxes([((length / 2, y, top), (length + 0.2, 0.09, 0.10)), ((length / 2, y, low), (length - 0.7, 0.08, 0.08))], rail, 0.01)
        n = max(3, round(length / (depth * 1.35)))
        lines = []
        for k in range(n + 1):
            x = 0.35 + (length - 0.7) * k / n
            lines.append([(x, y, top), (x, y, low)])
            if k < n:
                x2 = 0.35 + (length - 0.7) * (k + 1) / n
                lines.append([(x, y, low if k % 2 else top), (x2, y, top if k % 2 else low)])
        c.rails(lines, 0.032, rail)
    n = max(3, round(length / 1.6))
    xs = [0.35 + (length - 0.7) * k / n for k in range(n + 1)]
    e = edge + 0.02
    c.rails([[(x, -e, low), (x, e, low)] for x in xs] + [[(xs[k], -e, low), (xs[k + 1], e, low)] for k in range(n)], 0.025, rail)


def _load(c, length, width, trough, r, load, grain, deep, seed):
    """A ridge of material along the belt: an even core below, stones on it."""
    deep = deep * 1.6  # must show over the edge of the belt from eye level
    rng = np.random.default_rng(seed)
    count = int(min(5200, length * width * 0.55 / (grain * grain) * 1.9))
    x = rng.uniform(0.25, length + 0.05, count)
    y = rng.normal(0, 0.21, count).clip(-0.40, 0.40) * width
    heap = deep * (0.75 + 0.35 * np.sin(x * 2.1 + seed) * np.sin(x * 0.7)) * (1 - (np.abs(y) / (width * 0.46)) ** 1.7)
    bed = r + np.maximum(0, np.abs(y) / width - 0.18) * trough * 3.0
    z = bed + heap.clip(0) * rng.uniform(0.80, 1.0, count) + grain * 0.1
    stones(c, np.column_stack([x, y, z]), grain * rng.lognormal(0, 0.35, count), load, seed)
    verts, faces, n = [], [], max(6, int(length / 0.4))
    for k in range(n + 1):
        xx = 0.25 + (length - 0.3) * k / n
        for t in (-0.42, -0.2, 0, 0.2, 0.42):
            verts.append((xx, t * width, r + max(0, abs(t) - 0.18) * trough * 3 + 0.72 * deep * (1 - (abs(t) / 0.46) ** 1.7)))
    for k in range(n):
        for j in range(4):
            i = k * 5 + j
            faces.append((i, i + 1, i + 6, i + 5))
    core = c.mesh(verts, faces, load, smooth=60)
    core['scenery'] = True

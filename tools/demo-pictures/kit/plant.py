"""Parts of crushing and screening plants: hoppers, screen boxes, engine housings, platforms, magnets."""
import math

import numpy as np
from mathutils import Vector

from . import subject
from .hydraulics import hose
from .type_plate import type_plate
from .rocks import stones


def hopper(a, at, length=3.6, width=2.2, top=2.9, top_width=None, depth=1.1, back=True, front=False, load='gravel', grain=0.22, wall='paint', seed=2, heap=0.62):
    """A feed hopper open to the front: flared ribbed side walls over a feeder of `length` x `width` at `at` (its centre)."""
    h = a.child('hopper', at)
    l, w = length / 2, width / 2
    tw = (top_width or width + 1.2) / 2
    over = 0.55 if back else 0.0
    t = 0.03
    for s in (-1, 1):
        low0, low1 = Vector((-l, s * w, 0)), Vector((l, s * w, 0))
        up1, up0 = Vector((l, s * tw, depth)), Vector((-l - over, s * tw, depth))
        h.sheet([low0, low1, up1, up0] if s < 0 else [low1, low0, up0, up1], t, wall)
        # ribs outside and a lip along the upper edge
        n = max(3, round(length / 0.75))
        for k in range(n + 1):
            f = k / n
            p, q = low0.lerp(low1, f), up0.lerp(up1, f)
            out = Vector((0, s * 0.06, -0.03))
            h.loft([p + out + Vector((-0.04, 0, 0)), p + out + Vector((0.04, 0, 0)), p + Vector((0.04, 0, 0)), p + Vector((-0.04, 0, 0))],
                   [q + out * 1.6 + Vector((-0.04, 0, 0)), q + out * 1.6 + Vector((0.04, 0, 0)), q + Vector((0.04, 0, 0)), q + Vector((-0.04, 0, 0))], wall, 0.008)
        h.pipe([up0, up1], 0.055, wall)
        mid0, mid1 = low0.lerp(up0, 0.5), low1.lerp(up1, 0.5)
        o = Vector((0, s * 0.05, -0.02))
        h.pipe([mid0 + o, mid1 + o], 0.035, wall)
        # folding rams
        for f in (0.25, 0.75):
            p = low0.lerp(low1, f) + Vector((0, s * 0.16, -0.25))
            q = low0.lerp(low1, f).lerp(up0.lerp(up1, f), 0.62) + Vector((0, s * 0.08, -0.04))
            h.cylinder(p, p.lerp(q, 0.6), 0.05, 'dark')
            h.cylinder(p, q, 0.028, 'chrome')
    if back:
        p = [Vector((-l, -w, 0)), Vector((-l, w, 0)), Vector((-l - over, tw, depth)), Vector((-l - over, -tw, depth))]
        h.sheet(p, t, wall)
        h.pipe([p[2], p[3]], 0.055, wall)
        for k in range(4):
            f = (k + 0.5) / 4
            q0, q1 = p[0].lerp(p[1], f), p[3].lerp(p[2], f)
            h.loft([q0 + Vector((-0.07, -0.04, -0.02)), q0 + Vector((-0.07, 0.04, -0.02)), q0 + Vector((0, 0.04, 0)), q0 + Vector((0, -0.04, 0))],
                   [q1 + Vector((-0.1, -0.04, -0.02)), q1 + Vector((-0.1, 0.04, -0.02)), q1 + Vector((0, 0.04, 0)), q1 + Vector((0, -0.04, 0))], wall, 0.008)
    # feeder pan below
    h.box((0, 0, -0.16), (length, width * 0.96, 0.30), 'frame', bevel=0.02)
    if load:
        rng = np.random.default_rng(seed)
        n = int(length * width * 0.9 / (grain * grain))
        x, y = rng.uniform(-l - over * 0.4, l, n), rng.uniform(-1, 1, n)
        z = depth * (heap + 0.45 * np.exp(-((x + l * 0.1) / (l * 0.7)) ** 2) * (1 - y * y * 0.55)) + rng.normal(0, 0.05, n)
        y *= (w + (tw - w) * (z / depth).clip(0, 0.9)) * 0.9
        stones(h, np.column_stack([x, y, z]), grain * rng.lognormal(0, 0.4, n), load, seed)
        verts, faces, m = [], [], 12
        for i in range(m + 1):
            xx = -l - over * 0.4 + (length + over * 0.4) * i / m
            for j in (-1, -0.5, 0, 0.5, 1):
                zz = depth * (heap - 0.05 + 0.42 * math.exp(-((xx + l * 0.1) / (l * 0.7)) ** 2) * (1 - j * j * 0.55))
                verts.append((xx, j * (w + (tw - w) * max(0, zz / depth)) * 0.95, zz))
        for i in range(m):
            faces += [(i * 5 + j, i * 5 + j + 1, i * 5 + j + 6, i * 5 + j + 5) for j in range(4)]
        core = h.mesh(verts, faces, load, smooth=60)
        core['scenery'] = True
    return h


def housing(a, at, size, material='paint', doors=2, exhaust=True, stripe=True, slope=0.12):
    """An engine housing: panelled box with doors, louvres, a radiator grille in front and an exhaust."""
    g = a.child('housing', at)
    x, y, z = size
    l, w = x / 2, y / 2
    g.loft([(-l, -w, 0), (l, -w, 0), (l, w, 0), (-l, w, 0)],
           [(-l, -w, z - slope), (l, -w, z - slope), (l, w, z - slope), (-l, w, z - slope)], material, 0.03)
    g.loft([(-l, -w, z - slope), (l, -w, z - slope), (l, w, z - slope), (-l, w, z - slope)],
           [(-l + slope, -w + slope, z), (l - slope, -w + slope, z), (l - slope, w - slope, z), (-l + slope, w - slope, z)], material, 0.02)
    for s in (-1, 1):
        for k in range(doors):
            x0 = -l + 0.08 + (x - 0.16) * k / doors
            x1 = -l + 0.08 + (x - 0.16) * (k + 1) / doors - 0.05
            cx, dw, dh = (x0 + x1) / 2, x1 - x0, z - slope - 0.18
            g.box((cx, s * (w + 0.012), 0.08 + dh / 2), (dw, 0.03, dh), material, bevel=0.012)
            g.box((x1 - 0.10, s * (w + 0.035), 0.08 + dh * 0.5), (0.05, 0.03, 0.14), 'black', bevel=0.01)
            for zz in (0.25, 0.75):
                g.cylinder((x0 + 0.015, s * (w + 0.03), 0.08 + dh * zz - 0.05), (x0 + 0.015, s * (w + 0.03), 0.08 + dh * zz + 0.05), 0.018, 'dark', 12)
            if k == doors - 1 or doors == 1:
                slats(g, (cx - dw * 0.06, s * (w + 0.028), 0.08 + dh * 0.62), dw * 0.6, dh * 0.5, s)
    # radiator: dark frame with slats across the front
    g.box((l + 0.005, 0, z * 0.48), (0.04, y * 0.8, z * 0.66), 'dark', bevel=0.015)
    g.boxes([((l + 0.03, 0, z * 0.48 + z * 0.60 * (k / 11 - 0.5)), (0.02, y * 0.74, 0.018), (0, 35, 0)) for k in range(12)], 'frame')
    if exhaust:
        ex = -l * 0.45
        g.cylinder((ex, -w * 0.4, z - 0.02), (ex, -w * 0.4, z + 0.35), 0.11, 'frame')
        g.pipe([(ex, -w * 0.4, z + 0.3), (ex, -w * 0.4, z + 0.62), (ex - 0.10, -w * 0.4, z + 0.72)], 0.055, 'worn')
        g.cylinder((l * 0.35, w * 0.4, z - 0.02), (l * 0.35, w * 0.4, z + 0.22), 0.14, 'dark')
        g.cone((l * 0.35, w * 0.4, z + 0.22), (l * 0.35, w * 0.4, z + 0.30), 0.18, 0.13, 'dark')
    if stripe:
        for s in (-1, 1):
            g.box((0, s * (w + 0.029), z * 0.20), (x * 0.985, 0.006, z * 0.075), 'decal', bevel=0)
    return g


def slats(a, at, width, height, side=-1):
    """A louvred opening on a side wall."""
    x, y, z = at
    a.box(at, (width, 0.012, height), 'black', bevel=0)
    n = max(4, int(height / 0.07))
    a.boxes([((x, y + side * 0.012, z + height * ((k + 0.5) / n - 0.5)), (width, 0.05, 0.014), (side * 38, 0, 0)) for k in range(n)], 'frame')
    a.boxes([((x + dx * width / 2, y + side * 0.015, z), (0.03, 0.03, height + 0.03)) for dx in (-1, 1)]
            + [((x, y + side * 0.015, z + dz * height / 2), (width + 0.03, 0.03, 0.03)) for dz in (-1, 1)], 'frame')


def railing(a, points, height=1.0, post=1.1, material='paint'):
    """Handrail with knee rail along a path of 3D points (at floor height)."""
    lines = []
    up = Vector((0, 0, height))
    for p, q in zip(points, points[1:]):
        p, q = Vector(p), Vector(q)
        lines += [[p + up, q + up], [p + up * 0.55, q + up * 0.55]]
        n = max(1, round((q - p).length / post))
        lines += [[p.lerp(q, k / n), p.lerp(q, k / n) + up] for k in range(n + 1)]
    a.rails(lines, 0.021, material)


def walkway(a, at, length, width, rail_side=-1, material='paint', ends=(True, True), height=1.0):
    """A grated platform along the machine with a railing on one side; `at` is the centre of its floor."""
    x, y, z = at
    a.boxes([((x, y, z - 0.03), (length, width, 0.012))], 'frame')
    a.boxes([((x - length / 2 + (k + 0.5) * 0.06, y, z - 0.015), (0.012, width, 0.035)) for k in range(int(length / 0.06))], 'galvanised')
    a.boxes([((x, y + s * width / 2, z - 0.03), (length, 0.03, 0.12)) for s in (-1, 1)], material)
    e = y + rail_side * width / 2
    points = [(x - length / 2, e, z), (x + length / 2, e, z)]
    if ends[0]:
        points.insert(0, (x - length / 2, e - rail_side * width * 0.95, z))
    if ends[1]:
        points.append((x + length / 2, e - rail_side * width * 0.95, z))
    railing(a, points, height, material=material)
    inward = -rail_side
    a.rails([[(x + dx, e, z - 0.06), (x + dx, e + inward * width, z - 0.06 - width * 0.8)] for dx in (-length * 0.35, length * 0.35)], 0.03, 'frame')


def ladder(a, top, bottom, width=0.42, across=(1, 0, 0), material='paint', loops=True):
    """A ladder between two points; `across` is the direction of its rungs."""
    top, bottom, u = Vector(top), Vector(bottom), Vector(across).normalized() * width / 2
    n = max(2, round((top - bottom).length / 0.28))
    lines = [[bottom - u, top - u], [bottom + u, top + u]]
    if loops:
        lines = [[p, q, q + Vector((0, 0, 0.95))] for p, q in lines]
    a.rails(lines, 0.022, material)
    a.rails([[bottom.lerp(top, (k + 0.5) / n) - u, bottom.lerp(top, (k + 0.5) / n) + u] for k in range(n)], 0.016, 'galvanised')


def flywheel(a, at, radius=0.75, width=0.22, material='paint'):
    """A spoked flywheel on the side of a crusher."""
    f = a.child('flywheel', at)
    f.lathe((0, -width / 2, 0), (0, width / 2, 0), [(radius * 0.82, 0), (radius, 0), (radius, width), (radius * 0.82, width), (radius * 0.82, 0)], material, 56, 0.012)
    spokes = [math.radians(36 + 72 * k) for k in range(5)]
    f.boxes([((0.45 * radius * math.cos(t), 0, -0.45 * radius * math.sin(t)), (radius * 0.85, width * 0.5, radius * 0.17),
              (0, math.degrees(t), 0)) for t in spokes], material, 0.01)
    f.cylinder((0, -width * 0.7, 0), (0, width * 0.7, 0), radius * 0.2, 'dark')
    f.cylinder((0, -width * 0.95, 0), (0, width * 0.95, 0), radius * 0.11, 'steel')
    return f


def screen_box(a, at, length=4.2, width=1.6, height=0.95, tilt=15, decks=2, load='gravel', grain=0.05, seed=3, material='paint'):
    """An inclined vibrating screen on springs: ribbed side plates, meshes, exciter with drive. `at` is its centre."""
    b = a.child('screen', at, (0, tilt, 0))
    l, w, h = length / 2, width / 2, height / 2
    for s in (-1, 1):
        y = s * w
        b.plate([(-l, -h * 0.75), (-l + 0.25, -h), (l - 0.15, -h), (l, -h * 0.7), (l, h * 0.45), (l - 0.35, h), (-l + 0.2, h), (-l, h * 0.7)], 0.025, y, material, 0.008)
        ribs = [((-l + 0.3 + (length - 0.6) * k / 6, y + s * 0.035, 0), (0.05, 0.06, height * 0.92)) for k in range(7)]
        b.boxes(ribs + [((0, y + s * 0.035, h - 0.03), (length - 0.5, 0.08, 0.06)), ((0, y + s * 0.035, -h + 0.03), (length - 0.4, 0.08, 0.06))], material, 0.008)
        for d in range(decks):  # rows of clamp bolts at each deck
            z = h * 0.45 - d * height * 0.48
            b.boxes([((-l + 0.2 + (length - 0.4) * k / 15, y + s * 0.03, z), (0.05, 0.04, 0.05)) for k in range(16)], 'steel', 0.008)
            b.boxes([((0, y - s * 0.06, z + 0.06), (length - 0.1, 0.05, 0.10))], 'rubber')
        # spring seats: coils between brackets
        for x in (-l * 0.68, l * 0.68):
            b.box((x, y + s * 0.14, -h * 0.35), (0.30, 0.24, 0.06), material, bevel=0.01)
            coil = [(x + 0.075 * math.cos(t), y + s * 0.15 + 0.075 * math.sin(t), -h * 0.4 - 0.33 * t / 25) for t in np.linspace(0, 25, 90)]
            b.pipe(coil, 0.017, 'steel')
            b.box((x, y + s * 0.15, -h * 0.4 - 0.36), (0.32, 0.26, 0.05), 'frame')
        # exciter cover
        b.cylinder((0.1, y, 0), (0.1, y + s * 0.10, 0), 0.26, 'dark')
        b.cylinder((0.1, y, 0), (0.1, y + s * 0.15, 0), 0.12, 'steel')
    b.cylinder((0.1, -w, 0), (0.1, w, 0), 0.13, 'frame')
    b.box((0.1, -w - 0.22, -0.25), (0.62, 0.16, 1.0), 'dark', (0, -18, 0), bevel=0.06)
    for x in (-l + 0.3, -l * 0.4, l * 0.4, l - 0.3):
        b.cylinder((x, -w, -h * 0.55), (x, w, -h * 0.55), 0.05, 'frame')
    for d in range(decks):
        z = h * 0.45 - d * height * 0.48
        pitch = 0.075 if d == 0 else 0.045
        b.rails([[(-l, y, z), (l, y, z)] for y in np.arange(-w + 0.04, w - 0.02, pitch)], 0.009, 'steel')
        b.rails([[(x, -w, z + 0.008), (x, w, z + 0.008)] for x in np.arange(-l + 0.05, l, pitch)], 0.009, 'steel')
        if load:
            rng = np.random.default_rng(seed + d)
            n = int(length * width * 0.35 / (grain * grain))
            x = -l + length * rng.beta(1.0, 1.5, n)
            y = rng.uniform(-0.94, 0.94, n) * w
            z0 = z + grain * 0.4 + rng.exponential(0.06, n) * (1.2 - (x + l) / length)
            stones(b, np.column_stack([x, y, z0]), grain * rng.lognormal(0, 0.4, n), load, seed + d)
    return b


def sign(a, at, words, size=0.36, lean=30.0, turn=0.0, width=None):
    """A name plate over the ribs of a wall on the right that leans outwards by `lean` degrees."""
    words = subject.written(words)
    plate = a.child('sign', at, (lean, turn, 0))
    plate.box((0, 0, 0), (width or len(words) * size * 0.72, 0.025, size * 1.55), 'decal', bevel=0.006)
    plate.text(words, (0, -0.0135, 0), size, 'right', 'paint' if a.paint != 'graphite' else 'amber')


def magnet(a, at, length=2.0, width=0.8):
    """An overband magnet hung across the main belt."""
    m = a.child('magnet', at)
    m.box((0, 0, 0.18), (width, length * 0.55, 0.3), 'paint', bevel=0.03)
    m.box((0, 0, 0), (width * 0.95, length, 0.07), 'belt', bevel=0.03)
    m.box((0, 0, 0.36), (width * 0.95, length, 0.04), 'belt', bevel=0.02)
    for s in (-1, 1):
        m.cylinder((-width / 2, s * length / 2, 0.18), (width / 2, s * length / 2, 0.18), 0.19, 'belt')
        m.box((s * (width / 2 + 0.03), 0, 0.2), (0.04, length * 0.95, 0.2), 'dark')
        for q in (-1, 1):
            m.pipe([(s * width * 0.4, q * length * 0.3, 0.35), (s * width * 0.25, q * length * 0.2, 1.0)], 0.012, 'steel')
    return m


def panel(a, at, side=-1):
    """A control cabinet with a small screen and an emergency stop."""
    x, y, z = at
    subject.spot('operating', a, at, (0.5, side, 0.25))
    type_plate(a, (x + 0.42, y + side * 0.08, z + 0.1), side)
    a.box(at, (0.5, 0.22, 0.65), 'dark', bevel=0.02)
    a.box((x - 0.08, y + side * 0.115, z + 0.1), (0.22, 0.01, 0.16), 'glass')
    a.cylinder((x + 0.15, y + side * 0.11, z + 0.1), (x + 0.15, y + side * 0.15, z + 0.1), 0.035, 'warning', 20)
    a.boxes([((x - 0.15 + 0.1 * k, y + side * 0.115, z - 0.12), (0.035, 0.02, 0.035)) for k in range(4)], 'decal-light')


def hose_bundle(a, points, count=4):
    """Hoses hanging slightly apart, as along a chassis."""
    for k in range(count):
        drop = Vector((0, 0.02 * k, -0.035 * k))
        hose(a, [Vector(p) + drop * (1.3 if 0 < i < len(points) - 1 else 0.8) for i, p in enumerate(points)], 0.016)

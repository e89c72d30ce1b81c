"""Articulated dump truck, 30 t class, loaded."""
import numpy as np

from kit.build import Assembly
from kit.cab import cab
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.rocks import stones
from kit.wheels import wheel

PICTURE = {
    'yard': {'backdrop': 'basalt', 'seed': 11, 'spread': 1.25, 'near': (-12, 13, -17, 6), 'puddles': ((3.5, -6.2, 2.0, 0.8),)},
    'camera': {'azimuth': -44, 'height': 2.6, 'fill': 0.86, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -136, 'height': 3.0, 'fill': 0.86, 'lift': 0.02}, 'yard': {'backdrop': 'sand', 'seed': 16, 'spread': 1.25, 'near': (-13, 12, -17, 6), 'puddles': ()}}}
R = 0.90


def tractor(m):
    t = m.child('tractor', (1.6, 0, 0), (0, 0, -10))
    t.box((1.2, 0, 1.02), (2.9, 0.8, 0.42), 'frame', bevel=0.04)
    t.box((1.15, 0, R), (0.42, 1.6, 0.4), 'frame', bevel=0.1)
    for s in (-1, 1):
        wheel(t, (1.15, s * 1.10, R), R, 0.66, side=s, rim='paint', lugs=20, deep=0.06)
        arc = [(0.10, 1.35), (0.3, 1.80), (0.75, 2.02), (1.6, 2.02), (2.05, 1.85), (2.08, 1.90), (1.62, 2.09), (0.74, 2.09), (0.25, 1.86), (0.04, 1.36)]
        t.plate(arc, 0.72, s * 1.12, 'paint', 0.012)
        t.boxes([((-0.05, s * 1.22, 0.65 + 0.3 * k), (0.5, 0.3, 0.04)) for k in range(3)], 'galvanised')
        t.rails([[(0.2, s * 1.38, 0.7), (0.2, s * 1.38, 2.3), (0.2, s * 0.9, 2.5)], [(2.45, s * 1.2, 1.85), (2.45, s * 1.2, 2.55), (1.3, s * 1.2, 2.65), (1.3, s * 1.2, 2.0)]], 0.02, 'dark')
    # hood, falling forward, and grille
    t.plate([(0.95, 1.25), (0.95, 2.45), (2.0, 2.32), (2.95, 1.98), (3.12, 1.80), (3.12, 1.05), (2.6, 1.05), (2.45, 1.25)], 1.55, 0, 'paint', 0.08)
    t.box((3.12, 0, 1.45), (0.06, 1.15, 0.62), 'dark', bevel=0.03)
    t.boxes([((3.155, 0, 1.20 + 0.075 * k), (0.02, 1.08, 0.022), (0, 30, 0)) for k in range(8)], 'frame')
    t.plate([(2.55, 0.68), (3.2, 0.72), (3.3, 0.86), (3.3, 1.10), (2.55, 1.10)], 2.3, 0, 'dark', 0.05)
    for s in (-1, 1):
        t.box((3.16, s * 0.82, 1.32), (0.08, 0.34, 0.22), 'dark', bevel=0.03)
        t.box((3.205, s * 0.82, 1.32), (0.012, 0.28, 0.16), 'lamp')
        slats(t, (2.35, s * 0.785, 1.72), 0.8, 0.36, s)
        t.name('KD 30', (1.5, s * 0.787, 2.12), 0.24, 'right' if s < 0 else 'left', 'decal', slant=6 * s)
    t.name('KD 30', (3.31, 0, 0.94), 0.2, 'front', 'paint')
    cab(t, (0.28, 0, 1.42), length=1.42, width=1.55, height=1.72, slope=0.24, rear=0.10, belt=0.48, low_glass=False)
    t.box((-0.5, 0, 1.3), (0.35, 2.1, 1.1), 'dark', bevel=0.06)
    t.cylinder((-0.62, -0.85, 1.8), (-0.62, -0.85, 2.9), 0.09, 'frame')
    t.cylinder((-0.55, 0.85, 1.8), (-0.55, 0.85, 2.35), 0.16, 'dark')


def body(m, load):
    """Dump body: ribbed, floor rising to an open tail."""
    b = m.child('body', (-3.0, 0, 1.55))
    w, wt = 1.22, 1.42
    floor = [(-2.45, 0.42), (-1.7, 0.05), (1.9, 0.0), (2.25, 0.35)]
    rim = [(-2.55, 0.75), (-1.5, 1.22), (2.35, 1.42)]
    for (x0, z0), (x1, z1) in zip(floor, floor[1:]):
        b.sheet([(x0, -w, z0), (x1, -w, z1), (x1, w, z1), (x0, w, z0)], 0.05, 'paint')
    b.sheet([(2.25, -w, 0.35), (2.35, -wt, 1.42), (2.35, wt, 1.42), (2.25, w, 0.35)], 0.05, 'paint')
    b.sheet([(2.2, -wt, 1.42), (3.0, -wt * 0.95, 1.72), (3.0, wt * 0.95, 1.72), (2.2, wt, 1.42)], 0.05, 'paint')
    b.boxes([((2.6, y, 1.50), (0.75, 0.06, 0.10), (0, -20, 0)) for y in np.linspace(-1.2, 1.2, 5)], 'paint')
    for s in (-1, 1):
        b.mesh([(-2.45, s * w, 0.42), (-1.7, s * w, 0.05), (1.9, s * w, 0.0), (2.25, s * w, 0.35), (2.35, s * wt, 1.42), (-1.5, s * wt, 1.22), (-2.55, s * (wt - 0.02), 0.75),
                (-2.45, s * (w + 0.05), 0.42), (-1.7, s * (w + 0.05), 0.05), (1.9, s * (w + 0.05), 0.0), (2.25, s * (w + 0.05), 0.35), (2.35, s * (wt + 0.05), 1.42), (-1.5, s * (wt + 0.05), 1.22), (-2.55, s * (wt + 0.03), 0.75)],
               [(0, 1, 2, 3, 4, 5, 6), (13, 12, 11, 10, 9, 8, 7)] + [(i, (i + 1) % 7, 7 + (i + 1) % 7, 7 + i) for i in range(7)], 'paint')
        b.pipe([(-2.55, s * (wt + 0.0), 0.76), (-1.5, s * (wt + 0.02), 1.24), (2.36, s * (wt + 0.02), 1.44)], 0.075, 'paint')
        for k in range(6):
            x = -1.35 + 0.66 * k
            top = 1.24 + 0.2 * (x + 1.5) / 3.85
            b.loft([(x - 0.06, s * (w + 0.03), 0.06), (x + 0.06, s * (w + 0.03), 0.06), (x + 0.06, s * (w + 0.13), 0.06), (x - 0.06, s * (w + 0.13), 0.06)],
                   [(x - 0.06, s * (wt + 0.0), top), (x + 0.06, s * (wt + 0.0), top), (x + 0.06, s * (wt + 0.12), top), (x - 0.06, s * (wt + 0.12), top)], 'paint', 0.01)
        b.pipe([(-1.6, s * (w + 0.06), 0.1), (2.1, s * (w + 0.06), 0.06)], 0.06, 'paint')
    if load:
        fill(b, wt, load)


def heap(x, y, wt):
    """Height of the load: heaped along the middle, running out onto the floor before the open tail."""
    top = 0.84 + 0.05 * x + np.clip(1 - (y / wt) ** 2, 0, 1) ** 0.7 * np.exp(-((x - 0.5) / 1.5) ** 2)
    return floor(x) + (top - floor(x)) * np.clip((x + 1.9) / 1.2, 0, 1) ** 0.8


def floor(x):
    """Just above the plate of the body, which rises to the tail."""
    return np.clip(-0.49 * (x + 1.7), 0, 0.4) + 0.08


def fill(b, wt, load):
    """The load: a core with loose stones on it."""
    rng = np.random.default_rng(4)
    n = 3800
    x, y = rng.uniform(-1.9, 2.2, n), rng.uniform(-1, 1, n) * wt * 0.87
    size = (0.13 * rng.lognormal(0, 0.5, n)).clip(0, 0.28)
    z = np.maximum(heap(x, y, wt) - rng.exponential(0.05, n), floor(x) + size * 0.4)
    near_tail = x < -1.2  # between the narrower side walls there
    y[near_tail] *= 0.9
    stones(b, np.column_stack([x, y, z]), size, load, 4)
    verts = [(xx, yy, max(heap(xx, yy, wt) - 0.06, floor(xx))) for xx in np.linspace(-1.9, 2.2, 15) for yy in np.linspace(-wt * 0.9, wt * 0.9, 13)]
    faces = [(i * 13 + j, i * 13 + j + 1, i * 13 + j + 14, i * 13 + j + 13) for i in range(14) for j in range(12)]
    core = b.mesh(verts, faces, load, smooth=60)
    core['scenery'] = True


def build(paint='amber', at=(0, 0, 0), turn=0, working=True, load='basalt'):
    m = Assembly('dumper', at, (0, 0, turn), paint=paint)
    tractor(m)
    # articulation and rear frame with two axles
    m.cylinder((1.05, 0, 0.8), (1.05, 0, 1.35), 0.2, 'steel')
    m.cylinder((0.2, 0, 1.08), (1.1, 0, 1.08), 0.28, 'frame')
    hoses(m, [(0.1, 0, 1.4), (0.7, 0.1, 1.75), (1.2, 0.1, 1.7), (1.6, 0, 1.3)], 5, 0.09)
    for s in (-1, 1):
        m.plate([(-5.0, 1.12), (0.4, 0.9), (0.5, 1.3), (-0.3, 1.42), (-5.0, 1.42)], 0.14, s * 0.48, 'frame', 0.02)
        ram(m, (-0.6, s * 0.78, 1.0), (-1.5, s * 0.85, 1.75), 0.1, 0.7)
        m.plate([(-3.9, 0.75), (-2.1, 0.75), (-2.6, 1.15), (-3.4, 1.15)], 0.16, s * 0.66, 'frame', 0.03)
        for x in (-2.15, -3.95):
            wheel(m, (x, s * 1.10, R), R, 0.66, side=s, rim='paint', lugs=20, deep=0.06)
        m.box((-1.0, s * 1.25, 1.3), (0.05, 0.6, 0.7), 'dark')
        m.box((-5.12, s * 0.85, 1.2), (0.06, 0.3, 0.14), 'warning')
    for x in (-2.15, -3.95):
        m.box((x, 0, R), (0.42, 1.6, 0.4), 'frame', bevel=0.1)
    m.box((-5.05, 0, 1.2), (0.12, 2.2, 0.22), 'frame', bevel=0.02)
    body(m, load if working else None)
    return m

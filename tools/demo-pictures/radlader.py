"""Articulated wheel loader, 19 t class: full bucket carried low."""
import math

from kit.build import Assembly
from kit.cab import cab
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.rocks import stones
from kit.wheels import wheel

import numpy as np

PICTURE = {
    'yard': {'backdrop': 'gravel', 'seed': 9, 'puddles': ((2.8, -5.6, 1.5, 0.7),)},
    'camera': {'azimuth': -46, 'height': 2.3, 'fill': 0.84, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -134, 'height': 2.5, 'fill': 0.84, 'lift': 0.02},
               'yard': {'backdrop': 'sand', 'seed': 12, 'puddles': ()}}}

WHEEL = {'radius': 0.80, 'width': 0.62, 'rim': 'paint', 'lugs': 20, 'deep': 0.06}


def bucket(a, load):
    """Loader bucket; the origin is its lower hinge, the floor points forward."""
    w = 1.48
    outline = [(-0.02, 0.34), (-0.10, 0.02), (0.02, -0.26), (0.30, -0.40), (1.28, -0.40)]
    back = [(-0.02, 0.34), (0.06, 0.74)]
    points = back[::-1] + outline[1:]
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        a.sheet([(x0, w, z0), (x0, -w, z0), (x1, -w, z1), (x1, w, z1)], 0.035, 'bucket')
    cheek = points + [(1.20, -0.26), (0.62, 0.30)]
    for s in (-1, 1):
        a.plate(cheek, 0.045, s * w, 'bucket', 0.01)
        a.plate([(1.34, -0.42), (1.22, -0.22), (0.60, 0.34), (0.52, 0.28), (1.10, -0.40)], 0.075, s * w, 'worn', 0.01)
    a.box((1.30, 0, -0.405), (0.26, w * 2 + 0.06, 0.045), 'worn', bevel=0.01)
    for k in range(8):
        y = -w + 0.1 + (2 * w - 0.2) * k / 7
        a.plate([(1.20, -0.36), (1.30, -0.36), (1.62, -0.41), (1.62, -0.435), (1.2, -0.435)], 0.11, y, 'steel', 0.01)
    for s in (-1, 1):  # hinge ears behind
        a.plate([(-0.22, -0.08), (-0.02, -0.22), (0.05, 0.25), (-0.16, 0.14)], 0.30, s * 0.62, 'dark', 0.02)
    a.plate([(-0.26, 0.42), (0.02, 0.30), (0.06, 0.66), (-0.18, 0.60)], 0.26, 0, 'dark', 0.02)
    a.box((0.08, 0, 0.76), (0.10, w * 2, 0.06), 'dark', bevel=0.01)
    if load:
        fill(a, w, load)


def heap(x, y, w):
    """Height of the load: from the cutting edge up to the back, rounded across."""
    slope = -0.38 + 0.84 * np.clip((1.26 - x) / 0.75, 0, 1)
    return slope + 0.42 * np.clip(1 - (y / w) ** 2, 0, 1) * np.exp(-((x - 0.45) / 0.42) ** 2)


def fill(a, w, load):
    """The load: a core with loose stones on it."""
    rng = np.random.default_rng(5)
    n = 3400
    x, y = rng.uniform(0.02, 1.24, n), rng.uniform(-w, w, n) * 0.95
    z = heap(x, y, w) - rng.uniform(0, 0.06, n)
    stones(a, np.column_stack([x, y, z]), (0.075 * rng.lognormal(0, 0.45, n)).clip(0, 0.18), load, 5)
    verts = [(xx, yy, heap(xx, yy, w) - 0.04) for xx in np.linspace(0.02, 1.24, 11) for yy in np.linspace(-w * 0.97, w * 0.97, 13)]
    faces = [(i * 13 + j, i * 13 + j + 1, i * 13 + j + 14, i * 13 + j + 13) for i in range(10) for j in range(12)]
    core = a.mesh(verts, faces, load, smooth=60)
    core['scenery'] = True


def hub(f, at):
    """The end of an axle without its wheel, on the right: brake housing, flange, studs, planetary gear."""
    x, y, z = at
    f.cylinder((x, y + 0.42, z), (x, y + 0.16, z), 0.33, 'dark', bevel=0.03)
    f.cylinder((x, y + 0.16, z), (x, y + 0.10, z), 0.29, 'worn')
    f.cylinder((x, y + 0.10, z), (x, y - 0.16, z), 0.19, 'dark', bevel=0.03)
    f.cylinder((x, y - 0.16, z), (x, y - 0.19, z), 0.11, 'dark', 6)
    for k in range(12):
        b = math.tau * k / 12
        stud = (x + 0.245 * math.cos(b), y, z + 0.245 * math.sin(b))
        f.cylinder((stud[0], y + 0.10, stud[2]), (stud[0], y + 0.02, stud[2]), 0.016, 'chrome', 10, 0)


def front_frame(m, load, wheel_off):
    f = m.child('front', (0.0, 0, 0), (0, 0, -9))
    wheels_at = 1.55
    f.plate([(0.1, 0.75), (1.3, 0.62), (2.0, 0.75), (2.05, 1.15), (1.5, 1.55), (1.15, 2.08), (0.85, 2.08), (0.75, 1.3), (0.1, 1.2)], 0.09, 0.40, 'frame', 0.015)
    f.plate([(0.1, 0.75), (1.3, 0.62), (2.0, 0.75), (2.05, 1.15), (1.5, 1.55), (1.15, 2.08), (0.85, 2.08), (0.75, 1.3), (0.1, 1.2)], 0.09, -0.40, 'frame', 0.015)
    f.box((1.0, 0, 1.0), (1.6, 0.75, 0.4), 'frame', bevel=0.03)
    f.box((wheels_at, 0, 0.80), (0.42, 1.5, 0.42), 'frame', bevel=0.1)
    for s in (-1, 1):
        if wheel_off and s < 0:
            hub(f, (wheels_at, -0.98, 0.80))
        else:
            wheel(f, (wheels_at, s * 1.06, 0.80), **WHEEL, side=s)
        # mudguard and lamps
        arc = [(wheels_at - 1.0, 1.28), (wheels_at - 0.75, 1.66), (wheels_at - 0.2, 1.78), (wheels_at + 0.35, 1.70), (wheels_at + 0.37, 1.73), (wheels_at - 0.2, 1.83), (wheels_at - 0.79, 1.71), (wheels_at - 1.05, 1.30)]
        f.plate(arc, 0.62, s * 1.05, 'dark', 0.01)
        f.pipe([(1.2, s * 0.45, 1.7), (1.35, s * 0.95, 1.95), (1.35, s * 0.95, 2.12)], 0.03, 'dark')
        f.box((1.38, s * 0.95, 2.12), (0.14, 0.26, 0.2), 'dark', bevel=0.02)
        f.box((1.455, s * 0.95, 2.12), (0.012, 0.2, 0.14), 'lamp')
    # lift arms: two bent plates with a cross tube, Z-bar lever and ram
    arm = [(0.86, 1.98), (1.10, 2.06), (2.20, 1.62), (2.75, 0.92), (3.12, 0.52), (3.04, 0.34), (2.86, 0.36), (2.30, 0.95), (1.85, 1.36), (0.95, 1.78)]
    for s in (-1, 1):
        f.plate(arm, 0.10, s * 0.56, 'paint', 0.015)
        f.cylinder((1.0, s * 0.48, 1.94), (1.0, s * 0.66, 1.94), 0.10, 'dark')
        f.cylinder((3.0, s * 0.48, 0.46), (3.0, s * 0.80, 0.46), 0.085, 'dark')
        ram(f, (0.95, s * 0.52, 0.98), (2.12, s * 0.52, 1.36), 0.085, 0.62)
    f.cylinder((2.25, -0.56, 1.22), (2.25, 0.56, 1.22), 0.17, 'paint')
    f.plate([(2.05, 2.05), (2.25, 2.08), (2.45, 1.45), (2.42, 0.86), (2.26, 0.84), (2.14, 1.4)], 0.16, 0, 'paint', 0.02)
    for y in (-0.13, 0.13):
        f.plate([(2.1, 1.35), (2.5, 1.45), (2.45, 1.1), (2.2, 1.1)], 0.05, y, 'paint', 0.01)
    ram(f, (0.98, 0, 1.62), (2.15, 0, 2.0), 0.09, 0.6)
    f.plate([(2.34, 0.92), (2.44, 0.98), (2.92, 0.98), (2.92, 0.86)], 0.10, 0, 'dark', 0.015)
    # an empty one shows its back: further out, so that the arms' ends stay behind it
    bucket(f.child('bucket', (3.02 if load else 3.17, 0, 0.48), (0, -12, 0)), load)
    hoses(f, [(0.1, 0, 1.2), (0.5, 0.1, 1.45), (0.9, 0.1, 1.5), (1.2, 0, 1.7)], 4, 0.07)
    hoses(f, [(1.1, -0.3, 1.9), (1.5, -0.42, 2.0), (2.0, -0.42, 1.72), (2.4, -0.40, 1.3)], 2, 0.06)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True, load='gravel', wheel_off=False):
    """`wheel_off`: its right front wheel is missing, as in the workshop."""
    m = Assembly('radlader', at, (0, 0, turn), paint=paint)
    front_frame(m, load if working else None, wheel_off)
    # articulation
    m.cylinder((0.05, 0, 0.62), (0.05, 0, 1.3), 0.14, 'steel')
    for s in (-1, 1):
        ram(m, (-0.6, s * 0.45, 0.88), (0.55, s * 0.42, 0.9), 0.06)
    # rear frame
    m.box((-1.55, 0, 0.95), (2.9, 0.85, 0.5), 'frame', bevel=0.04)
    m.box((-1.55, 0, 0.80), (0.42, 1.5, 0.42), 'frame', bevel=0.1)
    for s in (-1, 1):
        wheel(m, (-1.55, s * 1.06, 0.80), **WHEEL, side=s)
        m.plate([(-2.62, 1.32), (-2.35, 1.74), (-0.75, 1.80), (-0.62, 1.45), (-0.67, 1.43), (-0.79, 1.72), (-2.32, 1.68), (-2.57, 1.30)], 0.66, s * 1.06, 'dark', 0.01)
    # cab platform, steps and cab
    m.box((-0.25, 0, 1.42), (1.45, 1.9, 0.14), 'frame', bevel=0.02)
    cab(m, (-0.22, 0, 1.48), length=1.45, width=1.42, height=1.66, slope=0.20, rear=0.12, belt=0.46)
    for s in (-1, 1):
        m.plate([(-0.92, 0.55), (-0.35, 0.55), (-0.20, 1.40), (-0.92, 1.40)], 0.34, s * 0.82, 'frame', 0.02)
        m.boxes([((-0.55, s * 1.02, 0.52 + 0.28 * k), (0.42, 0.24, 0.035)) for k in range(3)], 'galvanised')
        m.rails([[(-0.92, s * 1.0, 1.0), (-0.92, s * 1.0, 2.3), (-0.92, s * 0.8, 2.35)]], 0.018, 'dark')
    # engine hood
    m.plate([(-0.98, 1.25), (-0.98, 2.22), (-2.6, 2.10), (-3.05, 1.92), (-3.12, 1.2), (-2.7, 1.0)], 1.30, 0, 'paint', 0.07)
    for s in (-1, 1):
        slats(m, (-2.35, s * 0.66, 1.68), 0.75, 0.42, s)
        m.box((-1.45, s * 0.657, 1.72), (0.75, 0.012, 0.62), 'paint', bevel=0.005)
        m.name('RL 280', (-1.45, s * 0.672, 1.90), 0.22, 'right' if s < 0 else 'left', 'decal')
        m.box((-2.0, s * 0.663, 1.36), (1.9, 0.012, 0.08), 'decal', bevel=0)
        m.box((-3.13, s * 0.5, 1.42), (0.05, 0.18, 0.16), 'warning', bevel=0.01)
        m.rails([[(-1.05, s * 0.62, 2.2), (-1.05, s * 0.62, 2.55), (-2.7, s * 0.62, 2.42), (-2.7, s * 0.62, 2.08)]], 0.018, 'dark')
    m.box((-3.10, 0, 1.62), (0.06, 0.85, 0.5), 'dark', bevel=0.01)
    m.plate([(-2.4, 0.62), (-3.2, 0.70), (-3.38, 0.85), (-3.38, 1.22), (-3.05, 1.28), (-2.4, 1.2)], 2.2, 0, 'dark', 0.08)
    m.name('RL 280', (-3.39, 0, 1.04), 0.22, 'rear', 'paint')
    m.cylinder((-1.7, 0.32, 2.12), (-1.7, 0.32, 2.75), 0.065, 'frame')
    m.cylinder((-2.15, -0.28, 2.1), (-2.15, -0.28, 2.42), 0.12, 'dark')
    return m

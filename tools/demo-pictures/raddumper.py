"""Wheeled site dumper, 5 t class: swivel skip in front of an open seat with roll bar, engine behind."""
import numpy as np

from kit import materials, subject
from kit.build import Assembly
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.rocks import stones
from kit.type_plate import type_plate
from kit.wheels import wheel

PICTURE = {
    'yard': {'backdrop': 'sand', 'seed': 37, 'near': (-9, 10, -12, 5), 'puddles': ((3.2, -3.8, 1.0, 0.45),)},
    'camera': {'azimuth': -44, 'height': 2.1, 'fill': 0.84, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -134, 'height': 2.3, 'fill': 0.84, 'lift': 0.02}, 'yard': {'backdrop': 'basalt', 'seed': 38, 'near': (-10, 9, -12, 5), 'puddles': ()}}}
R, AXLE = 0.52, 1.12
LOW, HIGH = 0.62, 1.02  # half widths of the skip at its floor and its rim


def skip(m, load):
    """Open trough that rises to a pouring lip in front, on a turntable."""
    b = m.child('skip', (1.05, 0, 1.02))
    low = [(-0.85, 0.10), (-0.70, 0.0), (0.55, 0.0), (1.15, 0.42)]
    high = [(-1.00, 0.72), (-0.60, 0.75), (0.55, 0.71), (1.40, 0.62)]
    for (x0, z0), (x1, z1) in zip(low, low[1:]):
        b.sheet([(x0, -LOW, z0), (x1, -LOW, z1), (x1, LOW, z1), (x0, LOW, z0)], 0.03, 'paint')
    b.sheet([(-0.85, -LOW, 0.10), (-0.85, LOW, 0.10), (-1.00, HIGH, 0.72), (-1.00, -HIGH, 0.72)], 0.03, 'paint')
    b.sheet([(1.15, -LOW, 0.42), (1.40, -HIGH, 0.62), (1.40, HIGH, 0.62), (1.15, LOW, 0.42)], 0.03, 'paint')
    for s in (-1, 1):
        for k in range(3):
            (x0, z0), (x1, z1), (x2, z2), (x3, z3) = low[k], low[k + 1], high[k + 1], high[k]
            side = [(x0, s * LOW, z0), (x1, s * LOW, z1), (x2, s * HIGH, z2), (x3, s * HIGH, z3)]
            b.sheet(side if s < 0 else side[::-1], 0.03, 'paint')
        b.pipe([(x, s * HIGH, z) for x, z in high], 0.035, 'paint')
        for k, x in enumerate((-0.45, 0.05, 0.50)):
            b.loft([(x - 0.03, s * LOW, 0.03), (x + 0.03, s * LOW, 0.03), (x + 0.03, s * (LOW + 0.07), 0.02), (x - 0.03, s * (LOW + 0.07), 0.02)],
                   [(x - 0.03, s * HIGH, 0.70), (x + 0.03, s * HIGH, 0.70), (x + 0.03, s * (HIGH + 0.05), 0.68), (x - 0.03, s * (HIGH + 0.05), 0.68)], 'paint', 0.006)
    for x, z in (high[0], high[-1]):
        b.pipe([(x, -HIGH, z), (x, HIGH, z)], 0.035, 'paint')
    b.boxes([((-0.1, s * 0.36, -0.10), (1.1, 0.10, 0.18)) for s in (-1, 1)], 'frame', 0.015)
    if load:
        rng = np.random.default_rng(9)
        n = 2600
        x, across = rng.uniform(-0.92, 1.22, n), rng.uniform(-1, 1, n)
        room = HIGH - 0.07 - 0.10 * np.clip(x - 0.9, 0, 1)

        def top(px, part):
            return 0.56 + 0.30 * np.clip(1 - part ** 2, 0, 1) * np.exp(-((px - 0.05) / 0.62) ** 2)

        stones(b, np.column_stack([x, across * room, top(x, across) - rng.exponential(0.02, n)]), (0.045 * rng.lognormal(0, 0.5, n)).clip(0, 0.12), load, 5)
        xs, ys = np.linspace(-0.95, 1.28, 25), np.linspace(-1, 1, 21)
        verts = [(px, py * (HIGH - 0.06), float(top(px, py)) - 0.03) for px in xs for py in ys]
        faces = [(i * 21 + j, i * 21 + j + 1, i * 21 + j + 22, i * 21 + j + 21) for i in range(24) for j in range(20)]
        core = b.mesh(verts, faces, load, smooth=60)
        core['scenery'] = True


def seat(m):
    """Floor, seat, steering column, roll bar and steps."""
    m.box((-0.36, 0, 0.92), (0.85, 1.35, 0.06), 'frame', bevel=0.01)
    m.box((-0.62, 0, 1.12), (0.40, 0.44, 0.34), 'black', bevel=0.03)
    m.box((-0.60, 0, 1.34), (0.48, 0.50, 0.13), 'seat', bevel=0.05)
    m.box((-0.84, 0, 1.62), (0.13, 0.48, 0.54), 'seat', (0, -8, 0), 0.05)
    m.box((-0.10, 0, 1.18), (0.14, 0.36, 0.54), 'dark', (0, -10, 0), 0.03)
    m.cylinder((-0.12, 0, 1.42), (-0.24, 0, 1.60), 0.02, 'black')
    m.lathe((-0.25, 0, 1.58), (-0.65, 0, 2.18), [(0.18, 0), (0.20, 0.012), (0.18, 0.024), (0.165, 0.012), (0.18, 0)], 'black')
    m.pipe([(-1.02, -0.62, 1.0), (-1.02, -0.62, 2.56), (-1.02, -0.54, 2.66), (-1.02, 0.54, 2.66), (-1.02, 0.62, 2.56), (-1.02, 0.62, 1.0)], 0.05, 'dark')
    m.boxes([((-1.02, s * 0.62, 1.82), (0.13, 0.13, 0.18)) for s in (-1, 1)], 'dark', 0.015)
    m.cylinder((-1.02, 0.3, 2.70), (-1.02, 0.3, 2.74), 0.05, 'dark')
    m.cylinder((-1.02, 0.3, 2.74), (-1.02, 0.3, 2.85), 0.052, 'beacon')
    for s in (-1, 1):
        m.boxes([((-0.30, s * 0.78, 0.44 + 0.25 * k), (0.34, 0.18, 0.03)) for k in range(2)], 'galvanised')
        m.rails([[(-0.12, s * 0.78, 0.42), (-0.12, s * 0.70, 0.95)], [(-0.48, s * 0.78, 0.42), (-0.48, s * 0.70, 0.95)]], 0.014, 'dark')
        m.rails([[(0.02, s * 0.66, 0.95), (0.02, s * 0.66, 1.55), (-0.20, s * 0.66, 1.62)]], 0.018, 'dark')


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('raddumper', at, (0, 0, turn), paint=paint)
    rim = materials.rim(paint)
    m.plate([(-1.9, 0.55), (1.7, 0.55), (1.8, 0.70), (1.6, 0.90), (-1.9, 0.88)], 0.62, 0, 'frame', 0.03)
    m.cylinder((1.0, 0, 0.86), (1.0, 0, 0.98), 0.42, 'dark', 48)
    for x in (-AXLE, AXLE):
        m.box((x, 0, R), (0.22, 1.5, 0.22), 'frame', bevel=0.05)
        for s in (-1, 1):
            wheel(m, (x, s * 0.86, R), R, 0.40, side=s, rim=rim, lugs=17, deep=0.045)
    for s in (-1, 1):
        arc = [(-AXLE - 0.62, 0.86), (-AXLE - 0.48, 1.08), (-AXLE - 0.15, 1.17), (-AXLE + 0.25, 1.17), (-AXLE + 0.52, 1.05), (-AXLE + 0.64, 0.86), (-AXLE + 0.60, 0.85), (-AXLE + 0.49, 1.01), (-AXLE + 0.23, 1.12), (-AXLE - 0.14, 1.12), (-AXLE - 0.45, 1.04), (-AXLE - 0.58, 0.85)]
        m.plate(arc, 0.42, s * 0.86, 'dark', 0.01)
        m.box((-2.06, s * 0.5, 0.98), (0.03, 0.18, 0.10), 'warning')
        ram(m, (0.1, s * 0.2, 0.95), (0.75, s * 0.3, 0.98), 0.04)
    # engine behind the seat
    m.plate([(-0.98, 0.88), (-0.98, 1.50), (-1.72, 1.42), (-2.02, 1.24), (-2.06, 0.80), (-1.9, 0.70)], 1.22, 0, 'paint', 0.05)
    for s in (-1, 1):
        slats(m, (-1.48, s * 0.612, 1.26), 0.5, 0.2, s)
    m.name('RD 240', (-2.075, 0, 1.05), 0.15, 'rear', 'decal')
    m.box((-2.06, 0, 0.72), (0.16, 1.1, 0.28), 'dark', bevel=0.04)
    m.cylinder((-1.3, 0.45, 1.45), (-1.3, 0.45, 1.95), 0.035, 'frame')
    m.box((0.42, -0.56, 0.72), (0.55, 0.22, 0.30), 'paint', bevel=0.03)
    m.name('RD 240', (0.42, -0.672, 0.72), 0.10, 'right', 'decal')
    hoses(m, [(-0.1, 0.15, 0.9), (0.3, 0.2, 1.0), (0.6, 0.2, 0.95)], 4, 0.06)
    seat(m)
    subject.spot('operating', m, (-0.6, -0.3, 1.6), (0.8, -1, 0.3))
    type_plate(m, (-1.2, -0.615, 1.02))
    skip(m, 'sand' if working else None)
    return m

"""Tracked excavator, 24 t class: backhoe boom, bucket on the ground before a heap."""
from kit.build import Assembly
from kit.cab import cab
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.rocks import pile, stones
from kit.tracks import crawler

# Turned so that the cab, which stands left of the boom, is towards the camera and the sun.
PICTURE = {
    'turn': -98,
    'yard': {'backdrop': 'sand', 'seed': 2, 'azimuth': -38, 'puddles': ((3.6, -5.0, 1.5, 0.7),)},
    'camera': {'azimuth': -52, 'height': 2.6, 'fill': 0.84, 'lift': 0.02, 'shift': -0.02},
}
VIEWS = {'2': {'turn': 0, 'camera': {'azimuth': -50, 'height': 2.6, 'fill': 0.82, 'lift': 0.02, 'shift': 0.03},
               'yard': {'backdrop': 'gravel', 'seed': 6, 'puddles': ((-3.2, -5.2, 1.4, 0.7),)}}}


def bucket(a, width=1.25):
    """Bucket with the hinge at its origin, opening towards -x, teeth at the lip."""
    outline = [(-0.10, 0.10), (0.28, 0.14), (0.52, -0.10), (0.62, -0.55), (0.46, -0.95), (0.10, -1.18), (-0.42, -1.22), (-0.62, -1.14)]
    inner = [(x * 0.94 - 0.02, z * 0.95 + 0.0) for x, z in outline]
    w = width / 2
    n = len(outline)
    # shell: a curved plate across, closed by two cheeks
    for i in range(n - 1):
        (x0, z0), (x1, z1) = outline[i], outline[i + 1]
        a.sheet([(x0, -w, z0), (x0, w, z0), (x1, w, z1), (x1, -w, z1)], 0.035, 'bucket')
    cheek = inner + [(-0.34, -0.62)]
    for s in (-1, 1):
        a.plate(cheek, 0.04, s * w, 'bucket', 0.01)
        a.plate([(-0.66, -1.16), (-0.36, -0.60), (-0.26, -0.62), (-0.50, -1.20)], 0.07, s * w, 'worn', 0.01)
        a.plate([(-0.18, 0.18), (0.10, 0.24), (0.34, 0.20), (0.30, -0.05), (-0.12, -0.1)], 0.05, s * 0.2, 'dark', 0.01)
    a.box((-0.60, 0, -1.17), (0.16, width, 0.045), 'worn', (0, -8, 0), 0.01)
    for k in range(5):
        y = -w + 0.09 + (width - 0.18) * k / 4
        a.plate([(-0.56, -1.11), (-0.60, -1.21), (-0.92, -1.19), (-0.92, -1.165)], 0.10, y, 'steel', 0.008)
    a.boxes([((0.63, 0, -0.4), (0.03, width, 0.06), (0, 8, 0)), ((0.5, 0, -0.92), (0.03, width, 0.06), (0, 35, 0))], 'dark')


def upper(a, name='KB 240'):
    """House, counterweight, engine hood, cab and boom; the origin is the slewing ring."""
    a.cylinder((0, 0, -0.12), (0, 0, 0.04), 0.78, 'frame', 56)
    a.plate([(-2.05, 0.05), (1.45, 0.05), (1.5, 0.28), (-2.05, 0.28)], 2.62, 0, 'frame', 0.03)
    # right side: tank and storage, stepped towards the boom
    a.plate([(-0.55, 0.28), (1.42, 0.28), (1.42, 0.62), (1.15, 0.98), (-0.55, 0.98)], 0.92, -0.84, 'paint', 0.06)
    a.plate([(-0.58, 0.30), (-0.02, 0.30), (-0.02, 1.16), (-0.58, 1.20)], 0.94, -0.84, 'paint', 0.05)
    a.boxes([((0.62, -1.305, 0.62), (0.012, 0.02, 0.56)), ((-0.02, -1.305, 0.7), (0.012, 0.02, 0.7))], 'dark')
    a.box((0.72, -1.31, 0.80), (0.05, 0.02, 0.14), 'dark')
    a.rails([[(1.35, -1.22, 0.62), (1.35, -1.22, 1.45), (0.95, -1.22, 1.45), (0.95, -1.22, 0.98)], [(-0.2, -1.24, 1.18), (-0.2, -1.24, 1.62), (0.6, -1.24, 1.62), (0.6, -1.24, 0.98)],
             [(-0.55, -1.24, 1.2), (-0.55, -1.24, 1.62), (-2.0, -1.24, 1.62), (-2.0, -1.24, 1.25)]], 0.02, 'dark')
    a.boxes([((1.2 - 0.02 * k, -0.84, 0.62 + 0.13 * k), (0.2, 0.5, 0.02)) for k in range(3)], 'galvanised')
    # engine hood
    a.plate([(-2.02, 0.28), (-0.55, 0.28), (-0.55, 1.22), (-0.75, 1.32), (-1.95, 1.30), (-2.02, 1.2)], 2.62, 0, 'paint', 0.06)
    a.plate([(-1.75, 1.28), (-0.85, 1.30), (-0.9, 1.44), (-1.7, 1.42)], 1.5, -0.1, 'dark', 0.05)
    for s in (-1, 1):
        a.boxes([((-1.28, s * 1.312, 0.75), (1.36, 0.012, 0.9))], 'paint', 0.005)
        slats(a, (-1.55, s * 1.325, 0.82), 0.6, 0.62, s)
        slats(a, (-0.88, s * 1.325, 0.82), 0.45, 0.62, s)
        a.box((-1.28, s * 1.322, 0.38), (1.42, 0.008, 0.10), 'decal', bevel=0)
    a.cylinder((-1.35, -0.75, 1.3), (-1.35, -0.75, 1.62), 0.075, 'frame')
    a.pipe([(-1.35, -0.75, 1.55), (-1.35, -0.75, 1.82), (-1.45, -0.75, 1.90)], 0.055, 'worn')
    # counterweight: rounded in plan
    arc = [(-2.02, -1.33), (-2.45, -1.28), (-2.72, -0.95), (-2.82, -0.4), (-2.82, 0.4), (-2.72, 0.95), (-2.45, 1.28), (-2.02, 1.33)]
    a.loft([(x, y, 0.12) for x, y in arc], [(x, y, 1.12) for x, y in arc], 'dark', 0.05)
    a.loft([(x, y, 1.12) for x, y in arc], [(-2.02 + (x + 2.02) * 0.82, y * 0.97, 1.28) for x, y in arc], 'dark', 0.03)
    a.name(name, (-2.83, 0, 0.72), 0.34, 'rear', 'paint')
    a.name(name, (0.30, -1.312, 0.62), 0.16, 'right', 'decal')
    # cab left of the boom
    cab(a, (0.62, 0.80, 0.30), length=1.75, width=1.02, height=1.62, slope=0.42, rear=0.05)
    boom(a, name)


def boom(a, name):
    y = -0.02
    pivot = (0.55, 0.55)
    # boom: boomerang shape of box section
    outline = [(0.42, 0.40), (0.70, 0.38), (1.30, 1.05), (2.35, 2.30), (2.95, 2.72), (3.60, 2.78), (5.62, 2.32), (5.72, 2.42), (5.66, 2.58),
               (3.75, 3.32), (2.85, 3.36), (2.10, 2.92), (0.85, 1.25), (0.36, 0.66)]
    a.plate(outline, 0.46, y, 'paint', 0.03)
    for s in (-1, 1):
        a.plate([(0.38, 0.30), (0.80, 0.30), (0.72, 0.72), (0.45, 0.72)], 0.06, y + s * 0.31, 'frame', 0.02)
        a.cylinder((*pivot[:1], y + s * 0.36, pivot[1]), (pivot[0], y + s * 0.2, pivot[1]), 0.11, 'dark')
        a.cylinder((2.62, y + s * 0.23, 2.86), (2.62, y + s * 0.42, 2.86), 0.09, 'dark')
        ram(a, (1.22, y + s * 0.36, 0.34), (2.62, y + s * 0.36, 2.86), 0.085, 0.56)
        a.box((1.22, y + s * 0.36, 0.26), (0.3, 0.2, 0.2), 'frame', bevel=0.03)
        a.name(name, (4.25, y + s * 0.235, 2.86), 0.26, 'right' if s < 0 else 'left', 'decal', slant=12 * (1 if s < 0 else -1) * -1)
        side = y + s * 0.232
        a.boxes([((2.30, side, 2.72), (0.9, 0.008, 0.03), (0, -42, 0)), ((4.4, side, 2.62), (2.0, 0.008, 0.03), (0, 13, 0)),
                 ((3.35, side, 3.05), (0.03, 0.008, 0.52), (0, 6, 0)), ((1.55, side, 1.72), (0.03, 0.008, 0.56), (0, -40, 0))], 'paint')
    # stick ram on top of the boom
    a.plate([(2.75, 3.30), (3.05, 3.30), (3.0, 3.55), (2.85, 3.55)], 0.22, y, 'paint', 0.02)
    ram(a, (2.92, y, 3.50), (5.38, y, 2.98), 0.08, 0.60)
    # stick: pivot at (5.6, 2.48), hanging down and slightly inwards
    stick = [(5.36, 3.06), (5.56, 3.02), (5.86, 2.52), (5.74, 1.6), (5.42, 0.22), (5.24, 0.24), (5.26, 1.7), (5.36, 2.40)]
    a.plate(stick, 0.34, y, 'paint', 0.025)
    for s in (-1, 1):
        a.plate([(5.46, 2.62), (5.80, 2.56), (5.72, 2.28), (5.50, 2.30)], 0.03, y + s * 0.24, 'paint', 0.01)
    a.cylinder((5.62, y - 0.3, 2.46), (5.62, y + 0.3, 2.46), 0.10, 'dark')
    # bucket ram in front of the stick, links
    a.plate([(5.72, 2.35), (5.98, 2.25), (5.92, 2.05), (5.72, 2.0)], 0.16, y, 'paint', 0.02)
    ram(a, (5.90, y, 2.18), (5.82, y, 0.66), 0.072, 0.58)
    for s in (-1, 1):
        a.plate([(5.76, 0.70), (5.88, 0.72), (5.44, 0.52), (5.40, 0.42)], 0.04, y + s * 0.21, 'dark', 0.01)
        a.plate([(5.76, 0.72), (5.90, 0.66), (5.70, 0.02), (5.60, 0.02)], 0.05, y + s * 0.12, 'dark', 0.01)
    a.cylinder((5.82, y - 0.24, 0.67), (5.82, y + 0.24, 0.67), 0.06, 'dark')
    b = a.child('bucket', (5.34, y, 0.24), (0, 4, 0))
    b.root.scale = (0.86, 0.98, 0.86)
    a.cylinder((5.34, y - 0.28, 0.28), (5.34, y + 0.28, 0.28), 0.075, 'steel')
    bucket(b)
    # hydraulic lines: steel on the boom, hoses at the joints
    for k in (-0.12, -0.04, 0.04, 0.12):
        a.pipe([(0.9, y + k, 1.42), (2.1, y + k, 2.98), (2.85, y + k, 3.40), (3.6, y + k, 3.38), (5.0, y + k, 2.86)], 0.016, 'steel')
    hoses(a, [(5.0, y, 2.86), (5.35, y, 2.9), (5.55, y, 3.35), (5.95, y, 3.0), (5.95, y, 2.45), (5.82, y, 2.1)], 3, 0.06)
    hoses(a, [(0.35, y, 0.5), (0.25, y, 1.1), (0.6, y, 1.55), (0.95, y, 1.48)], 4, 0.07)
    hoses(a, [(2.2, y - 0.3, 2.5), (2.5, y - 0.42, 2.4), (2.35, y - 0.40, 1.9), (2.15, y - 0.36, 1.95)], 2, 0.05, axis=(1, 0, 0))
    a.box((2.3, y - 0.27, 2.55), (0.16, 0.10, 0.12), 'dark', (0, -40, 0))
    a.box((2.31, y - 0.33, 2.55), (0.12, 0.012, 0.09), 'lamp', (0, -40, 0))


def build(paint='amber', at=(0, 0, 0), turn=0, heap=True, swing=0):
    m = Assembly('kettenbagger', at, (0, 0, turn), paint=paint)
    crawler(m, gauge=2.38, length=4.45, height=0.98, width=0.6)
    m.cylinder((0, 0, 0.7), (0, 0, 1.02), 0.7, 'frame', 48)
    upper(m.child('upper', (0, 0, 1.10), (0, 0, swing)))
    if heap:
        pile((6.6, 1.0, -0.1), 1.25, 'sand', seed=8, grain=0.06, count=2200, parent=m)
        import numpy as np
        rng = np.random.default_rng(3)
        p = np.column_stack([rng.normal(5.0, 0.5, 160), rng.normal(-0.1, 0.7, 160), rng.uniform(0.0, 0.06, 160)])
        stones(m, p, 0.06 * rng.lognormal(0, 0.6, 160), 'sand', 3)
    return m

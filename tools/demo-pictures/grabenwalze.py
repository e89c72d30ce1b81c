"""Trench roller, 1.5 t class: four padfoot drums under an articulated body, no cab; walked beside by radio control."""
import math

from kit import subject
from kit.build import Assembly, box_shape, placed
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.type_plate import type_plate

from mathutils import Vector

PICTURE = {
    'yard': {'backdrop': 'gravel', 'seed': 41, 'near': (-7, 8, -9, 4), 'puddles': ((1.8, -2.6, 0.7, 0.3),)},
    'camera': {'azimuth': -44, 'height': 1.5, 'fill': 0.80, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -136, 'height': 1.6, 'fill': 0.80, 'lift': 0.02}, 'yard': {'backdrop': 'sand', 'seed': 42, 'near': (-7, 8, -9, 4), 'puddles': ()}}}
RADIUS, WIDTH, AXLE = 0.26, 0.38, 0.52


def padfoot(a, at, side):
    """A narrow drum with rows of feet, each row set between those beside it."""
    x, y, z = at
    h = WIDTH / 2
    a.lathe((x, y - h, z), (x, y + h, z), [(RADIUS * 0.5, 0.04), (RADIUS * 0.92, 0.02), (RADIUS, 0.0), (RADIUS, WIDTH), (RADIUS * 0.92, WIDTH - 0.02), (RADIUS * 0.5, WIDTH - 0.04)], 'drum', 64, caps=False)
    a.cylinder((x, y - h + 0.05, z), (x, y + h - 0.05, z), RADIUS * 0.9, 'dark', 48)
    a.cylinder((x, y + side * (h - 0.05), z), (x, y + side * (h - 0.01), z), RADIUS * 0.42, 'frame', 32)
    verts, faces = [], []
    for row in range(4):
        for k in range(13):
            turn = placed(turn=(0, 360 * (k + 0.5 * (row % 2)) / 13, 0))
            v, f = box_shape((0.075, 0.07, 0.075))
            foot = placed((0, -h + WIDTH * (row + 0.5) / 4, RADIUS + 0.03))
            faces += [tuple(i + len(verts) for i in face) for face in f]
            verts += [placed((x, y, z)) @ turn @ foot @ Vector(p) for p in v]
    a.mesh(verts, faces, 'drum', None, 0.012, smooth=0)
    if side < 0:
        subject.spot('undercarriage', a, at, (0.7, -1, 0.3))


def half(m, name, ahead, bend):
    f = m.child(name, (0, 0, 0), (0, 0, bend))
    x = AXLE * ahead
    for side in (-1, 1):
        padfoot(f, (x, side * 0.23, RADIUS + 0.05), side)
        f.box((x, side * 0.455, RADIUS + 0.10), (0.16, 0.05, 0.34), 'frame', bevel=0.012)
    f.box((x * 0.86, 0, 0.66), (0.86, 0.80, 0.14), 'frame', bevel=0.03)
    f.box((x + ahead * (RADIUS + 0.05), 0, 0.48), (0.03, 0.80, 0.10), 'dark', (0, ahead * 20, 0), 0.008)
    return f


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('grabenwalze', at, (0, 0, turn), paint=paint)
    f, r = half(m, 'front', 1, -6), half(m, 'rear', -1, 0)
    f.plate([(0.10, 0.70), (0.94, 0.70), (1.0, 0.80), (0.94, 1.00), (0.68, 1.10), (0.16, 1.12), (0.10, 1.04)], 0.78, 0, 'paint', 0.04)
    r.plate([(-0.06, 0.70), (-0.98, 0.70), (-1.04, 0.82), (-0.98, 1.10), (-0.74, 1.22), (-0.20, 1.24), (-0.06, 1.10)], 0.78, 0, 'paint', 0.04)
    for side in (-1, 1):
        face = 'right' if side < 0 else 'left'
        slats(r, (-0.52, side * 0.392, 1.00), 0.46, 0.20, side)
        f.name('GW 85', (0.48, side * 0.392, 0.94), 0.16, face, 'decal')
        f.box((0.985, side * 0.26, 0.92), (0.03, 0.14, 0.08), 'lamp', (0, -12, 0), 0.008)
        r.box((-1.03, side * 0.26, 0.94), (0.03, 0.12, 0.07), 'warning')
        m.rails([[(0.16, side * 0.33, 1.12), (0.16, side * 0.33, 1.30), (0.72, side * 0.33, 1.28), (0.72, side * 0.33, 1.09)]], 0.014, 'dark')
    f.boxes([((1.02, y, 0.78), (0.02, 0.10, 0.12), (30, 0, 0)) for y in (-0.3, -0.1, 0.1, 0.3)], 'decal')
    r.cylinder((-0.80, 0.22, 1.20), (-0.80, 0.22, 1.46), 0.025, 'frame')
    r.cylinder((-0.30, 0, 1.24), (-0.30, 0, 1.28), 0.05, 'dark')
    r.cylinder((-0.30, 0, 1.28), (-0.30, 0, 1.37), 0.045, 'beacon')
    # lifting eye above the joint
    m.pipe([(0.04 + 0.09 * math.cos(k * math.pi / 8), 0, 1.16 + 0.11 * math.sin(k * math.pi / 8)) for k in range(9)], 0.018, 'steel')
    m.cylinder((0.03, 0, 0.48), (0.03, 0, 0.84), 0.08, 'steel')
    ram(m, (-0.25, -0.26, 0.70), (0.34, -0.28, 0.70), 0.03)
    hoses(m, [(-0.12, 0.1, 0.92), (0.02, 0.14, 1.0), (0.1, 0.12, 0.98), (0.2, 0.1, 0.9)], 4, 0.04)
    # control panel on the rear body
    r.box((-0.14, 0, 1.28), (0.20, 0.44, 0.10), 'dark', (0, 14, 0), 0.015)
    r.boxes([((-0.14, -0.15 + 0.1 * k, 1.335), (0.035, 0.035, 0.02)) for k in range(4)], 'decal-light')
    subject.spot('operating', r, (-0.2, -0.2, 1.15), (0.8, -1, 0.5))
    type_plate(r, (-0.16, -0.397, 0.86))
    return m

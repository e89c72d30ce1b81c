"""Telehandler, 17 m class: cab on the left, boom from the rear, pallet of stone on the forks."""
import numpy as np

from kit import materials
from kit.build import Assembly
from kit.cab import cab
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.wheels import wheel

PICTURE = {
    'yard': {'backdrop': 'brick', 'seed': 10, 'puddles': ((-2.6, -5.0, 1.5, 0.6),)},
    'camera': {'azimuth': -48, 'height': 2.2, 'fill': 0.84, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -132, 'height': 2.4, 'fill': 0.84, 'lift': 0.02}, 'yard': {'backdrop': 'gravel', 'seed': 14, 'puddles': ()}}}


def boom(m, raised=19.0, out=1.35):
    """Two-stage boom hinged at the rear; x runs along it."""
    b = m.child('boom', (-2.05, -0.12, 2.02), (0, -raised, 0))
    b.box((1.9, 0, 0.05), (4.3, 0.40, 0.46), 'paint', bevel=0.035)
    b.box((4.02, 0, 0.05), (0.14, 0.46, 0.52), 'paint', bevel=0.02)
    b.box((3.6 + out / 2, 0, 0.05), (2.4 + out, 0.31, 0.36), materials.rim(m.paint), bevel=0.03)
    tip = 4.8 + out
    b.plate([(tip - 0.25, 0.23), (tip + 0.10, 0.23), (tip + 0.34, -0.42), (tip + 0.30, -0.62), (tip + 0.10, -0.62), (tip - 0.25, -0.13)], 0.34, 0, 'paint', 0.02)
    for s in (-1, 1):
        b.box((1.2, s * 0.205, 0.05), (1.9, 0.008, 0.12), 'decal', bevel=0)
    b.name('TS 174', (3.0, -0.206, 0.05), 0.28, 'right', 'decal')
    hoses(b, [(2.4, 0.0, 0.30), (3.4, 0.0, 0.36), (4.4, 0.0, 0.30), (tip - 0.3, 0, 0.26), (tip + 0.05, 0, 0.3), (tip + 0.4, 0, 0.0), (tip + 0.35, 0, -0.4)], 3, 0.06)
    ram(b, (tip - 0.35, 0, -0.22), (tip + 0.34, 0, -0.28), 0.06, 0.55)
    # carriage and forks stay level
    c = b.child('carriage', (tip + 0.36, 0, -0.55), (0, raised, 0))
    c.boxes([((0.06, 0, z), (0.06, 1.25, 0.10)) for z in (-0.2, 0.22)] + [((0.05, s * 0.3, 0), (0.06, 0.10, 0.62)) for s in (-1, 1)], 'dark', 0.01)
    c.rails([[(0.06, s * 0.58, -0.2), (0.06, s * 0.58, 0.85)] for s in (-1, -0.33, 0.33, 1)] + [[(0.06, -0.58, 0.85), (0.06, 0.58, 0.85)]], 0.022, 'dark')
    for s in (-0.34, 0.34):
        c.box((0.12, s, 0.02), (0.045, 0.12, 0.62), 'worn', bevel=0.01)
        c.box((0.70, s, -0.30), (1.2, 0.12, 0.045), 'worn', bevel=0.01)
    pallet(c.child('pallet', (0.75, 0, -0.27)))


def pallet(a):
    """A pallet of paving stones."""
    a.boxes([((x, 0, 0.05), (0.12, 1.15, 0.09)) for x in (-0.42, 0, 0.42)] + [((0, y, 0.11), (1.0, 0.13, 0.022)) for y in np.linspace(-0.5, 0.5, 6)], 'plank', 0.004)
    rng = np.random.default_rng(3)
    items = []
    for layer in range(6):
        for i in range(5):
            for j in range(6):
                items.append(((-0.40 + 0.20 * i + rng.normal(0, 0.003), -0.475 + 0.19 * j + rng.normal(0, 0.003), 0.17 + 0.10 * layer), (0.192, 0.182, 0.094)))
    a.boxes(items[::2], 'concrete', 0.008)
    a.boxes(items[1::2], 'stone', 0.008)
    a.boxes([((x, 0, 0.43), (0.018, 1.16, 0.625)) for x in (-0.2, 0.2)], 'black')


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('teleskoplader', at, (0, 0, turn), paint=paint)
    m.plate([(-2.35, 0.62), (2.1, 0.62), (2.35, 0.78), (2.35, 1.02), (-0.6, 1.05), (-2.0, 1.15), (-2.45, 1.0)], 0.85, 0, 'frame', 0.04)
    for x in (-1.45, 1.45):
        m.box((x, 0, 0.66), (0.32, 1.6, 0.3), 'frame', bevel=0.06)
        for s in (-1, 1):
            wheel(m, (x, s * 0.96, 0.64), 0.64, 0.46, side=s, rim=materials.rim(paint), lugs=18, deep=0.05, steer=-14 if x > 0 else 0)
            arc = [(x - 0.78, 0.95), (x - 0.6, 1.28), (x - 0.2, 1.40), (x + 0.3, 1.40), (x + 0.66, 1.22), (x + 0.8, 0.95), (x + 0.76, 0.94), (x + 0.63, 1.17), (x + 0.28, 1.35), (x - 0.2, 1.35), (x - 0.57, 1.24), (x - 0.74, 0.94)]
            m.plate(arc, 0.48, s * 0.96, 'dark', 0.01)
    # boom pillar at the rear
    for s in (-1, 1):
        m.plate([(-2.45, 0.95), (-1.35, 0.95), (-1.7, 1.9), (-1.9, 2.25), (-2.25, 2.25), (-2.45, 1.8)], 0.06, -0.12 + s * 0.27, 'paint', 0.015)
    m.cylinder((-2.05, -0.5, 2.02), (-2.05, 0.26, 2.02), 0.11, 'dark')
    boom(m)
    ram(m, (-0.35, -0.12, 1.10), (0.65, -0.12, 2.62), 0.10, 0.6)
    # engine pod on the right
    m.plate([(-1.05, 0.72), (1.0, 0.72), (1.15, 0.9), (1.15, 1.18), (0.75, 1.42), (-0.85, 1.55), (-1.05, 1.4)], 0.62, -0.80, 'paint', 0.05)
    slats(m, (-0.25, -1.118, 1.10), 0.9, 0.42, -1)
    m.name('TS 174', (0.42, -1.118, 1.20), 0.15, 'right', 'decal')
    m.box((0.05, -1.115, 0.80), (1.95, 0.01, 0.07), 'decal', bevel=0)
    m.cylinder((-0.8, -0.75, 1.5), (-0.8, -0.75, 1.95), 0.05, 'frame')
    # cab on the left
    cab(m, (0.15, 0.66, 0.82), length=1.75, width=0.98, height=1.72, slope=0.28, rear=0.25, belt=0.40)
    m.boxes([((0.3, 1.2, 0.42 + 0.25 * k), (0.4, 0.16, 0.03)) for k in range(2)], 'galvanised')
    # rear end, lamps, stabiliser feet in front
    m.box((-2.55, 0, 1.05), (0.25, 1.9, 0.55), 'dark', bevel=0.05)
    for s in (-1, 1):
        m.box((-2.69, s * 0.78, 1.15), (0.03, 0.2, 0.12), 'warning')
        m.box((2.37, s * 0.36, 0.92), (0.03, 0.16, 0.12), 'lamp')
        m.box((2.30, s * 0.78, 0.80), (0.26, 0.5, 0.22), 'paint', bevel=0.03)
        m.box((2.45, s * 1.06, 0.62), (0.14, 0.14, 0.75), 'paint', (s * 16, 0, 0), 0.02)
        m.box((2.45, s * 1.18, 0.25), (0.4, 0.3, 0.05), 'dark', bevel=0.01)
    return m

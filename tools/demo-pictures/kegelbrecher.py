"""Tracked cone crusher: hopper, feed belt up to the cone, power pack, main belt."""
import math

import numpy as np

from kit.build import Assembly
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import hopper, hose_bundle, housing, ladder, panel, sign, walkway
from kit.rocks import pile, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'gravel', 'seed': 23, 'spread': 1.35, 'near': (-13, 15, -19, 6), 'puddles': ((-4.0, -7.6, 2.0, 0.8),)},
    'camera': {'azimuth': -42, 'height': 3.8, 'fill': 0.88, 'lift': 0.02, 'shift': 0.02, 'lens': 42},
}
VIEWS = {'2': {'camera': {'azimuth': -126, 'height': 4.4, 'fill': 0.88, 'lift': 0.02}, 'yard': {'backdrop': 'sand', 'seed': 24, 'spread': 1.35, 'near': (-15, 13, -19, 6), 'puddles': ()}}}


def cone(m, x):
    """The crusher: main frame, adjustment ring with clamping rams, bowl and feed cone."""
    def ring(profile, material, sides=64):
        m.lathe((x, 0, 0), (x, 0, 1), profile, material, sides)

    ring([(0.72, 1.35), (0.72, 1.55), (0.95, 1.75), (0.98, 2.15), (1.08, 2.18), (1.08, 2.32), (0.96, 2.36)], 'frame')
    ring([(0.96, 2.36), (1.12, 2.40), (1.12, 2.58), (1.0, 2.62), (1.0, 2.85), (0.92, 2.95), (0.78, 3.05)], 'paint')
    ring([(0.70, 3.0), (0.62, 3.12), (1.0, 3.62), (1.0, 3.70), (0.94, 3.70), (0.55, 3.12)], 'paint')
    for k in range(12):
        t = math.tau * (k + 0.5) / 12
        c, s = math.cos(t), math.sin(t)
        m.cylinder((x + 1.06 * c, 1.06 * s, 1.78), (x + 1.06 * c, 1.06 * s, 2.5), 0.065, 'dark', 20)
        m.cylinder((x + 1.06 * c, 1.06 * s, 2.5), (x + 1.06 * c, 1.06 * s, 2.66), 0.045, 'chrome', 16)
    teeth = [((x + 1.0 * math.cos(t), 1.0 * math.sin(t), 2.74), (0.05, 0.075, 0.16), (0, 0, math.degrees(t))) for t in np.linspace(0, math.tau, 48, endpoint=False)]
    m.boxes(teeth, 'worn', 0.008)
    for k in range(8):
        t = math.tau * k / 8
        m.box((x + 0.82 * math.cos(t), 0.82 * math.sin(t), 3.35), (0.03, 0.05, 0.5), 'paint', (0, 0, math.degrees(t)))
    # drive: belt guard towards the engine
    m.plate([(x + 0.5, 1.75), (x + 1.9, 1.75), (x + 1.95, 2.1), (x + 1.7, 2.35), (x + 0.6, 2.2)], 0.3, 0.5, 'dark', 0.04)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('kegelbrecher', at, (0, 0, turn), paint=paint)
    load = 'gravel' if working else None
    crawler(m, gauge=2.3, length=4.2, height=0.98, width=0.5, at_x=-0.9)
    m.boxes([((-0.9 + d, 0, 1.1), (0.5, 2.1, 0.34)) for d in (-1.1, 1.1)], 'frame', 0.02)
    for s in (-1, 1):
        m.plate([(-6.0, 1.25), (4.3, 1.25), (4.3, 1.52), (-6.0, 1.58)], 0.16, s * 0.82, 'frame', 0.02)
        m.boxes([((x, s * 0.92, 1.4), (0.05, 0.08, 0.32)) for x in np.arange(-5.6, 4.2, 0.95)], 'frame')
        m.rails([[(-5.6, s * 0.9, 1.5), (-5.7, s * 1.0, 2.3)], [(-3.4, s * 0.9, 1.5), (-3.3, s * 1.0, 2.3)], [(-1.7, s * 0.85, 1.5), (-1.6, s * 0.75, 2.9)], [(-2.6, s * 0.85, 1.5), (-1.6, s * 0.75, 2.8)]], 0.07, 'frame')
    m.boxes([((x, 0, 1.4), (0.14, 1.7, 0.26)) for x in (-5.8, -3.3, -0.4, 1.7, 4.2)], 'frame', 0.01)
    hopper(m, (-4.55, 0, 2.30), length=2.6, width=1.4, depth=1.0, top_width=2.9, load=load, grain=0.11, heap=0.8)
    conveyor(m, (-5.7, 0, 1.75), (0.25, 0, 3.95), width=1.0, load=load, grain=0.08, deep=0.18, seed=3, skirts=3.0)
    cone(m, 0.75)
    housing(m, (3.15, 0.0, 1.58), (2.1, 1.85, 1.6), doors=2)
    sign(m, (-4.5, -1.28, 2.85), 'KX 1000', 0.38, 36)
    m.name('KX 1000', (2.62, -0.962, 2.94), 0.22, 'right', 'decal')
    walkway(m, (0.6, -1.40, 1.62), 2.9, 0.6, -1)
    ladder(m, (2.2, -1.55, 1.62), (2.45, -1.78, 0.4), across=(0.3, -0.1, 0))
    panel(m, (3.9, -1.0, 1.35))
    m.box((-2.6, -1.05, 1.55), (1.0, 0.36, 0.6), 'paint', bevel=0.03)
    hose_bundle(m, [(-4.4, -0.97, 1.45), (-3.2, -1.0, 1.30), (-2.0, -0.98, 1.38), (0.6, -0.98, 1.33), (1.9, -0.97, 1.42)], 4)
    conveyor(m, (-0.6, 0, 0.80), (2.2, 0, 1.0), width=1.0, style='plain', load=load, grain=0.05, seed=4)
    conveyor(m, (2.0, 0, 0.92), (7.0, 0, 3.20), width=0.95, load=load, grain=0.05, skirts=1.2, seed=5)
    for s in (-1, 1):
        ram(m, (4.2, s * 0.74, 1.38), (5.3, s * 0.64, 2.22), 0.055)
    if working:
        stream(m, (7.15, 0, 3.35), (1.3, 0, 0.4), 2.2, 0.55, 'gravel', 0.05, 450)
        pile((8.1, 0, -0.1), 1.75, 'gravel', seed=26, grain=0.055, count=3000, parent=m)
    return m

"""Tracked impact crusher: hopper, hinged impact hood, engine, secondary screen in front with return belt."""
import numpy as np

from kit.build import Assembly
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import hopper, hose_bundle, housing, ladder, magnet, panel, screen_box, sign, walkway
from kit.rocks import pile, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'brick', 'seed': 25, 'spread': 1.4, 'near': (-13, 16, -20, 6), 'puddles': ((2.0, -7.8, 2.0, 0.8),)},
    'camera': {'azimuth': -43, 'height': 3.8, 'fill': 0.90, 'lift': 0.02, 'shift': 0.02, 'lens': 42},
}
VIEWS = {'2': {'camera': {'azimuth': -128, 'height': 4.4, 'fill': 0.88, 'lift': 0.02}, 'yard': {'backdrop': 'gravel', 'seed': 26, 'spread': 1.4, 'near': (-16, 13, -20, 6), 'puddles': ()}}}


def impactor(m):
    """Lower housing with the rotor shaft, upper hood that hinges open, doors and bolted flanges."""
    low = [(-2.0, 1.35), (0.55, 1.35), (0.75, 1.8), (0.75, 2.25), (-2.1, 2.25)]
    hood = [(-2.1, 2.29), (0.75, 2.29), (0.85, 2.75), (0.45, 3.45), (-0.5, 3.78), (-1.35, 3.62), (-2.0, 3.0)]
    m.plate(low, 1.62, 0, 'paint', 0.03)
    m.plate(hood, 1.62, 0, 'paint', 0.03)
    for s in (-1, 1):
        y = s * 0.83
        m.box((-0.68, y + s * 0.02, 2.27), (2.95, 0.14, 0.10), 'paint', bevel=0.01)
        m.boxes([((-2.05 + 0.18 * k, y + s * 0.10, 2.33), (0.05, 0.05, 0.08)) for k in range(16)], 'steel', 0.006)
        m.boxes([((x, y + s * 0.03, z), (0.07, 0.10, h)) for x, z, h in ((-1.65, 2.85, 1.0), (-0.95, 3.0, 1.35), (-0.25, 3.0, 1.35), (0.4, 2.85, 1.0), (-1.6, 1.8, 0.85), (0.2, 1.8, 0.85))], 'paint', 0.012)
        m.box((-0.68, y + s * 0.03, 3.02), (2.5, 0.10, 0.07), 'paint', bevel=0.012)
        m.cylinder((-0.75, y, 1.85), (-0.75, y + s * 0.14, 1.85), 0.42, 'dark', 48)
        m.cylinder((-0.75, y, 1.85), (-0.75, y + s * 0.26, 1.85), 0.24, 'frame', 40)
        m.cylinder((-0.75, y, 1.85), (-0.75, y + s * 0.32, 1.85), 0.10, 'steel')
        ram(m, (0.85, s * 0.66, 1.75), (0.72, s * 0.72, 3.05), 0.06, 0.6)
    m.box((-0.60, -0.835, 3.28), (0.55, 0.04, 0.32), 'paint', bevel=0.015)
    m.box((-0.60, -0.865, 3.28), (0.06, 0.03, 0.12), 'dark')
    m.box((-2.15, 0, 3.0), (0.06, 1.3, 0.7), 'rubber')
    # belt guard on the far side
    m.plate([(-1.2, 1.6), (1.5, 1.8), (1.6, 2.2), (1.4, 2.4), (-0.9, 2.35), (-1.25, 2.1)], 0.16, 1.08, 'dark', 0.04)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('prallbrecher', at, (0, 0, turn), paint=paint)
    kind = 'brick' if working else None
    crawler(m, gauge=2.35, length=4.4, height=1.0, width=0.5, at_x=-1.0)
    m.boxes([((-1.0 + d, 0, 1.12), (0.5, 2.1, 0.35)) for d in (-1.1, 1.1)], 'frame', 0.02)
    for s in (-1, 1):
        m.plate([(-6.2, 1.27), (3.9, 1.27), (3.9, 1.54), (-6.2, 1.66)], 0.16, s * 0.82, 'frame', 0.02)
        m.boxes([((x, s * 0.92, 1.42), (0.05, 0.09, 0.32)) for x in np.arange(-5.8, 3.9, 0.95)], 'frame')
        m.rails([[(-5.6, s * 0.9, 1.6), (-5.6, s * 0.95, 2.2)], [(-3.2, s * 0.9, 1.6), (-3.2, s * 0.95, 2.2)]], 0.08, 'frame')
    hopper(m, (-4.35, 0, 2.35), length=3.5, width=1.6, depth=1.15, top_width=3.0, load=kind, grain=0.24, heap=0.95)
    sign(m, (-4.2, -1.30, 2.98), 'PX 1200', 0.40, 31)
    for s in (-1, 1):
        m.sheet([(-2.65, s * 0.8, 2.3), (-2.0, s * 0.8, 2.4), (-2.0, s * 0.82, 3.5), (-2.65, s * 1.2, 3.45)], 0.03, 'paint')
    impactor(m)
    housing(m, (2.45, 0.0, 1.60), (2.5, 1.85, 1.6), doors=3)
    m.name('PX 1200', (1.75, -0.962, 2.98), 0.22, 'right', 'decal')
    walkway(m, (-0.3, -1.35, 1.72), 3.0, 0.6, -1)
    ladder(m, (1.35, -1.5, 1.72), (1.6, -1.75, 0.4), across=(0.3, -0.1, 0))
    panel(m, (3.35, -1.08, 1.45))
    m.box((-3.0, -1.05, 1.5), (1.1, 0.36, 0.55), 'paint', bevel=0.03)
    hose_bundle(m, [(-4.8, -0.97, 1.5), (-3.6, -1.0, 1.36), (-2.0, -0.98, 1.42), (0.6, -0.98, 1.36), (1.9, -0.97, 1.45)], 4)
    # main belt to the secondary screen
    conveyor(m, (-1.8, 0, 0.76), (2.1, 0, 1.04), width=1.1, style='plain', load=kind, grain=0.06, seed=4)
    conveyor(m, (1.9, 0, 0.92), (6.0, 0, 3.25), width=1.05, load=kind, grain=0.06, skirts=1.2, seed=5)
    magnet(m, (4.3, 0, 3.0), 1.9, 0.75)
    m.rails([[(3.8, s * 0.75, 1.5), (3.75, s * 0.75, 4.05), (4.8, s * 0.5, 4.0)] for s in (-1, 1)], 0.05, 'paint')
    screen_box(m, (7.35, 0, 2.55), length=2.9, width=1.5, height=0.8, tilt=13, decks=1, load=kind, grain=0.06)
    for s in (-1, 1):
        m.rails([[(3.8, s * 0.8, 1.4), (6.2, s * 0.95, 1.9), (8.7, s * 0.95, 1.55)], [(5.0, s * 0.75, 2.35), (6.2, s * 0.95, 2.3)], [(6.2, s * 0.95, 1.9), (6.2, s * 0.95, 2.35)], [(8.5, s * 0.95, 1.6), (8.5, s * 0.95, 1.95)]], 0.07, 'paint')
        m.rails([[(7.6, s * 0.95, 1.65), (7.6, s * 0.95, 0.1)]], 0.06, 'galvanised')
        m.box((7.6, s * 0.95, 0.06), (0.4, 0.35, 0.06), 'dark')
    conveyor(m, (6.2, 0, 1.15), (10.2, 0, 2.35), width=0.95, load='sand' if working else None, grain=0.035, seed=6)
    conveyor(m, (8.9, 0.5, 1.62), (8.9, 1.9, 1.75), width=0.5, style='plain', load=kind, grain=0.06, seed=7, guard=False)
    conveyor(m, (8.9, 1.75, 1.45), (-2.6, 1.75, 3.55), width=0.5, load=kind, grain=0.06, deep=0.1, seed=8)
    if working:
        stream(m, (10.35, 0, 2.5), (1.2, 0, 0.3), 1.6, 0.5, 'sand', 0.04, 350)
        pile((11.2, 0, -0.1), 1.35, 'sand', seed=27, grain=0.04, count=2200, parent=m)
    return m

"""Tracked mobile jaw crusher at work: hopper, jaw box with flywheels, engine, main belt with magnet, side belt."""
from kit.build import Assembly
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import flywheel, hopper, hose_bundle, housing, ladder, magnet, panel, sign, walkway
from kit.rocks import pile, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'basalt', 'seed': 3, 'spread': 1.35, 'near': (-13, 15, -19, 6), 'puddles': ((1.5, -7.0, 1.8, 0.8),)},
    'camera': {'azimuth': -46, 'height': 3.6, 'fill': 0.90, 'lift': 0.02, 'lens': 42},
}
VIEWS = {'2': {'camera': {'azimuth': -128, 'height': 4.2, 'fill': 0.88, 'lift': 0.02},
               'yard': {'backdrop': 'gravel', 'seed': 7, 'spread': 1.35, 'near': (-15, 13, -19, 6), 'puddles': ()}}}


def chassis(m):
    """Main beams from the hopper to the head of the discharge belt."""
    for s in (-1, 1):
        m.plate([(-6.0, 1.25), (3.9, 1.25), (3.9, 1.52), (0.8, 1.60), (-6.0, 1.72)], 0.16, s * 0.78, 'frame', 0.02)
        m.boxes([((x, s * 0.88, 1.42), (0.05, 0.10, 0.34)) for x in (-5.5, -4.6, -3.6, -2.6, -1.6, 0.8, 1.8, 2.8, 3.6)], 'frame', 0.006)
        m.plate([(-5.6, 1.7), (-5.2, 1.7), (-4.9, 2.2), (-5.4, 2.2)], 0.12, s * 0.95, 'frame')
        m.plate([(-2.9, 1.65), (-2.5, 1.65), (-2.5, 2.2), (-2.9, 2.2)], 0.12, s * 0.95, 'frame')
    m.boxes([((x, 0, 1.4), (0.14, 1.6, 0.26)) for x in (-5.9, -3.2, 0.9, 3.7)], 'frame', 0.01)
    hose_bundle(m, [(-4.8, -0.97, 1.45), (-3.4, -1.0, 1.32), (-2.0, -0.98, 1.40), (0.6, -0.98, 1.36), (1.6, -0.97, 1.45)], 4)


def jaw(m):
    """The crusher itself: a heavy ribbed box, flywheels on both sides, toggle end behind."""
    x0, x1 = -1.75, 0.25
    for s in (-1, 1):
        y = s * 0.72
        m.plate([(x0, 1.2), (x1 - 0.3, 1.0), (x1, 1.6), (x1 + 0.05, 2.9), (x1 - 0.25, 3.25), (x0 + 0.5, 3.25), (x0, 2.5)], 0.07, y, 'paint', 0.02)
        for x, z0, z1 in ((x0 + 0.35, 1.3, 2.6), (x0 + 0.8, 1.2, 3.1), (x0 + 1.55, 1.2, 3.0)):
            m.box((x, y + s * 0.08, (z0 + z1) / 2), (0.07, 0.12, z1 - z0), 'paint', bevel=0.012)
        m.box(((x0 + x1) / 2, y + s * 0.08, 1.75), (1.8, 0.12, 0.08), 'paint', bevel=0.012)
        flywheel(m, (-0.55, s * 1.02, 2.78), 0.72, 0.24)
        m.box((-0.55, y, 2.78), (0.5, 0.22, 0.46), 'dark', bevel=0.04)
    m.box((x1 - 0.02, 0, 2.2), (0.12, 1.4, 1.9), 'paint', bevel=0.02)
    m.boxes([((x1 + 0.06, 0, z), (0.12, 1.42, 0.07)) for z in (1.5, 1.95, 2.4, 2.85)], 'paint', 0.01)
    m.box((-0.55, 0, 3.22), (1.0, 1.4, 0.12), 'paint', bevel=0.03)
    m.cylinder((-0.55, -0.9, 2.78), (-0.55, 0.9, 2.78), 0.3, 'dark')
    # rubber curtain and side plates guiding the feed into the jaw
    for s in (-1, 1):
        m.sheet([(-2.6, s * 0.78, 2.3), (-1.2, s * 0.76, 2.5), (-1.2, s * 0.8, 3.55), (-2.6, s * 1.15, 3.45)], 0.03, 'paint')
        m.boxes([((-1.9, s * 1.02, 3.0), (0.06, 0.06, 1.0), (s * 18, 0, 0))], 'paint')
    # V-belt guard from engine to flywheel on the right
    m.plate([(-0.55, 2.35), (1.35, 2.0), (1.55, 2.2), (1.5, 2.5), (-0.5, 3.2), (-0.95, 3.05), (-1.0, 2.6)], 0.14, 1.24, 'dark', 0.04)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('backenbrecher', at, (0, 0, turn), paint=paint)
    crawler(m, gauge=2.35, length=4.3, height=1.0, width=0.5, at_x=-1.2)
    m.boxes([((-1.2 + dx, 0, 1.1), (0.5, 2.1, 0.35)) for dx in (-1.1, 1.1)], 'frame', 0.02)
    chassis(m)
    hopper(m, (-4.25, 0, 2.35), length=3.5, width=1.6, depth=1.15, top_width=3.0, grain=0.26, heap=0.95, load='gravel' if working else None)
    jaw(m)
    # engine with doors, platform on its right
    housing(m, (2.25, 0.12, 1.62), (2.6, 1.75, 1.55), doors=3)
    m.name('JX 110', (1.55, -0.80, 2.86), 0.30, 'right', 'decal')
    sign(m, (-4.1, -1.30, 2.98), 'JX 110', 0.40, 31)
    walkway(m, (0.15, -1.18, 1.74), 3.1, 0.62, -1)
    ladder(m, (1.82, -1.35, 1.74), (2.05, -1.65, 0.42), across=(0.3, 0.0, 0))
    panel(m, (2.9, -0.98, 1.55))
    m.box((-3.0, -1.02, 1.45), (1.1, 0.34, 0.5), 'paint', bevel=0.03)
    m.box((-3.0, -1.20, 1.45), (0.9, 0.02, 0.36), 'dark', bevel=0)
    # main belt out of the front, magnet across it
    load = 'gravel' if working else None
    conveyor(m, (-1.6, 0, 0.74), (2.1, 0, 1.02), width=1.0, style='plain', load=load, grain=0.07, seed=4)
    conveyor(m, (1.9, 0, 0.92), (6.6, 0, 3.25), width=1.0, load=load, grain=0.075, skirts=1.2, seed=5)
    for s in (-1, 1):
        ram(m, (3.75, s * 0.72, 1.35), (4.9, s * 0.66, 2.22), 0.06, 0.6)
        m.rails([[(3.7, s * 0.72, 2.9), (5.5, s * 0.68, 2.85)]], 0.018, 'steel')
    magnet(m, (4.35, 0, 2.92), 1.9, 0.75)
    m.rails([[(3.45, s * 0.7, 2.7), (3.6, s * 0.7, 4.05), (4.7, s * 0.5, 3.95)] for s in (-1, 1)] + [[(3.6, -0.7, 4.05), (3.6, 0.7, 4.05)]], 0.05, 'paint')
    # fines belt to the left
    conveyor(m, (-2.9, 0.4, 1.1), (-2.9, 3.6, 2.15), width=0.65, load=load, grain=0.035, deep=0.1, seed=6)
    # lamp mast
    m.pipe([(3.2, 0.6, 3.15), (3.2, 0.6, 4.3)], 0.03, 'dark')
    m.box((3.25, 0.6, 4.3), (0.08, 0.4, 0.14), 'dark')
    m.box((3.3, 0.6, 4.3), (0.015, 0.36, 0.1), 'lamp')
    if working:
        stream(m, (6.75, 0, 3.4), (1.4, 0, 0.4), 2.3, 0.6, 'gravel', 0.07, 420)
        pile((7.75, 0, -0.1), 1.75, 'gravel', seed=11, grain=0.085, count=2600, parent=m)
        pile((-2.9, 4.3, -0.1), 1.2, 'sand', seed=12, grain=0.05, parent=m)
    return m

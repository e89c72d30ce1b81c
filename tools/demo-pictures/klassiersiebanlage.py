"""Tracked screening plant: hopper with tipping grid, feed belt, inclined screen box, side belts as wings."""
import numpy as np

from kit.build import Assembly
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import hopper, hose_bundle, housing, ladder, panel, screen_box, sign, walkway
from kit.rocks import pile, stones, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'sand', 'seed': 4, 'spread': 1.5, 'near': (-14, 17, -21, 6), 'puddles': ((-3.0, -8.6, 2.2, 0.9),)},
    'camera': {'azimuth': -50, 'height': 3.8, 'fill': 0.92, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -126, 'height': 4.4, 'fill': 0.90, 'lift': 0.02},
               'yard': {'backdrop': 'brick', 'seed': 6, 'spread': 1.5, 'near': (-17, 14, -21, 6), 'puddles': ()}}}


def tipping_grid(m, at, length=3.4, width=2.9, tilt=24):
    """Bars over the hopper; oversize stones slide off to the rear."""
    g = m.child('grid', at, (0, -tilt, 0))
    l, w = length / 2, width / 2
    g.boxes([((0, s * w, 0.05), (length, 0.10, 0.30)) for s in (-1, 1)] + [((s * l, 0, 0.02), (0.10, width, 0.22)) for s in (-1, 1)], 'paint', 0.012)
    n = int(width / 0.21)
    g.boxes([((0, -w + width * (k + 0.5) / n, 0.08), (length, 0.045, 0.13)) for k in range(n)], 'worn', 0.01)
    g.cylinder((0, -w, -0.02), (0, w, -0.02), 0.05, 'frame')
    for s in (-1, 1):
        g.sheet([(-l, s * w, 0.2), (l, s * w, 0.2), (l, s * (w + 0.12), 0.62), (-l, s * (w + 0.12), 0.62)], 0.02, 'paint')
        g.boxes([((-l + length * (k + 0.5) / 4, s * (w + 0.08), 0.40), (0.05, 0.06, 0.44), (s * -14, 0, 0)) for k in range(4)], 'paint')
    rng = np.random.default_rng(8)
    n = 70
    p = np.column_stack([rng.uniform(-l, l, n), rng.uniform(-w, w, n) * 0.9, rng.uniform(0.15, 0.26, n)])
    stones(g, p, 0.2 * rng.lognormal(0, 0.35, n), 'gravel', 8)


def chassis(m):
    for s in (-1, 1):
        m.plate([(-6.2, 1.15), (4.6, 1.15), (4.6, 1.40), (-6.2, 1.50)], 0.14, s * 0.85, 'frame', 0.02)
        m.boxes([((x, s * 0.93, 1.3), (0.05, 0.08, 0.3)) for x in np.arange(-5.8, 4.6, 0.9)], 'frame')
        m.rails([[(1.2, s * 0.9, 1.4), (1.0, s * 0.95, 3.4)], [(4.3, s * 0.9, 1.4), (4.5, s * 0.95, 2.7)], [(1.2, s * 0.9, 1.5), (4.4, s * 0.95, 2.5)],
                 [(-6.0, s * 0.9, 1.45), (-6.2, s * 1.0, 2.4)], [(-3.4, s * 0.9, 1.4), (-3.2, s * 1.0, 2.4)]], 0.075, 'frame')
    m.boxes([((x, 0, 1.28), (0.14, 1.8, 0.22)) for x in (-6.0, -3.5, 1.2, 4.4)], 'frame', 0.01)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True, piles=True):
    m = Assembly('klassiersiebanlage', at, (0, 0, turn), paint=paint)
    load = 'sand' if working else None
    crawler(m, gauge=2.2, length=3.8, height=0.92, width=0.45, at_x=-1.0)
    m.boxes([((-1.0 + dx, 0, 1.02), (0.45, 2.0, 0.34)) for dx in (-0.9, 0.9)], 'frame', 0.02)
    chassis(m)
    hopper(m, (-4.7, 0, 2.2), length=3.0, width=1.5, depth=0.9, top_width=2.9, back=True, load='sand', grain=0.09, heap=0.5)
    tipping_grid(m, (-4.85, 0, 3.75))
    m.rails([[(-3.4, s * 1.45, 2.9), (-3.5, s * 1.4, 4.3)] for s in (-1, 1)] + [[(-6.1, s * 1.45, 2.8), (-6.2, s * 1.4, 3.2)] for s in (-1, 1)], 0.06, 'paint')
    for s in (-1, 1):
        ram(m, (-4.6, s * 1.55, 2.7), (-4.0, s * 1.5, 4.05), 0.05, 0.55)
    # feed belt up to the screen box
    conveyor(m, (-6.0, 0, 1.78), (1.15, 0, 4.55), width=1.0, load=load, grain=0.06, deep=0.2, seed=2, rail='paint')
    screen_box(m, (3.0, 0, 3.55), length=4.4, width=1.55, height=1.0, tilt=16, load=load, grain=0.06)
    # screen frame and discharge chutes
    for s in (-1, 1):
        m.boxes([((3.0, s * 1.02, 2.72), (4.3, 0.12, 0.14), (0, 16, 0))], 'paint', 0.01)
        m.sheet([(1.3, s * 0.75, 2.9), (4.6, s * 0.75, 2.2), (4.3, s * 0.5, 1.5), (1.7, s * 0.5, 1.7)], 0.02, 'paint')
    m.loft([(4.9, -0.72, 2.3), (5.5, -0.72, 2.2), (5.5, 0.72, 2.2), (4.9, 0.72, 2.3)], [(5.0, -0.75, 3.0), (5.6, -0.75, 2.8), (5.6, 0.75, 2.8), (5.0, 0.75, 3.0)], 'paint', 0.01)
    # engine below the feed belt
    housing(m, (-1.4, -0.05, 1.40), (2.2, 1.95, 1.25), doors=2)
    sign(m, (-4.5, -1.28, 2.72), 'KS 620', 0.36, 38)
    panel(m, (0.35, -1.02, 1.35))
    m.box((0.35, -1.0, 1.0), (0.5, 0.2, 0.1), 'frame')
    walkway(m, (2.9, -1.45, 2.25), 3.6, 0.6, -1)
    ladder(m, (1.25, -1.55, 2.25), (1.0, -1.75, 0.4), across=(0.25, -0.1, 0))
    # three product belts: two wings and one to the front
    belts = [((2.2, -0.7, 1.35), (3.1, -6.0, 3.35), 0.7, 'gravel'), ((2.8, 0.7, 1.35), (3.6, 6.0, 3.35), 0.7, 'basalt')]
    for k, (tail, head, width, kind) in enumerate(belts):
        conveyor(m, tail, head, width=width, load=kind if working else None, grain=0.05 if kind == 'gravel' else 0.035, deep=0.13, seed=20 + k)
        s = 1 if head[1] > 0 else -1
        m.rails([[(2.6, s * 1.0, 1.3), ((tail[0] + head[0]) / 2, s * 3.2, 2.12)]], 0.045, 'dark')
        ram(m, (2.0, s * 1.0, 1.5), ((tail[0] * 0.6 + head[0] * 0.4) - 0.3, s * 2.8, 2.0), 0.045)
        if working:
            stream(m, (head[0], head[1] + s * 0.15, head[2] + 0.15), (0.15, s * 1.2, 0.3), 2.2, 0.45, kind, 0.05, 320, seed=k)
            pile((head[0] + 0.2, head[1] + s * 0.95, -0.1), 1.55 + 0.3 * k, kind, seed=31 + k, grain=0.06, count=2400, parent=m)
    conveyor(m, (3.6, 0, 0.95), (8.3, 0, 3.05), width=1.0, load=load, grain=0.035, deep=0.16, seed=25, skirts=1.4)
    m.rails([[(4.5, s * 0.85, 1.3), (6.3, s * 0.66, 2.0)] for s in (-1, 1)], 0.05, 'dark')
    if working:
        stream(m, (8.45, 0, 3.2), (1.3, 0, 0.4), 1.9, 0.6, 'sand', 0.04, 400, seed=9)
        pile((9.4, 0, -0.1), 1.7, 'sand', seed=35, grain=0.035, count=2000, parent=m)
    hose_bundle(m, [(-4.2, -0.97, 1.3), (-3.0, -1.02, 1.18), (-0.4, -1.0, 1.22), (1.2, -0.98, 1.22), (2.2, -0.97, 1.3)], 4)
    return m

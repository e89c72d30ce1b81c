"""Tracked heavy-duty scalper: low wide hopper feeding straight onto a strong two-deck screen, broad front belt."""
import numpy as np

from kit.build import Assembly
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import hopper, hose_bundle, housing, ladder, panel, screen_box, sign, walkway
from kit.rocks import pile, stones, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'wood', 'seed': 27, 'spread': 1.4, 'near': (-13, 15, -20, 6), 'puddles': ((-3.8, -7.6, 2.0, 0.9),)},
    'camera': {'azimuth': -52, 'height': 3.8, 'fill': 0.88, 'lift': 0.02, 'shift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -124, 'height': 4.4, 'fill': 0.86, 'lift': 0.02, 'shift': 0.03}, 'yard': {'backdrop': 'gravel', 'seed': 28, 'spread': 1.4, 'near': (-15, 13, -20, 6), 'puddles': ()}}}


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('schwerlastsieb', at, (0, 0, turn), paint=paint)
    kind = 'earth' if working else None
    crawler(m, gauge=2.35, length=4.2, height=1.0, width=0.55, at_x=-0.8)
    m.boxes([((-0.8 + d, 0, 1.1), (0.5, 2.1, 0.35)) for d in (-1.1, 1.1)], 'frame', 0.02)
    for s in (-1, 1):
        m.plate([(-6.9, 1.25), (2.9, 1.25), (2.9, 1.52), (-6.9, 1.6)], 0.18, s * 0.85, 'frame', 0.02)
        m.boxes([((x, s * 0.96, 1.4), (0.06, 0.09, 0.34)) for x in np.arange(-6.4, 2.9, 0.95)], 'frame')
        m.rails([[(-4.9, s * 0.9, 1.5), (-4.9, s * 1.0, 2.2)], [(-2.5, s * 0.9, 1.5), (-2.5, s * 1.0, 2.2)], [(-1.6, s * 0.9, 1.5), (-1.6, s * 1.15, 2.75)], [(2.2, s * 0.9, 1.5), (2.2, s * 1.15, 2.0)], [(-1.6, s * 0.9, 1.5), (2.2, s * 1.15, 2.0)]], 0.08, 'frame')
        m.boxes([((0.3, s * 1.15, 2.38), (4.2, 0.14, 0.16), (0, 11, 0))], 'paint', 0.01)
    hopper(m, (-3.75, 0, 2.35), length=3.4, width=1.75, depth=1.25, top_width=3.5, load=kind, grain=0.16, heap=0.85)
    sign(m, (-3.6, -1.48, 3.02), 'SX 880', 0.44, 36)
    screen_box(m, (0.35, 0, 3.05), length=4.5, width=1.75, height=1.15, tilt=11, decks=2, load=None)
    # finger deck: heavy tapered bars with stone on them
    deck = m.child('fingers', (0.35, 0, 3.05), (0, 11, 0))
    deck.boxes([((0, y, 0.36), (4.3, 0.05, 0.12)) for y in np.arange(-0.8, 0.81, 0.145)], 'worn', 0.01)
    if working:
        rng = np.random.default_rng(6)
        n = 900
        x = -2.1 + 4.2 * rng.beta(1, 1.5, n)
        stones(deck, np.column_stack([x, rng.uniform(-0.78, 0.78, n), 0.46 + rng.exponential(0.09, n).clip(0, 0.2) * (1.2 - (x + 2.1) / 4.2)]), (0.11 * rng.lognormal(0, 0.5, n)).clip(0, 0.3), 'gravel', 6)
    # rear engine
    housing(m, (-6.5, 0, 1.5), (1.5, 2.0, 1.35), doors=2)
    walkway(m, (0.3, -1.62, 2.0), 3.9, 0.6, -1)
    ladder(m, (2.45, -1.75, 2.0), (2.75, -1.95, 0.4), across=(0.3, -0.1, 0))
    panel(m, (-1.95, -1.18, 1.55))
    hose_bundle(m, [(-5.8, -0.98, 1.45), (-4.2, -1.02, 1.30), (-2.4, -1.0, 1.38), (-0.4, -1.0, 1.33), (1.2, -0.98, 1.42)], 4)
    for s in (-1, 1):
        m.sheet([(-1.6, s * 0.85, 2.35), (2.2, s * 0.85, 1.9), (1.9, s * 0.55, 1.35), (-1.3, s * 0.55, 1.5)], 0.02, 'paint')
        ram(m, (2.7, s * 0.9, 1.4), (4.4, s * 0.86, 1.95), 0.06)
    # broad belt for oversize in front, wings for the middle and fine fraction
    conveyor(m, (2.0, 0, 1.15), (6.9, 0, 3.1), width=1.35, load='gravel' if working else None, grain=0.15, deep=0.14, seed=3, skirts=1.4)
    for k, (s, width, material) in enumerate(((-1, 0.8, 'gravel'), (1, 0.8, 'earth'))):
        x = 0.9 - 1.3 * k
        conveyor(m, (x, s * 0.6, 1.05), (x + 0.7, s * 5.3, 3.0), width=width, load=material if working else None, grain=0.06, deep=0.13, seed=9 + k)
        m.rails([[(x + 0.1, s * 1.0, 1.3), (x + 0.4, s * 3.1, 1.95)]], 0.045, 'dark')
        if working:
            stream(m, (x + 0.72, s * 5.45, 3.15), (0.15, s * 1.1, 0.3), 2.0, 0.5, material, 0.06, 300, seed=k)
            pile((x + 0.85, s * 6.2, -0.1), 1.45, material, seed=41 + k, grain=0.07, count=2200, parent=m)
    if working:
        stream(m, (7.05, 0, 3.3), (1.1, 0, 0.3), 2.2, 0.9, 'gravel', 0.14, 110)
        pile((7.9, 0, -0.1), 1.5, 'gravel', seed=44, grain=0.17, count=1500, parent=m)
    return m

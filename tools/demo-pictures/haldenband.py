"""Tracked stockpile conveyor: long lattice belt over a crawler, feed boot at the tail, a high cone at the head."""
import numpy as np

from kit.build import Assembly
from kit.conveyor import conveyor
from kit.hydraulics import ram
from kit.plant import hopper, hose_bundle, housing, panel, sign
from kit.rocks import pile, stream
from kit.tracks import crawler

PICTURE = {
    'yard': {'backdrop': 'gravel', 'seed': 5, 'spread': 1.7, 'near': (-15, 17, -23, 6), 'puddles': ((-4.2, -8.2, 2.4, 1.0),)},
    'camera': {'azimuth': -58, 'height': 3.6, 'fill': 0.88, 'lift': 0.0, 'shift': 0.03},
}
VIEWS = {'2': {'camera': {'azimuth': -122, 'height': 3.4, 'fill': 0.84, 'lift': 0.0, 'shift': 0.04},
               'yard': {'backdrop': 'basalt', 'seed': 8, 'spread': 1.7, 'near': (-18, 14, -23, 6), 'puddles': ()}}}


def build(paint='amber', at=(0, 0, 0), turn=0, working=True, kind='gravel'):
    m = Assembly('haldenband', at, (0, 0, turn), paint=paint)
    tail, head = np.array((-8.0, 0, 1.05)), np.array((8.6, 0, 7.3))

    def on_belt(t, y=0.0, dz=0.0):
        p = tail + (head - tail) * t
        return (p[0], y, p[2] + dz)

    crawler(m, gauge=2.3, length=3.7, height=0.92, width=0.45, at_x=-2.6)
    m.boxes([((-2.6, s * 0.7, 1.12), (3.0, 0.18, 0.3)) for s in (-1, 1)] + [((-2.6 + d, 0, 1.1), (0.3, 2.0, 0.26)) for d in (-1, 1)], 'frame', 0.02)
    conveyor(m, tail, head, width=1.05, style='lattice', load=kind if working else None, grain=0.075, deep=0.19, skirts=2.6, seed=3)
    hopper(m, (-7.2, 0, 1.72), length=1.9, width=1.2, depth=0.62, top_width=2.3, back=True, load=kind if working else None, grain=0.09, heap=0.5)
    # legs from the crawler to the lattice: fixed at the rear, telescopic in front
    for s in (-1, 1):
        m.rails([[(-3.6, s * 0.75, 1.2), on_belt(0.24, s * 0.72, -0.7)], [(-2.8, s * 0.75, 1.2), on_belt(0.24, s * 0.72, -0.7)]], 0.06, 'paint')
        foot, top = np.array((-1.5, s * 0.75, 1.2)), np.array(on_belt(0.62, s * 0.72, -0.72))
        m.pipe([foot, foot + (top - foot) * 0.62], 0.10, 'paint')
        m.pipe([foot + (top - foot) * 0.55, top], 0.075, 'galvanised')
        ram(m, foot + (0.1, s * 0.16, 0.1), foot + (top - foot) * 0.80 + (0, s * 0.14, 0), 0.06, 0.6)
        m.pipe([on_belt(0.36, s * 0.72, -0.8), foot + (top - foot) * 0.3], 0.045, 'paint')
    m.rails([[(-1.5 + 5.0 * t, -0.75, 1.2 + 3.3 * t), (-1.5 + 5.0 * t, 0.75, 1.2 + 3.3 * t)] for t in (0.35,)], 0.05, 'paint')
    # power pack beside the chassis
    housing(m, (-3.0, -1.0, 1.30), (1.7, 0.95, 1.05), doors=2)
    panel(m, (-1.7, -1.2, 1.55))
    m.box((-1.7, -1.15, 1.2), (0.4, 0.4, 0.1), 'frame')
    m.box((-3.0, 1.05, 1.65), (1.5, 0.7, 0.7), 'paint', bevel=0.04)
    p = on_belt(0.76, -0.705, 0.045)
    sign(m, (p[0], -0.715, p[2] - 0.42), 'HB 2008', 0.44, 0, -20.6)
    hose_bundle(m, [(-3.4, -0.7, 1.3), (-3.0, -0.85, 1.9), (-1.5, -0.82, 2.7), (0.5, -0.8, 3.3), (2.0, -0.78, 3.9)], 3)
    if working:
        stream(m, (8.75, 0, 7.45), (1.5, 0, 0.5), 4.6, 0.6, kind, 0.075, 700, seed=4)
        pile((10.4, 0.2, -0.1), 3.6, kind, seed=14, grain=0.10, count=3800, parent=m)
    return m

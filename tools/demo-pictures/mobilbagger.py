"""Wheeled excavator: the upper structure of the tracked one on axles, with blade and outriggers."""
from kettenbagger import upper
from kit.build import Assembly
from kit.hydraulics import ram
from kit.rocks import pile
from kit.wheels import wheel

PICTURE = {
    'turn': -98,
    'yard': {'backdrop': 'brick', 'seed': 18, 'azimuth': -38, 'puddles': ((3.4, -5.4, 1.5, 0.7),)},
    'camera': {'azimuth': -52, 'height': 2.6, 'fill': 0.84, 'lift': 0.02, 'shift': -0.02},
}
VIEWS = {'2': {'turn': 0, 'camera': {'azimuth': -130, 'height': 2.8, 'fill': 0.84, 'lift': 0.02}, 'yard': {'backdrop': 'gravel', 'seed': 19, 'puddles': ()}}}


def undercarriage(m):
    m.plate([(-2.2, 0.72), (2.2, 0.72), (2.3, 0.86), (2.1, 1.10), (0.9, 1.18), (-0.9, 1.18), (-2.1, 1.10), (-2.3, 0.86)], 0.95, 0, 'frame', 0.04)
    m.cylinder((0, 0, 1.1), (0, 0, 1.34), 0.72, 'frame', 48)
    for x in (-1.42, 1.42):
        m.box((x, 0, 0.56), (0.34, 1.5, 0.32), 'frame', bevel=0.08)
        for s in (-1, 1):
            wheel(m, (x, s * 1.12, 0.54), 0.54, 0.32, side=s, rim='paint', lugs=22, deep=0.035, steer=-12 if x > 0 else 0)
            wheel(m, (x, s * 0.76, 0.54), 0.54, 0.30, side=s, rim='paint', lugs=22, deep=0.035, steer=-12 if x > 0 else 0)
    for s in (-1, 1):  # steps and tool boxes between the axles
        m.box((0, s * 1.0, 0.78), (1.25, 0.45, 0.5), 'paint', bevel=0.05)
        m.boxes([((0.0, s * 1.27, 0.48 + 0.24 * k), (0.5, 0.14, 0.03)) for k in range(2)], 'galvanised')
        m.box((0.35, s * 1.235, 0.82), (0.3, 0.01, 0.06), 'decal')
    # blade in front
    blade = [(2.72, 0.12), (2.90, 0.10), (2.80, 0.32), (2.80, 0.55), (2.92, 0.74), (2.78, 0.76), (2.68, 0.5)]
    m.plate(blade, 2.5, 0, 'paint', 0.012)
    m.box((2.90, 0, 0.12), (0.05, 2.5, 0.14), 'worn', bevel=0.01)
    for s in (-1, 1):
        m.plate([(2.1, 0.62), (2.75, 0.25), (2.78, 0.42), (2.15, 0.82)], 0.12, s * 0.42, 'frame', 0.02)
        ram(m, (2.1, s * 0.2, 1.0), (2.76, s * 0.2, 0.5), 0.05)
    # outriggers behind, feet down
    m.box((-2.32, 0, 0.86), (0.3, 1.3, 0.34), 'frame', bevel=0.03)
    for s in (-1, 1):
        m.sheet([(-2.24, s * 0.55, 0.95), (-2.24, s * 1.28, 0.24), (-2.24, s * 1.20, 0.12), (-2.24, s * 0.5, 0.68)], 0.16, 'paint', 0.01)
        m.box((-2.32, s * 1.26, 0.07), (0.42, 0.42, 0.06), 'dark', bevel=0.01)
        ram(m, (-2.42, s * 0.5, 1.05), (-2.42, s * 1.12, 0.36), 0.05)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('mobilbagger', at, (0, 0, turn), paint=paint)
    undercarriage(m)
    # the bucket hangs above ground: the turntable is higher than on tracks
    upper(m.child('upper', (0, 0, 1.42), (0, 0, 0)), name='MB 180')
    if working:
        pile((7.0, 1.6, -0.1), 1.3, 'brick', seed=8, grain=0.09, count=2000, parent=m)
    return m

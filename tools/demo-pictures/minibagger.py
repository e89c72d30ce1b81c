"""Mini excavator, 2.7 t class: rubber tracks, blade, cab, swinging boom."""
from kit.build import Assembly
from kit.cab import cab
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.rocks import pile
from kit.tracks import crawler
from kit.type_plate import type_plate
from kettenbagger import bucket

PICTURE = {
    'turn': -96,
    'yard': {'backdrop': 'wood', 'seed': 20, 'azimuth': -38, 'near': (-8, 9, -11, 5), 'puddles': ((2.2, -3.4, 0.9, 0.4),)},
    'camera': {'azimuth': -48, 'height': 1.9, 'fill': 0.82, 'lift': 0.02},
}
VIEWS = {'2': {'turn': 0, 'camera': {'azimuth': -130, 'height': 2.0, 'fill': 0.82, 'lift': 0.02}, 'yard': {'backdrop': 'sand', 'seed': 22, 'near': (-9, 8, -11, 5), 'puddles': ()}}}


def boom(u):
    """Swing bracket, boom, stick and bucket in front of the cab."""
    y = 0.0
    u.cylinder((0.98, y, -0.02), (0.98, y, 0.42), 0.10, 'frame')
    u.plate([(0.86, 0.0), (1.22, 0.02), (1.30, 0.34), (1.10, 0.44), (0.86, 0.36)], 0.26, y, 'frame', 0.03)
    u.plate([(1.02, 0.18), (1.28, 0.12), (1.62, 0.86), (1.90, 1.42), (2.10, 1.62), (2.95, 1.66), (3.0, 1.80), (2.10, 1.92), (1.82, 1.78), (1.40, 1.12)], 0.19, y, 'paint', 0.02)
    ram(u, (1.30, y, 0.10), (1.92, y, 1.30), 0.045, 0.56)
    ram(u, (1.98, y, 1.95), (2.92, y, 1.98), 0.042, 0.58)
    u.plate([(1.88, 1.85), (2.08, 1.88), (2.04, 2.02), (1.92, 2.0)], 0.12, y, 'paint', 0.01)
    u.plate([(2.84, 2.02), (2.98, 2.0), (3.12, 1.72), (3.02, 1.2), (2.82, 0.50), (2.72, 0.52), (2.76, 1.2), (2.84, 1.62)], 0.15, y, 'paint', 0.015)
    u.cylinder((2.98, y - 0.13, 1.72), (2.98, y + 0.13, 1.72), 0.055, 'dark')
    u.plate([(3.02, 1.62), (3.16, 1.55), (3.12, 1.45), (3.02, 1.40)], 0.08, y, 'paint', 0.01)
    ram(u, (3.10, y, 1.52), (3.04, y, 0.72), 0.038, 0.58)
    for s in (-1, 1):
        u.plate([(3.00, 0.76), (3.08, 0.70), (2.98, 0.38), (2.90, 0.38)], 0.025, y + s * 0.07, 'dark', 0.005)
        u.plate([(3.0, 0.70), (3.06, 0.76), (2.84, 0.62), (2.82, 0.56)], 0.02, y + s * 0.10, 'dark', 0.005)
    b = u.child('bucket', (2.77, y, 0.53), (0, 6, 0))
    b.root.scale = (0.48, 0.46, 0.48)
    bucket(b)
    hoses(u, [(0.9, 0.05, 0.42), (1.05, 0.08, 0.75), (1.35, 0.10, 1.0), (1.6, 0.08, 1.4), (1.95, 0.05, 1.96)], 3, 0.035, 0.012)
    hoses(u, [(2.2, 0, 1.94), (2.7, 0, 2.02), (3.0, 0, 2.14), (3.2, 0, 1.95), (3.14, 0, 1.6)], 2, 0.03, 0.012)
    u.box((1.74, -0.12, 1.42), (0.09, 0.06, 0.08), 'lamp', (0, -50, 0))


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('minibagger', at, (0, 0, turn), paint=paint)
    crawler(m, gauge=1.22, length=2.05, height=0.50, width=0.28, rubber=True)
    m.cylinder((0, 0, 0.42), (0, 0, 0.62), 0.36, 'frame')
    # blade
    m.plate([(1.32, 0.06), (1.46, 0.05), (1.38, 0.18), (1.38, 0.30), (1.47, 0.42), (1.38, 0.44), (1.30, 0.28)], 1.52, 0, 'paint', 0.008)
    m.box((1.46, 0, 0.06), (0.03, 1.52, 0.08), 'worn')
    for s in (-1, 1):
        m.plate([(0.5, 0.30), (1.34, 0.14), (1.36, 0.26), (0.5, 0.42)], 0.08, s * 0.34, 'paint', 0.01)
    ram(m, (0.5, 0, 0.48), (1.34, 0, 0.32), 0.035)
    u = m.child('upper', (0, 0, 0.64))
    u.plate([(-0.95, 0.0), (0.98, 0.0), (1.0, 0.14), (-0.95, 0.14)], 1.46, 0, 'frame', 0.02)
    arc = [(-0.30, -0.75), (-0.75, -0.72), (-1.02, -0.50), (-1.12, -0.15), (-1.12, 0.15), (-1.02, 0.50), (-0.75, 0.72), (-0.30, 0.75)]
    u.loft([(x, y, 0.10) for x, y in arc], [(x, y, 0.40) for x, y in arc], 'dark', 0.03)
    u.loft([(x, y, 0.40) for x, y in arc], [(-0.30 + (x + 0.3) * 0.93, y * 0.96, 0.92) for x, y in arc], 'paint', 0.05)
    u.plate([(-0.35, 0.12), (0.86, 0.12), (0.92, 0.30), (0.7, 0.55), (-0.35, 0.62)], 0.36, -0.55, 'paint', 0.04)
    slats(u, (-0.05, -0.737, 0.40), 0.4, 0.22, -1)
    u.name('MX 27', (0.50, -0.737, 0.34), 0.13, 'right', 'decal')
    u.name('MX 27', (-1.13, 0, 0.25), 0.17, 'rear', 'paint')
    cab(u, (0.20, 0.12, 0.14), length=1.35, width=1.08, height=1.62, slope=0.16, rear=0.12, belt=0.36)
    type_plate(u, (-0.05, 0.672, 0.46), 1)  # the tank hides the one on the other side of the cab
    boom(u)
    if working:
        pile((3.7, 0.7, -0.08), 0.65, 'earth', seed=8, grain=0.03, count=2600, parent=m)
    return m

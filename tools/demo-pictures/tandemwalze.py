"""Tandem roller, 4 t class: a smooth drum in front and behind, open platform under a roll bar."""
from kit import subject
from kit.build import Assembly
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.type_plate import type_plate
from walze import drum

PICTURE = {
    'yard': {'backdrop': 'gravel', 'seed': 34, 'near': (-8, 9, -11, 5), 'puddles': ((2.6, -3.2, 0.8, 0.35),)},
    'camera': {'azimuth': -46, 'height': 1.9, 'fill': 0.84, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -134, 'height': 2.0, 'fill': 0.84, 'lift': 0.02}, 'yard': {'backdrop': 'sand', 'seed': 35, 'near': (-9, 8, -11, 5), 'puddles': ()}}}
RADIUS, WIDTH, AXLE = 0.44, 1.34, 1.0


def half(m, name, ahead, bend):
    """One drum with its yoke, water bar and scrapers; `ahead` is +1 in front, -1 behind."""
    f = m.child(name, (0, 0, 0), (0, 0, bend))
    x = AXLE * ahead
    drum(f, (x, 0, RADIUS), RADIUS, WIDTH)
    subject.spot('undercarriage', f, (x, -WIDTH / 2, RADIUS), (0.7, -1, 0.2))
    for s in (-1, 1):
        f.plate([(x - 0.13, 0.32), (x + 0.13, 0.32), (x + 0.20, 0.62), (x + 0.20, 1.04), (x - 0.20, 1.04), (x - 0.20, 0.62)], 0.07, s * 0.735, 'paint', 0.015)
        f.cylinder((x, s * 0.76, RADIUS), (x, s * 0.80, RADIUS), 0.11, 'dark')
        f.boxes([((x + dx, s * 0.80, RADIUS + dz), (0.03, 0.03, 0.03)) for dx, dz in ((0.07, 0), (-0.07, 0), (0, 0.07), (0, -0.07))], 'steel')
    for side in (-1, 1):
        f.box((x + side * (RADIUS + 0.03), 0, 0.60), (0.03, WIDTH - 0.04, 0.12), 'rubber', (0, side * 24, 0), 0.005)
        f.box((x + side * (RADIUS + 0.06), 0, 0.70), (0.05, WIDTH, 0.06), 'dark', bevel=0.01)
    f.pipe([(x + ahead * 0.34, -0.6, 0.90), (x + ahead * 0.34, 0.6, 0.90)], 0.016, 'galvanised')
    f.box((ahead * 0.30, 0, 0.66), (0.34, 0.9, 0.52), 'frame', bevel=0.03)
    return f


def front(m):
    """Water tank under the front hood, lamps."""
    f = half(m, 'front', 1, -7)
    f.plate([(0.36, 0.98), (1.50, 0.98), (1.56, 1.06), (1.48, 1.24), (1.10, 1.36), (0.42, 1.40), (0.36, 1.34)], 1.42, 0, 'paint', 0.05)
    f.box((1.545, 0, 0.98), (0.10, 1.44, 0.14), 'dark', bevel=0.025)
    f.boxes([((1.535, s * 0.48, 1.13), (0.05, 0.24, 0.11)) for s in (-1, 1)], 'dark', 0.015)
    f.boxes([((1.565, s * 0.48, 1.13), (0.012, 0.19, 0.075)) for s in (-1, 1)], 'lamp', 0)
    f.cylinder((0.75, 0.35, 1.36), (0.75, 0.35, 1.43), 0.09, 'dark')
    for s in (-1, 1):
        f.name('TW 138', (0.92, s * 0.712, 1.16), 0.17, 'right' if s < 0 else 'left', 'decal')


def rear(m):
    """Engine under the rear hood."""
    r = half(m, 'rear', -1, 0)
    r.plate([(-0.50, 0.98), (-1.50, 0.98), (-1.56, 1.06), (-1.50, 1.30), (-1.28, 1.46), (-0.72, 1.50), (-0.50, 1.20)], 1.42, 0, 'paint', 0.05)
    for s in (-1, 1):
        slats(r, (-1.05, s * 0.712, 1.20), 0.52, 0.26, s)
        r.box((-1.555, s * 0.55, 1.12), (0.03, 0.16, 0.09), 'warning')
    r.box((-1.545, 0, 1.16), (0.04, 0.6, 0.2), 'dark', (0, 12, 0), 0.01)
    r.cylinder((-1.2, 0.5, 1.4), (-1.2, 0.5, 1.66), 0.035, 'frame')


def platform(m):
    """Floor, sliding seat, console with wheel, hand rails and the roll bar with its beacon."""
    m.box((-0.08, 0, 1.00), (0.98, 1.40, 0.07), 'frame', bevel=0.015)
    m.box((-0.22, 0, 0.74), (0.62, 1.0, 0.44), 'paint', bevel=0.03)
    subject.spot('operating', m, (-0.1, -0.2, 1.5), (0.8, -1, 0.3))
    type_plate(m, (-0.22, -0.505, 0.74))
    for s in (-1, 1):
        m.boxes([((0.02, s * 0.66, 0.44 + 0.27 * k), (0.34, 0.16, 0.03)) for k in range(2)], 'galvanised')
        m.rails([[(0.20, s * 0.66, 0.42), (0.20, s * 0.66, 1.0)], [(-0.16, s * 0.66, 0.42), (-0.16, s * 0.66, 1.0)]], 0.014, 'dark')
        m.rails([[(0.34, s * 0.66, 1.0), (0.34, s * 0.66, 1.78), (0.02, s * 0.66, 1.84), (0.02, s * 0.66, 1.0)]], 0.018, 'dark')
    m.box((-0.30, 0.12, 1.16), (0.34, 0.36, 0.26), 'black', bevel=0.02)
    m.box((-0.30, 0.12, 1.34), (0.48, 0.50, 0.13), 'seat', bevel=0.05)
    m.box((-0.52, 0.12, 1.62), (0.13, 0.48, 0.52), 'seat', (0, -10, 0), 0.05)
    m.box((0.26, 0.12, 1.28), (0.16, 0.44, 0.56), 'dark', (0, -12, 0), 0.03)
    m.box((0.19, 0.12, 1.56), (0.20, 0.46, 0.06), 'black', (0, 22, 0), 0.02)
    m.cylinder((0.20, 0.12, 1.56), (0.06, 0.12, 1.72), 0.02, 'black')
    m.lathe((0.05, 0.12, 1.70), (0.05 - 0.5, 0.12, 1.70 + 0.6), [(0.18, 0), (0.20, 0.012), (0.18, 0.024), (0.165, 0.012), (0.18, 0)], 'black')
    m.cylinder((-0.16, -0.22, 1.36), (-0.12, -0.22, 1.56), 0.018, 'black')
    m.box((-0.24, -0.22, 1.34), (0.4, 0.12, 0.09), 'black', bevel=0.02)
    m.pipe([(-0.66, -0.60, 1.02), (-0.66, -0.60, 2.52), (-0.66, -0.52, 2.62), (-0.66, 0.52, 2.62), (-0.66, 0.60, 2.52), (-0.66, 0.60, 1.02)], 0.048, 'dark')
    m.boxes([((-0.66, s * 0.60, 1.86), (0.13, 0.13, 0.20)) for s in (-1, 1)], 'dark', 0.015)
    m.cylinder((-0.66, 0.30, 2.66), (-0.66, 0.30, 2.70), 0.05, 'dark')
    m.cylinder((-0.66, 0.30, 2.70), (-0.66, 0.30, 2.81), 0.052, 'beacon')
    for s in (-1, 1):
        m.box((-0.60, s * 0.42, 2.55), (0.08, 0.15, 0.10), 'dark', bevel=0.02)
        m.box((-0.555, s * 0.42, 2.55), (0.012, 0.12, 0.075), 'lamp')


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('tandemwalze', at, (0, 0, turn), paint=paint)
    front(m)
    rear(m)
    platform(m)
    m.cylinder((0.0, 0, 0.42), (0.0, 0, 0.92), 0.09, 'steel')
    ram(m, (-0.30, -0.38, 0.62), (0.36, -0.40, 0.62), 0.04)
    hoses(m, [(-0.2, 0.1, 0.85), (0.05, 0.14, 0.95), (0.2, 0.12, 0.93), (0.4, 0.1, 0.8)], 4, 0.05)
    return m

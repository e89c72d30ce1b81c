"""Single-drum roller, 12 t class: smooth drum in front, tractor tyres behind."""
from kit import materials
from kit.build import Assembly
from kit.cab import cab
from kit.hydraulics import hoses, ram
from kit.plant import slats
from kit.wheels import wheel

PICTURE = {
    'yard': {'backdrop': 'sand', 'seed': 13, 'puddles': ((-3.0, -4.8, 1.3, 0.6),)},
    'camera': {'azimuth': -46, 'height': 2.2, 'fill': 0.82, 'lift': 0.02},
}
VIEWS = {'2': {'camera': {'azimuth': -132, 'height': 2.3, 'fill': 0.82, 'lift': 0.02}, 'yard': {'backdrop': 'gravel', 'seed': 17, 'puddles': ()}}}


def drum(f, at, radius=0.76, width=2.1):
    x, y, z = at
    h = width / 2
    f.lathe((x, -h, z), (x, h, z), [(radius * 0.90, 0.10), (radius * 0.90, 0.02), (radius * 0.97, 0.0), (radius, 0.02), (radius, width - 0.02),
            (radius * 0.97, width), (radius * 0.90, width - 0.02), (radius * 0.90, width - 0.10)], 'drum', 96, caps=False)
    for s in (-1, 1):
        f.cylinder((x, s * (h - 0.16), z), (x, s * (h - 0.12), z), radius * 0.92, 'dark', 64)
        f.cylinder((x, s * (h - 0.14), z), (x, s * (h + 0.02), z), radius * 0.46, 'frame', 40)
        f.cylinder((x, s * h, z), (x, s * (h + 0.12), z), radius * 0.24, 'dark', 32)
        f.boxes([((x + radius * 0.68 * c, s * (h - 0.10), z + radius * 0.68 * d), (0.14, 0.08, 0.14)) for c, d in ((0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7))], 'dark', 0.04)


def build(paint='amber', at=(0, 0, 0), turn=0, working=True):
    m = Assembly('walze', at, (0, 0, turn), paint=paint)
    f = m.child('front', (0.25, 0, 0), (0, 0, -8))
    drum(f, (1.75, 0, 0.76))
    # yoke around the drum: two side beams with cross beams in front and behind, scrapers
    for s in (-1, 1):
        f.plate([(0.72, 0.62), (2.72, 0.62), (2.80, 0.72), (2.80, 0.98), (2.55, 1.08), (0.95, 1.12), (0.72, 0.98)], 0.13, s * 1.20, 'paint', 0.025)
        f.cylinder((1.75, s * 1.12, 0.76), (1.75, s * 1.29, 0.76), 0.22, 'dark')
        f.boxes([((1.75 + dx, s * 1.285, 0.76 + dz), (0.05, 0.04, 0.05)) for dx, dz in ((0.15, 0), (-0.15, 0), (0, 0.15), (0, -0.15))], 'steel')
    f.name('WZ 120', (2.30, -1.268, 0.86), 0.18, 'right', 'decal')
    f.box((2.74, 0, 0.85), (0.16, 2.5, 0.36), 'paint', bevel=0.03)
    f.box((0.80, 0, 0.86), (0.20, 2.5, 0.44), 'paint', bevel=0.03)
    f.boxes([((2.84, y, 0.86), (0.01, 0.16, 0.34), (35, 0, 0)) for y in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0)], 'decal')
    for x, turn_ in ((2.60, 20), (0.92, -20)):
        f.box((x, 0, 0.62), (0.10, 2.05, 0.03), 'worn', (0, turn_, 0))
    # articulation
    m.cylinder((0.32, 0, 0.5), (0.32, 0, 1.0), 0.15, 'steel')
    f.plate([(0.0, 0.6), (0.75, 0.68), (0.75, 1.0), (0.0, 0.92)], 0.5, 0, 'frame', 0.03)
    for s in (-1, 1):
        ram(m, (-0.5, s * 0.4, 0.72), (0.75, s * 0.42, 0.74), 0.055)
    hoses(m, [(-0.3, 0, 0.9), (0.1, 0.05, 1.25), (0.6, 0.05, 1.25), (0.95, 0, 1.0)], 5, 0.07)
    # rear: frame, hood, wheels, cab
    m.box((-1.35, 0, 0.82), (2.5, 0.95, 0.42), 'frame', bevel=0.04)
    m.box((-1.55, 0, 0.76), (0.36, 1.5, 0.36), 'frame', bevel=0.08)
    for s in (-1, 1):
        wheel(m, (-1.55, s * 0.88, 0.76), 0.76, 0.56, side=s, rim=materials.rim(paint), lugs=16, deep=0.085)
        m.plate([(-0.72, 0.42), (-0.26, 0.42), (-0.1, 1.18), (-0.62, 1.18)], 0.36, s * 0.82, 'frame', 0.02)
        m.boxes([((-0.45, s * 1.06, 0.45 + 0.3 * k), (0.36, 0.14, 0.03)) for k in range(3)], 'galvanised')
    m.plate([(-1.0, 1.05), (-1.0, 1.86), (-2.35, 1.74), (-2.82, 1.5), (-2.92, 0.95), (-2.6, 0.75), (-2.3, 1.05)], 1.36, 0, 'paint', 0.08)
    for s in (-1, 1):
        slats(m, (-2.05, s * 0.69, 1.40), 0.7, 0.36, s)
        m.name('WZ 120', (-1.35, s * 0.69, 1.62), 0.15, 'right' if s < 0 else 'left', 'decal', slant=0)
        m.box((-2.93, s * 0.48, 1.1), (0.04, 0.16, 0.1), 'warning')
    m.box((-2.86, 0, 1.25), (0.06, 0.8, 0.36), 'dark', (0, 14, 0), 0.01)
    m.cylinder((-1.7, 0.4, 1.78), (-1.7, 0.4, 2.2), 0.05, 'frame')
    m.box((-0.42, 0, 1.20), (1.5, 1.75, 0.12), 'frame', bevel=0.02)
    cab(m, (-0.40, 0, 1.26), length=1.45, width=1.5, height=1.60, slope=0.14, rear=0.06, belt=0.36)
    return m

"""What stands about in a workshop: tool trolley, workbench, hose reels, axle stand, drums, shelf."""
import math

import numpy as np

from . import materials
from .build import Assembly
from .hydraulics import hose


def _tools(a, rows):
    """Spanners as thin plates: (x, y, z, length, turn about z or about y)."""
    for x, y, z, length, turn in rows:
        t = a.child('spanner', (x, y, z), turn)
        t.box((0, 0, 0), (length * 0.8, length * 0.085, 0.008), 'chrome', bevel=0.003)
        t.cylinder((length * 0.42, 0, -0.006), (length * 0.42, 0, 0.006), length * 0.11, 'chrome', 14, 0.002)
        t.cylinder((-length * 0.42, 0, -0.006), (-length * 0.42, 0, 0.006), length * 0.10, 'chrome', 6, 0.002)


def trolley(at, turn=0):
    """Tool trolley: red, seven drawers, one of them open, castors, tools on top. Its front looks to -y."""
    t = Assembly('trolley', at, (0, 0, turn))
    w, d, low, high = 0.78, 0.50, 0.16, 0.98
    t.box((0, 0, (low + high) / 2), (w, d, high - low), 'red', bevel=0.018)
    z = low + 0.05
    for k, tall in enumerate((0.19, 0.15, 0.11, 0.085, 0.07, 0.07)):
        out = 0.24 if k == 4 else 0.0
        t.box((0, -d / 2 - 0.008 - out, z + tall / 2), (w - 0.09, 0.022, tall - 0.012), 'red', bevel=0.006)
        t.box((0, -d / 2 - 0.030 - out, z + tall - 0.025), (w - 0.12, 0.024, 0.018), 'chrome', bevel=0.006)
        if out:
            t.boxes([((0, -d / 2 - out / 2, z + 0.01), (w - 0.12, out, 0.012)), ((-w / 2 + 0.06, -d / 2 - out / 2, z + tall / 2), (0.012, out, tall * 0.7)),
                     ((w / 2 - 0.06, -d / 2 - out / 2, z + tall / 2), (0.012, out, tall * 0.7))], 'dark')
            _tools(t, [(-0.26 + 0.065 * i, -d / 2 - out * 0.55, z + 0.03, 0.13 + 0.008 * i, (0, 0, 84)) for i in range(9)])
        z += tall + 0.012
    t.box((0, 0, high + 0.012), (w + 0.03, d + 0.03, 0.03), 'black', bevel=0.01)
    t.boxes([((0, s * (d / 2), high + 0.05), (w, 0.02, 0.06)) for s in (-1, 1)], 'black', 0.006)
    t.pipe([(w / 2, -0.2, 0.86), (w / 2 + 0.08, -0.2, 0.90), (w / 2 + 0.08, 0.2, 0.90), (w / 2, 0.2, 0.86)], 0.014, 'chrome')
    for x in (-1, 1):
        for y in (-1, 1):
            t.cylinder((x * 0.31 - 0.02, y * 0.18, 0.065), (x * 0.31 + 0.02, y * 0.18, 0.065), 0.065, 'black', 20)
            t.box((x * 0.31, y * 0.18, 0.12), (0.06, 0.06, 0.08), 'galvanised')
    _tools(t, [(-0.18, 0.02, high + 0.035, 0.34, (0, 0, 20)), (-0.10, -0.10, high + 0.035, 0.28, (0, 0, 8))])
    t.box((0.2, 0.06, high + 0.11), (0.26, 0.15, 0.15), 'graphite', bevel=0.02)  # case
    t.cylinder((0.02, 0.12, high + 0.03), (0.02, 0.12, high + 0.24), 0.035, 'amber', 16)  # spray can
    t.cylinder((0.02, 0.12, high + 0.24), (0.02, 0.12, high + 0.27), 0.014, 'light', 12)
    return t


def impact_wrench(at, turn=0):
    """The big air wrench for wheel nuts, lying on its side."""
    g = Assembly('wrench', at, (0, 0, turn))
    g.cylinder((-0.16, 0, 0.09), (0.12, 0, 0.09), 0.085, 'graphite', bevel=0.03)
    g.cylinder((0.12, 0, 0.09), (0.24, 0, 0.09), 0.055, 'dark')
    g.cylinder((0.24, 0, 0.09), (0.36, 0, 0.09), 0.045, 'steel')
    g.pipe([(-0.14, 0.05, 0.08), (-0.24, 0.16, 0.06), (-0.16, 0.26, 0.05)], 0.028, 'red')
    return g


def axle_stand(a, at, height, material='amber'):
    """A stand of a heavy vehicle's height under an axle: four legs, a spindle, a saddle. The top is at `height`."""
    s = a.child('stand', at)
    top = height - 0.20
    for x in (-1, 1):
        for y in (-1, 1):
            s.loft([(x * 0.24 + dx, y * 0.20 + dy, 0.02) for dx, dy in ((-.03, -.03), (.03, -.03), (.03, .03), (-.03, .03))],
                   [(x * 0.08 + dx, y * 0.08 + dy, top) for dx, dy in ((-.03, -.03), (.03, -.03), (.03, .03), (-.03, .03))], material, 0.006)
            s.box((x * 0.24, y * 0.20, 0.01), (0.14, 0.12, 0.02), 'dark', bevel=0.004)
    s.boxes([((0, y * 0.17, 0.13), (0.46, 0.03, 0.05)) for y in (-1, 1)] + [((x * 0.21, 0, 0.13), (0.03, 0.34, 0.05)) for x in (-1, 1)], material, 0.006)
    s.box((0, 0, top), (0.24, 0.24, 0.05), material, bevel=0.01)
    s.cylinder((0, 0, top), (0, 0, height - 0.03), 0.05, 'steel')
    s.box((0, 0, height - 0.015), (0.20, 0.14, 0.03), 'dark', bevel=0.008)


def blocks(a, at, count=2, length=0.9):
    """Squared timber, laid crosswise."""
    s = a.child('blocks', at)
    for k in range(count):
        size = (length, 0.18, 0.15) if k % 2 == 0 else (0.18, length * 0.7, 0.15)
        s.boxes([((dx * (0.0 if k % 2 == 0 else 0.3), dy * (0.22 if k % 2 == 0 else 0.0), 0.075 + 0.15 * k), size) for dx, dy in ((-1, -1), (1, 1))], 'plank', 0.008)


def bench(at, length=4.2):
    """Workbench against the back wall with a vice, a board of tools above and drawers below; its front looks to -y."""
    b = Assembly('bench', at)
    b.box((0, 0, 0.88), (length, 0.75, 0.06), 'plank', bevel=0.01)
    b.boxes([((x, y, 0.42), (0.07, 0.07, 0.85)) for x in (-length / 2 + 0.1, -0.2, length / 2 - 0.1) for y in (-0.3, 0.3)]
            + [((0, y, 0.2), (length - 0.2, 0.05, 0.05)) for y in (-0.3, 0.3)], 'graphite', 0.005)
    b.box((length / 2 - 0.75, -0.02, 0.56), (0.9, 0.66, 0.56), 'graphite', bevel=0.012)
    b.boxes([((length / 2 - 0.75, -0.36, 0.40 + 0.17 * k), (0.84, 0.02, 0.155)) for k in range(3)], 'red', 0.006)
    b.boxes([((length / 2 - 0.75, -0.378, 0.45 + 0.17 * k), (0.4, 0.018, 0.02)) for k in range(3)], 'chrome', 0.004)
    # vice
    v = b.child('vice', (-0.9, -0.24, 0.91))
    v.cylinder((0, 0.05, 0), (0, 0.05, 0.09), 0.12, 'dark')
    v.box((0, 0.06, 0.15), (0.17, 0.26, 0.13), 'dark', bevel=0.03)
    v.boxes([((0, -0.12, 0.22), (0.2, 0.05, 0.11)), ((0, 0.0, 0.22), (0.2, 0.05, 0.11))], 'steel', 0.01)
    v.cylinder((0, -0.14, 0.14), (0, -0.34, 0.14), 0.022, 'steel')
    v.cylinder((-0.13, -0.32, 0.14), (0.13, -0.32, 0.14), 0.012, 'steel', 10, 0)
    # board with tools, in order of size
    b.box((0, 0.32, 1.72), (length, 0.03, 1.25), 'graphite', bevel=0.006)
    b.boxes([((0, 0.30, z), (length + 0.04, 0.05, 0.04)) for z in (1.08, 2.36)], 'galvanised')
    _tools(b, [(-length / 2 + 0.25 + 0.14 * k, 0.28, 2.0 - 0.012 * k, 0.20 + 0.024 * k, (90, 90, 0)) for k in range(11)])
    for k in range(4):  # hammers
        x = -length / 2 + 2.05 + 0.24 * k
        b.box((x, 0.28, 1.92), (0.028, 0.028, 0.36), 'plank', bevel=0.008)
        b.box((x, 0.28, 2.10), (0.11 + 0.012 * k, 0.05, 0.055), 'dark', bevel=0.01)
    for k in range(7):  # screwdrivers
        x = -length / 2 + 0.3 + 0.11 * k
        b.cylinder((x, 0.27, 1.50), (x, 0.27, 1.38), 0.018, 'red' if k % 2 else 'amber', 12)
        b.cylinder((x, 0.27, 1.38), (x, 0.27, 1.20), 0.006, 'chrome', 8, 0)
    for k in range(4):  # filters and belts on hooks
        x = length / 2 - 0.3 - 0.34 * k
        b.lathe((x, 0.30, 1.9), (x, 0.22, 1.9), [(0.13, 0), (0.145, 0.02), (0.13, 0.04), (0.118, 0.02), (0.13, 0)], 'black', 28)
    b.boxes([((x, 0.22, 1.24), (0.20, 0.2, 0.15)) for x in np.linspace(-0.35, length / 2 - 0.2, 9)], 'amber', 0.01)
    b.boxes([((x, 0.118, 1.26), (0.15, 0.01, 0.06)) for x in np.linspace(-0.35, length / 2 - 0.2, 9)], 'light')
    for x, material in ((0.35, 'light'), (0.55, 'red'), (0.72, 'graphite')):
        b.cylinder((x, 0.05, 0.91), (x, 0.05, 1.11), 0.075, material, 20)
    b.box((-0.15, 0.05, 1.0), (0.42, 0.2, 0.2), 'red', bevel=0.02)
    return b


def hose_reel(at, drop=1.2, material='amber'):
    """A reel on the wall with its hose hanging in a loop; looks to -y."""
    r = Assembly('reel', at)
    r.box((0, 0.12, 0), (0.12, 0.16, 0.56), 'graphite', bevel=0.01)
    for y in (-0.17, 0.04):
        r.cylinder((0, y, 0), (0, y - 0.025, 0), 0.30, material, 36)
    r.lathe((0, -0.17, 0), (0, 0.04, 0), [(0.24, 0.0)] + [(0.25 + 0.02 * (k % 2), 0.02 + 0.017 * k) for k in range(11)] + [(0.24, 0.21)], 'hose', 32)
    r.cylinder((0, -0.19, 0), (0, -0.24, 0), 0.06, 'dark')
    hose(r, [(0.24, -0.08, 0), (0.27, -0.1, -0.3), (0.22, -0.12, -drop), (0.10, -0.14, -drop - 0.25), (-0.02, -0.12, -drop + 0.1), (-0.03, -0.12, -0.55)], 0.018)
    r.cylinder((-0.03, -0.12, -0.62), (-0.03, -0.12, -0.42), 0.022, 'steel', 12)


def drums(at, count=3, turn=0):
    """Oil drums on a pallet, one with a pump."""
    d = Assembly('drums', at, (0, 0, turn))
    d.box((0, 0, 0.09), (0.7 * count, 0.85, 0.16), 'dark', bevel=0.02)
    for k in range(count):
        x, paint = 0.66 * (k - (count - 1) / 2), ('graphite', 'amber', 'light')[k % 3]
        d.lathe((x, 0, 0.17), (x, 0, 1.05), [(0.28, 0), (0.295, 0.02), (0.285, 0.05), (0.285, 0.28), (0.297, 0.30), (0.285, 0.32), (0.285, 0.57),
                                             (0.297, 0.59), (0.285, 0.61), (0.285, 0.85), (0.295, 0.87), (0.27, 0.87), (0.268, 0.85), (0.0, 0.85)], paint, 40, caps=False)
        d.box((x, -0.287, 0.62), (0.24, 0.012, 0.17), 'decal-light' if paint != 'light' else 'decal')
    x = -0.66 * (count - 1) / 2
    d.cylinder((x + 0.1, 0, 1.0), (x + 0.1, 0, 1.34), 0.035, 'steel')
    d.box((x + 0.1, -0.02, 1.36), (0.13, 0.12, 0.13), 'red', bevel=0.02)
    hose(d, [(x + 0.1, -0.08, 1.36), (x + 0.05, -0.3, 1.40), (x - 0.2, -0.36, 1.0), (x - 0.1, -0.34, 0.55)], 0.017)
    return d


def shelf(at, length=2.0, turn=0):
    """Steel shelf with boxes and cans."""
    s = Assembly('shelf', at, (0, 0, turn))
    rng = np.random.default_rng(4)
    s.boxes([((x, y, 1.1), (0.05, 0.05, 2.2)) for x in (-length / 2, length / 2) for y in (-0.25, 0.25)], 'graphite')
    s.boxes([((0, 0, z), (length, 0.55, 0.04)) for z in (0.15, 0.75, 1.35, 1.95)], 'galvanised', 0.005)
    for z in (0.17, 0.77, 1.37, 1.97):
        x = -length / 2 + 0.2
        while x < length / 2 - 0.2:
            wide, tall = rng.uniform(0.2, 0.42), rng.uniform(0.2, 0.42)
            paint = rng.choice(['plank', 'graphite', 'light', 'amber', 'plank', 'red'])
            if rng.uniform() < 0.35:
                s.cylinder((x, -0.05, z), (x, -0.05, z + tall * 0.8), wide * 0.42, paint, 24)
            else:
                s.box((x, -0.02, z + tall / 2), (wide, 0.38, tall), paint, (0, 0, rng.uniform(-4, 4)), 0.008)
            x += wide + 0.1
    return s


def tyre_rest(at, turn=0):
    """A low steel rest that a wheel leans against, with two arms."""
    r = Assembly('rest', at, (0, 0, turn))
    for x in (-0.42, 0.42):
        r.rails([[(x, -0.5, 0.05), (x, 0.45, 0.05), (x, 0.12, 1.25), (x, 0.45, 0.05)]], 0.035, 'graphite')
    r.rails([[(-0.42, z[0], z[1]), (0.42, z[0], z[1])] for z in ((0.45, 0.05), (-0.5, 0.05), (0.12, 1.25), (0.25, 0.7))], 0.03, 'graphite')
    return r


def extinguisher(at):
    e = Assembly('extinguisher', at)
    e.lathe((0, 0, -0.3), (0, 0, 0.3), [(0.085, 0), (0.09, 0.02), (0.09, 0.46), (0.05, 0.53), (0.03, 0.56)], 'red', 24)
    e.box((0, -0.02, 0.30), (0.05, 0.12, 0.05), 'black')
    hose(e, [(0.03, 0, 0.28), (0.15, -0.02, 0.2), (0.13, -0.03, -0.15)], 0.012)
    e.box((0, 0.07, 0.85), (0.3, 0.01, 0.3), 'red')
    e.box((0, 0.06, 0.85), (0.08, 0.01, 0.2), 'light')


@materials.recipe('cloth')
def _cloth(name):
    return materials.dusty(name, (0.02, 0.03, 0.05), rough=0.95, dust=0.05, bump=0.5)


@materials.recipe('bright-cloth')
def _bright_cloth(name):
    return materials.dusty(name, (0.80, 0.30, 0.01), rough=0.95, dust=0.05, bump=0.5)


def jacket(at):
    """A work jacket on its hook, with shoulders in the house's colour and bands that reflect; its front looks to -y."""
    j = Assembly('jacket', at)

    def ring(z, wide, deep):
        return [(wide * math.cos(a), -0.14 + deep * math.sin(a), z) for a in np.linspace(0, math.tau, 20, endpoint=False)]

    cuts = [(0.0, 0.08, 0.07), (-0.05, 0.21, 0.10), (-0.27, 0.25, 0.125), (-0.32, 0.245, 0.125), (-0.48, 0.25, 0.13), (-0.53, 0.25, 0.13), (-0.74, 0.275, 0.125)]
    cloths = ('bright-cloth', 'bright-cloth', 'decal-light', 'cloth', 'decal-light', 'cloth')
    for (low, high), cloth in zip(zip(cuts[1:], cuts), cloths):
        j.loft(ring(*low), ring(*high), cloth, 0)
    j.pipe([(0.09 * math.cos(a), -0.14 + 0.08 * math.sin(a), 0.02) for a in np.linspace(0, math.tau, 16)], 0.025, 'cloth')
    for s in (-1, 1):
        joints = [(s * 0.20, -0.15, -0.08), (s * 0.29, -0.17, -0.36), (s * 0.285, -0.20, -0.41), (s * 0.28, -0.23, -0.68)]
        for p, q, cloth in zip(joints, joints[1:], ('bright-cloth', 'decal-light', 'cloth')):
            j.cone(p, q, 0.085, 0.078, cloth, 20, 0)
    j.box((0, -0.272, -0.42), (0.012, 0.012, 0.62), 'steel', bevel=0)  # zip
    j.box((0.11, -0.262, -0.40), (0.09, 0.014, 0.08), 'cloth', bevel=0.004)
    j.pipe([(0, 0.0, 0.10), (0, -0.10, 0.09), (0, -0.14, 0.12)], 0.012, 'steel')
    return j

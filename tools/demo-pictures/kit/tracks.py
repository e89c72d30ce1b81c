"""Crawler undercarriages: shoes on a chain around sprocket and idler, with rollers and frame."""
import math

from mathutils import Vector

from . import subject
from .build import box_shape, placed


def _loop(length, r_front, r_rear, step, sag=0.03):
    """Points and slopes around the chain: front wheel, straight below, rear wheel, sagging top."""
    half = length / 2 - max(r_front, r_rear)
    path = []
    for k in range(40):  # front arc from top to bottom
        a = math.pi / 2 - math.pi * k / 40
        path.append((half + r_front * math.cos(a), r_front + r_front * math.sin(a)))
    for k in range(60):
        path.append((half - 2 * half * k / 60, 0.0))
    for k in range(40):
        a = -math.pi / 2 - math.pi * k / 40
        path.append((-half + r_rear * math.cos(a), r_rear + r_rear * math.sin(a)))
    for k in range(61):
        t = k / 60
        path.append((-half + 2 * half * t, 2 * r_rear + (2 * r_front - 2 * r_rear) * t - sag * abs(math.sin(2 * math.pi * t))))
    total = sum(math.dist(path[i], path[i + 1]) for i in range(len(path) - 1))
    count = round(total / step)
    out, walked, i = [], 0.0, 0
    for k in range(count):
        want = total * k / count
        while walked + math.dist(path[i], path[i + 1]) < want:
            walked += math.dist(path[i], path[i + 1])
            i += 1
        (x0, z0), (x1, z1) = path[i], path[i + 1]
        t = (want - walked) / (math.dist(path[i], path[i + 1]) or 1)
        out.append((x0 + (x1 - x0) * t, z0 + (z1 - z0) * t, math.degrees(math.atan2(z1 - z0, x1 - x0))))
    return out


def track(a, y, length=3.6, height=0.9, width=0.5, side=1, rubber=False, at_x=0.0, z=0.0, frame='frame'):
    """One crawler of assembly `a`; side is +1 left or -1 right (the outside)."""
    shoe, lift = 0.045 if not rubber else 0.035, 0.03
    t = a.child('track', (at_x, y, z + lift + shoe))
    step = max(0.13, height * 0.2) if not rubber else 0.105
    r = height / 2 - shoe
    verts, faces = [], []
    plates = [box_shape((step * 0.93, width, shoe)),
              box_shape((step * 0.16, width, shoe * 0.9), (-step * 0.33, 0, -shoe * 0.85)),
              box_shape((step * 0.12, width * 0.98, shoe * 0.7), (step * 0.05, 0, -shoe * 0.75)),
              box_shape((step * 0.80, width * 0.12, shoe * 2.2), (0, width * 0.12, shoe * 1.4)),
              box_shape((step * 0.80, width * 0.12, shoe * 2.2), (0, -width * 0.12, shoe * 1.4))]
    if rubber:  # an endless belt with lugs outside and low guides inside, which leaves the small wheels in sight
        plates = [box_shape((step * 1.06, width, shoe)),
                  box_shape((step * 0.46, width * 0.98, 0.045), (0, 0, -shoe * 0.5 - 0.02)),
                  box_shape((step * 0.40, width * 0.12, 0.05), (0, 0, shoe * 0.5 + 0.02))]
    for x, zz, angle in _loop(length, r, r, step):
        matrix = placed((x, 0, zz), (0, -angle + 180, 0))
        for v, f in plates:
            faces += [tuple(i + len(verts) for i in face) for face in f]
            verts += [matrix @ Vector(p) for p in v]
    t.mesh(verts, faces, 'rubber' if rubber else 'tracksteel', None, 0.006, smooth=0)
    half = length / 2 - r
    outer = side * width * 0.20
    # idler in front, sprocket with motor behind
    for x, teeth in ((half, False), (-half, True)):
        rim = r - shoe * (2.0 if not rubber else 0.9)
        t.lathe((x, -width * 0.16, r), (x, width * 0.16, r),
                [(rim * 0.35, 0), (rim * 0.9, 0.02), (rim, 0.05), (rim, width * 0.32 - 0.05), (rim * 0.9, width * 0.32 - 0.02), (rim * 0.35, width * 0.32)], 'worn')
        t.cylinder((x, 0, r), (x, outer * 1.6, r), rim * (0.62 if teeth else 0.35), frame)
        t.cylinder((x, 0, r), (x, outer * 1.95, r), rim * (0.42 if teeth else 0.22), 'dark')
        if teeth:
            bolts = [((x + rim * 0.52 * math.cos(b), outer * 1.62, r + rim * 0.52 * math.sin(b)), (0.04, 0.03, 0.04))
                     for b in [math.tau * k / 12 for k in range(12)]]
            t.boxes(bolts, 'steel')
            t.boxes([((x + rim * 1.02 * math.cos(b), 0, r + rim * 1.02 * math.sin(b)), (0.07, width * 0.14, 0.07), (0, -math.degrees(b), 0))
                     for b in [math.tau * k / 16 for k in range(16)]], 'worn', 0.01)
    # frame between the runs, with mud slope on top
    h = 2 * r
    t.plate([(-half + r * 0.55, h * 0.26), (half - r * 0.75, h * 0.26), (half - r * 0.35, h * 0.42), (half - r * 0.45, h * 0.66),
             (half - r * 0.95, h * 0.78), (-half + r * 0.95, h * 0.78), (-half + r * 0.35, h * 0.6)], width * 0.52, 0, frame, 0.03)
    t.plate([(-half + r * 1.0, h * 0.40), (half - r * 1.1, h * 0.40), (half - r * 1.1, h * 0.62), (-half + r * 1.0, h * 0.62)],
            0.03, side * width * 0.275, frame, 0.012)
    n = max(4, round((2 * half - r) / 0.42))
    for k in range(n):
        x = -half + r * 0.9 + (2 * half - 1.8 * r) * k / (n - 1)
        t.cylinder((x, -width * 0.33, h * 0.20), (x, width * 0.33, h * 0.20), h * 0.135, 'worn', 24)
        t.cylinder((x, side * width * 0.33, h * 0.20), (x, side * width * 0.37, h * 0.20), h * 0.06, 'dark', 16)
    for x in (-half * 0.35, half * 0.4):
        t.cylinder((x, -width * 0.25, h * 0.84), (x, width * 0.30, h * 0.84), h * 0.075, 'worn', 20)
    return t


def crawler(a, gauge=2.4, **options):
    """Both tracks and the cross frame of a crawler undercarriage."""
    height, z = options.get('height', 0.9), options.get('z', 0.0)
    x = options.get('at_x', 0.0)
    for side in (1, -1):
        track(a, side * gauge / 2, side=side, **options)
    subject.spot('undercarriage', a, (x + options.get('length', 4.0) * 0.3, -gauge / 2, z + height * 0.45), (0.7, -1, 0.25))
    for dx in (-0.5, 0.5):
        a.box((x + dx, 0, z + height * 0.62), (0.35, gauge, height * 0.4), 'frame', bevel=0.04)

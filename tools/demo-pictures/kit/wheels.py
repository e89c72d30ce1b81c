"""Wheels with treaded tyres."""
import math

from mathutils import Vector

from . import subject
from .build import box_shape, placed


def wheel(a, at, radius=0.75, width=0.6, rim='paint', side=1, steer=0.0, lugs=22, deep=0.05, slick=False):
    """A wheel whose axle is across; side +1 shows its outside to the left, -1 to the right."""
    w = a.child('wheel', at, (0, 0, steer))
    h, r, rr = width / 2, radius, radius * 0.56
    tyre = [(rr, -h * 0.78), (rr * 1.1, -h * 0.92), (r * 0.80, -h), (r * 0.90, -h * 0.98), (r * 0.965, -h * 0.86), (r * 0.985, -h * 0.5),
            (r * 0.985, h * 0.5), (r * 0.965, h * 0.86), (r * 0.90, h * 0.98), (r * 0.80, h), (rr * 1.1, h * 0.92), (rr, h * 0.78)]
    low = min(z for _, z in tyre)
    w.lathe((0, low, 0), (0, low + width, 0), [(q, z - low) for q, z in tyre], 'rubber', 64, caps=False)
    if not slick:
        verts, faces = [], []
        for k in range(lugs):
            for s in (-1, 1):
                angle = 360 * (k + 0.5 * (s > 0)) / lugs
                turn = placed(turn=(0, angle, 0))
                # a chevron bar over half the width and a shoulder block
                bar = placed((0, s * h * 0.48, r - deep * 0.15), (0, 0, s * 28))
                shoulder = placed((0.0 + 0.02, s * h * 0.93, r * 0.925), (s * -52, 0, 0))
                for matrix, size in ((bar, (0.055 + r * 0.075, h * 1.0, deep * 1.5)), (shoulder, (0.05 + r * 0.07, r * 0.15, deep * 1.2))):
                    v, f = box_shape(size)
                    faces += [tuple(i + len(verts) for i in face) for face in f]
                    verts += [turn @ matrix @ Vector(p) for p in v]
        w.mesh(verts, faces, 'rubber', None, 0.012, smooth=0)
    # dished rim on the outside, plain inside
    o = side * h
    profile = [(rr * 1.04, 0.0), (rr * 1.04, 0.03), (rr * 0.93, 0.035), (rr * 0.88, -width * 0.16), (rr * 0.60, -width * 0.22),
               (rr * 0.54, -width * 0.12), (rr * 0.30, -width * 0.10), (0.0, -width * 0.10)]
    # heights grow outwards from the rim edge
    w.lathe((0, o * 0.80, 0), (0, o * 0.80 + side, 0), profile, rim, 48, caps=False)
    w.lathe((0, -o * 0.80, 0), (0, -o * 0.80 - side, 0), profile[:5] + [(0.0, -width * 0.2)], rim, 32, caps=False)
    w.cylinder((0, o * 0.80 - side * width * 0.1, 0), (0, o * 0.80 - side * width * 0.01, 0), rr * 0.26, 'dark')
    bolts = []
    for k in range(12):
        b = math.tau * k / 12
        bolts.append(((rr * 0.42 * math.cos(b), o * 0.80 - side * width * 0.085, rr * 0.42 * math.sin(b)), (rr * 0.07, 0.05, rr * 0.07)))
    w.boxes(bolts, 'steel', 0.006)
    if side < 0:
        subject.spot('undercarriage', a, at, (0.6, -1, 0.2))
    return w

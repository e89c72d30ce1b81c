"""Hydraulic rams and hoses."""
from mathutils import Vector


def ram(a, p, q, radius=0.07, closed=0.58, body='dark'):
    """A cylinder from its foot p to its rod eye q; `closed` is the barrel's share of the length."""
    p, q = Vector(p), Vector(q)
    d = q - p
    a.cylinder(p + d * 0.03, p + d * closed, radius, body)
    a.cylinder(p + d * (closed - 0.015), p + d * (closed + 0.03), radius * 1.12, body)
    a.cylinder(p + d * closed, p + d * 0.96, radius * 0.55, 'chrome')
    across = Vector((0, 1, 0)) if abs(d.normalized().y) < 0.9 else Vector((1, 0, 0))
    for point in (p, q):
        a.cylinder(point - across * radius * 1.3, point + across * radius * 1.3, radius * 0.95, 'dark')
    side = d.cross(across).normalized() * radius * 1.25  # the oil pipe along the barrel
    a.pipe([p + d * 0.08 + side * 0.8, p + d * 0.1 + side, p + d * (closed - 0.06) + side, p + d * (closed - 0.03) + side * 0.8],
           radius * 0.16, 'steel')


def hose(a, points, radius=0.018):
    a.pipe(points, radius, 'hose', soft=True)


def hoses(a, points, count=3, gap=0.05, radius=0.018, axis=(0, 1, 0)):
    """Several hoses side by side."""
    for k in range(count):
        shift = Vector(axis) * gap * (k - (count - 1) / 2)
        hose(a, [Vector(p) + shift * (1 + 0.15 * ((i + k) % 2)) for i, p in enumerate(points)], radius)

"""Operator's cabs: frame, panes, seat and levers, mirrors, lamps."""
from . import subject
from .type_plate import type_plate


def _pane(a, corners):
    a.sheet(corners, 0.012, 'glass')


def cab(a, at, length=1.5, width=1.0, height=1.6, slope=0.22, rear=0.0, belt=0.42, roof='paint', door='right', low_glass=True):
    """A cab with its floor's centre at `at`. slope: how far the windscreen's top leans back; belt: window sill
    as a share of the height on the rear half."""
    c = a.child('cab', at)
    l, w, h = length / 2, width / 2, height
    post = 0.075
    top_front, top_rear = l - slope, -l + rear
    sill = h * belt
    c.box((0, 0, 0.03), (length, width, 0.10), 'dark', bevel=0.02)
    c.box((0, 0, 0.09), (length * 0.96, width * 0.94, 0.03), 'frame')
    for s in (-1, 1):
        y = s * (w - post / 2)
        # posts: front (leaning), middle, rear
        for (x0, z0), (x1, z1) in (((l, 0.02), (top_front, h)), ((-l, 0.02), (top_rear, h)), ((-l * 0.12, 0.02), (-l * 0.12 + 0.02, h))):
            c.loft([(x0 - post / 2, y - post / 2, z0), (x0 + post / 2, y - post / 2, z0), (x0 + post / 2, y + post / 2, z0), (x0 - post / 2, y + post / 2, z0)],
                   [(x1 - post / 2, y - post / 2, z1), (x1 + post / 2, y - post / 2, z1), (x1 + post / 2, y + post / 2, z1), (x1 - post / 2, y + post / 2, z1)],
                   'dark', 0.012)
        # lower panels in the machine's colour and glass above
        c.plate([(-l, 0.05), (-l * 0.12, 0.05), (-l * 0.12, sill), (-l + rear * belt, sill)], 0.03, s * (w - 0.012), 'paint', 0.012)
        front_sill = sill * (0.42 if low_glass else 1.0)
        x_at = lambda z: l - slope * z / h
        c.plate([(-l * 0.12, 0.05), (l, 0.05), (x_at(front_sill), front_sill), (-l * 0.12, front_sill)], 0.03, s * (w - 0.012), 'paint', 0.012)
        _pane(c, [(-l * 0.08, s * (w - 0.02), front_sill), (x_at(front_sill) - 0.05, s * (w - 0.02), front_sill),
                  (top_front - 0.04, s * (w - 0.02), h - 0.05), (-l * 0.08, s * (w - 0.02), h - 0.05)])
        _pane(c, [(-l + rear * belt + 0.04, s * (w - 0.02), sill), (-l * 0.16, s * (w - 0.02), sill),
                  (-l * 0.16, s * (w - 0.02), h - 0.05), (top_rear + 0.04, s * (w - 0.02), h - 0.05)])
        c.box((-l * 0.12 + 0.12, s * (w + 0.012), front_sill + 0.12 if low_glass else sill - 0.08), (0.14, 0.03, 0.035), 'dark')
        c.pipe([(l * 0.98, s * (w + 0.04), 0.25), (x_at(h * 0.7) + 0.02, s * (w + 0.05), h * 0.7)], 0.014, 'dark')
    # windscreen, rear window, cross bars
    _pane(c, [(l - 0.01 - slope * 0.22, -w + post, h * 0.22), (l - 0.01 - slope * 0.22, w - post, h * 0.22),
              (top_front, w - post, h - 0.05), (top_front, -w + post, h - 0.05)])
    c.sheet([(l, -w + 0.03, 0.05), (l, w - 0.03, 0.05), (l - slope * 0.22, w - 0.03, h * 0.22), (l - slope * 0.22, -w + 0.03, h * 0.22)], 0.02, 'dark')
    _pane(c, [(-l + 0.01 + rear * belt, -w + post, sill), (-l + 0.01 + rear * belt, w - post, sill), (top_rear, w - post, h - 0.05), (top_rear, -w + post, h - 0.05)])
    c.box((-l + rear * belt * 0.5, 0, sill / 2), (0.04, width - 0.04, sill), 'paint', turn=(0, 0, 0))
    # roof with a visor and lamps
    c.loft([(top_rear - 0.06, -w - 0.02, h - 0.05), (top_front + 0.10, -w - 0.02, h - 0.05), (top_front + 0.10, w + 0.02, h - 0.05), (top_rear - 0.06, w + 0.02, h - 0.05)],
           [(top_rear, -w + 0.06, h + 0.10), (top_front + 0.02, -w + 0.06, h + 0.10), (top_front + 0.02, w - 0.06, h + 0.10), (top_rear, w - 0.06, h + 0.10)], roof, 0.03)
    for s in (-0.6, 0.6):
        c.box((top_front + 0.10, s * w, h + 0.12), (0.08, 0.16, 0.10), 'dark', bevel=0.02)
        c.box((top_front + 0.145, s * w, h + 0.12), (0.012, 0.13, 0.075), 'lamp')
    c.cylinder((top_rear + 0.2, 0, h + 0.10), (top_rear + 0.2, 0, h + 0.15), 0.05, 'dark')
    c.cylinder((top_rear + 0.2, 0, h + 0.15), (top_rear + 0.2, 0, h + 0.27), 0.055, 'beacon')
    # inside: seat, consoles, wheel
    c.box((-l * 0.25, 0, h * 0.30), (0.5, 0.48, 0.14), 'seat', bevel=0.05)
    c.box((-l * 0.25 - 0.26, 0, h * 0.50), (0.14, 0.46, 0.62), 'seat', (0, -8, 0), bevel=0.05)
    c.box((-l * 0.25 - 0.31, 0, h * 0.50 + 0.40), (0.10, 0.26, 0.18), 'seat', (0, -8, 0), bevel=0.04)
    c.box((-l * 0.25, 0, h * 0.16), (0.4, 0.36, 0.24), 'black')
    for s in (-1, 1):
        c.box((-l * 0.05, s * 0.32, h * 0.36), (0.42, 0.10, 0.10), 'black', bevel=0.02)
        c.cylinder((l * 0.12, s * 0.32, h * 0.38), (l * 0.16, s * 0.32, h * 0.52), 0.02, 'black')
    c.box((l * 0.55, 0, h * 0.28), (0.16, 0.3, h * 0.34), 'black', (0, -14, 0))
    c.lathe((l * 0.38, 0, h * 0.46), (l * 0.38 - 0.4, 0, h * 0.46 + 0.9), [(0.17, 0), (0.19, 0.012), (0.17, 0.024), (0.155, 0.012), (0.17, 0)], 'black')
    side = 1 if at[1] > 0.3 else -1  # beside a boom, the open side
    subject.spot('operating', c, (0, side * w, h * 0.55), (0.75, side, 0.25))
    type_plate(c, (-l * 0.55, side * (w + 0.006), sill * 0.55), side)
    # mirrors and wiper
    for s in (-1, 1):
        c.pipe([(top_front + 0.02, s * w, h * 0.86), (top_front + 0.22, s * (w + 0.14), h * 0.84), (top_front + 0.22, s * (w + 0.16), h * 0.62)], 0.012, 'dark')
        c.box((top_front + 0.22, s * (w + 0.17), h * 0.66), (0.05, 0.17, 0.30), 'dark', bevel=0.02)
    c.pipe([(l - slope * 0.3, 0.05, h * 0.26), (l + 0.02 - slope * 0.72, -0.12, h * 0.72)], 0.01, 'black')
    return c

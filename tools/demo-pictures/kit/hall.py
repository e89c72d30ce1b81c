"""A workshop hall: sealed floor, panelled walls, steel frames, an open roller door, a bridge crane, daylight from above.

The back wall is at y = BACK, the camera stands inside and looks towards it. Behind the camera, out of sight, a tall
gate lets the low sun in.
"""
import math

import bpy
import numpy as np

from . import materials
from .build import Assembly, placed
from .hydraulics import hose

LEFT, RIGHT, FRONT, BACK, TOP = -11.0, 13.0, -14.5, 8.5, 7.4
DOOR = (2.6, 7.8, 4.7)  # from x, to x, height


def build(number='2', gate=(-14.5, -5.8, TOP)):
    """The whole building with its number; `gate` is the opening for the sun: from x, to x, height."""
    h = Assembly('hall')
    _floor()
    _walls(h, number)
    _frames(h)
    _behind(h, gate)
    _door(h)
    _light()
    return h


def _floor():
    n = materials.Nodes('floor')
    where = n.position()
    broad = n.ramp(n.noise(0.25, 6.0, where, 0.62), 0.38, 0.66)
    fine = n.noise(5.0, 8.0, where, 0.75)
    stain = n.ramp(n.noise(0.55, 5.0, n.stretched(1.0, 1.7, 1.0), 0.6), 0.60, 0.70)
    tone = n.mix(broad, (0.19, 0.183, 0.172), (0.285, 0.273, 0.255))
    tone = n.mix(n.math('MULTIPLY', fine, 0.35), tone, (0.13, 0.125, 0.117))
    tone = n.mix(n.math('MULTIPLY', stain, 0.55), tone, (0.06, 0.056, 0.052))
    rough = n.math('ADD', 0.10, n.math('MULTIPLY', fine, 0.35))
    normal = n.node('Bump', {'Strength': 0.06, 'Distance': 0.02, 'Height': n.noise(3.0, 6.0, where)}).outputs[0]
    n.finish(n.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.5, 'Normal': normal}).outputs[0])
    materials._RECIPES['floor'] = lambda name: n.material
    f = Assembly('floor')
    f.box((-3, (FRONT + BACK) / 2, -0.1), (40, BACK - FRONT + 0.5, 0.2), 'floor', bevel=0)
    # saw-cut joints, a walkway in the house's yellow
    f.boxes([((x, (FRONT + BACK) / 2, 0.0005), (0.012, BACK - FRONT, 0.002)) for x in range(-10, 13, 5)]
            + [((0, y, 0.0005), (40, 0.012, 0.002)) for y in (-9, -4, 1, 6)], 'black')
    f.boxes([((-4.3, 6.0, 0.001), (13.4, 0.10, 0.003)), ((2.42, 7.2, 0.001), (0.10, 2.5, 0.003))], 'amber')


def _panels(h, along, low, high, bottom, top, at, material='panel'):
    """A wall of upright panels, one metre wide, with a backing that lets no light through."""
    count = round((high - low) / 1.0)
    step, items = (high - low) / count, []
    for k in range(count):
        c = low + step * (k + 0.5)
        size = (step - 0.012, 0.08, top - bottom) if along == 'x' else (0.08, step - 0.012, top - bottom)
        items.append(((c, at, (bottom + top) / 2) if along == 'x' else (at, c, (bottom + top) / 2), size))
    h.boxes(items, material, 0.008)
    back, mid = 0.09 if at > 0 else -0.09, (low + high) / 2
    size = (high - low + 0.1, 0.05, top - bottom) if along == 'x' else (0.05, high - low + 0.1, top - bottom)
    h.box((mid, at + back, (bottom + top) / 2) if along == 'x' else (at + back, mid, (bottom + top) / 2), size, 'dark', bevel=0)


def _walls(h, number):
    x0, x1, z1 = DOOR
    for low, high, bottom, top in ((LEFT, x0, 1.1, TOP), (x1, RIGHT, 1.1, TOP), (x0, x1, z1, TOP)):
        _panels(h, 'x', low, high, bottom, top, BACK)
    for side in (LEFT, RIGHT):
        _panels(h, 'y', -3.0, BACK, 1.1, TOP, side)
    for low, high in ((LEFT, x0), (x1, RIGHT)):
        h.box(((low + high) / 2, BACK + 0.02, 0.55), (high - low, 0.2, 1.1), 'graphite', bevel=0.01)
    for side in (LEFT, RIGHT):
        h.box((side, (BACK - 3) / 2, 0.55), (0.2, BACK + 3, 1.1), 'graphite', bevel=0.01)
    h.boxes([(((low + high) / 2, BACK - 0.05, 1.16), (high - low, 0.06, 0.10)) for low, high in ((LEFT, x0), (x1, RIGHT))]
            + [((side + (0.07 if side < 0 else -0.07), (BACK - 3) / 2, 1.16), (0.06, BACK + 3, 0.10)) for side in (LEFT, RIGHT)], 'amber')
    h.cylinder((1.05, BACK - 0.05, 4.1), (1.05, BACK - 0.07, 4.1), 0.62, 'graphite', 48, 0)  # number of the hall
    h.text(number, (1.02, BACK - 0.08, 4.1), 0.95, 'right', 'amber')


def _behind(h, gate):
    """What the camera never sees: wings and a front wall with the sun's gate, so that the light is that of a room."""
    x0, x1, z1 = gate
    wall = ((-23, x0, 0, TOP), (x1, RIGHT + 6, 0, TOP), (x0, x1, z1, TOP))
    h.boxes([(((a + b) / 2, FRONT, (c + d) / 2), (b - a, 0.1, d - c)) for a, b, c, d in wall]
            + [((-23, (FRONT - 3) / 2, TOP / 2), (0.1, -3 - FRONT, TOP)), ((-17, -3, TOP / 2), (12, 0.1, TOP)),
               ((RIGHT + 6, (FRONT - 3) / 2, TOP / 2), (0.1, -3 - FRONT, TOP)), ((RIGHT + 3, -3, TOP / 2), (6, 0.1, TOP))], 'panel')


def _beam(items, p, q, size=0.32, flange=0.2):
    """An I-beam along one axis, as three boxes; it stands on edge."""
    p, q = np.array(p, float), np.array(q, float)
    mid, d = (p + q) / 2, np.abs(q - p)
    axis = int(np.argmax(d))
    up = 2 if axis != 2 else 1
    side = 3 - axis - up
    for offset, thick, wide in ((0, size, 0.02), (size / 2, 0.025, flange), (-size / 2, 0.025, flange)):
        at, box = mid.copy(), np.zeros(3)
        at[up] += offset
        box[axis], box[up], box[side] = d[axis], thick, wide
        items.append((tuple(at), tuple(box)))


def _frames(h):
    steel, roof = [], []
    for x in (-8.4, -3.0, 2.1, 8.4):
        _beam(steel, (x, BACK - 0.28, 0), (x, BACK - 0.28, TOP), 0.34, 0.22)
        _beam(steel, (x, FRONT, TOP - 0.35), (x, BACK, TOP - 0.35), 0.42, 0.22)
    for y in (-1.0, 4.0):
        for side, s in ((LEFT, 1), (RIGHT, -1)):
            _beam(steel, (side + s * 0.25, y, 0), (side + s * 0.25, y, TOP), 0.3, 0.2)
    for y in np.arange(FRONT + 1, BACK, 1.9):
        _beam(steel, (LEFT - 8, y, TOP - 0.06), (RIGHT, y, TOP - 0.06), 0.14, 0.09)
    h.boxes(steel, 'graphite', 0.004)
    h.box((-2, (FRONT + BACK) / 2, TOP + 0.12), (44, BACK - FRONT + 1, 0.08), 'panel', bevel=0)
    for x in (-5.7, 0.0, 5.6):  # strips of roof light, tubes below the beams
        h.box((x, -1.5, TOP + 0.06), (1.5, 17, 0.03), 'skylight', bevel=0)
    for x in (-5.7, 0.0, 5.6):
        roof += [((x + dx, y, TOP - 0.72), (0.07, 1.5, 0.05)) for dx in (0,) for y in (-5.0, -1.0, 3.0, 7.0)]
    h.boxes([((x, y, z + 0.05), (0.14, 1.56, 0.06)) for (x, y, z), _ in roof], 'light')
    h.boxes(roof, 'tube')


@materials.recipe('skylight', 'tube')
def _shining(name):
    """Bright to look at, but no source for the light's sampling: that is the lamp of `_light`."""
    n = materials.Nodes(name)
    made = n.finish(n.node('Emission', {'Color': (0.86, 0.93, 1.0) if name == 'skylight' else (1.0, 0.95, 0.86),
                                        'Strength': 2.4 if name == 'skylight' else 5.0}).outputs[0])
    made.cycles.sample_as_light = False
    return made


def _light(power=490.0, fill=100.0):
    """One wide lamp under the roof stands for the roof lights, another beside the camera for the open front."""
    for name, size, at, turn, watts, colour in (
            ('roof', (15, 15), (0, -1.5, TOP - 0.9), (0, 0, 0), power, (0.93, 0.96, 1.0)),
            ('front', (9, 4.5), (7.0, -13.5, 3.4), (74, 0, 18), fill, (1.0, 0.93, 0.84))):
        data = bpy.data.lights.new(name, 'AREA')
        data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', *size, watts, colour
        item = bpy.data.objects.new(name, data)
        bpy.context.scene.collection.objects.link(item)
        item.matrix_world = placed(at, turn)
        item.visible_camera = item.visible_glossy = False


def _door(h):
    """The open roller door: curtain on its drum, guides, striped posts, the yard behind."""
    x0, x1, z1 = DOOR
    y = BACK - 0.2
    for x, s in ((x0, -1), (x1, 1)):
        h.box((x + s * 0.10, y, z1 / 2), (0.20, 0.24, z1), 'graphite', bevel=0.01)
        h.boxes([((x + s * 0.10, y - 0.125, 0.18 + 0.36 * k), (0.20, 0.012, 0.18)) for k in range(5)], 'amber')
        h.boxes([((x + s * 0.10, y - 0.125, 0.36 + 0.36 * k), (0.20, 0.012, 0.18)) for k in range(5)], 'black')
        h.cylinder((x + s * 0.75, y - 0.5, 0), (x + s * 0.75, y - 0.5, 1.05), 0.085, 'amber')  # post that keeps wheels off
        h.cylinder((x + s * 0.75, y - 0.5, 0.62), (x + s * 0.75, y - 0.5, 0.80), 0.087, 'black')
    h.cylinder((x0 - 0.2, y - 0.05, z1 + 0.34), (x1 + 0.2, y - 0.05, z1 + 0.34), 0.34, 'galvanised')
    h.boxes([(((x0 + x1) / 2, y - 0.02 + 0.01 * (k % 2), z1 - 0.05 - 0.11 * k), (x1 - x0, 0.035, 0.104)) for k in range(6)], 'galvanised', 0.012)
    h.box(((x0 + x1) / 2, y - 0.02, z1 - 0.73), (x1 - x0, 0.06, 0.09), 'black')
    h.box((x1 + 0.55, y + 0.02, 1.45), (0.24, 0.14, 0.36), 'amber')  # its switch
    h.boxes([((x1 + 0.55, y - 0.06, 1.35 + 0.1 * k), (0.07, 0.03, 0.07)) for k in range(3)], 'black', 0.01)


def crane(at_y=3.4, trolley=-4.2, z=5.75, load='10 t'):
    """A bridge crane over the width of the hall: girder, end carriages, runways, hoist with hook."""
    c = Assembly('crane')
    runways = []
    for side, s in ((LEFT, 1), (RIGHT, -1)):
        _beam(runways, (side + s * 0.55, -3, z - 0.55), (side + s * 0.55, BACK, z - 0.55), 0.4, 0.2)
        c.box((side + s * 0.55, at_y, z - 0.12), (0.3, 2.6, 0.34), 'amber', bevel=0.02)
    c.boxes(runways, 'graphite', 0.004)
    c.box(((LEFT + RIGHT) / 2, at_y, z), (RIGHT - LEFT - 1.2, 0.34, 0.62), 'amber', bevel=0.015)
    c.box(((LEFT + RIGHT) / 2, at_y, z - 0.34), (RIGHT - LEFT - 1.2, 0.46, 0.035), 'amber', bevel=0.01)
    c.text(load, (0.4, at_y - 0.175, z + 0.02), 0.44, 'right', 'decal')
    c.box((trolley, at_y, z - 0.52), (0.9, 0.7, 0.30), 'graphite', bevel=0.03)
    c.cylinder((trolley - 0.45, at_y - 0.1, z - 0.72), (trolley + 0.55, at_y - 0.1, z - 0.72), 0.19, 'dark')
    for dx in (-0.09, 0.09):
        c.cylinder((trolley + dx, at_y, z - 0.8), (trolley + dx * 0.7, at_y, 3.35), 0.008, 'steel', 8, 0)
    c.box((trolley, at_y, 3.25), (0.24, 0.16, 0.34), 'amber', bevel=0.03)
    c.pipe([(trolley + 0.11 * math.sin(a), at_y, 2.92 - 0.11 * math.cos(a)) for a in np.linspace(-2.2, 2.6, 14)], 0.028, 'dark')
    hose(c, [(trolley + 0.6, at_y - 0.3, z - 0.6), (trolley + 0.62, at_y - 0.5, 3.6), (trolley + 0.6, at_y - 0.5, 1.7)], 0.014)
    c.box((trolley + 0.6, at_y - 0.5, 1.55), (0.09, 0.07, 0.34), 'amber', bevel=0.015)
    return c

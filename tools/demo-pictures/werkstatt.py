"""The workshop scene of the service page: a wheel loader with one wheel off, on a stand, in a hall with low sun.

It is cut wide for desks and narrow for phones: what matters stands in the middle.
"""
import bpy

import kettenbagger
import radlader
from kit import bench, camera, hall, materials, yard
from kit.build import Assembly
from kit.rocks import pile
from kit.wheels import wheel

SIZE = (1600, 900)


def outside():
    """The yard that the door shows."""
    ground = yard.Ground((), (), 3)
    yard.lay_ground(ground, (1, 11, 12, 20), 0.1, 1500, 3)
    bpy.data.objects['ground'].location.z = -0.12
    pile((11, 47, -0.1), 6.0, 'sand', seed=6, stretch=1.3, grain=0.16)
    pile((3, 58, -0.1), 6.5, 'gravel', seed=5, stretch=1.4, grain=0.16)
    yard.hills(3)
    yard.trees(5)
    kettenbagger.build(at=(9.2, 31.5, 0), turn=150)
    yard.sky(-118, 13.5, seed=3.3, cover=0.46, sun=15.0, strength=0.9)


def scene():
    materials.DUST = 0.35
    hall.build()
    hall.crane()
    outside()
    loader = radlader.build(at=(-1.2, 0.3, 0), turn=-24, working=False, wheel_off=True)
    front = next(item for item in loader.root.children if item.name.startswith('front'))
    at_axle = Assembly('under')
    at_axle.root.parent, at_axle.root.matrix_local = front, at_axle.root.matrix_local
    bench.axle_stand(at_axle, (1.55, -0.62, 0), 0.59, 'red')
    bench.blocks(at_axle, (3.5, 0, 0), 1, 1.4)
    bench.tyre_rest((-3.05, -2.5, 0), -30)
    off = Assembly('off', (-3.3, -2.95, 0.79), (0, 0, -30))
    lean = off.child('lean', (0, 0, 0), (-11, 0, 0))
    wheel(lean, (0, 0, 0), **radlader.WHEEL, side=-1)
    bench.trolley((3.5, -3.0, 0), 14)
    bench.impact_wrench((-0.3, -3.3, 0), 40)
    bench.bench((-7.8, 8.0, 0), 4.4)
    bench.shelf((-10.55, 4.6, 0), 2.0, 90)
    for x in (-2.0, -1.2, -0.4):
        bench.hose_reel((x, 8.2, 3.35), 1.5 + 0.15 * x, 'red' if x == -1.2 else 'amber')
    bench.drums((0.55, 7.8, 0), 3)
    bench.extinguisher((1.75, 8.25, 1.1))
    line = Assembly('air')  # from the reel on the wall to the wrench
    line.pipe([(x, y, 0.02) for x, y in ((-0.5, -3.08), (-1.1, -2.8), (-2.0, -3.7), (-0.9, -4.9), (1.0, -4.6), (2.4, -3.6), (5.0, -2.6), (5.2, 1.0), (2.6, 4.0), (-0.3, 6.0), (-0.5, 8.0))], 0.017, 'red', soft=True)
    line.lathe((0.55, -2.75, 0), (0.55, -2.75, 0.1), [(0.0, 0.01), (0.20, 0.01), (0.24, 0.09), (0.25, 0.09), (0.21, 0.0), (0.0, 0.0)], 'galvanised', 36, caps=False)
    line.boxes([((0.55 + 0.12 * dx, -2.75 + 0.12 * dy, 0.03), (0.05, 0.05, 0.05), (20 * dx, 30 * dy, 40 * dx)) for dx, dy in ((0, 0), (1, 0.3), (-0.9, 0.6), (0.2, -0.9), (-0.5, -0.7), (0.7, 0.9))], 'steel', 0.008)
    eye = camera.add_camera(31)
    camera.look_at(eye, (2.2, -10.5, 1.75), (0.15, 0.0, 1.85))
    bpy.context.view_layer.update()

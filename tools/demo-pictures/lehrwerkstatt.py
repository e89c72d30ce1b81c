"""The news of three new apprentices: three benches with new tool trolleys and work jackets, and the mini excavator to take apart."""
import bpy

import minibagger
from kit import bench, camera, hall, materials
from kit.build import Assembly
from werkstatt import outside

SIZE = (1440, 1080)


def scene():
    materials.DUST = 0.35
    hall.build(number='3')
    outside()
    for x in (-8.2, -4.5, -0.8):
        bench.bench((x, 8.0, 0), 3.0)
        bench.trolley((x + 0.35, 6.75, 0), 6)
        bench.jacket((x + 1.86, 8.4, 1.95))
    digger = minibagger.build('Ebnwald', at=(0.9, 5.4, 0), turn=-112, working=False)
    parts = Assembly('parts')
    parts.root.parent = digger.root
    bench.blocks(parts, (2.9, 0, 0), 2, 0.9)
    bench.drums((2.0, 7.9, 0), 1)
    bench.impact_wrench((-1.4, 2.6, 0), 60)
    eye = camera.add_camera(24)
    camera.look_at(eye, (-2.7, -2.4, 1.7), (-2.9, 5.0, 1.5))
    bpy.context.view_layer.update()

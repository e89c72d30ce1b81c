"""The news of the third hall: a heavy-duty screen under its roof, the bridge crane above it."""
import bpy

import schwerlastsieb
from kit import bench, camera, hall, materials
from kit.build import Assembly
from werkstatt import outside

SIZE = (1440, 1080)


def scene():
    materials.DUST = 0.2
    hall.build(number='3')
    outside()
    hall.crane(at_y=1.2, trolley=-2.6, load='12,5 t')
    schwerlastsieb.build('Steinvald', at=(-1.2, 2.6, 0), turn=16, working=False)
    bench.trolley((3.4, -3.2, 0), 14)
    stands = Assembly('stands')
    bench.axle_stand(stands, (-4.6, -3.0, 0), 0.9, 'red')
    bench.axle_stand(stands, (-3.9, -3.2, 0), 0.7, 'red')
    bench.extinguisher((1.75, 8.25, 1.1))
    eye = camera.add_camera(27)
    camera.look_at(eye, (2.4, -12.0, 1.9), (-0.6, 1.0, 3.0))
    bpy.context.view_layer.update()

"""The hero scene: crusher, screening plant, stockpile conveyor and wheel loader at work at low sun.

Machines stand in the right two thirds and the lower half; the upper left is left to the headline.
"""
import bpy

import backenbrecher
import haldenband
import klassiersiebanlage
import radlader
from kit import camera, dust, yard
from kit.rocks import pile

SIZE = (1920, 1080)


def scene():
    backenbrecher.build(at=(2.6, 3.5, 0), turn=-24)
    radlader.build(at=(8.5, -3.8, 0), turn=-158)
    klassiersiebanlage.build(at=(-0.5, 22.0, 0), turn=-10)
    haldenband.build(at=(15.0, 25.0, 0), turn=6, kind='sand')
    tracks = ((6, 70, 72.2, 0.6, 0.08), (6, 70, 74.3, 0.6, 0.08), (-32, -60, 65.4, 0.55, 0.075), (-32, -60, 63.3, 0.55, 0.075))
    ground = yard.Ground(tracks, ((-2.6, -3.4, 3.6, 1.1), (1.8, -5.6, 1.8, 0.5), (-6.5, 1.0, 1.5, 0.6)), 3)
    yard.lay_ground(ground, (-14, 13, -9, 9), 0.06, 16000, 3)
    pile((-22, 46, -0.1), 7.0, 'basalt', seed=5, stretch=1.4, grain=0.16)
    pile((22, 48, -0.1), 8.0, 'sand', seed=6, stretch=1.3, grain=0.16)
    yard.bay((-16, 33, 0), 6, 4, 2)
    yard.hills(3)
    yard.trees(5)
    yard.container((-27, 36, 0), 16, 'graphite')
    yard.sky(-62, 14, seed=3.3, cover=0.46, sun=8.6, strength=0.74)
    eye = camera.add_camera(39)
    camera.look_at(eye, (-1.0, -25.0, 5.6), (1.5, 0.0, 4.4))
    bpy.context.view_layer.update()
    dust.cloud(eye, (10.0, 0.6, 1.4), 9, 4, 0.25)
    dust.cloud(eye, (12.0, -3.6, 0.8), 8, 2.4, 0.25)
    dust.cloud(eye, (6, 30, 3.0), 44, 9, 0.22)

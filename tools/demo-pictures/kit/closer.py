"""Views that every machine has, found from what its parts say of themselves (`subject.spots`)."""
import math

import bpy
from mathutils import Vector

from . import camera, subject

AZIMUTH = -62.0  # where the camera stands, beside the sun
# how far away, in metres, and the lens
PARTS = {'operating': (4.6, 50), 'plate': (1.25, 60), 'undercarriage': (3.4, 46)}


def other_corner(picture):
    """The front corner that the first picture does not show; the machine turns, so the sun stays."""
    view = dict(picture.get('camera', {}))
    azimuth, turn = view.get('azimuth', -52), picture.get('turn', 0)
    seen = (azimuth - turn + 180) % 360 - 180
    view.pop('shift', None)
    # from the front left where the first is from the front right, and from the rear left where it is the other way round
    wanted = 48 if seen < 0 else 132
    return dict(picture, turn=azimuth - wanted, camera=dict(view, fill=min(view.get('fill', 0.84), 0.84)))


def frame(part, built):
    """Turn the machine so that the sun falls on a part, and place the camera before it."""
    assembly, place, towards = subject.spots[part]
    bpy.context.view_layer.update()
    seen_from = assembly.root.matrix_world.to_3x3() @ Vector(towards)
    built.root.rotation_euler.z += math.radians(AZIMUTH) - math.atan2(seen_from.y, seen_from.x)
    bpy.context.view_layer.update()
    matrix = assembly.root.matrix_world
    target = matrix @ place
    direction = (matrix.to_3x3() @ Vector(towards)).normalized()
    distance, lens = PARTS[part]
    eye = camera.add_camera(lens)
    spot = target + direction * distance
    spot.z = max(spot.z, 0.5)
    camera.look_at(eye, spot, target)
    eye.data.dof.use_dof, eye.data.dof.aperture_fstop = True, 5.6
    eye.data.dof.focus_distance = distance

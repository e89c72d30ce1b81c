"""One family of views: from the front right, 48 mm, a little above eye level; the machine fills the frame."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def _points(roots):
    """World-space corners of everything below the roots, without scenery (stones, piles)."""
    graph = bpy.context.evaluated_depsgraph_get()
    out, queue = [], [r for r in roots]
    while queue:
        item = queue.pop()
        if item.get('scenery'):
            continue
        queue += item.children
        if item.type in {'MESH', 'CURVE', 'FONT'}:
            box = item.evaluated_get(graph).bound_box
            out += [item.matrix_world @ Vector(c) for c in box]
    return out


def look_at(camera, place, target):
    camera.location = place
    camera.rotation_mode = 'QUATERNION'
    camera.rotation_quaternion = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y')


def add_camera(lens=48.0):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 1000
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def frame(roots, azimuth=-52.0, height=2.8, lens=48.0, fill=0.84, lift=0.0, shift=0.0, focus=True):
    """Place the camera so that the machine fills `fill` of the frame; `lift` moves it up and
    `shift` left (shares of the frame), to leave room for what it works on."""
    camera = add_camera(lens)
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    points = _points(roots)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    target, size = (low + high) / 2, (high - low).length
    distance, a = size * 1.4, math.radians(azimuth)
    for _ in range(14):
        place = Vector((target.x + distance * math.cos(a), target.y + distance * math.sin(a), height))
        look_at(camera, place, target)
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        xs, ys = [p.x for p in seen], [p.y for p in seen]
        width, tall = max(xs) - min(xs), max(ys) - min(ys)
        distance *= 0.35 + 0.65 * max(width / fill, tall / (fill * 0.92))
        # recentre: move the target by the offset of the projected box
        right, up = camera.matrix_world.to_3x3().col[0], camera.matrix_world.to_3x3().col[1]
        span = distance * 36.0 / lens
        target += right * ((max(xs) + min(xs)) / 2 - 0.5 + shift) * span * 0.8
        target += up * ((max(ys) + min(ys)) / 2 - 0.5 - lift) * span * 0.8 * scene.render.resolution_y / scene.render.resolution_x
    if focus:
        camera.data.dof.use_dof, camera.data.dof.aperture_fstop = True, 5.6
        camera.data.dof.focus_distance = distance * 0.97
    return camera

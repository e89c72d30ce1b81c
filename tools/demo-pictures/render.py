"""Render one picture of the demo.

    blender -b -P render.py -- backenbrecher [--view 2] [--paint light] [--quality draft|check|final] [--out FILE]

Machines live in one script each; each has build(paint) and PICTURE (backdrop and camera), and may have
VIEWS: other angles by name. Without --out the picture goes to demo/pictures/.
"""
import argparse
import importlib
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import camera, finish, yard  # noqa: E402  (the path must be set first)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('name')
    parser.add_argument('--view')
    parser.add_argument('--paint', help='amber, light, graphite or green')
    parser.add_argument('--quality', default='final', choices=finish.QUALITIES)
    parser.add_argument('--samples', type=int)
    parser.add_argument('--out')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def elsewhere(picture):
    """The same machine in another corner of the yard, a little further round: for a second paint."""
    place, view = dict(picture.get('yard', {})), dict(picture.get('camera', {}))
    names = list(yard.BACKDROPS)
    place['backdrop'] = names[(names.index(place.get('backdrop', names[0])) + 2) % len(names)]
    place['seed'] = place.get('seed', 1) + 31
    place['puddles'] = tuple((x + 5.5, y, rx, ry) for x, y, rx, ry in place.get('puddles', ()))
    view['azimuth'] = view.get('azimuth', -52) - 9
    return dict(picture, yard=place, camera=view)


def main():
    args = arguments()
    machine = importlib.import_module(args.name)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    width, samples = finish.QUALITIES[args.quality]
    samples = args.samples or samples
    height = width * 3 // 4
    if hasattr(machine, 'scene'):  # the hero and the workshop place everything themselves
        share = {'draft': 1 / 3, 'check': 7 / 12, 'final': 1}[args.quality]
        width, height = (round(side * share) for side in machine.SIZE)
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = width, height
        machine.scene()
    else:
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = width, height
        picture = dict(machine.PICTURE, **(getattr(machine, 'VIEWS', {})[args.view] if args.view else {}))
        if args.paint:
            picture = elsewhere(picture)
        options = {key: picture[key] for key in ('working', 'turn') if key in picture}
        built = machine.build(args.paint or picture.get('paint', 'amber'), **options)
        yard.set_up(**picture.get('yard', {}))
        if 'eye' in picture:  # a detail: place, target, lens
            place, target, lens = picture['eye']
            camera.look_at(camera.add_camera(lens), place, target)
        else:
            camera.frame([built.root], **picture.get('camera', {}))
    suffix = (f'-{args.view}' if args.view else '') + ('-neutral' if args.paint else '')
    out = args.out or os.path.join(HERE, '../../demo/pictures', f'{args.name}{suffix}.jpg')
    finish.render_to(out, width, height, samples)


main()

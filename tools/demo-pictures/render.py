"""Render one picture of the demo.

    blender -b -P render.py -- backenbrecher [--view 2] [--quality draft|check|final] [--out FILE]
        [--paint Tornavik] [--name 'KB 470'] [--plate 'TORNAVIK|Typ KB 470|Baujahr 2019'] [--wear 0.6] [--hours 4870] [--seed 3]

Machines live in one script each; each has build(paint) and PICTURE (backdrop and camera), and may have VIEWS: other
angles by name. Every machine also has the views 3 (its other front corner), hours, operating, plate and undercarriage.
Without --out the picture goes to demo/pictures/.
"""
import argparse
import importlib
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import camera, closer, finish, hour_meter, subject, yard  # noqa: E402  (the path must be set first)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('name')
    parser.add_argument('--view', default='1')
    parser.add_argument('--paint', help='a name of kit/materials.py, PAINTS')
    parser.add_argument('--name', dest='words', help='what the decals say')
    parser.add_argument('--plate', default='', help='lines of the type plate, separated by |')
    parser.add_argument('--wear', type=float, default=0.35, help='0 new to 1 worn out')
    parser.add_argument('--hours', type=int, default=0, help='what the hour meter shows')
    parser.add_argument('--seed', type=int, default=0, help='another corner of the yard')
    parser.add_argument('--quality', default='final', choices=finish.QUALITIES)
    parser.add_argument('--samples', type=int)
    parser.add_argument('--width', type=int, help='in pixels, in place of that of the quality')
    parser.add_argument('--out')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def elsewhere(picture, seed):
    """The same machine in another corner of the yard, seen from a little further round."""
    place, view = dict(picture.get('yard', {})), dict(picture.get('camera', {}))
    names = list(yard.BACKDROPS)
    place['backdrop'] = names[(names.index(place.get('backdrop', names[0])) + seed) % len(names)]
    place['seed'] = place.get('seed', 1) + 31 * seed
    place['puddles'] = tuple((x + 1.7 * (seed % 4) - 2.5, y, rx, ry) for x, y, rx, ry in place.get('puddles', ()))
    view['azimuth'] = view.get('azimuth', -52) + (-7, 5, -3, 8)[seed % 4]
    return dict(picture, yard=place, camera=view)


def viewed(machine, view):
    """Backdrop, camera and turn of a view."""
    if view in getattr(machine, 'VIEWS', {}):
        return dict(machine.PICTURE, **machine.VIEWS[view])
    if view == '3':
        return closer.other_corner(machine.PICTURE)
    return dict(machine.PICTURE, turn=0) if view in closer.PARTS else machine.PICTURE


def show_machine(machine, args):
    """Build the machine in its yard and place the camera."""
    picture = viewed(machine, args.view)
    if args.seed:
        picture = elsewhere(picture, args.seed)
    options = {key: picture[key] for key in ('working', 'turn') if key in picture}
    built = machine.build(args.paint or picture.get('paint', 'amber'), **options)
    yard.set_up(**picture.get('yard', {}))
    if args.view in closer.PARTS:
        closer.frame(args.view, built)
    elif 'eye' in picture:  # a detail: place, target, lens
        place, target, lens = picture['eye']
        camera.look_at(camera.add_camera(lens), place, target)
    else:
        camera.frame([built.root], **picture.get('camera', {}))


def main():
    args = arguments()
    machine = importlib.import_module(args.name)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    width, samples = finish.QUALITIES[args.quality]
    samples = args.samples or samples
    width = args.width or width
    height = width * 3 // 4
    if hasattr(machine, 'scene'):  # the hero and the workshop place everything themselves
        share = {'draft': 1 / 3, 'check': 7 / 12, 'final': 1}[args.quality]
        width, height = (round(side * share) for side in machine.SIZE)
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = width, height
        machine.scene()
    else:
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = width, height
        subject.show(args.words, tuple(filter(None, args.plate.split('|'))), args.wear)
        if args.view == 'hours':
            hour_meter.show(args.paint or machine.PICTURE.get('paint', 'amber'), args.hours)
        else:
            show_machine(machine, args)
    suffix = '' if args.view == '1' else f'-{args.view}'
    out = args.out or os.path.join(HERE, '../../demo/pictures', f'{args.name}{suffix}.jpg')
    finish.render_to(out, width, height, samples)


main()

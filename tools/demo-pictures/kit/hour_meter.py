"""The view of the hour meter: an instrument panel of its own, the same for machines with a cab and with a cabinet."""
import math

from . import camera, materials, subject, yard
from .build import Assembly

HEIGHT = 3.0  # metres above the ground: out of the mud


@materials.recipe('display')
def _display(name):
    n = materials.Nodes(name)
    return n.finish(n.node('BsdfPrincipled', {'Base Color': (0.30, 0.36, 0.24), 'Roughness': 0.25, 'Clearcoat': 0.6,
                                              'Emission': (0.30, 0.36, 0.24), 'Emission Strength': 0.35}).outputs[0])


@materials.recipe('segment')
def _segment(name):
    n = materials.Nodes(name)
    return n.finish(n.node('BsdfPrincipled', {'Base Color': (0.012, 0.016, 0.012), 'Roughness': 0.6}).outputs[0])


def build(paint, hours):
    """The panel; it faces -y, and its middle is the origin."""
    p = Assembly('panel', (0, 0, HEIGHT), paint=paint)
    p.box((0, 0.02, 0), (0.62, 0.04, 0.50), 'frame', bevel=0.006)
    p.box((0, -0.003, 0.035), (0.40, 0.012, 0.20), 'dark', bevel=0.005)
    p.box((0, -0.04, 0.160), (0.46, 0.11, 0.012), 'frame', (12, 0, 0), bevel=0.005)  # shades the dials
    p.box((0, -0.002, -0.078), (0.40, 0.008, 0.006), 'paint', bevel=0.001)
    p.name('KB 470', (0, -0.0095, 0.114), 0.017, 'right', 'decal-light').data.extrude = 0.0002
    _meter(p, hours)
    _gauge(p, -0.15, 0.30)
    _gauge(p, 0.15, 0.62)
    for k, lamp in enumerate(('warning', 'amber', 'green', 'amber', 'decal-light', 'green', 'warning')):
        p.box((-0.072 + 0.024 * k, -0.010, -0.042), (0.015, 0.004, 0.010), 'black', bevel=0.001)
        p.box((-0.072 + 0.024 * k, -0.012, -0.042), (0.008, 0.004, 0.005), lamp, bevel=0.001)
    for k in range(5):
        _switch(p, -0.17 + 0.055 * k, k == 1)
    _key(p, 0.145)
    for x in (-0.19, 0.19):
        for z in (-0.055, 0.125):
            p.cylinder((x, -0.006, z), (x, -0.013, z), 0.005, 'steel', 6)
    return p


def _meter(p, hours):
    """The display between the dials: an hourglass, the hours as such meters write them, a bar for the fuel."""
    p.box((0, -0.009, 0.045), (0.172, 0.008, 0.098), 'black', bevel=0.003)
    p.box((0, -0.0125, 0.045), (0.158, 0.002, 0.084), 'display', bevel=0)
    p.text(f'{hours} h', (0.006, -0.0137, 0.045), min(0.056, 0.34 / (len(str(hours)) + 2)), 'right', 'segment').data.extrude = 0.0002
    for s in (-1, 1):
        p.sheet([(-0.066, -0.0142, 0.075 + s * 0.007), (-0.056, -0.0142, 0.075 + s * 0.007), (-0.061, -0.0142, 0.075)], 0.0005, 'segment')
    p.boxes([((-0.060 + 0.009 * k, -0.0142, 0.013), (0.006, 0.001, 0.007)) for k in range(9)], 'segment')
    p.boxes([((0.061, -0.0142, 0.013), (0.012, 0.001, 0.009)), ((0.010, -0.0142, 0.024), (0.14, 0.001, 0.0008))], 'segment')


def _gauge(p, x, share):
    """A dial with its needle at a share of the scale."""
    z, radius = 0.045, 0.046
    p.cylinder((x, -0.006, z), (x, -0.011, z), radius, 'black', 48)
    p.lathe((x, -0.006, z), (x, -0.02, z), [(radius, 0), (radius + 0.004, 0.004), (radius + 0.003, 0.010), (radius, 0.008)], 'steel', 48, caps=False)
    for k in range(9):
        a = math.radians(210 - 30 * k)
        long = 0.010 if k % 4 == 0 else 0.006
        p.box((x + 0.036 * math.cos(a), -0.0115, z + 0.036 * math.sin(a)), (long, 0.001, 0.002),
              'warning' if k == 8 else 'decal-light', (0, -math.degrees(a), 0), 0)
    a = math.radians(210 - 240 * share)
    p.box((x + 0.014 * math.cos(a), -0.013, z + 0.014 * math.sin(a)), (0.036, 0.0015, 0.0026), 'beacon', (0, -math.degrees(a), 0), 0)
    p.cylinder((x, -0.011, z), (x, -0.016, z), 0.006, 'dark', 24)


def _switch(p, x, on):
    p.box((x, -0.004, -0.115), (0.040, 0.010, 0.052), 'black', bevel=0.003)
    p.box((x, -0.010, -0.115), (0.030, 0.014, 0.042), 'dark', (9 if on else -9, 0, 0), 0.003)
    p.box((x, -0.0185, -0.104), (0.010, 0.002, 0.003), 'green' if on else 'decal-light', (9 if on else -9, 0, 0), 0)


def _key(p, x):
    """The ignition lock with its key."""
    p.cylinder((x, -0.002, -0.115), (x, -0.012, -0.115), 0.019, 'steel', 32, 0.002)
    p.cylinder((x, -0.012, -0.115), (x, -0.020, -0.115), 0.010, 'steel', 24)
    p.box((x, -0.034, -0.115), (0.005, 0.030, 0.012), 'steel', bevel=0.001)
    p.cylinder((x - 0.003, -0.055, -0.115), (x + 0.003, -0.055, -0.115), 0.014, 'black', 24, 0.002)


def show(paint, hours):
    """Build the panel under the yard's sky, with the camera as close as an operator's eyes."""
    subject.wear = min(subject.wear, 0.2)  # under a roof it gets dusty, not rusty
    build(paint, hours)
    yard.sky(-118, 34)
    eye = camera.add_camera(62)
    camera.look_at(eye, (0.10, -0.66, HEIGHT + 0.17), (0.0, 0.0, HEIGHT + 0.012))
    eye.data.dof.use_dof, eye.data.dof.aperture_fstop = True, 8.0
    eye.data.dof.focus_distance = 0.69

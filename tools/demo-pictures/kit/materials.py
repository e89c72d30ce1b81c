"""Materials by name. All are procedural; dust settles on what faces up and on what is near the ground."""
import bpy

from . import subject

PAINTS = {
    'amber': (0.86, 0.40, 0.012),
    'light': (0.52, 0.52, 0.495),
    'graphite': (0.075, 0.082, 0.092),
    'green': (0.05, 0.13, 0.09),
    # the makes of the demo
    'Steinvald': (0.86, 0.40, 0.012),
    'Tornavik': (0.60, 0.060, 0.005),
    'Rasdorn': (0.025, 0.155, 0.075),
    'Ebnwald': (0.42, 0.016, 0.014),
    'Lodmark': (0.60, 0.59, 0.55),
    'Kippmar': (0.84, 0.52, 0.10),
    'Zerrox': (0.014, 0.085, 0.27),
    'Felsgard': (0.085, 0.095, 0.108),
}
DARK = ('graphite', 'green', 'Rasdorn', 'Ebnwald', 'Zerrox', 'Felsgard')  # dark lettering would not show on these


def rim(paint):
    """The colour of wheels beside that paint."""
    return 'graphite' if paint in ('light', 'Lodmark', *DARK) else 'light'


HAZE = (0.80, 0.67, 0.52)
HAZE_STRENGTH = 0.85
HAZE_DISTANCE = 380.0
DUST = 1.0  # share of the yard's dust that lies on things; a hall sets less before it makes anything
FROST = False  # hoarfrost on everything that faces up; set before anything is made

RUST = (0.17, 0.068, 0.028)
BARE_STEEL = (0.34, 0.325, 0.305)
PRIMER = (0.30, 0.27, 0.24)
DRY_DUST = (0.40, 0.31, 0.215)
MUD = (0.245, 0.172, 0.112)

_RECIPES = {}


def get(name):
    """The material of that name, made on first use."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    if name in PAINTS:
        return _paint(name, PAINTS[name])
    return _RECIPES[name](name)


def recipe(*names):
    def register(function):
        for name in names:
            _RECIPES[name] = function
        return function
    return register


class Nodes:
    """A thin helper to wire shader nodes without repeating names."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, tuple) and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node('Math', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def ramp(self, value, low, high):
        """0 below low, 1 above high."""
        return self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high}).outputs[0]

    def mix(self, factor, a, b):
        node = self.node('MixRGB', {0: factor})
        self.put(node.inputs[1], a)
        self.put(node.inputs[2], b)
        return node.outputs[0]

    def noise(self, scale, detail=4.0, vector=None, rough=0.55):
        inputs = {'Scale': scale, 'Detail': detail, 'Roughness': rough}
        if vector is not None:
            inputs['Vector'] = vector
        return self.node('TexNoise', inputs).outputs[0]

    def position(self):
        return self.node('NewGeometry').outputs['Position']

    def stretched(self, x, y, z):
        """World position with another scale on each axis."""
        return self.node('VectorMath', {0: self.position(), 1: (x, y, z)}, operation='MULTIPLY').outputs[0]

    def _frosted(self, shader):
        """Hoarfrost grows in needles on what faces the sky, less on what is upright."""
        up = self.node('SeparateXYZ', {0: self.node('NewGeometry').outputs['Normal']}).outputs['Z']
        needles = self.ramp(self.noise(30.0, 5.0, self.position(), 0.7), 0.35, 0.62)
        patches = self.ramp(self.noise(1.6, 5.0, self.position()), 0.30, 0.62)
        grown = self.math('MULTIPLY', self.math('ADD', self.math('MULTIPLY', self.ramp(up, -0.1, 0.7), 0.75), 0.10),
                          self.math('ADD', self.math('MULTIPLY', needles, 0.55), self.math('MULTIPLY', patches, 0.45)))
        ice = self.node('BsdfDiffuse', {'Color': (0.80, 0.85, 0.90)}).outputs[0]
        return self.node('MixShader', {0: grown, 1: shader, 2: ice}).outputs[0]

    def finish(self, shader):
        """Output through aerial haze: far things fade into the colour of the horizon."""
        shader = self._frosted(shader) if FROST else shader
        distance = self.node('CameraData').outputs['View Distance']
        thick = self.math('SUBTRACT', 1.0, self.math(
            'EXPONENT', self.math('MULTIPLY', self.math('MAXIMUM', self.math('SUBTRACT', distance, 18.0)),
                                  -1.0 / HAZE_DISTANCE)))
        fade = self.math('MULTIPLY', thick, self.node('LightPath').outputs['Is Camera Ray'])
        haze = self.node('Emission', {'Color': HAZE, 'Strength': HAZE_STRENGTH})
        mixed = self.node('MixShader', {0: fade, 1: shader, 2: haze})
        output = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.tree.links.new(mixed.outputs[0], output.inputs[0])
        self.material.cycles.sample_as_light = False  # haze lights nothing: as lamps, its triangles would cost half the samples
        return self.material


def age():
    """How much of its life a machine has behind it: 0 for a new one, 1 for one that is worn out."""
    return max(0.0, subject.wear - 0.2) / 0.75


def dusty(name, color, rough=0.4, metal=0.0, dust=0.5, coat=0.0, bump=0.0, wear=0.0, chips=0.0, scoured=0.0):
    """Principled surface under a layer of yard dust, with faint rain streaks; mud dries on what is low and used."""
    n = Nodes(name)
    geometry = n.node('NewGeometry')
    place = geometry.outputs['Position']
    up = n.ramp(n.node('SeparateXYZ', {0: geometry.outputs['Normal']}).outputs['Z'], 0.25, 1.0)
    height = n.node('SeparateXYZ', {0: place}).outputs['Z']
    low = n.ramp(height, 1.5, 0.0)
    patches = n.ramp(n.noise(2.3, 7.0, place, 0.65), 0.36, 0.68)
    streaks = n.ramp(n.noise(1.0, 4.0, n.stretched(9, 9, 0.7)), 0.45, 0.8)
    amount = n.math('ADD', n.math('MULTIPLY', up, 0.55), n.math('MULTIPLY', low, 0.75))
    amount = n.math('ADD', amount, n.math('MULTIPLY', streaks, 0.16))
    cover = n.math('MULTIPLY', n.math('MULTIPLY', amount, n.math('ADD', patches, 0.25)), dust * DUST * (0.4 + 1.1 * subject.wear), clamp=True)
    tint = n.mix(n.math('MULTIPLY', n.noise(0.8, 3.0, place), 0.25), color, tuple(c * 0.72 for c in color))
    if wear:  # bare or rusty patches, for steel that carries stone
        tint = n.mix(n.math('MULTIPLY', n.ramp(n.noise(3.1, 8.0, place, 0.7), 0.5, 0.62), wear), tint, RUST)
    if scoured:
        tint = _scoured(n, tint, scoured)
    if chips:
        tint = _chipped(n, tint, geometry, chips)
    base = n.mix(cover, tint, DRY_DUST)
    if age() and not scoured and dust * DUST > 0.3:  # none in a hall, none where stone rubs it off
        base = n.mix(_mud(n, height, place), base, MUD)
    inputs = {
        'Base Color': base, 'Metallic': n.math('MULTIPLY', n.math('SUBTRACT', 1.0, cover), metal),
        'Roughness': n.math('ADD', rough, n.math('MULTIPLY', cover, 0.85 - rough), clamp=True),
        'Clearcoat': coat, 'Clearcoat Roughness': 0.12,
    }
    if bump:
        inputs['Normal'] = n.node('Bump', {'Strength': bump, 'Distance': 0.02, 'Height': n.noise(14.0, 6.0, place)}).outputs[0]
    return n.finish(n.node('BsdfPrincipled', inputs).outputs[0])


def _scoured(n, tint, amount):
    """Steel that stone has rubbed bare, in long marks, with rust where it rested."""
    marks = n.ramp(n.noise(1.0, 8.0, n.stretched(9, 60, 9), 0.62), 0.70 - 0.24 * amount, 0.86 - 0.24 * amount)
    rest = n.ramp(n.noise(1.8, 7.0, n.position(), 0.68), 0.50, 0.70)
    tint = n.mix(n.math('MULTIPLY', rest, 0.55 * amount), tint, RUST)
    return n.mix(n.math('MULTIPLY', marks, 0.75), tint, BARE_STEEL)


def _chipped(n, tint, geometry, amount):
    """Paint loses its edges first, down to steel with a rim of rust; branches scratch it, and rust runs down from welds."""
    place = geometry.outputs['Position']
    bent = n.node('VectorMath', {0: n.node('Bevel', {'Radius': 0.05}, samples=4).outputs[0], 1: geometry.outputs['Normal']},
                  operation='DOT_PRODUCT').outputs['Value']
    edge = n.ramp(bent, 0.998, 0.93)  # where a rounded normal would differ from the flat one
    grain = n.noise(9.0, 8.0, place, 0.7)
    flakes = n.ramp(n.noise(3.4, 9.0, place, 0.72), 0.69 - 0.14 * amount, 0.705 - 0.14 * amount)
    rim = n.math('MULTIPLY', edge, n.ramp(grain, 0.62 - 0.34 * amount, 0.68 - 0.34 * amount))
    core = n.math('MULTIPLY', edge, n.ramp(grain, 0.70 - 0.34 * amount, 0.74 - 0.34 * amount))
    runs = n.math('MULTIPLY', n.ramp(n.noise(1.0, 5.0, n.stretched(11, 11, 0.7), 0.6), 0.52, 0.70),
                  n.ramp(n.noise(0.9, 3.0, place), 0.44, 0.62))
    scratches = n.math('MULTIPLY', n.ramp(n.noise(1.0, 3.0, n.stretched(2.0, 2.0, 60), 0.5), 0.64 - 0.04 * amount, 0.68 - 0.04 * amount),
                       n.ramp(n.noise(1.4, 3.0, place), 0.46, 0.56))
    tint = n.mix(n.math('MULTIPLY', runs, min(0.75, 0.9 * amount)), tint, RUST)
    tint = n.mix(n.math('MULTIPLY', scratches, min(0.9, 1.15 * amount)), tint, PRIMER)
    tint = n.mix(n.math('MAXIMUM', rim, flakes, clamp=True), tint, RUST)
    return n.mix(core, tint, BARE_STEEL)


def _mud(n, height, place):
    """Share of dried mud: caked near the ground, spattered above."""
    low = n.ramp(height, 1.3, 0.0)
    caked = n.ramp(n.math('ADD', n.math('MULTIPLY', low, 0.75), n.noise(3.6, 8.0, place, 0.68)),
                   1.06 - 0.36 * age(), 1.18 - 0.36 * age())
    drops = n.math('MULTIPLY', n.ramp(n.noise(24.0, 2.0, place), 0.64, 0.68), n.ramp(height, 2.4, 0.8))
    return n.math('MULTIPLY', n.math('MAXIMUM', caked, drops), min(0.95, 0.5 + 0.6 * age()), clamp=True)


def _paint(name, color):
    """Paint by its age: a new coat shines; an old one is paler, dull, chipped at its edges, and dustier."""
    grey = sum(color) / 3 * 0.6 + 0.12
    faded = tuple(c + (grey - c) * 0.36 * age() for c in color)
    return dusty(name, faded, rough=0.24 + 0.3 * subject.wear, dust=0.75, coat=max(0.0, 0.5 - 0.6 * subject.wear), chips=age())


@recipe('dark')
def _dark(name):
    return dusty(name, (0.032, 0.034, 0.038), rough=0.45, dust=0.5)


@recipe('bucket')
def _bucket(name):
    return dusty(name, (0.032, 0.034, 0.038), rough=0.45, dust=0.5, scoured=age(), chips=age())


@recipe('frame')
def _frame(name):
    return dusty(name, (0.07, 0.075, 0.082), rough=0.5, dust=0.6, chips=0.7 * age())


@recipe('black')
def _black(name):
    return dusty(name, (0.008, 0.008, 0.009), rough=0.7, dust=0.15)


@recipe('rubber')
def _rubber(name):
    return dusty(name, (0.022, 0.022, 0.022), rough=0.75, dust=0.7, bump=0.15)


@recipe('belt')
def _belt(name):
    return dusty(name, (0.03, 0.03, 0.031), rough=0.65, dust=0.65)


@recipe('hose')
def _hose(name):
    return dusty(name, (0.015, 0.015, 0.016), rough=0.5, dust=0.35)


@recipe('steel')
def _steel(name):
    return dusty(name, (0.42, 0.41, 0.40), rough=0.35, metal=0.9, dust=0.5)


@recipe('worn')
def _worn(name):
    return dusty(name, (0.20, 0.18, 0.165), rough=0.45, metal=0.7, dust=0.7, bump=0.25, wear=0.6)


@recipe('drum')
def _drum(name):
    return dusty(name, (0.34, 0.325, 0.31), rough=0.3, metal=0.85, dust=0.75, wear=0.25)


@recipe('chrome')
def _chrome(name):
    return dusty(name, (0.75, 0.75, 0.76), rough=0.12, metal=1.0, dust=0.1)


@recipe('tracksteel')
def _tracksteel(name):
    return dusty(name, (0.12, 0.105, 0.09), rough=0.5, metal=0.6, dust=0.85, bump=0.2, wear=0.4, chips=age())


@recipe('decal')
def _decal(name):
    return dusty(name, (0.018, 0.019, 0.021), rough=0.35, dust=0.2)


@recipe('decal-light')
def _decal_light(name):
    return dusty(name, (0.78, 0.77, 0.73), rough=0.4, dust=0.25)


@recipe('warning')
def _warning(name):
    return dusty(name, (0.55, 0.02, 0.012), rough=0.35, dust=0.2)


@recipe('red')
def _red(name):
    return dusty(name, (0.46, 0.018, 0.012), rough=0.28, dust=0.2, coat=0.5)


@recipe('panel')
def _panel(name):
    return dusty(name, (0.56, 0.56, 0.54), rough=0.5, dust=0.35)


@recipe('seat')
def _seat(name):
    return dusty(name, (0.05, 0.05, 0.055), rough=0.8, dust=0.1)


@recipe('galvanised')
def _galvanised(name):
    return dusty(name, (0.42, 0.43, 0.43), rough=0.5, metal=0.5, dust=0.5)


@recipe('concrete')
def _concrete(name):
    return dusty(name, (0.33, 0.315, 0.29), rough=0.9, dust=0.6, bump=0.4)


@recipe('plank')
def _plank(name):
    return dusty(name, (0.46, 0.29, 0.14), rough=0.8, dust=0.3)


@recipe('stone')
def _stone(name):
    return dusty(name, (0.36, 0.27, 0.22), rough=0.9, dust=0.5, bump=0.3)


@recipe('brush')
def _brush(name):
    return dusty(name, (0.10, 0.03, 0.015), rough=0.9, dust=0.4, bump=0.8)


@recipe('lamp')
def _lamp(name):
    n = Nodes(name)
    return n.finish(n.node('BsdfPrincipled', {'Base Color': (0.8, 0.8, 0.78), 'Roughness': 0.1, 'Metallic': 0.6,
                                             'Clearcoat': 1.0}).outputs[0])


@recipe('beacon')
def _beacon(name):
    n = Nodes(name)
    return n.finish(n.node('BsdfPrincipled', {'Base Color': (0.9, 0.22, 0.01), 'Roughness': 0.15,
                                             'Emission': (1.0, 0.25, 0.01), 'Emission Strength': 0.5}).outputs[0])


@recipe('glass')
def _glass(name):
    """Tinted pane: see-through, with the sky on it. Not refracting: clean at few samples."""
    n = Nodes(name)
    through = n.node('BsdfTransparent', {'Color': (0.66, 0.72, 0.70)})
    shine = n.node('BsdfGlossy', {'Color': (0.9, 0.93, 0.95), 'Roughness': 0.0})
    edge = n.node('LayerWeight', {'Blend': 0.20}).outputs['Fresnel']
    mirror = n.math('ADD', edge, 0.04, clamp=True)
    return n.finish(n.node('MixShader', {0: mirror, 1: through.outputs[0], 2: shine.outputs[0]}).outputs[0])


def mineral(name, dark, light, grain=9.0, bump=0.6):
    """Loose stone or sand: two tones and a grainy surface."""
    n = Nodes(name)
    where = n.position()
    tone = n.mix(n.ramp(n.noise(grain, 8.0, where, 0.7), 0.3, 0.72), dark, light)
    cells = n.node('TexVoronoi', {'Vector': where, 'Scale': grain * 1.6}).outputs
    shade = n.mix(0.35, tone, n.mix(n.ramp(n.node('SeparateXYZ', {0: cells['Color']}).outputs[0], 0, 1), dark, light))
    normal = n.node('Bump', {'Strength': bump, 'Distance': 0.025, 'Height': cells['Distance']}).outputs[0]
    return n.finish(n.node('BsdfPrincipled', {
        'Base Color': shade, 'Roughness': 0.93, 'Specular': 0.2, 'Normal': normal}).outputs[0])


MINERALS = {
    'gravel': ((0.19, 0.17, 0.15), (0.42, 0.38, 0.33)),
    'sand': ((0.33, 0.25, 0.16), (0.52, 0.41, 0.27)),
    'basalt': ((0.075, 0.075, 0.078), (0.20, 0.195, 0.19)),
    'brick': ((0.20, 0.105, 0.07), (0.40, 0.30, 0.24)),
    'earth': ((0.09, 0.062, 0.04), (0.21, 0.15, 0.10)),
    'wood': ((0.13, 0.075, 0.035), (0.36, 0.24, 0.13)),
}
for _name, _tones in MINERALS.items():
    _RECIPES[_name] = lambda name, tones=_tones: mineral(name, *tones, grain=16.0 if name == 'sand' else 7.0)

"""Drifting dust: soft see-through cards that face the camera (volumes would cost too much time)."""
import bpy
from mathutils import Vector

from . import materials
from .rocks import fast_mesh

import numpy as np


def _material():
    found = bpy.data.materials.get('dust')
    if found:
        return found
    n = materials.Nodes('dust')
    uv = n.node('TexCoord').outputs['Generated']
    centred = n.node('VectorMath', {0: uv, 1: (0.5, 0.5, 0.0)}, operation='SUBTRACT').outputs[0]
    radius = n.node('VectorMath', {0: centred}, operation='LENGTH').outputs['Value']
    soft = n.ramp(radius, 0.5, 0.05)
    puffs = n.ramp(n.noise(0.9, 5.0, n.position(), 0.6), 0.30, 0.75)
    alpha = n.math('MULTIPLY', n.math('MULTIPLY', n.math('POWER', soft, 1.6), puffs),
                   n.node('Attribute', attribute_name='thickness', attribute_type='OBJECT').outputs['Fac'])
    glow = n.node('Emission', {'Color': (0.86, 0.70, 0.53), 'Strength': 0.72})
    clear = n.node('BsdfTransparent')
    mixed = n.node('MixShader', {0: alpha, 1: clear.outputs[0], 2: glow.outputs[0]})
    output = n.tree.nodes.new('ShaderNodeOutputMaterial')
    n.tree.links.new(mixed.outputs[0], output.inputs[0])
    return n.material


def cloud(camera, at, width, height, thickness=0.4):
    """A dust cloud of the given size; call after the camera has its place."""
    mesh = fast_mesh('dust', np.array([[-.5, -.5, 0], [.5, -.5, 0], [.5, .5, 0], [-.5, .5, 0]], float), np.array([[0, 1, 2, 3]]))
    mesh.materials.append(_material())
    card = bpy.data.objects.new('dust', mesh)
    card['scenery'], card['thickness'] = True, float(thickness)
    bpy.context.scene.collection.objects.link(card)
    card.location, card.scale = at, (width, height, 1)
    card.rotation_mode = 'QUATERNION'
    card.rotation_quaternion = (Vector(camera.location) - Vector(at)).to_track_quat('Z', 'Y')
    card.visible_shadow = card.visible_diffuse = card.visible_glossy = False
    return card

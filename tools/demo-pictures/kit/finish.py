"""Render settings, denoising and development of the picture to a JPEG."""
import os
import tempfile

import bpy
import numpy as np

from .denoise import denoise
from .smooth import smooth

QUALITIES = {'draft': (480, 16), 'check': (960, 24), 'final': (1200, 48)}


def settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device, scene.cycles.samples = 'CPU', samples
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.03
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 5, 2, 2
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.sample_clamp_indirect = 4.0
    scene.cycles.use_denoising = False
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.use_persistent_data = True  # a second run over the same scene starts at once
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = float(os.environ.get('EXPOSURE', '0.15'))
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _passes(folder, seed=0):
    """Render; return colour, albedo and normal as float arrays."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    out.file_slots.clear()
    names = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    for name, socket in names.items():
        out.file_slots.new(name)
        tree.links.new(layers.outputs[socket], out.inputs[name])
    bpy.ops.render.render()
    arrays = []
    for name in names:
        image = bpy.data.images.load(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr'))
        image.colorspace_settings.name = 'Linear'
        flat = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(flat)
        arrays.append(flat.reshape(image.size[1], image.size[0], 4)[..., :3])
        bpy.data.images.remove(image)  # the next run writes the same file
    return arrays


def _glow(image):
    """A little lens bloom around the brightest parts and a soft vignette: less of a computer look."""
    h, w, _ = image.shape
    # by brightness, not by channel: sunlit amber would get a red seam
    light = image @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    bright = image * (np.clip(light - 1.3, 0, 3) / np.maximum(light, 1e-3))[..., None]
    small = bright[:h // 8 * 8, :w // 8 * 8].reshape(h // 8, 8, w // 8, 8, 3).mean((1, 3))
    for _ in range(3):
        for axis in (0, 1):
            small = (np.roll(small, 1, axis) + small * 2 + np.roll(small, -1, axis)) / 4
    bloom = small.repeat(8, 0).repeat(8, 1)
    for axis in (0, 1):  # no steps between the blocks
        bloom = sum(np.roll(bloom, step, axis) for step in range(-4, 5)) / 9
    image[:bloom.shape[0], :bloom.shape[1]] += 0.12 * bloom
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    return image * (1 - 0.10 * np.clip(x * x + y * y - 0.5, 0, 1))[..., None].astype(np.float32)


def render_to(path, width, height, samples, quality=88):
    """Render the scene to a JPEG (or PNG, by the ending)."""
    settings(width, height, samples)
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        weights = os.environ.get('OIDN_WEIGHTS')
        if weights:
            color = denoise(*_passes(folder), weights)
        else:  # two half pictures: what differs between them is noise
            scene.cycles.samples = max(1, samples // 2)
            color = smooth(_passes(folder, 0), _passes(folder, 1))
        color = _glow(color)
        # a breath of film grain hides the smoothness left by denoising
        grain = np.random.default_rng(1).normal(0, 0.008, color.shape[:2]).astype(np.float32)
        color = np.maximum(color * (1 + grain[..., None]), 0)
        image = bpy.data.images.new('developed', width, height, float_buffer=True)
        image.colorspace_settings.name = 'Linear'
        image.pixels.foreach_set(np.dstack([color, np.ones(color.shape[:2], np.float32)]).ravel())
        png = path.endswith('.png')
        scene.render.image_settings.file_format = 'PNG' if png else 'JPEG'
        scene.render.image_settings.color_mode, scene.render.image_settings.quality = 'RGB', quality
        image.save_render(path, scene=scene)
    print('written', path)

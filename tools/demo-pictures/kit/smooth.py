"""Smooth away the noise of a render without a network, in plain numpy.

Two half pictures of the same scene with different seeds tell how noisy each pixel is. Every pixel becomes the mean of
those pixels around it whose small neighbourhoods look alike up to that noise (non-local means), and whose surface is
the same by albedo and normal, which are nearly free of noise; so edges and textures stay.
"""
import numpy as np

REACH = 6  # pixels that are looked at to each side
PATCH = 2  # neighbourhoods are compared up to this many pixels to each side
STRENGTH = 0.9  # of the noise's deviation: higher is smoother
ALBEDO, NORMAL = 0.030, 0.10  # differences below these are the same surface


def _mean(x, reach):
    """Mean over a square around each pixel; (height, width)."""
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (reach + 1, reach)
        sums = np.cumsum(np.pad(x, pad, mode='edge'), axis=axis, dtype=np.float64)
        n = 2 * reach + 1
        x = ((sums[n:] - sums[:-n]) if axis == 0 else (sums[:, n:] - sums[:, :-n])).astype(np.float32) / n
    return x


def _even(color):
    """A scale on which noise weighs the same in shadow and light."""
    return np.log1p(color * 6.0)


def smooth(first, second):
    """The denoised linear picture from two sets of (colour, albedo, normal), each (height, width, 3)."""
    color = (first[0] + second[0]) / 2
    surface = np.concatenate([(first[1] + second[1]) / 2 / ALBEDO, (first[2] + second[2]) / 2 / NORMAL], axis=2)
    seen = _even(color)
    noise = ((_even(first[0]) - _even(second[0])) ** 2).mean(2) / 4
    noise = np.maximum(_mean(noise, 4), 1e-6)
    total, weight = color.copy(), np.ones(noise.shape, np.float32)
    height, width = noise.shape
    for dy in range(0, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dy == 0 and dx <= 0:
                continue  # each pair of pixels is compared once and serves both
            here = (slice(0, height - dy), slice(max(0, -dx), width - max(0, dx)))
            there = (slice(dy, height), slice(max(0, dx), width + min(0, dx)))
            both = noise[here] + noise[there]
            apart = ((seen[here] - seen[there]) ** 2).mean(2) - both
            near = np.exp(-np.maximum(_mean(apart / (STRENGTH ** 2 * both), PATCH), 0))
            same = np.exp(-((surface[here] - surface[there]) ** 2).sum(2) / 2)
            near = np.minimum(near, same)
            total[here] += near[..., None] * color[there]
            total[there] += near[..., None] * color[here]
            weight[here] += near
            weight[there] += near
    return (total / weight[..., None]).astype(np.float32)

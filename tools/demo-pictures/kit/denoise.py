"""Denoise a render with the published Open Image Denoise network, in plain numpy.

Debian's Blender is built without Open Image Denoise. The network itself is small (a U-Net of 16
convolutions), and its weights are published under Apache-2.0 as `rt_hdr_alb_nrm.tza`. Give the path of
that file in the environment variable OIDN_WEIGHTS; without it smooth.py does the work with no network.
Needs a fast BLAS under numpy (Debian: libopenblas0-pthread).
"""
import struct

import numpy as np


def read_weights(path):
    """Return {tensor name: float32 array} from a .tza file."""
    blob = open(path, 'rb').read()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', blob, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is not a weights file of version 2')
    (count,) = struct.unpack_from('<I', blob, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', blob, at)
        name = blob[at + 2:at + 2 + length].decode()
        at += 2 + length
        ndims = blob[at]
        dims = struct.unpack_from(f'<{ndims}I', blob, at + 1)
        at += 1 + 4 * ndims + ndims  # skips the layout letters: always oihw or x
        kind = {'f': '<f4', 'h': '<f2'}[chr(blob[at])]
        (offset,) = struct.unpack_from('<Q', blob, at + 1)
        at += 9
        flat = np.frombuffer(blob, kind, int(np.prod(dims)), offset)
        tensors[name] = flat.astype(np.float32).reshape(dims)
    return tensors


# The perceptual curve the network was trained on: linear near black, power, then logarithm.
_A, _B, _C, _D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
_E, _F, _G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_Y0, _Y1, _X0, _X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
_MAX = _E * np.log(65504 + _F) + _G


def _encode(y):
    x = np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D, _E * np.log(y + _F) + _G)
    return np.where(y <= _Y0, _A * y, x) / _MAX


def _decode(x):
    x = x * _MAX
    y = np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 1e-12), 1 / _C), np.exp((x - _G) / _E) - _F)
    return np.where(x <= _X0, x / _A, y)


def _conv(x, weights, name):
    """3x3 convolution with ReLU on (channels, height, width), in strips of rows to bound memory."""
    w, b = weights[name + '.weight'], weights[name + '.bias']
    channels, height, width = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    matrix = w.transpose(0, 2, 3, 1).reshape(w.shape[0], -1)
    out = np.empty((w.shape[0], height, width), np.float32)
    rows = max(1, min(height, 6_000_000 // (9 * channels * width)))
    for top in range(0, height, rows):
        n = min(rows, height - top)
        patches = np.empty((9, channels, n, width), np.float32)
        for k in range(9):
            patches[k] = padded[:, top + k // 3:top + k // 3 + n, k % 3:k % 3 + width]
        strip = matrix @ patches.reshape(9 * channels, n * width) + b[:, None]
        out[:, top:top + n] = np.maximum(strip, 0).reshape(-1, n, width)
    return out


def _pool(x):
    c, h, w = x.shape
    return x.reshape(c, h // 2, 2, w // 2, 2).max(axis=(2, 4))


def _join(x, skip):
    return np.concatenate([x.repeat(2, axis=1).repeat(2, axis=2), skip])


def denoise(color, albedo, normal, weights_path):
    """Return the denoised linear picture; all arrays are (height, width, 3)."""
    weights = read_weights(weights_path)
    height, width, _ = color.shape
    luminance = color @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    scale = 0.18 / np.exp(np.mean(np.log(np.maximum(luminance, 1e-6))))  # the exposure the network expects
    image = np.concatenate([
        _encode(np.clip(color, 0, 65504) * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5,
    ], axis=2).astype(np.float32).transpose(2, 0, 1)
    image = np.pad(image, ((0, 0), (0, -height % 16), (0, -width % 16)), mode='edge')

    def conv(x, name):
        return _conv(x, weights, name)

    pool1 = _pool(conv(conv(image, 'enc_conv0'), 'enc_conv1'))
    pool2 = _pool(conv(pool1, 'enc_conv2'))
    pool3 = _pool(conv(pool2, 'enc_conv3'))
    x = _pool(conv(pool3, 'enc_conv4'))
    x = conv(conv(x, 'enc_conv5a'), 'enc_conv5b')
    for level, skip in ((4, pool3), (3, pool2), (2, pool1), (1, image)):
        x = conv(conv(_join(x, skip), f'dec_conv{level}a'), f'dec_conv{level}b')
    x = conv(x, 'dec_conv0').transpose(1, 2, 0)[:height, :width]
    return (_decode(x) / scale).astype(np.float32)

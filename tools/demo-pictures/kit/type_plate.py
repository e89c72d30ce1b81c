"""The type plate: make, type, year and power on a small sheet of metal."""
from . import subject

SIZE = (0.30, 0.19)


def type_plate(a, at, side=-1):
    """A plate on a wall that faces right (side -1) or left (+1)."""
    if not subject.plate:
        return
    x, y, z = at
    width, height = SIZE
    face = 'right' if side < 0 else 'left'
    a.box((x, y + side * 0.004, z), (width, 0.008, height), 'galvanised', bevel=0.002)
    a.box((x, y + side * 0.006, z + height * 0.31), (width * 0.92, 0.008, height * 0.26), 'black', bevel=0)
    for k, words in enumerate(subject.plate):
        size = 0.042 if k == 0 else 0.026
        row = z + height * (0.31 - (0 if k == 0 else 0.10 + 0.185 * k))
        a.text(words, (x, y + side * 0.0095, row), min(size, width * 1.5 / max(len(words), 1)), face, 'decal-light' if k == 0 else 'black')
    for dx in (-0.46, 0.46):
        for dz in (-0.42, 0.42):
            a.cylinder((x + dx * width, y, z + dz * height), (x + dx * width, y + side * 0.012, z + dz * height), 0.007, 'steel', 10)
    subject.spot('plate', a, at, (0.25, side, 0.1))

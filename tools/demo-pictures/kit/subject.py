"""The one machine that a picture shows: what stands on it, how much work it has behind it, and where its parts are.

`render.py` says it before anything is built. The hero and the workshop say nothing and show unnamed machines, new
enough, each with the name that its script gives it.
"""
from mathutils import Vector

name = None  # as on the decals: 'KB 470'
plate = ()  # lines of the type plate
wear = 0.35  # 0 new … 1 worn out
spots = {}  # parts worth a close look: name -> (assembly, place, direction to look from)


def show(words, type_plate, worn):
    global name, plate, wear
    name, plate, wear = words, type_plate, worn


def written(example):
    """The decal's words, where a script has an example."""
    return name or example


def spot(part, assembly, place, towards):
    """Remember a part by its name; the last one counts."""
    spots[part] = (assembly, Vector(place), Vector(towards))

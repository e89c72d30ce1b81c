"""Shared parts of the demo pictures: primitives, materials, machine parts, yard, camera and render."""

"""The news of the jobs before the frost: the wheel loader from behind on a morning with hoarfrost."""
import radlader
from kit import camera, materials, yard

SIZE = (1440, 1080)


def scene():
    materials.FROST = True
    loader = radlader.build(turn=0)
    yard.set_up(**radlader.VIEWS['2']['yard'])
    camera.frame([loader.root], **radlader.VIEWS['2']['camera'])

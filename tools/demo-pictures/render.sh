#!/bin/sh
# Render what is missing of the demo's machines into demo/pictures/, one picture after the other, at low priority.
#   ./render.sh             what is missing (less than a minute each on two cores)
#   ./render.sh hero        a scene: hero or werkstatt
# Needs blender (3.4), python3-numpy with a fast BLAS (libopenblas0-pthread) and Node; OIDN_WEIGHTS=…/rt_hdr_alb_nrm.tza
# to denoise with a network (see kit/denoise.py).
cd "$(dirname "$0")/../.." || exit 1
samples=3
[ -n "$OIDN_WEIGHTS" ] || samples=40
render() {
  nice -n 19 blender -b -P tools/demo-pictures/render.py -- "$@" --samples "$samples" </dev/null 2>&1 |
    grep -E '^(written|Error|Traceback)' | grep -v 'Not freed'
}
if [ $# -gt 0 ]; then
  samples=48
  for scene in "$@"; do render "$scene"; done
  exit
fi
tab=$(printf '\t')
node tools/demo-pictures/wanted.ts missing | while IFS=$tab read -r file width machine view paint name plate wear hours seed; do
  render "$machine" --width "$width" --view "$view" --paint "$paint" --name "$name" --plate "$plate" --wear "$wear" --hours "$hours" --seed "$seed" --out "$PWD/$file"
done

#!/bin/sh
# Render every picture of the demo into finished/, one after the other, at low priority.
#   ./render.sh               all of them (about two minutes each on two cores)
#   ./render.sh walze radlader   only pictures of these machines
# Needs blender (3.4) and python3-numpy; OIDN_WEIGHTS=…/rt_hdr_alb_nrm.tza for denoising (see kit/denoise.py).
cd "$(dirname "$0")" || exit 1
samples=32
[ -n "$OIDN_WEIGHTS" ] || samples=200
pictures='hero
backenbrecher
backenbrecher --view 2
dumper
dumper --view 2
dumper --paint graphite
haldenband
kegelbrecher
kettenbagger
kettenbagger --view 2
kettenbagger --paint light
klassiersiebanlage
klassiersiebanlage --view 2
minibagger
mobilbagger
prallbrecher
radlader
radlader --view 2
radlader --paint light
schwerlastsieb
shredder
shredder --view 2
teleskoplader
trommelsieb
walze
walze --paint graphite'
echo "$pictures" | while read -r name options; do
  if [ $# -gt 0 ]; then case " $* " in *" $name "*) ;; *) continue ;; esac; fi
  # $options is split on purpose
  nice -n 19 blender -b -P render.py -- "$name" $options --samples "$samples" </dev/null 2>&1 | grep -E '^(written|Error|Traceback)'
done

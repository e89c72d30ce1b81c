#!/bin/sh
# Render every picture of the demo into demo/pictures/, one after the other, at low priority.
#   ./render.sh               all of them (about two minutes each on two cores)
#   ./render.sh walze radlader   only pictures of these machines
# Needs blender (3.4) and python3-numpy; OIDN_WEIGHTS=…/rt_hdr_alb_nrm.tza to denoise with a network (see kit/denoise.py).
cd "$(dirname "$0")" || exit 1
samples=32
[ -n "$OIDN_WEIGHTS" ] || samples=40
pictures='hero
backenbrecher
backenbrecher --view 2
dumper
dumper --view 2
dumper --paint graphite
haldenband
haldenband --view 2
kegelbrecher
kegelbrecher --view 2
kettenbagger
kettenbagger --view 2
kettenbagger --paint light
klassiersiebanlage
klassiersiebanlage --view 2
minibagger
minibagger --view 2
mobilbagger
mobilbagger --view 2
prallbrecher
prallbrecher --view 2
radlader
radlader --view 2
radlader --paint light
schwerlastsieb
schwerlastsieb --view 2
shredder
shredder --view 2
teleskoplader
trommelsieb
walze
walze --view 2
walze --paint graphite
werkstatt'
echo "$pictures" | while read -r name options; do
  if [ $# -gt 0 ]; then case " $* " in *" $name "*) ;; *) continue ;; esac; fi
  # $options is split on purpose
  nice -n 19 blender -b -P render.py -- "$name" $options --samples "$samples" </dev/null 2>&1 | grep -E '^(written|Error|Traceback)'
done

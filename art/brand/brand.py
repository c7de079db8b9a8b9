"""Draws the fan mark once and makes every icon and the sharing picture from it: art/brand/brand.py"""
import math
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from lib.prints import draw  # noqa: E402

PUBLIC = pathlib.Path(__file__).parents[2] / 'shell' / 'public'
INK, VELVET, IVORY, MIST = '#0B0E14', '#141A24', '#F3EEE3', '#A9B4C2'
BRASS = (
    '<linearGradient id="brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F7E0A8"/>'
    '<stop offset=".55" stop-color="#D9B26A"/><stop offset="1" stop-color="#A97C37"/></linearGradient>'
)
GROUND = f'<radialGradient id="ground" cx=".5" cy=".95" r="1"><stop offset="0" stop-color="#222C3B"/><stop offset="1" stop-color="{INK}"/></radialGradient>'


def petal(angle, near, far, half):
    """One blade of the fan: a wedge with a round tip, pointing away from the foot."""
    a = math.radians(angle)
    tip, root = far * math.tan(half), near * math.tan(half)

    def at(along, across):
        return f'{math.sin(a) * along + math.cos(a) * across:.2f} {-math.cos(a) * along + math.sin(a) * across:.2f}'
    return f'M{at(near, -root)}L{at(far, -tip)}A{tip:.2f} {tip:.2f} 0 0 1 {at(far, tip)}L{at(near, root)}Z'


def fan(x, y, radius, blades, fill='url(#brass)', spread=164, foot=True, opacity=1):
    """The mark: blades that alternate long and short over a half disc."""
    step = spread / (blades - 1)
    half = math.radians(step * 0.34)
    parts = [
        petal(-spread / 2 + step * k, radius * 0.36, radius * (0.92 if k % 2 == (blades // 2) % 2 else 0.74), half)
        for k in range(blades)
    ]
    base = f'M{-radius * 0.24:.2f} 0A{radius * 0.24:.2f} {radius * 0.24:.2f} 0 0 1 {radius * 0.24:.2f} 0Z' if foot else ''
    return f'<path transform="translate({x} {y})" d="{"".join(parts)}{base}" fill="{fill}" opacity="{opacity}"/>'


def svg(width, height, *parts):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>{BRASS}{GROUND}</defs>{"".join(parts)}</svg>\n'


def icon(corner, radius, blades=9):
    ground = f'<rect width="64" height="64" rx="{corner}" fill="url(#ground)"/>'
    return svg(64, 64, ground, fan(32, 32 + radius * 0.46, radius, blades))


def share():
    rays = ''.join(
        f'<path d="M600 760L{600 + math.sin(a) * 1400:.0f} {760 - math.cos(a) * 1400:.0f}" stroke="#D9B26A" stroke-width="1.5" opacity=".22"/>'
        for a in (math.radians(-84 + 7 * k) for k in range(25))
    )
    arcs = ''.join(f'<circle cx="600" cy="760" r="{r}" fill="none" stroke="#D9B26A" stroke-width="1.5" opacity=".28"/>' for r in (470, 482, 690, 702))
    shade = '<radialGradient id="shade" cx=".5" cy=".52" r=".46"><stop offset="0" stop-color="#0B0E14"/><stop offset=".7" stop-color="#0B0E14" stop-opacity=".86"/><stop offset="1" stop-color="#0B0E14" stop-opacity="0"/></radialGradient>'
    return svg(
        1200, 630, f'<defs>{shade}</defs>', f'<rect width="1200" height="630" fill="{INK}"/><rect width="1200" height="630" fill="url(#ground)" opacity=".8"/>', rays, arcs,
        '<rect width="1200" height="630" fill="url(#shade)"/>', fan(600, 270, 150, 13),
        '<text x="600" y="440" font-family="Limelight" font-size="150" text-anchor="middle" fill="url(#brass)" letter-spacing="6">Parlour</text>',
        f'<text x="600" y="505" font-family="Playfair Display SC" font-size="30" letter-spacing="7" text-anchor="middle" fill="{MIST}">The private gaming room</text>',
        '<rect x="24.5" y="24.5" width="1151" height="581" rx="18" fill="none" stroke="#D9B26A" stroke-width="1.5" opacity=".55"/>',
    )


def save(drawing, width, target):
    draw(drawing, width, target)
    subprocess.run(['convert', str(target), '-strip', '-define', 'png:compression-level=9', str(target)], check=True)


def main():
    PUBLIC.mkdir(parents=True, exist_ok=True)
    (PUBLIC / 'favicon.svg').write_text(icon(14, 30, 7))
    with tempfile.TemporaryDirectory() as room:
        sizes = []
        for size in (16, 32, 48):
            sizes.append(f'{room}/{size}.png')
            save(icon(12, 32, 5 if size == 16 else 7), size, sizes[-1])
        subprocess.run(['convert', *sizes, str(PUBLIC / 'favicon.ico')], check=True)
    save(icon(0, 26), 180, PUBLIC / 'apple-touch-icon.png')
    save(icon(14, 28), 192, PUBLIC / 'icon-192.png')
    save(icon(14, 28), 512, PUBLIC / 'icon-512.png')
    # A maskable icon keeps the mark within the middle 80 %, whatever shape the phone crops it to.
    save(icon(0, 22), 512, PUBLIC / 'icon-maskable-512.png')
    save(share(), 1200, PUBLIC / 'og.png')


if __name__ == '__main__':
    main()

"""Flat drawings (card faces, cloths, boards) as SVG, rasterised for use as textures."""
import hashlib
import math
import os
import subprocess

from lib.places import CACHE, FONTS, PRINTS


def draw(svg, width, target):
    """Converts SVG to PNG, using only the fonts in the cache."""
    config = CACHE / 'fonts.conf'
    config.write_text(
        f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>{FONTS}</dir>'
        f'<dir>/usr/share/fonts</dir><cachedir>{CACHE}/fontconfig</cachedir></fontconfig>'
    )
    subprocess.run(
        ['rsvg-convert', '-w', str(width), '-o', str(target)],
        input=svg.encode(), check=True, env={**os.environ, 'FONTCONFIG_FILE': str(config)},
    )


def rasterise(svg, width):
    PRINTS.mkdir(parents=True, exist_ok=True)
    target = PRINTS / f'{hashlib.sha1(svg.encode()).hexdigest()[:16]}-{width}.png'
    if not target.exists():
        draw(svg, width, target)
    return str(target)


def sheet(width, height, *parts, fill=None):
    ground = f'<rect width="{width}" height="{height}" fill="{fill}"/>' if fill else ''
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{ground}{"".join(parts)}</svg>'


def words(x, y, body, size, fill='#F3EEE3', font='Limelight', anchor='middle', turn=0, extra=''):
    spin = f' transform="rotate({turn} {x} {y})"' if turn else ''
    return f'<text x="{x}" y="{y}" font-family="{font}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{spin} {extra}>{body}</text>'


def rect(x, y, width, height, fill='none', line=None, thick=1, round=0):
    stroke = f' stroke="{line}" stroke-width="{thick}"' if line else ''
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}" fill="{fill}"{stroke}/>'


def path(d, fill='none', line=None, thick=1, extra=''):
    stroke = f' stroke="{line}" stroke-width="{thick}"' if line else ''
    return f'<path d="{d}" fill="{fill}"{stroke} {extra}/>'


def at(x, y, size, inner, turn=0):
    """Places a drawing made in a box of -50 … 50 at a point, at a size."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size / 100})">{inner}</g>'


# SVG paths of the suits, whose coordinates go from -50 to 50.
SUITS = {
    'hearts': 'M0 44C-12 28-46 10-46-16C-46-34-33-44-20-44C-10-44-3-38 0-29C3-38 10-44 20-44C33-44 46-34 46-16C46 10 12 28 0 44Z',
    'diamonds': 'M0-48C10-28 22-12 36 0C22 12 10 28 0 48C-10 28-22 12-36 0C-22-12-10-28 0-48Z',
    'spades': 'M0-48C12-30 44-12 44 12C44 26 33 33 22 33C14 33 8 30 5 24C6 34 10 42 18 48L-18 48C-10 42-6 34-5 24C-8 30-14 33-22 33C-33 33-44 26-44 12C-44-12-12-30 0-48Z',
    'clubs': 'M0-48C13-48 22-38 22-27C22-20 19-14 14-9C17-10 20-11 24-11C36-11 46-2 46 11C46 24 36 33 24 33C15 33 9 29 5 23C6 34 10 42 18 48L-18 48C-10 42-6 34-5 23C-9 29-15 33-24 33C-36 33-46 24-46 11C-46-2-36-11-24-11C-20-11-17-10-14-9C-19-14-22-20-22-27C-22-38-13-48 0-48Z',
}
RED, BLACK = '#B01832', '#12141A'


def suit_colour(suit):
    return RED if suit in ('hearts', 'diamonds') else BLACK


def suit(name, x, y, size, turn=0, fill=None):
    return at(x, y, size, path(SUITS[name], fill or suit_colour(name)), turn)


def fan(x, y, radius, rays=9, line='#D9B26A', thick=2, start=-180, end=0):
    out = []
    for k in range(rays):
        a = math.radians(start + (end - start) * k / (rays - 1))
        out.append(path(f'M{x + math.cos(a) * radius * 0.28:.1f} {y + math.sin(a) * radius * 0.28:.1f}L{x + math.cos(a) * radius:.1f} {y + math.sin(a) * radius:.1f}', line=line, thick=thick, extra='stroke-linecap="round"'))
    return ''.join(out)

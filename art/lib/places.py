"""Paths of generated files, which are kept outside the repository."""
import os
import pathlib

CACHE = pathlib.Path(os.environ.get('PARLOUR_ART_CACHE', pathlib.Path.home() / '.cache' / 'parlour-art'))
FONTS = CACHE / 'fonts'
PRINTS = CACHE / 'prints'
RENDERS = CACHE / 'renders'
SUITS_FACE = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'


def face(name):
    return str(FONTS / f'{name}.ttf')

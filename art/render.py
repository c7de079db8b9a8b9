"""Renders scenes one after another and packs them; skips scenes that have not changed.

art/render.py [--samples N] [--draft] SCENE[:SHOT] … (all scenes when none is named)
"""
import argparse
import ast
import hashlib
import os
import pathlib
import subprocess
import sys

from lib.places import RENDERS
from pack import pack

HERE = pathlib.Path(__file__).parent
SCENES = HERE / 'scenes'


def shots_of(file):
    """Reads SHOTS without importing the scene, because only Blender can import it."""
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == 'SHOTS':
            return ast.literal_eval(node.value)
    raise SystemExit(f'{file.name} names no SHOTS')


def blender(*words):
    command = ['nice', '-n', '19', 'blender', '-b', '-t', '1', '--python-exit-code', '3', '--python', str(HERE / 'stage.py'), '--', *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout[-2000:] + done.stderr[-2000:])


def render(file, shot, size, samples, draft):
    name = file.stem.replace('_', '-')
    width, height = (size[0] // 4 * 2, size[1] // 4 * 2) if draft else size
    stem = RENDERS / f'{name}-{shot}{"-draft" if draft else ""}'
    picture, mark = stem.with_suffix('.png'), stem.with_suffix('.mark')
    recipe = hashlib.sha1(file.read_bytes() + repr((shot, width, height, samples)).encode()).hexdigest()
    if picture.exists() and mark.exists() and mark.read_text() == recipe:
        return picture, False
    raw, floats = stem.with_suffix('.exr'), stem.with_suffix('.f32')
    blender('shoot', name, shot, width, height, samples, raw)
    subprocess.run(['nice', '-n', '19', sys.executable, str(HERE / 'denoise.py'), str(raw), str(floats)], check=True, env={**os.environ, 'OPENBLAS_NUM_THREADS': '1'})
    blender('develop', name, shot, width, height, floats, picture)
    raw.unlink()
    floats.unlink()
    mark.write_text(recipe)
    return picture, True


def main():
    wanted = argparse.ArgumentParser()
    wanted.add_argument('scenes', nargs='*')
    wanted.add_argument('--samples', type=int, default=32)
    wanted.add_argument('--draft', action='store_true', help='half size, not packed')
    given = wanted.parse_args()
    RENDERS.mkdir(parents=True, exist_ok=True)
    for wish in given.scenes or sorted(file.stem for file in SCENES.glob('*.py') if file.stem != '__init__'):
        name, _, only = wish.partition(':')
        file = SCENES / f'{name.replace("-", "_")}.py'
        shots = shots_of(file)
        for index, (shot, size) in enumerate(shots.items()):
            if only and shot != only:
                continue
            picture, fresh = render(file, shot, size, given.samples, given.draft)
            print(picture, 'rendered' if fresh else 'unchanged', flush=True)
            if not given.draft and fresh:
                # A scene's first shot has the name of the scene; the other shots add a suffix.
                plain = file.stem.replace('_', '-')
                pack(picture, plain if index == 0 else f'{plain}-{shot}', shot)


if __name__ == '__main__':
    main()

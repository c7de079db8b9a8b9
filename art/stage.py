"""Runs inside Blender. `shoot` builds and renders a scene; `develop` applies the final look to the denoised result.

blender -b -t 1 --python art/stage.py -- shoot SCENE SHOT WIDTH HEIGHT SAMPLES OUT.exr
blender -b -t 1 --python art/stage.py -- develop SCENE SHOT WIDTH HEIGHT CLEANED.f32 OUT.png
"""
import importlib
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from lib import studio  # noqa: E402

step, name, shot, width, height, given, out = sys.argv[sys.argv.index('--') + 1:]
scene = importlib.import_module(f'scenes.{name.replace("-", "_")}')
if step == 'shoot':
    studio.begin(int(width), int(height), int(given))
    scene.build(shot)
    studio.shoot(out)
else:
    studio.begin(int(width), int(height), 1)
    studio.develop(given, out, int(width), int(height), **getattr(scene, 'FINISH', {}))

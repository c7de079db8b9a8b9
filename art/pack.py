"""Turns a finished render into the files a browser fetches, and writes them into the manifest."""
import base64
import json
import pathlib
import subprocess
import tempfile

PUBLIC = pathlib.Path(__file__).parents[1] / 'shell' / 'public' / 'art'
MANIFEST = PUBLIC / 'manifest.json'
WIDTHS = {'card': (240, 480), 'wide': (640, 960, 1280, 1920), 'phone': (360, 640)}
BUDGET_BYTES = {'card': 60_000, 'wide': 120_000, 'phone': 30_000}


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def size_of(picture):
    return tuple(int(n) for n in run('identify', '-format', '%w %h', picture).split())


def encode_avif(source, target, budget):
    # The largest file must fit its budget, so quality gives way before weight does.
    for level in (20, 24, 28, 32, 36, 42):
        run('nice', 'avifenc', '-j', 1, '-s', 6, '-d', 10, '-y', '420', '--min', 0, '--max', 63, '-a', 'end-usage=q', '-a', f'cq-level={level}', source, target)
        if target.stat().st_size <= budget:
            return


def blur_of(picture):
    small = run('convert', picture, '-resize', '16x16', '-quality', 40, '-define', 'webp:method=6', 'webp:-')
    return 'data:image/webp;base64,' + base64.b64encode(small).decode()


def dominant_of(picture):
    text = run('convert', picture, '-resize', '1x1!', '-depth', 8, '-format', '%[hex:p{0,0}]', 'info:').decode()
    return f'#{text[:6]}'


def pack(picture, name, kind):
    PUBLIC.mkdir(parents=True, exist_ok=True)
    width, height = size_of(picture)
    widths = [w for w in WIDTHS[kind] if w < width] + [width]
    with tempfile.TemporaryDirectory() as room:
        for each in widths:
            sized = pathlib.Path(room) / f'{each}.png'
            run('convert', picture, '-filter', 'Lanczos', '-resize', f'{each}x', '-strip', sized)
            encode_avif(sized, PUBLIC / f'{name}-{each}.avif', BUDGET_BYTES[kind])
            run('nice', 'cwebp', '-quiet', '-m', 6, '-q', 80, sized, '-o', PUBLIC / f'{name}-{each}.webp')
    manifest = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    manifest[name] = {
        'width': width, 'height': height, 'widths': widths, 'formats': ['avif', 'webp'],
        'dominantColour': dominant_of(picture), 'blurDataUri': blur_of(picture),
    }
    MANIFEST.write_text(json.dumps(dict(sorted(manifest.items())), indent=2) + '\n')

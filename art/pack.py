"""Encodes a finished render as web image files and adds them to the manifest."""
import json
import pathlib
import subprocess
import tempfile

PUBLIC = pathlib.Path(__file__).parents[1] / 'shell' / 'public' / 'art'
MANIFEST = PUBLIC / 'manifest.json'
WIDTHS = {'card': (240, 480), 'wide': (640, 960, 1280, 1920), 'phone': (360, 640)}
STAND_INS = PUBLIC.parents[1] / 'app' / 'play' / 'lobby' / 'stand-ins'
BUDGET_BYTES = {'card': 60_000, 'wide': 120_000, 'phone': 30_000}


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout


def size_of(picture):
    return tuple(int(n) for n in run('identify', '-format', '%w %h', picture).split())


def encode_avif(source, target, budget):
    # The largest file must fit its budget, so we lower the quality until it does.
    for level in (20, 24, 28, 32, 36, 42):
        run('nice', 'avifenc', '-j', 1, '-s', 6, '-d', 10, '-y', '420', '--min', 0, '--max', 63, '-a', 'end-usage=q', '-a', f'cq-level={level}', source, target)
        if target.stat().st_size <= budget:
            return


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
        'dominantColour': dominant_of(picture),
    }
    MANIFEST.write_text(json.dumps(dict(sorted(manifest.items())), indent=2) + '\n')
    if kind == 'card':
        draw_stand_ins()


def draw_stand_ins():
    """Writes blurred previews of all cards, each twelve pixels wide, into one small file, with the position of each as CSS."""
    entries = json.loads(MANIFEST.read_text()).items()
    cards = sorted(name for name, each in entries if each['width'] * 4 == each['height'] * 3)
    STAND_INS.mkdir(parents=True, exist_ok=True)
    pictures = [PUBLIC / f'{name}-240.webp' for name in cards]
    run('convert', *pictures, '-resize', '12x16!', '+append', '-quality', 60, '-define', 'webp:method=6', STAND_INS / 'cards.webp')
    places = [f'.stand-in-{name} {{\n  --stand-in: {100 * place / (len(cards) - 1):.3f}%;\n}}\n' for place, name in enumerate(cards)]
    sheet = f'.stand-in {{\n  background: url("./cards.webp") var(--stand-in) 0 / {len(cards)}00% 100%;\n}}\n'
    (STAND_INS / 'cards.css').write_text('/* Written by art/pack.py. */\n' + sheet + ''.join(places))


if __name__ == '__main__':
    draw_stand_ins()

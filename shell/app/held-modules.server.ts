import { Transform } from "node:stream";

/** What React Router writes, and how it leaves so that the browser does not act on it yet. */
const HELD = [
  ['rel="modulepreload"', 'rel="held-module"'],
  ['type="module" async=""', 'type="held-module"'],
] as const;

/**
 * Holds the page's scripts back until its picture is there: words, styles and the hero have the line for
 * themselves, and the scripts that make them live follow (`releaseModules`). React Router has no word for it, so it
 * is done to the page on its way out.
 */
export function holdModules(): Transform {
  let held = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // One character per byte, so that a letter cut in two by the chunk's end comes out whole.
      const text = replaced(held + chunk.toString("latin1"));
      const end = text.length - tailLength(text);
      held = text.slice(end);
      done(null, Buffer.from(text.slice(0, end), "latin1"));
    },
    flush(done) {
      done(null, Buffer.from(held, "latin1"));
    },
  });
}

function replaced(text: string): string {
  return HELD.reduce((page, [mark, substitute]) => page.replaceAll(mark, substitute), text);
}

/** How much of the end may be the beginning of a mark that the next chunk completes. */
function tailLength(text: string): number {
  const lengths = HELD.map(([mark]) => {
    for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
      if (mark.startsWith(text.slice(-length))) return length;
    }
    return 0;
  });
  return Math.max(...lengths);
}

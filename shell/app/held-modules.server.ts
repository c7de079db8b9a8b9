import { Transform } from "node:stream";

/** The attributes with which React Router loads scripts, and replacements that the browser ignores. */
const HELD = [
  ['rel="modulepreload"', 'rel="held-module"'],
  ['type="module" async=""', 'type="held-module"'],
] as const;

/**
 * Delays the page's scripts until its main picture is painted, so that text, styles and the main picture get
 * the whole bandwidth first; `releaseModules` then loads the scripts. React Router has no option for this, so
 * the HTML is rewritten while it is streamed.
 */
export function holdModules(): Transform {
  let held = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // In latin1 every byte is one character, so a multi-byte character that is split between two chunks isn't
      // damaged.
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

/** How many characters at the end of a chunk may be the start of a marker that the next chunk completes. */
function tailLength(text: string): number {
  const lengths = HELD.map(([mark]) => {
    for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
      if (mark.startsWith(text.slice(-length))) return length;
    }
    return 0;
  });
  return Math.max(...lengths);
}

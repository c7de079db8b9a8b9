import { Transform } from "node:stream";

const MARK = 'rel="modulepreload"';
const MARKED = `${MARK} fetchpriority="low"`;
const HEAD_END = "</head>";
const LONGEST_TAIL = Math.max(MARK.length, HEAD_END.length) - 1;

/**
 * Lets words, styles and the hero arrive before the scripts that make them live. Browsers fetch preloaded
 * modules as urgently as styles, and React Router has no word for it, so it is put into the head on its way out.
 */
export function lowerModulePriority(): Transform {
  let held = "";
  let inHead = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!inHead) return done(null, chunk);
      // One character per byte, so that a letter cut in two by the chunk's end comes out whole.
      const text = held + chunk.toString("latin1");
      const headEnd = text.indexOf(HEAD_END);
      inHead = headEnd < 0;
      const end = inHead ? text.length - tailLength(text) : headEnd;
      held = inHead ? text.slice(end) : "";
      const rest = inHead ? "" : text.slice(end);
      done(null, Buffer.from(text.slice(0, end).replaceAll(MARK, MARKED) + rest, "latin1"));
    },
    flush(done) {
      done(null, Buffer.from(held, "latin1"));
    },
  });
}

/** How much of the end may be the beginning of something that the next chunk completes. */
function tailLength(text: string): number {
  for (let length = Math.min(LONGEST_TAIL, text.length); length > 0; length -= 1) {
    const tail = text.slice(-length);
    if (MARK.startsWith(tail) || HEAD_END.startsWith(tail)) return length;
  }
  return 0;
}

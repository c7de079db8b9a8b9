import { Transform } from "node:stream";

/** The attributes with which React Router loads scripts, and the values that keep the browser from loading them. */
const HELD = [
  ['rel="modulepreload"', 'rel="held-module"'],
  ['type="module" async=""', 'type="held-module"'],
] as const;

type Divide = (html: string) => Buffer[];

const inOnePiece: Divide = (html) => (html === "" ? [] : [Buffer.from(html, "latin1")]);

/**
 * Delays the page's scripts until its main picture is painted, so that text, styles and the main picture get
 * the whole bandwidth first; `release-modules.ts` then loads the scripts. React Router has no option for this, so
 * the HTML is rewritten while it is streamed.
 *
 * React writes a page in pieces of two kilobytes and calls `flush` when it has nothing more to write for now. The pieces
 * are joined until then, because passing on and compressing each of them would take longer than rendering the page.
 * `divide` turns the HTML into the chunks that are passed on.
 */
export function holdModules(divide: Divide = inOnePiece): Transform & { flush(): void } {
  let held = "";
  let pieces: Buffer[] = [];
  // In latin1 every byte is one character, so a multi-byte character that is split between two pieces isn't damaged.
  const take = () => {
    const text = replaced(held + Buffer.concat(pieces).toString("latin1"));
    pieces = [];
    return text;
  };
  const stream = new Transform({
    // Chunks are passed on as they are; a stream of bytes would join them.
    readableObjectMode: true,
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      for (const chunk of divide(take())) stream.push(chunk);
      done();
    },
  });
  return Object.assign(stream, {
    flush() {
      if (pieces.length === 0) return;
      const text = take();
      const end = text.length - tailLength(text);
      held = text.slice(end);
      for (const chunk of divide(text.slice(0, end))) stream.push(chunk);
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

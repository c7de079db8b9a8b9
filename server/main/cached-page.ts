import { pack, storedBlock } from "./pack-chunks.ts";
import { checksumOfFilling } from "./page-checksum.ts";
import { createPageTemplate, type PageTemplate } from "./page-template.ts";

/** A rendered page with a gap for each nonce, ready to be sent with another nonce of the same length. */
export type CachedPage = {
  headers: readonly (readonly [name: string, value: string])[];
  plain: PageTemplate;
  /** The page in compressed form (gzip). */
  packed: PageTemplate;
  bytes: number;
};

const packLevel = 9;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

export function cachePage(html: Buffer, nonce: string, headers: CachedPage["headers"]): CachedPage {
  const filling = Buffer.from(nonce);
  const holes = findHoles(html, filling);
  const plain = createPageTemplate(html, holes);
  const packed = packPage(html, holes, filling);
  return { headers, plain, packed, bytes: plain.length + packed.length };
}

/**
 * Compresses the parts between the gaps separately, with each nonce as an uncompressed block in between. A new nonce
 * then changes only those blocks and the checksum at the end, and nothing is compressed again.
 */
function packPage(html: Buffer, holes: readonly number[], filling: Buffer): PageTemplate {
  const pieces: Buffer[] = [gzipHeader];
  const packedHoles: number[] = [];
  const block = storedBlock(filling);
  let length = gzipHeader.length;
  const push = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  let from = 0;
  for (const hole of holes) {
    push(pack(html.subarray(from, hole), packLevel));
    packedHoles.push(length + block.length - filling.length);
    push(block);
    from = hole + filling.length;
  }
  push(pack(html.subarray(from), packLevel));
  push(lastBlock);
  const trailerAt = length;
  push(Buffer.alloc(8));
  const master = Buffer.concat(pieces);
  master.writeUInt32LE(html.length >>> 0, trailerAt + 4);
  const checksumOf = checksumOfFilling(html, holes, filling);
  return createPageTemplate(master, packedHoles, (page, nonce) => {
    page.writeUInt32LE(checksumOf(nonce), trailerAt);
  });
}

function findHoles(bytes: Buffer, mark: Buffer): number[] {
  const holes: number[] = [];
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) holes.push(at);
  return holes;
}

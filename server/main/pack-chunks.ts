import { Readable } from "node:stream";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";

/**
 * The compression levels: 9 for chunks that many responses contain; a low level for those that are
 * compressed for one response.
 */
const levels = { shared: 9, own: 3 };
/** Chunks smaller than this are not compressed, because their compressed form may be larger. */
const fewestBytes = 64;
/** Compressing more than this in the event loop would delay other requests. */
const mostSynchronous = 64 * 1024;
const packApart = promisify<Uint8Array, object, Buffer>(deflateRaw);
const longestStored = 0xffff;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** The chunks seen so far, with their compressed form. It is null until a chunk is sent for the second time. */
const seen = new WeakMap<Uint8Array, Buffer | null>();

/**
 * Compresses the chunks of a page as one gzip file. The shell sends the parts that pages share as the same object each
 * time, so their compressed form is kept. Each chunk is compressed on its own, without reference to others, and can
 * therefore be joined with any other.
 */
export async function* packChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let checksum = 0;
  let length = 0;
  let head: Buffer | undefined = gzipHeader;
  for await (const chunk of chunks) {
    checksum = crc32(chunk, checksum);
    length += chunk.length;
    const packed = await packChunk(chunk);
    yield head === undefined ? packed : Buffer.concat([head, packed]);
    head = undefined;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  yield Buffer.concat([head ?? Buffer.alloc(0), lastBlock, trailer]);
}

/**
 * Returns compressed chunks as a stream. Chunks that arrive in the same turn of the event loop are joined, because
 * writing each of the many parts of a page to the connection would take longer than compressing it.
 */
export function packedStream(chunks: AsyncIterable<Uint8Array>): Readable {
  const packed = packChunks(chunks);
  let joined: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  const flush = () => {
    turn = undefined;
    if (joined.length > 0) stream.push(Buffer.concat(joined));
    joined = [];
  };
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      clearImmediate(turn);
      void packed.return(undefined).catch(() => {});
      done(error);
    },
  });
  const pump = async () => {
    for await (const piece of packed) {
      joined.push(piece);
      turn ??= setImmediate(flush);
    }
    clearImmediate(turn);
    flush();
    stream.push(null);
  };
  pump().catch((error) => stream.destroy(error));
  return stream;
}

function packChunk(chunk: Uint8Array): Buffer | Promise<Buffer> {
  const known = seen.get(chunk);
  if (known) return known;
  if (chunk.length < fewestBytes) return storedBlock(chunk);
  if (chunk.length > mostSynchronous && known === undefined) {
    seen.set(chunk, null);
    return packApart(chunk, { level: levels.own, finishFlush: constants.Z_FULL_FLUSH });
  }
  const packed = pack(chunk, known === undefined ? levels.own : levels.shared);
  seen.set(chunk, known === undefined ? null : packed);
  return packed;
}

/** Compresses bytes so that the result ends on a byte boundary and refers to no earlier data. */
export function pack(bytes: Uint8Array, level: number): Buffer {
  return deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH });
}

/** Returns an uncompressed DEFLATE block: its length, the complement of the length, and the bytes. */
export function storedBlock(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & longestStored, 3);
  return Buffer.concat([head, bytes]);
}

import { buffer } from "node:stream/consumers";
import { crc32, createDeflateRaw } from "node:zlib";

type Chunks = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
type Entry = { name: Buffer; crc: number; packed: Buffer; size: number; offset: number };

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** Deflated entries need version 2.0 of the format. */
const version = 20;
/** The flag for UTF-8 names. */
const utf8Flag = 0x0800;
const deflated = 8;
/** Larger files need an extension of the format that old programs can't read. */
const maxBytes = 0xffffffff;

/** Writes a ZIP archive into memory. Entries are compressed while they are produced, outside the event loop. */
export function createZip(at: Date) {
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  const append = (part: Buffer) => {
    parts.push(part);
    offset += part.length;
    if (offset > maxBytes) throw new Error("a ZIP archive can have at most 4 GB");
  };
  return {
    async add(path: string, chunks: Chunks): Promise<void> {
      const deflate = createDeflateRaw();
      const packing = buffer(deflate);
      let crc = 0;
      let size = 0;
      try {
        for await (const chunk of chunks) {
          const bytes = Buffer.from(chunk);
          crc = crc32(bytes, crc);
          size += bytes.length;
          if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once("drain", resolve));
        }
        deflate.end();
      } catch (error) {
        deflate.destroy();
        await packing.catch(() => {});
        throw error;
      }
      const entry = { name: Buffer.from(path), crc, packed: await packing, size, offset };
      entries.push(entry);
      append(localHeader(entry, at));
      append(entry.packed);
    },
    finish(): Buffer {
      const start = offset;
      for (const entry of entries) append(centralHeader(entry, at));
      append(endRecord(entries.length, start, offset - start));
      return Buffer.concat(parts);
    },
  };
}

function localHeader(entry: Entry, at: Date): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(localSignature, 0);
  writeFacts(header, 4, entry, at);
  return Buffer.concat([header, entry.name]);
}

function centralHeader(entry: Entry, at: Date): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(centralSignature, 0);
  header.writeUInt16LE(version, 4);
  writeFacts(header, 6, entry, at);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}

/** Writes the fields that both headers of an entry have. */
function writeFacts(header: Buffer, from: number, { crc, packed, size, name }: Entry, at: Date): void {
  header.writeUInt16LE(version, from);
  header.writeUInt16LE(utf8Flag, from + 2);
  header.writeUInt16LE(deflated, from + 4);
  const seconds = at.getUTCSeconds() >> 1;
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | seconds, from + 6);
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  header.writeUInt16LE((year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), from + 8);
  header.writeUInt32LE(crc, from + 10);
  header.writeUInt32LE(packed.length, from + 14);
  header.writeUInt32LE(size, from + 18);
  header.writeUInt16LE(name.length, from + 22);
}

function endRecord(count: number, start: number, length: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(endSignature, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(length, 12);
  record.writeUInt32LE(start, 16);
  return record;
}

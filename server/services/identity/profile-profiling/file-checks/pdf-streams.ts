import { createInflate, constants as zlib } from "node:zlib";

export type PdfParts = {
  /** The parts of the PDF file that are not in its streams: objects, dictionaries and the trailer. */
  structure: string;
  streams: readonly PdfStream[];
};
export type PdfStream = { dictionary: string; data: Buffer };

/** The limit for a dictionary; no real document needs a longer one. */
const maxDictionaryLength = 65_536;

/** Splits a PDF into its structure and its streams; undefined if a stream has no end. */
export function splitPdf(bytes: Buffer): PdfParts | undefined {
  const text = bytes.toString("latin1");
  const pieces: string[] = [];
  const streams: PdfStream[] = [];
  const starts = /\bstream\r?\n/g;
  let from = 0;
  for (let start = starts.exec(text); start !== null; start = starts.exec(text)) {
    const dataStart = start.index + start[0].length;
    const dataEnd = text.indexOf("endstream", dataStart);
    if (dataEnd === -1) return undefined;
    const before = text.slice(from, start.index);
    pieces.push(before);
    streams.push({
      dictionary: before.slice(Math.max(before.lastIndexOf(" obj"), before.length - maxDictionaryLength, 0)),
      data: bytes.subarray(dataStart, dataEnd),
    });
    from = dataEnd + "endstream".length;
    starts.lastIndex = from;
  }
  pieces.push(text.slice(from));
  return { structure: pieces.join("\n"), streams };
}

export type Inflated = { sizeBytes: number; kept: Buffer } | "too-large" | "damaged";

/**
 * Decompresses up to the limit and keeps only the requested number of bytes, so that a decompression bomb
 * uses little memory.
 */
export async function inflateWithin(data: Buffer, limitBytes: number, keepBytes: number): Promise<Inflated> {
  const inflate = createInflate({ finishFlush: zlib.Z_SYNC_FLUSH });
  inflate.end(data);
  const kept: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (sizeBytes < keepBytes) kept.push(chunk.subarray(0, keepBytes - sizeBytes));
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) return "too-large";
    }
  } catch {
    return "damaged";
  }
  return { sizeBytes, kept: Buffer.concat(kept) };
}

import type { Readable } from "node:stream";

/** Reads the whole file, unless it is too large or the sender disconnected. */
export async function readUpload(
  stream: Readable,
  maxBytes: number,
): Promise<Buffer | "too-large" | "cut-off"> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    return "cut-off";
  }
  return Buffer.concat(chunks);
}

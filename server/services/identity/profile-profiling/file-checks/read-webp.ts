import type { ImageSize } from "./image-size.ts";

/** Returns the size of the picture, or of its canvas if larger, provided the file is as long as it declares. */
export function readWebp(bytes: Buffer): ImageSize | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const size: ImageSize = { width: 0, height: 0 };
  let hasPixels = false;
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return undefined;
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    const found = sizeOf(type, chunk);
    if (found === "damaged") return undefined;
    if (found !== undefined) {
      size.width = Math.max(size.width, found.width);
      size.height = Math.max(size.height, found.height);
    }
    hasPixels ||= type === "VP8 " || type === "VP8L" || type === "ANMF";
    // Chunks start at even offsets, so a chunk of odd length is followed by a padding byte.
    at += 8 + length + (length % 2);
  }
  return hasPixels ? size : undefined;
}

function sizeOf(type: string, chunk: Buffer): ImageSize | "damaged" | undefined {
  switch (type) {
    case "VP8X":
      if (chunk.length < 10) return "damaged";
      return { width: 1 + chunk.readUIntLE(4, 3), height: 1 + chunk.readUIntLE(7, 3) };
    case "VP8L": {
      if (chunk.length < 5 || chunk[0] !== 0x2f) return "damaged";
      const bits = chunk.readUInt32LE(1);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case "VP8 ":
      if (chunk.length < 10 || chunk.readUIntBE(3, 3) !== 0x9d012a) return "damaged";
      return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff };
    default:
      return undefined;
  }
}

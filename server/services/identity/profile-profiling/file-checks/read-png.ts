import { crc32 } from "node:zlib";
import type { ImageSize } from "./image-size.ts";

const signatureBytes = 8;

/** Returns the picture's size if all chunks are present and undamaged. */
export function readPng(bytes: Buffer): ImageSize | undefined {
  let size: ImageSize | undefined;
  let hasPixels = false;
  for (let at = signatureBytes; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const checked = bytes.subarray(at + 4, end - 4);
    if (crc32(checked) !== bytes.readUInt32BE(end - 4)) return undefined;
    const type = checked.toString("latin1", 0, 4);
    if (size === undefined) {
      if (type !== "IHDR" || length !== 13) return undefined;
      size = { width: checked.readUInt32BE(4), height: checked.readUInt32BE(8) };
    }
    if (type === "IDAT") hasPixels = true;
    if (type === "IEND") return hasPixels ? size : undefined;
    at = end;
  }
  return undefined;
}

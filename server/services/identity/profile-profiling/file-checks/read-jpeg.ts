import type { ImageSize } from "./image-size.ts";

const marker = { endOfImage: 0xd9, startOfScan: 0xda } as const;

/** Returns the picture's size if the file is complete from the first marker to the last. */
export function readJpeg(bytes: Buffer): ImageSize | undefined {
  let size: ImageSize | undefined;
  let scanned = false;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at] === 0xff) at++;
    const code = bytes[at++];
    if (code === undefined) return undefined;
    if (code === marker.endOfImage) return scanned ? size : undefined;
    if (hasNoLength(code)) continue;
    const length = at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0;
    if (length < 2 || at + length > bytes.length) return undefined;
    if (isFrame(code)) {
      if (length < 8) return undefined;
      size = { height: bytes.readUInt16BE(at + 3), width: bytes.readUInt16BE(at + 5) };
    }
    at += length;
    if (code === marker.startOfScan) {
      scanned = true;
      at = endOfScan(bytes, at);
    }
  }
}

/** Whether a marker has no content: temporary and restart markers have none. */
function hasNoLength(code: number): boolean {
  return code === 0x01 || isRestart(code);
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

/** Whether a marker starts a frame; three codes in the range of these markers mean something else. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

/**
 * Returns the position of the first marker after the compressed data. Inside the data, 0xff is followed by 0
 * or by the code of a restart marker.
 */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

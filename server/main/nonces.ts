import { randomFillSync } from "node:crypto";

const nonceBytes = 16;
const stock = Buffer.alloc(nonceBytes * 256);
let used = stock.length;

/**
 * Returns a fresh nonce of 24 characters. Random bytes are drawn in bulk, because drawing them one by one costs more
 * than sending a page.
 */
export function nextNonce(): string {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  const nonce = stock.toString("base64", used, used + nonceBytes);
  // Used nonces are overwritten, so that they cannot be read from memory.
  stock.fill(0, used, used + nonceBytes);
  used += nonceBytes;
  return nonce;
}

import { randomFillSync } from "node:crypto";

const nonceBytes = 16;
const stock = Buffer.alloc(nonceBytes * 256);
let used = stock.length;

/** A fresh nonce, 24 characters long. Random bytes are drawn for many at once: one by one they cost more than a page. */
export function nextNonce(): string {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  const nonce = stock.toString("base64", used, used + nonceBytes);
  // What was given out is not kept.
  stock.fill(0, used, used + nonceBytes);
  used += nonceBytes;
  return nonce;
}

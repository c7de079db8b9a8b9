import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type CachedPage, cachePage } from "./cached-page.ts";

const first = "AAAAAAAAAAAAAAAAAAAAAA==";
const second = "BzQ9+/abcBBBBBBBBBBBBB==";
const plainWith = ({ plain }: CachedPage, nonce: string) => Buffer.from(plain.take(Buffer.from(nonce)));
const packedWith = ({ packed }: CachedPage, nonce: string) =>
  gunzipSync(Buffer.from(packed.take(Buffer.from(nonce))));

it("replaces the nonce everywhere, compressed or not", () => {
  const html = (nonce: string) =>
    `<script nonce="${nonce}"></script>größe 中文${"x".repeat(70_000)}<i nonce="${nonce}">`;
  const kept = cachePage(Buffer.from(html(first)), first, []);
  for (const nonce of [second, first, second]) {
    expect(plainWith(kept, nonce).toString()).toBe(html(nonce));
    expect(packedWith(kept, nonce).toString()).toBe(html(nonce));
  }
  expect(kept.packed.length).toBeLessThan(1_000);
});

it("reuses a buffer only after it was returned", () => {
  const kept = cachePage(Buffer.from(`<i nonce="${first}">`), first, []);
  const one = kept.plain.take(Buffer.from(first));
  const other = kept.plain.take(Buffer.from(second));
  expect(one).not.toBe(other);
  expect(one.toString()).toContain(first);
  kept.plain.giveBack(one);
  expect(kept.plain.take(Buffer.from(second))).toBe(one);
  expect(one.toString()).toContain(second);
});

it("keeps every byte of any page", () => {
  const piece = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  const nonce = fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString("base64"));
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), nonce, (pieces, other) => {
      const pageWith = (filling: string) =>
        Buffer.concat(pieces.flatMap((each, index) => (index === 0 ? [each] : [Buffer.from(filling), each])));
      const kept = cachePage(pageWith(first), first, []);
      expect(plainWith(kept, other).equals(pageWith(other))).toBe(true);
      expect(packedWith(kept, other).equals(pageWith(other))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairStream } from "./fair-stream.ts";
import { hmacSha256, sha256Hex } from "./sha256.ts";

const seeds = { serverSeed: "f0".repeat(32), clientSeed: "a player's words", nonce: 7 };

describe("sha256Hex and hmacSha256", () => {
  it("agree with Node's own for every length and key", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 130 }),
        fc.string({ maxLength: 150 }),
        (text, key) => {
          expect(sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
          const own = Buffer.from(hmacSha256(key)(text)).toString("hex");
          expect(own).toBe(createHmac("sha256", key).update(text).digest("hex"));
        },
      ),
    );
  });
});

describe("fairStream", () => {
  it("reads its words as it is written down", () => {
    const words = [0, 1].flatMap((block) => {
      const bytes = createHmac("sha256", seeds.serverSeed).update(`${seeds.clientSeed}:7:${block}`).digest();
      return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4));
    });
    const stream = fairStream(seeds);
    expect(words.map(() => stream.below(2 ** 32))).toEqual(words);
  });

  it("goes on from its cursor exactly", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }),
        fc.nat(40),
        (bounds, cut) => {
          const whole = fairStream(seeds);
          const expected = bounds.map((bound) => whole.below(bound));
          const first = fairStream(seeds);
          const before = bounds.slice(0, cut).map((bound) => first.below(bound));
          const second = fairStream(seeds, first.cursor);
          expect([...before, ...bounds.slice(cut).map((bound) => second.below(bound))]).toEqual(expected);
        },
      ),
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("refuses the bound %s", (bound) => {
    expect(() => fairStream(seeds).below(bound)).toThrow(RangeError);
  });
});

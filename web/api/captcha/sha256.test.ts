import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256Hex } from "./sha256.ts";

test("matches the standard library for every length around the block sizes", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "parlour-".repeat(30).slice(0, length);
    expect(sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

import { describe, expect, it } from "vitest";
import { createPayloadAssembler, splitPayload } from "./notify-payload.ts";

const texts = ["", "short", "=+", "é".repeat(3950), "é".repeat(3951), `${"x".repeat(9000)}\u{1f3b2}`];

describe("notification payloads", () => {
  it("stay below 8000 bytes and can be reassembled", () => {
    const assembler = createPayloadAssembler();
    for (const text of texts) {
      const parts = splitPayload(text);
      expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(8000);
      expect(parts.map((part) => assembler.take(part)).at(-1)).toBe(text);
    }
  });

  it("yield nothing when the start was missed, and do not corrupt the next", () => {
    const assembler = createPayloadAssembler();
    const long = "y".repeat(30_000);
    const missed = splitPayload(long).slice(1);
    expect(missed.map((part) => assembler.take(part)).every((whole) => whole === undefined)).toBe(true);
    const cutShort = splitPayload(long).slice(0, -1);
    for (const part of [...cutShort, "nonsense"]) expect(assembler.take(part)).toBeUndefined();
    expect(
      splitPayload(long)
        .map((part) => assembler.take(part))
        .at(-1),
    ).toBe(long);
  });
});

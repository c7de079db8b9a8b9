import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeDestination } from "./safe-destination.ts";

describe("safeDestination", () => {
  it.each([
    ["/", "/"],
    ["/account/cashier", "/account/cashier"],
    ["/casino/slots/sevens#quickplay_realplay", "/casino/slots/sevens#quickplay_realplay"],
    ["/help/search-content?searchTerm=a%20b&x=//y", "/help/search-content?searchTerm=a%20b&x=//y"],
    [
      "/login?destination=https%3A%2F%2Felsewhere.example",
      "/login?destination=https%3A%2F%2Felsewhere.example",
    ],
    ["/a/../b", "/b"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/a//b", "/a//b"],
  ])("keeps %s", (raw, kept) => {
    expect(safeDestination(raw)).toBe(kept);
  });

  it.each([
    [undefined],
    [null],
    [["/a"]],
    [""],
    ["account"],
    ["https://elsewhere.example"],
    ["//elsewhere.example"],
    ["///elsewhere.example"],
    ["/\\elsewhere.example"],
    ["\\\\elsewhere.example"],
    ["/a\\b"],
    ["javascript:alert(1)"],
    [" /account"],
    ["/\t/elsewhere.example"],
    ["/\n/elsewhere.example"],
    ["/\u0000"],
    ["/.//elsewhere.example"],
    ["/a/..//elsewhere.example"],
    ["/%2Felsewhere.example"],
    ["/%2f%2felsewhere.example"],
    ["/%5Celsewhere.example"],
    ["/%252Felsewhere.example"],
    ["/%25252525252Felsewhere.example"],
    ["/%09/elsewhere.example"],
    ["/%E0%A4%A"],
    [`/${"a".repeat(3_000)}`],
  ])("refuses %j", (raw) => {
    expect(safeDestination(raw)).toBeNull();
  });

  it("never leaves the site, for any input", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "%2f",
      "%5c",
      "%25",
      "..",
      ".",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "a.example",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const safe = safeDestination(`/${parts.join("")}`);
        if (safe === null) return;
        expect(new URL(safe, "https://parlour.example").origin).toBe("https://parlour.example");
        expect(safeDestination(safe)).toBe(safe);
      }),
      { numRuns: 2_000 },
    );
  });
});

import { expect, it } from "vitest";
import { createSignatures } from "./signatures.ts";

const old = createSignatures(["old"]);
const both = createSignatures(["new", "old"]);
const last = createSignatures(["new"]);

it("signs with the first key and accepts both during a rotation", () => {
  expect(both.sign("text")).toEqual(last.sign("text"));
  expect(both.isSigned("text", old.sign("text"))).toBe(true);
  expect(both.isSigned("text", last.sign("text"))).toBe(true);
});

it("accepts no other text, no shortened signature and no key that has gone", () => {
  expect(both.isSigned("other", old.sign("text"))).toBe(false);
  expect(both.isSigned("text", old.sign("text").subarray(1))).toBe(false);
  expect(last.isSigned("text", old.sign("text"))).toBe(false);
});

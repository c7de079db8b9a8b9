import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isBreachedPassword } from "./breached-passwords.ts";
import { makeBreachedPasswords } from "./make-breached-passwords.ts";

it.each([
  "1234567890",
  "qwertyuiop",
  "Password123",
  "dragon2024!",
  "P@ssw0rd2025",
  "football!!!!",
  "iloveyou1234",
])("%s is known from breaches", (password) => {
  expect(isBreachedPassword(password)).toBe(true);
});

it.each(["Parlour-demo-1", "a hedgehog reads maps", "vK3#pd81-tw", "orchard lantern 52"])(
  "%s is not",
  (password) => {
    expect(isBreachedPassword(password)).toBe(false);
  },
);

it("matches the output of its generator", () => {
  const shipped = readFileSync(new URL("breached-passwords.bin", import.meta.url));
  expect(shipped.equals(makeBreachedPasswords())).toBe(true);
});

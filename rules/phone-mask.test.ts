import fc from "fast-check";
import { expect, it } from "vitest";
import { maskPhone } from "./phone-mask.ts";

it.each([
  ["+15550100", "*****0100"],
  ["5550100", "***0100"],
  ["0100", "0100"],
  ["", ""],
])("%s", (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it("shows no more than four characters", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{5,15}$/), (phone) => {
      expect(maskPhone(phone).replaceAll("*", "")).toBe(phone.slice(-4));
      expect(maskPhone(phone)).toHaveLength(phone.length);
    }),
  );
});

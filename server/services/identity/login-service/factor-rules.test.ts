import { expect, it } from "vitest";
import { factorNeeded } from "./factor-rules.ts";

const usual = {
  enrolled: false,
  phoneValidated: true,
  hasPinCode: true,
  trustsEveryDevice: false,
  device: { any: true, known: true },
  otherCountry: false,
};
const strange = { any: true, known: false };
const first = { any: false, known: false };

it.each([
  ["a known device", {}, undefined],
  ["an unknown device", { device: strange }, "SMS"],
  ["an unknown device without a validated phone", { device: strange, phoneValidated: false }, "PIN_CODE"],
  [
    "an unknown device with nothing to ask",
    { device: strange, phoneValidated: false, hasPinCode: false },
    undefined,
  ],
  ["the first device", { device: first }, undefined],
  ["another country", { otherCountry: true }, "SMS"],
  ["another country on the first device", { device: first, otherCountry: true }, "SMS"],
  ["a demo person's unknown device", { device: strange, trustsEveryDevice: true }, undefined],
  ["a demo person in another country", { otherCountry: true, trustsEveryDevice: true }, "SMS"],
  ["an enrolled player on a known device", { enrolled: true }, "TWO_FACTOR_AUTHENTICATION"],
  ["an enrolled demo person", { enrolled: true, trustsEveryDevice: true }, "TWO_FACTOR_AUTHENTICATION"],
])("%s", (_, change, expected) => {
  expect(factorNeeded({ ...usual, ...change })).toBe(expected);
});

import { jurisdictionOf, startingJurisdictions } from "@parlour/rules/jurisdiction";
import { expect, it } from "vitest";
import { checkAddress, localAddress } from "./address-rules.ts";

it.each([
  ["CA", "ON", []],
  ["US", "NV", []],
  ["GB", "", []],
  ["MC", "", []],
  ["CA", "", ["REQUIRED address.subdivision"]],
  ["CA", "NV", ["UNKNOWN_SUBDIVISION address.subdivision"]],
  ["XX", "ON", ["UNKNOWN_COUNTRY address.countryCode"]],
])("%s-%s: %j", (countryCode, subdivision, expected) => {
  const address = { countryCode, subdivision };
  const found = checkAddress(address, jurisdictionOf(startingJurisdictions, address));
  expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
});

it.each([
  ["CA", "CA-ON", "ON"],
  ["CA", "ON", "ON"],
  ["US", "CA-ON", "CA-ON"],
  ["MC", "", ""],
])("in %s, %s is understood as %s", (countryCode, subdivision, expected) => {
  expect(localAddress({ countryCode, subdivision })).toEqual({ countryCode, subdivision: expected });
});

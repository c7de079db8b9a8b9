import { expect, test } from "vitest";
import { isOffered } from "./offered-methods.ts";

const open = { currency: "USD", brands: null, channels: null, regions: null, excluded_regions: [] };

test.each([
  ["anybody, when nothing is asked", open, {}, true],
  ["the same currency", open, { currency: "USD" }, true],
  ["another currency", open, { currency: "EUR" }, false],
  ["a named brand", { ...open, brands: ["PARLOUR"] }, { brand: "PARLOUR" }, true],
  ["another brand", { ...open, brands: ["PARLOUR"] }, { brand: "OTHER" }, false],
  ["another channel", { ...open, channels: ["DESKTOP"] }, { channel: "MOBILE" }, false],
  ["a subdivision of a named country", { ...open, regions: ["CA"] }, { region: "CA-ON" }, true],
  ["a place outside the named ones", { ...open, regions: ["CA-ON"] }, { region: "CA-QC" }, false],
  ["a country, where only a part of it is named", { ...open, regions: ["CA-ON"] }, { region: "CA" }, false],
  ["an excluded country's subdivision", { ...open, excluded_regions: ["US"] }, { region: "US-NY" }, false],
  ["the neighbour of an excluded place", { ...open, excluded_regions: ["US-NY"] }, { region: "US-NJ" }, true],
])("offered to %s", (_name, method, query, expected) => {
  expect(isOffered(method, { paymentType: "W", ...query })).toBe(expected);
});

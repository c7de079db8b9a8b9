import { expect, test } from "vitest";
import { formatPlaces, parsePlaces } from "./geo-text.ts";

test.each([
  ["", {}],
  ["us", { US: [] }],
  ["US, ca-qc  CA-ON;FR", { US: [], CA: ["QC", "ON"], FR: [] }],
  ["CA-QC, CA", { CA: [] }],
])("parses %j", (text, places) => {
  expect(parsePlaces(text)).toEqual(places);
});

test.each(["Canada", "C", "CA-QUEBEC", "CA/ON"])("%s is not a place", (text) => {
  expect(parsePlaces(text)).toBeUndefined();
});

test("survives a round trip", () => {
  const places = { US: [], CA: ["QC", "ON"] };
  expect(parsePlaces(formatPlaces(places))).toEqual(places);
});

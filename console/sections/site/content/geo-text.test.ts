import { ApiError } from "@parlour/web/api/api-error";
import { expect, test } from "vitest";
import { formatPlaces, parsePlaces, unknownPlaces } from "./geo-text.ts";

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

test("names the locations that the server doesn't know", () => {
  const errors = [
    { code: "UNKNOWN_COUNTRY", field: "filter.notIn.countrySubdivision.ZZ" },
    { code: "UNKNOWN_SUBDIVISION", field: "filter.notIn.countrySubdivision.CA-XX" },
    { code: "REQUIRED", field: "reason" },
  ];
  expect(unknownPlaces(new ApiError({ status: 422, errorCode: null, errors }))).toEqual(["ZZ", "CA-XX"]);
  expect(unknownPlaces(new Error("no connection"))).toEqual([]);
});

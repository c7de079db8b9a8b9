import { expect, test } from "vitest";
import { unknownPlacesOf } from "./unknown-places.ts";

test("countries and subdivisions that exist are accepted", () => {
  expect(unknownPlacesOf({ US: [], CA: ["QC", "ON"], XK: [] })).toEqual([]);
});

test("each one that doesn't exist is named", () => {
  expect(unknownPlacesOf({ US: [], ZZ: [], CA: ["XX", "QC"] })).toEqual([
    { code: "UNKNOWN_COUNTRY", field: "filter.notIn.countrySubdivision.ZZ" },
    { code: "UNKNOWN_SUBDIVISION", field: "filter.notIn.countrySubdivision.CA-XX" },
  ]);
});

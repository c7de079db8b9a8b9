import { expect, test } from "vitest";
import { filterOf, parsePlaces, placesOf } from "./places.ts";

test("parses places as people write them", () => {
  expect(parsePlaces(" ca, us-ny;US-NY\nfr ")).toEqual(["CA", "US-NY", "FR"]);
});

test("a fully excluded country stays excluded beside its subdivisions", () => {
  expect(filterOf(["US", "US-NY", "CA-ON", "CA-QC"])).toEqual({
    notIn: { countrySubdivision: { US: [], CA: ["ON", "QC"] } },
  });
});

test("a filter is shown as the places it was made from", () => {
  expect(placesOf(filterOf(["US", "CA-ON"]))).toEqual(["US", "CA-ON"]);
  expect(placesOf(null)).toEqual([]);
});

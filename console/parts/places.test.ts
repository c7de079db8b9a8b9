import { expect, test } from "vitest";
import { filterOf, parsePlaces, placesOf } from "./places.ts";

test("reads places as people write them", () => {
  expect(parsePlaces(" ca, us-ny;US-NY\nfr ")).toEqual(["CA", "US-NY", "FR"]);
});

test("a country that is excluded whole stays so beside its subdivisions", () => {
  expect(filterOf(["US", "US-NY", "CA-ON", "CA-QC"])).toEqual({
    notIn: { countrySubdivision: { US: [], CA: ["ON", "QC"] } },
  });
});

test("a filter is shown as the places that made it", () => {
  expect(placesOf(filterOf(["US", "CA-ON"]))).toEqual(["US", "CA-ON"]);
  expect(placesOf(null)).toEqual([]);
});

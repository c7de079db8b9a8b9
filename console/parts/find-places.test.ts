import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { findPlaces } from "./find-places.ts";

const find = (typed: string, withRegions = true) =>
  findPlaces(countries, typed, withRegions).map(({ value }) => value);

test("finds a country by its name and by its code", () => {
  expect(find("canad")).toEqual(["CA"]);
  // An exact country code ranks above countries whose names contain the same letters.
  expect(find("de")[0]).toBe("DE");
  expect(find("")).toHaveLength(countries.length);
});

test("finds a region by its code, where regions can be chosen", () => {
  expect(findPlaces(countries, "us-ny", true)).toEqual([
    { value: "US-NY", label: "United States, New York" },
  ]);
  expect(find("us-ny", false)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { isExcluded, parseLocation } from "./geo-filter.ts";

const filter = { notIn: { countrySubdivision: { US: ["NY", "US-WA"], FR: [] } } };

describe("isExcluded", () => {
  it.each([
    [{ country: "US", subdivision: "NY" }, true],
    [{ country: "us", subdivision: "ny" }, true],
    [{ country: "US", subdivision: "WA" }, true],
    [{ country: "US", subdivision: "NJ" }, false],
    [{ country: "US" }, false],
    [{ country: "FR", subdivision: "IDF" }, true],
    [{ country: "FR" }, true],
    [{ country: "CA", subdivision: "NY" }, false],
    [{ country: "constructor" }, false],
    [null, false],
  ])("%j", (location, excluded) => {
    expect(isExcluded(filter, location)).toBe(excluded);
  });

  it.each([
    ["ON", ["ON"]],
    ["CA-ON", ["ON"]],
    ["ON", ["CA-ON"]],
    ["CA-ON", ["CA-ON"]],
  ])("understands %s where %j is excluded", (subdivision, codes) => {
    const filter = { notIn: { countrySubdivision: { CA: codes } } };
    expect(isExcluded(filter, { country: "CA", subdivision })).toBe(true);
    expect(isExcluded(filter, { country: "CA", subdivision: "QC" })).toBe(false);
  });

  it("excludes no one without a filter", () => {
    expect(isExcluded(null, { country: "US", subdivision: "NY" })).toBe(false);
    expect(isExcluded(undefined, { country: "FR" })).toBe(false);
  });
});

describe("parseLocation", () => {
  it.each([
    ["CA-ON", undefined, { country: "CA", subdivision: "ON" }],
    ["ca-on", "US", { country: "CA", subdivision: "ON" }],
    ["CA", undefined, { country: "CA", subdivision: undefined }],
    ["", "CA", { country: "CA", subdivision: undefined }],
    [undefined, "CA", { country: "CA", subdivision: undefined }],
    ["nowhere", "", null],
    [undefined, undefined, null],
  ])("st %j, Country %j", (st, country, location) => {
    expect(parseLocation(st, country)).toEqual(location);
  });
});

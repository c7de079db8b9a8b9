import { describe, expect, it } from "vitest";
import { isOfAge, jurisdictionByName, jurisdictionOf, startingJurisdictions } from "./jurisdiction.ts";

const holdsIn = (countryCode: string, subdivision: string) =>
  jurisdictionOf(startingJurisdictions, { countryCode, subdivision });

describe("jurisdictionOf", () => {
  it.each([
    ["FR", "IDF", "default", 18],
    ["GB", "ENG", "GB", 18],
    ["US", "NV", "US", 21],
    ["CA", "ON", "CA", 19],
    ["CA", "QC", "CA-QC", 18],
    ["constructor", "", "default", 18],
  ])("%s-%s is %s with %i years", (countryCode, subdivision, name, minimumAgeYears) => {
    expect(holdsIn(countryCode, subdivision)).toMatchObject({ name, minimumAgeYears });
  });

  it("keeps what a subdivision does not change", () => {
    expect(holdsIn("CA", "QC").subdivisionRequired).toBe(true);
  });

  it("follows the regulator's minimum game cycle", () => {
    const free = { autoplayAllowed: true, minimumSpinMs: 0 };
    expect(holdsIn("CA", "ON")).toMatchObject(free);
    const slow = { autoplayAllowed: false, minimumSpinMs: 2_500 };
    expect(holdsIn("GB", "ENG")).toMatchObject(slow);
  });
});

describe("isOfAge", () => {
  it.each([
    ["2008-06-15", "2026-06-14", false],
    ["2008-06-15", "2026-06-15", true],
    ["2008-02-29", "2026-02-28", false],
    ["2008-02-29", "2026-03-01", true],
    ["1950-01-01", "2026-01-01", true],
  ])("born %s, on %s: %s", (birthDate, today, expected) => {
    expect(isOfAge(birthDate, today, 18)).toBe(expected);
  });
});

describe("jurisdictionByName", () => {
  it("returns the rules of a place, including inherited ones", () => {
    expect(jurisdictionByName(startingJurisdictions, "CA-QC")).toEqual(holdsIn("CA", "QC"));
    expect(jurisdictionByName(startingJurisdictions, "default")).toEqual(holdsIn("FR", ""));
  });

  it("inherits the default down to subdivisions", () => {
    const places = [
      { name: "default", rules: { minimumAgeYears: 20, minimumSpinMs: 1_000 } },
      { name: "CA", rules: { minimumAgeYears: 19 } },
      { name: "CA-QC", rules: { autoplayAllowed: false } },
    ];
    expect(jurisdictionByName(places, "CA-QC")).toMatchObject({
      minimumAgeYears: 19,
      minimumSpinMs: 1_000,
      autoplayAllowed: false,
    });
    expect(jurisdictionByName(places, "FR")).toMatchObject({ name: "default", minimumAgeYears: 20 });
  });
});

import { describe, expect, it } from "vitest";
import {
  isOfAge,
  jurisdictionByName,
  jurisdictionOf,
  type PlaceRules,
  sandboxJurisdictions,
  startingJurisdictions,
} from "./jurisdiction.ts";

const holdsIn = (countryCode: string, subdivision: string) =>
  jurisdictionOf(startingJurisdictions, { countryCode, subdivision });

describe("jurisdictionOf", () => {
  it.each([
    ["FR", "IDF", "default", 18],
    ["GB", "ENG", "GB", 18],
    ["US", "NV", "US", 21],
    ["CA", "BC", "CA", 19],
    ["CA", "ON", "CA-ON", 19],
    ["US", "PA", "US-PA", 21],
    ["CA", "QC", "CA-QC", 18],
    ["CA", "CA-QC", "CA-QC", 18],
    ["constructor", "", "default", 18],
  ])("%s-%s is %s with %i years", (countryCode, subdivision, name, minimumAgeYears) => {
    expect(holdsIn(countryCode, subdivision)).toMatchObject({ name, minimumAgeYears });
  });

  it("keeps what a subdivision does not change", () => {
    expect(holdsIn("CA", "QC").subdivisionRequired).toBe(true);
  });

  it("follows the regulator's minimum game cycle", () => {
    const free = { autoplayAllowed: true, minimumSpinMs: 0 };
    expect(holdsIn("CA", "BC")).toMatchObject(free);
    const slow = { autoplayAllowed: false, minimumSpinMs: 2_500 };
    expect(holdsIn("GB", "ENG")).toMatchObject(slow);
  });
});

describe("profiles", () => {
  const places: PlaceRules[] = [
    { name: "default", rules: { minimumAgeYears: 20, autoplayAllowed: false } },
    { name: "strict", rules: { minimumSpinMs: 3_000, turboAllowed: false } },
    { name: "gentle", rules: { minimumSpinMs: 1_000 } },
    { name: "CA", rules: { profile: "strict", minimumAgeYears: 19 } },
    { name: "CA-QC", rules: { profile: "gentle", turboAllowed: true } },
  ];

  it("apply between the surrounding place and a place's own rules", () => {
    expect(jurisdictionByName(places, "CA-BC")).toMatchObject({
      minimumAgeYears: 19,
      autoplayAllowed: false,
      minimumSpinMs: 3_000,
      turboAllowed: false,
    });
    expect(jurisdictionByName(places, "CA-QC")).toMatchObject({
      minimumAgeYears: 19,
      minimumSpinMs: 1_000,
      turboAllowed: true,
    });
    expect(jurisdictionByName(places, "CA-QC")).not.toHaveProperty("profile");
  });

  it("are shown with what they inherit from the default", () => {
    expect(jurisdictionByName(places, "strict")).toMatchObject({
      name: "strict",
      minimumAgeYears: 20,
      minimumSpinMs: 3_000,
    });
  });

  it("exist for every place that refers to one, and the sandbox differs only in Ontario", () => {
    const names = new Set(startingJurisdictions.map(({ name }) => name));
    for (const { rules } of startingJurisdictions) expect(names).toContain(rules.profile ?? "default");
    const missing = startingJurisdictions.filter((place) => !sandboxJurisdictions.includes(place));
    expect(missing.map(({ name }) => name)).toEqual(["CA-ON"]);
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

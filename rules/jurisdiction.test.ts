import { describe, expect, it } from "vitest";
import { isOfAge, jurisdictionOf, listJurisdictions } from "./jurisdiction.ts";

describe("jurisdictionOf", () => {
  it.each([
    ["FR", "IDF", "default", 18],
    ["GB", "ENG", "GB", 18],
    ["US", "NV", "US", 21],
    ["CA", "ON", "CA", 19],
    ["CA", "QC", "CA-QC", 18],
    ["constructor", "", "default", 18],
  ])("%s-%s is %s with %i years", (countryCode, subdivision, name, minimumAgeYears) => {
    expect(jurisdictionOf({ countryCode, subdivision })).toMatchObject({ name, minimumAgeYears });
  });

  it("keeps what a subdivision does not change", () => {
    expect(jurisdictionOf({ countryCode: "CA", subdivision: "QC" }).subdivisionRequired).toBe(true);
  });

  it("lets games run as fast as the regulator does", () => {
    const free = { autoplayAllowed: true, minimumSpinMs: 0 };
    expect(jurisdictionOf({ countryCode: "CA", subdivision: "ON" })).toMatchObject(free);
    const slow = { autoplayAllowed: false, minimumSpinMs: 2_500 };
    expect(jurisdictionOf({ countryCode: "GB", subdivision: "ENG" })).toMatchObject(slow);
  });
});

describe("isOfAge", () => {
  it.each([
    ["2008-06-15", "2026-06-14", false],
    ["2008-06-15", "2026-06-15", true],
    ["2008-02-29", "2026-02-28", false],
    ["2008-02-29", "2026-03-01", true],
    ["1950-01-01", "2026-01-01", true],
  ])("born %s, asked on %s: %s", (birthDate, today, expected) => {
    expect(isOfAge(birthDate, today, 18)).toBe(expected);
  });
});

describe("listJurisdictions", () => {
  it("tells every place as it holds there, inherited rules included", () => {
    const all = listJurisdictions();
    expect(all[0]).toMatchObject({ name: "default", minimumAgeYears: 18 });
    expect(all.find(({ name }) => name === "CA-QC")).toMatchObject({
      minimumAgeYears: 18,
      subdivisionRequired: true,
    });
    for (const one of all.slice(1)) {
      const [countryCode = "", subdivision = ""] = one.name.split("-");
      expect(jurisdictionOf({ countryCode, subdivision })).toEqual(one);
    }
  });
});

import { expect, test } from "vitest";
import { listCountries, listSubdivisions } from "./places.server.ts";

const namesIn = (country: string, language: string) =>
  Object.fromEntries(listSubdivisions(country, language).map(({ value, label }) => [value, label]));

test("provinces and states are named in the page's language", () => {
  expect(namesIn("CA", "en")).toMatchObject({ BC: "British Columbia" });
  expect(namesIn("CA", "fr")).toMatchObject({ BC: "Colombie-Britannique", ON: "Ontario", QC: "Québec" });
  expect(namesIn("CA", "pt")).toMatchObject({ ON: "Ontário" });
  expect(namesIn("US", "es")).toMatchObject({ NY: "Nueva York" });
  expect(Object.values(namesIn("US", "zh")).join()).not.toMatch(/[a-z]/i);
  expect(Object.values(namesIn("CA", "zh")).join()).not.toMatch(/[a-z]/i);
  expect(Object.values(namesIn("CN", "zh")).join()).not.toMatch(/[a-z]/i);
});

test("names read naturally, without the inversions and additions of the standard", () => {
  expect(namesIn("ES", "es")).toMatchObject({ MD: "Comunidad de Madrid", VC: "Comunidad Valenciana" });
  expect(namesIn("GB", "en")).toMatchObject({ BST: "City of Bristol", DUR: "County Durham" });
  expect(namesIn("CN", "en")).toMatchObject({ BJ: "Beijing", GX: "Guangxi", XJ: "Xinjiang" });
  const all = ["ES", "GB", "CN", "DE", "FR", "BR", "MX"].flatMap((country) =>
    listSubdivisions(country, "en"),
  );
  expect(all.filter(({ label }) => /, (de|of|del)$| (Sheng|Shi|Zizhiqu)$/.test(label))).toEqual([]);
});

test("groups of countries are no address", () => {
  expect(Object.keys(namesIn("GB", "en"))).not.toContain("UKM");
  expect(Object.keys(namesIn("GB", "en"))).toContain("ENG");
});

test("an address that is part of a subdivision keeps its name", () => {
  expect(listSubdivisions("FR", "en").some(({ value }) => value === "75C")).toBe(false);
  expect(listSubdivisions("FR", "en", "75C")).toContainEqual({ value: "75C", label: "Paris" });
  expect(listSubdivisions("ES", "en", "M")).toContainEqual({ value: "M", label: "Madrid" });
});

test("every subdivision has a name", () => {
  for (const { value: country } of listCountries("en"))
    for (const { value, label } of listSubdivisions(country, "en")) {
      expect(label, `${country}-${value}`).not.toBe(value);
      expect(label).not.toBe(`${country}-${value}`);
    }
});

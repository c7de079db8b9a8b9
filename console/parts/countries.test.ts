import { expect, it } from "vitest";
import { countries } from "./countries.ts";

it("lists every country once, by name", () => {
  // The 249 countries of ISO 3166, and Kosovo.
  expect(countries).toHaveLength(250);
  expect(new Set(countries.map(({ label }) => label)).size).toBe(250);
  expect(countries[0]).toEqual({ value: "AF", label: "Afghanistan" });
  expect(countries).toContainEqual({ value: "CA", label: "Canada" });
  expect(countries).toContainEqual({ value: "XK", label: "Kosovo" });
});

it.each(["DD", "UK", "EU", "ZZ", "XA", "SU"])("leaves out %s, which is no country", (code) => {
  expect(countries.some(({ value }) => value === code)).toBe(false);
});

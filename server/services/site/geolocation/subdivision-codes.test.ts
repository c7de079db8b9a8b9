import { iso31662 } from "iso-3166";
import { expect, test } from "vitest";
import { subdivisionAliases } from "./subdivision-aliases.ts";
import { subdivisionCodeOf } from "./subdivision-codes.ts";

test.each([
  ["CA", "Quebec", "QC"],
  ["US", "Washington", "WA"],
  ["GB", "England", "ENG"],
  ["BR", "Sao Paulo", "SP"],
  ["DE", "Bavaria", "BY"],
  ["DE", "Baden-Wurttemberg", "BW"],
  ["ES", "Madrid", "MD"],
  ["FR", "Ile-de-France", "IDF"],
  ["CN", "Guangdong", "GD"],
  ["CO", "Casanare Department", "CAS"],
  ["MX", "Mexico", "MEX"],
  ["MX", "Mexico City", "CMX"],
])("%s: %s is %s", (country, name, code) => {
  expect(subdivisionCodeOf(country, name)).toBe(code);
});

test("an unknown or missing name has no code", () => {
  expect(subdivisionCodeOf("CA", "Atlantis")).toBeUndefined();
  expect(subdivisionCodeOf("CA", "")).toBeUndefined();
  expect(subdivisionCodeOf("XX", "Ontario")).toBeUndefined();
});

test("every alias names an existing subdivision", () => {
  const codes = new Set(iso31662.map(({ code }) => code));
  for (const [country, aliases] of Object.entries(subdivisionAliases)) {
    for (const code of Object.values(aliases)) expect(codes).toContain(`${country}-${code}`);
  }
});

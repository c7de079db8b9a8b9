import fc from "fast-check";
import { expect, it } from "vitest";
import {
  fillTemplate,
  isTemplateText,
  referenceOf,
  TEMPLATE_PLACEHOLDERS,
  unknownPlaceholders,
} from "./support-template.ts";

const values = { name: "Ines", operator: "Mara", reference: "4F2K9QX1" };

it("fills every placeholder, as often as it occurs", () => {
  expect(fillTemplate("{name}, {name}: {operator} ({reference})", values)).toBe(
    "Ines, Ines: Mara (4F2K9QX1)",
  );
});

it("names the placeholders that don't exist, and refuses single braces", () => {
  expect(unknownPlaceholders("{name} {balance} {}")).toEqual(["{balance}", "{}"]);
  for (const text of ["{balance}", "{", "a } b", "{{name}", "{Name}"])
    expect(isTemplateText(text)).toBe(false);
  for (const text of ["", "Hello", "{name}{operator}"]) expect(isTemplateText(text)).toBe(true);
});

it("inserts names as they are, even if they look like placeholders or replacement patterns", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...TEMPLATE_PLACEHOLDERS), (value, name) => {
      expect(fillTemplate(`<{${name}}>`, { ...values, [name]: value })).toBe(`<${value}>`);
    }),
  );
  expect(fillTemplate("{name}", { ...values, name: "{operator} $& $1" })).toBe("{operator} $& $1");
});

it("makes a reference from the end of the id", () => {
  expect(referenceOf("chat_0123456789abcdefghij")).toBe("CDEFGHIJ");
});

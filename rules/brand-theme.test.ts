import { expect, it } from "vitest";
import { designedColours, faultsOfColours, formatTheme, hasOwnTheme } from "./brand-theme.ts";
import { contrastRatio } from "./contrast.ts";

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#000000", 21],
  ["#777777", "#ffffff", 4.48],
  ["#0b0e14", "#0b0e14", 1],
])("measures the contrast of %s and %s", (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

it("accepts the colours of the site as it is designed", () => {
  expect(faultsOfColours(designedColours)).toEqual([]);
});

it.each([
  [{ mutedText: "#5a6472" }, ["mutedText"]],
  [{ onAccent: "#ffffff" }, ["onAccent"]],
  [{ accent: "#3a3020" }, ["accent", "onAccent"]],
  [{ background: "#ffffff" }, ["background", "text", "mutedText", "accentText", "accent"]],
])("refuses %o", (change, faults) => {
  expect(faultsOfColours({ ...designedColours, ...change })).toEqual(faults);
});

it("sets the tokens of the site", () => {
  const css = formatTheme({
    colours: { ...designedColours, accent: "#7fd1c7" },
    titleFont: "sans",
    textFont: "inter",
  });
  expect(css).toContain("--color-brass: #7fd1c7;");
  expect(css).toContain("--font-display: system-ui");
  expect(hasOwnTheme({ colours: null, titleFont: "fraunces", textFont: "inter" })).toBe(false);
});

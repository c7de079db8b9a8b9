import { expect, it } from "vitest";
import { matchingOptions } from "./matching-options.ts";

const options = ["American Samoa", "Canada", "Côte d’Ivoire", "Vatican City"].map((label) => ({
  value: label,
  label,
}));
const found = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

it("lists first what begins with the typed text", () => {
  expect(found("can")).toEqual(["Canada", "American Samoa", "Vatican City"]);
  expect(found("cote")).toEqual(["Côte d’Ivoire"]);
  expect(found("")).toHaveLength(4);
});

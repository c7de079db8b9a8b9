import { expect, test } from "vitest";
import { maskName } from "./mask-name.ts";

test.each([
  ["Marguerite", "M•••e"],
  [" Bo ", "B•••"],
  ["", "•••"],
  ["王小明来", "王•••来"],
])("%s is shown as %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

import { expect, test } from "vitest";
import { isAccountHolder } from "./account-holder.ts";

const rosalind = { firstName: "Rosalind", lastName: "Okafor" };
const jose = { firstName: "José María", lastName: "García Márquez" };

test.each([
  ["Rosalind Okafor", rosalind, true],
  ["OKAFOR, ROSALIND", rosalind, true],
  ["Mrs R. Okafor", rosalind, true],
  ["Rosalind Amara Okafor", rosalind, true],
  ["R Okafor & J Smith", rosalind, true],
  ["Rosalind Okafor-Smith", rosalind, true],
  ["GARCIA MARQUEZ JOSE MARIA", jose, true],
  ["José García", jose, false],
  ["王小明", { firstName: "小明", lastName: "王" }, true],
  ["Jürgen Groß", { firstName: "Jurgen", lastName: "Gross" }, true],
  ["Casey Okafor", rosalind, false],
  ["Okafor", rosalind, false],
  ["Rosalind Smith", rosalind, false],
  ["", rosalind, false],
])("the account of %j is owned by %o: %s", (holder, player, expected) => {
  expect(isAccountHolder(holder, player)).toBe(expected);
});

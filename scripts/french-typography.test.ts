import { expect, test } from "vitest";
import { curlyApostrophes, narrowSpaces } from "./french-typography.ts";

test.each([
  ["Minimum : {amount}", "Minimum\u202f: {amount}"],
  ["Déjà inscrit ?", "Déjà inscrit\u202f?"],
  ["Un ; deux ! « Trois »", "Un\u202f; deux\u202f! «\u202fTrois\u202f»"],
  ["Voir\u00a0: ici", "Voir\u202f: ici"],
  ["{n, number, ::compact-short} et /aide ?q=1", "{n, number, ::compact-short} et /aide ?q=1"],
  ["12:30, https://parlour.example", "12:30, https://parlour.example"],
])("%j is written %j", (text, written) => {
  expect(narrowSpaces(text)).toBe(written);
});

test.each([
  ["Aujourd'hui, l'aide d'{name}", "Aujourd’hui, l’aide d’{name}"],
  ["l'[aide](/help), à l'écart", "l’[aide](/help), à l’écart"],
  ["C’est '{'2'}'", "C’est '{'2'}'"],
])("the apostrophes of %j are %j", (text, written) => {
  expect(curlyApostrophes(text)).toBe(written);
});

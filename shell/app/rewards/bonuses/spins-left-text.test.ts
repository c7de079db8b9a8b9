import type { BonusTerms } from "@parlour/contracts/entities/bonus";
import type { Translate } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import { spinsLeftText } from "./spins-left-text.ts";

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Translate;
const terms = { spins: { gameId: "1408", count: 20, stake: 0.4 } } as BonusTerms;

test("a free bet is shown with its stake until it is used", () => {
  const freeBet = { spins: null, amount: 10 } as BonusTerms;
  const textOf = (spinsLeft: number) =>
    spinsLeftText(t, "en", { spinsLeft, terms: freeBet, currency: "USD" });
  expect(textOf(1)).toBe('bonuses.freeBetLeft {"stake":"$10.00"}');
  expect(textOf(0)).toBeNull();
});

test.each([
  [20, 'bonuses.spinsLeft {"count":20,"stake":"$0.40"}'],
  [1, 'bonuses.spinsLeft {"count":1,"stake":"$0.40"}'],
  [0, null],
  [null, null],
])("%s spins left are shown as %s", (spinsLeft, text) => {
  expect(spinsLeftText(t, "en", { spinsLeft, terms, currency: "USD" })).toBe(text);
});

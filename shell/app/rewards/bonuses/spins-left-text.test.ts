import type { BonusTerms } from "@parlour/contracts/entities/bonus";
import type { Translate } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import { spinsLeftText } from "./spins-left-text.ts";

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Translate;
const terms = { spins: { gameId: "1408", count: 20, stake: 0.4 } } as BonusTerms;

test.each([
  [20, 'bonuses.spinsLeft {"count":20,"stake":"$0.40"}'],
  [1, 'bonuses.spinsLeft {"count":1,"stake":"$0.40"}'],
  [0, null],
  [null, null],
])("%s spins left are shown as %s", (spinsLeft, text) => {
  expect(spinsLeftText(t, "en", { spinsLeft, terms, currency: "USD" })).toBe(text);
});

import type { BonusOffer, BonusTerms, PlayerBonus } from "@parlour/contracts/entities/bonus";
import { expect, test } from "vitest";
import { bonusFigures, listDepositBonuses, missedMinimum } from "./deposit-bonus.ts";

const terms = {
  percent: 100,
  minDeposit: 20,
  maxAmount: 200,
  wageringFactor: 30,
  locksDeposit: true,
} as BonusTerms;

test.each([
  [10, terms, undefined],
  [50, terms, { bonus: 50, locked: 100, wagering: 1_500 }],
  [500, terms, { bonus: 200, locked: 700, wagering: 6_000 }],
  [50, { ...terms, locksDeposit: false }, { bonus: 50, locked: 50, wagering: 1_500 }],
  [50, { ...terms, wageringFactor: 0 }, { bonus: 50, locked: 0, wagering: 0 }],
])("a bonus in the cashier shows what it costs: %d", (deposit, own, expected) => {
  expect(bonusFigures(deposit, own)).toEqual(expected);
});

test("Players 15: a chosen bonus is not lost by depositing less than it needs", () => {
  const chosen = { offerId: "offer_1", name: "Welcome", terms, firstDepositOnly: true };
  expect(missedMinimum(19.99, chosen)).toEqual({ name: "Welcome", amount: 20 });
  expect(missedMinimum(20, chosen)).toBeUndefined();
  expect(missedMinimum(null, chosen)).toBeUndefined();
  expect(missedMinimum(10, { ...chosen, offerId: null })).toBeUndefined();
  expect(missedMinimum(10, undefined)).toBeUndefined();
});

const offer = (own: Partial<BonusOffer>) =>
  ({ id: "offer_1", type: "DEPOSIT_MATCH", name: "Welcome", needsCode: false, terms, ...own }) as BonusOffer;
const bonus = (own: Partial<PlayerBonus>) =>
  ({ type: "DEPOSIT_MATCH", status: "OPTED_IN", name: "Claimed", terms, ...own }) as PlayerBonus;

test("matches without a code can be chosen with the deposit", () => {
  const offers = [
    offer({}),
    offer({ id: "offer_2", needsCode: true }),
    offer({ id: "offer_3", type: "SPINS" }),
  ];
  expect(listDepositBonuses(offers, []).map(({ offerId }) => offerId)).toEqual(["offer_1"]);
});

test("a claimed match is mentioned at the deposit instead of the offers", () => {
  const found = listDepositBonuses([offer({})], [bonus({ status: "ACTIVE" }), bonus({})]);
  expect(found).toMatchObject([{ offerId: null, name: "Claimed" }]);
});

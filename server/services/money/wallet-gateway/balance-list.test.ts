import { BALANCE_TYPES } from "@parlour/contracts/enumerations";
import { type BalanceName, balanceNames } from "@parlour/ledger";
import { amountOf } from "@parlour/rules/money";
import fc from "fast-check";
import { expect, it } from "vitest";
import { toBalanceList } from "./balance-list.ts";

const balancesOf = (amountMinor: bigint, currency: string) => ({
  currency,
  amountsMinor: Object.fromEntries(balanceNames.map((name) => [name, amountMinor])) as Record<
    BalanceName,
    bigint
  >,
});

it("returns the contract's twelve balances in their order", () => {
  expect(toBalanceList(balancesOf(1n, "USD")).map(({ type }) => type)).toEqual([...BALANCE_TYPES]);
  expect(toBalanceList(undefined).map(({ type }) => type)).toEqual([...BALANCE_TYPES]);
});

it("returns every amount exactly as the money rules do", () => {
  const amount = fc.oneof(
    fc.bigInt({ min: 0n, max: 4n * 10n ** 18n }),
    fc.bigInt({ min: 0n, max: 10n ** 12n }),
  );
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom("USD", "BTC", "JPY", "XSC", "mBTC", "ABC"),
      (amountMinor, currency) => {
        const [first] = toBalanceList(balancesOf(amountMinor, currency));
        expect(first).toEqual({ type: "Bonus", amount: amountOf(amountMinor, currency), currency });
      },
    ),
    { numRuns: 2_000 },
  );
});

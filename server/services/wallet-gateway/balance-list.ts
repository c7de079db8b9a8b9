import type { Balance } from "@parlour/contracts/entities/balance";
import { type BalanceName, type Balances, balanceNames } from "@parlour/ledger";
import { amountOf } from "@parlour/rules/money";

type BalanceType = Balance["type"];

const types = balanceNames.map((name): [BalanceName, BalanceType] => [
  name,
  `${name[0]!.toUpperCase()}${name.slice(1)}` as BalanceType,
]);

/** What a player without a wallet has. */
const nothing: readonly Balance[] = types.map(([, type]) => ({ type, amount: 0, currency: "" }));

/** The twelve balances as the wire carries them: in major units, under their capitalised names. */
export function toBalanceList(balances: Balances | undefined): Balance[] {
  if (balances === undefined) return [...nothing];
  const { currency, amountsMinor } = balances;
  return types.map(([name, type]) => {
    const amountMinor = amountsMinor[name];
    // Most of the twelve are zero for most players, and this is the most frequent answer of all.
    return { type, amount: amountMinor === 0n ? 0 : amountOf(amountMinor, currency), currency };
  });
}

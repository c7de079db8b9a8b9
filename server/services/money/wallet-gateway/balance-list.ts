import type { Balance } from "@parlour/contracts/entities/balance";
import { type BalanceName, type Balances, balanceNames } from "@parlour/ledger";
import { precisionOf } from "@parlour/rules/currency";
import { amountOf } from "@parlour/rules/money";

type BalanceType = Balance["type"];

const types = balanceNames.map((name): [BalanceName, BalanceType] => [
  name,
  `${name[0]!.toUpperCase()}${name.slice(1)}` as BalanceType,
]);

/** What a player without a wallet has. */
const nothing = freeze(types.map(([, type]) => ({ type, amount: 0, currency: "" })));

const lists = new WeakMap<Balances, Balance[]>();

/**
 * The twelve balances as the wire carries them: in major units, under their capitalised names. The same balances
 * give the same frozen list, whose text the server keeps too.
 */
export function toBalanceList(balances: Balances | undefined): Balance[] {
  if (balances === undefined) return nothing;
  const known = lists.get(balances);
  if (known) return known;
  const list = freeze(listOf(balances));
  lists.set(balances, list);
  return list;
}

function listOf(balances: Balances): Balance[] {
  const { currency, amountsMinor } = balances;
  const scale = 10 ** precisionOf(currency);
  return types.map(([name, type]) => {
    const amountMinor = amountsMinor[name];
    const counted = Number(amountMinor);
    // This is the most frequent answer of all. A whole number that a double holds exactly, divided once, is the
    // double nearest to the amount: the same as `amountOf` finds by way of text.
    const amount = Number.isSafeInteger(counted) ? counted / scale : amountOf(amountMinor, currency);
    return { type, amount, currency };
  });
}

/** Frozen in truth, though the contract's type cannot say so. */
function freeze(list: Balance[]): Balance[] {
  return Object.freeze(list.map((balance) => Object.freeze(balance))) as Balance[];
}

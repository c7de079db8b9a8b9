import type { Balance } from "@parlour/contracts/entities/balance";
import { type BalanceName, type Balances, balanceNames } from "@parlour/ledger";
import { precisionOf } from "@parlour/rules/currency";
import { amountOf } from "@parlour/rules/money";

type BalanceType = Balance["type"];

const types = balanceNames.map((name): [BalanceName, BalanceType] => [
  name,
  `${name[0]!.toUpperCase()}${name.slice(1)}` as BalanceType,
]);

/** The balances that are returned for a player without a wallet. */
const nothing = freeze(types.map(([, type]) => ({ type, amount: 0, currency: "" })));

const lists = new WeakMap<Balances, Balance[]>();

/**
 * Returns the twelve balances as the API sends them, in major units and with capitalised names. For the same balances
 * object, the result is always the same frozen list, so that the server can cache its JSON text too.
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
    // Balances are the most frequent response, so this is optimised: for a safe integer one division gives the
    // nearest double, the same value as the slower `amountOf`.
    const amount = Number.isSafeInteger(counted) ? counted / scale : amountOf(amountMinor, currency);
    return { type, amount, currency };
  });
}

/** Freezes a list. It is returned as a mutable type, because the contract has no readonly arrays. */
function freeze(list: Balance[]): Balance[] {
  return Object.freeze(list.map((balance) => Object.freeze(balance))) as Balance[];
}

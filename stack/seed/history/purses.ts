import type { HistoryPerson } from "./people.ts";

/**
 * A lower bound of each player's balance. Winnings from bets are not included until the next round reports the balance.
 * Players stake and withdraw at most this much, so that no step of the history is refused.
 */
export type Purses = {
  of(person: HistoryPerson): bigint;
  set(playerId: string, balanceMinor: bigint): void;
  add(person: HistoryPerson, amountMinor: bigint): void;
};

export function createPurses(): Purses {
  const balances = new Map<string, bigint>();
  const of = ({ id }: Pick<HistoryPerson, "id">) => balances.get(id) ?? 0n;
  return {
    of,
    set: (playerId, balanceMinor) => void balances.set(playerId, balanceMinor),
    add: (person, amountMinor) => void balances.set(person.id, of(person) + amountMinor),
  };
}

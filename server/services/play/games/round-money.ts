import type { Wagering } from "@parlour/wagering";
import type { Draws } from "@parlour/wagering/draws";
import type { Operation } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import type { Rounds } from "@parlour/wagering/rounds";

/**
 * The money and rounds that a game session uses: real money through wagering, or the play credits of a
 * practice session.
 */
export type RoundMoney = {
  /** Play credits have no version: they belong to one session, which gets its balances in order. */
  balanceOf(owner: string): Promise<{ currency: string; amountMinor: bigint; version?: number } | undefined>;
  apply(operation: Operation): Promise<Answer>;
  place: Wagering["place"];
  rounds: Pick<Rounds, "find" | "findOpen" | "list">;
  draws: Draws;
};

export function realMoney(wagering: Wagering): RoundMoney {
  const { rounds, draws } = wagering;
  return {
    balanceOf: (playerId) => wagering.balanceOf(playerId, "casino"),
    apply: (operation) => wagering.apply(operation),
    place: (operation, rows, row) => wagering.place(operation, rows, row),
    rounds,
    draws,
  };
}

import type { Wagering } from "@parlour/wagering";
import type { Draws } from "@parlour/wagering/draws";
import type { Operation } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import type { Rounds } from "@parlour/wagering/rounds";

/** A session's money and rounds: real, or play credits owned by the session. */
export type RoundMoney = {
  balanceOf(owner: string): Promise<{ currency: string; amountMinor: bigint } | undefined>;
  apply(operation: Operation): Promise<Answer>;
  rounds: Pick<Rounds, "find" | "findOpen" | "list">;
  draws: Draws;
};

export function realMoney(wagering: Wagering): RoundMoney {
  const { rounds, draws } = wagering;
  return {
    balanceOf: (playerId) => wagering.balanceOf(playerId, "casino"),
    apply: (operation) => wagering.apply(operation),
    rounds,
    draws,
  };
}

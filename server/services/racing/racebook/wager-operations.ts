import type { Operation } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import { type BetRow, markSettled, type Settled } from "./bet-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";

export const PROVIDER = "racebook";
export const REFERENCE_KIND = "racing-bet";

type Bet = Pick<BetRow, "id" | "playerId" | "currency" | "poolId" | "raceId">;

/** The pool's id makes wagering keep the stake in the pool's own account. */
export const wagerOf = ({ id, playerId, currency, poolId, raceId }: Bet) =>
  ({
    playerId,
    currency,
    vertical: "horses",
    provider: PROVIDER,
    productId: poolId ?? raceId,
    wagerId: id,
  }) as const;

/** Pays or refunds bets. It can be repeated: each bet is settled under one id. */
export async function settleBets(
  { kit, wagering }: Pick<RacebookParts, "kit" | "wagering">,
  bets: readonly { bet: Bet; result: Settled }[],
): Promise<void> {
  const operations = bets.map(({ bet, result }): Operation => {
    const operationId = `${bet.id}/settle`;
    return result.outcome === "REFUNDED"
      ? { kind: "void", operationId, ...wagerOf(bet) }
      : { kind: "settle", operationId, payout: result.payoutMinor, ...wagerOf(bet) };
  });
  const answers = await wagering.applyAll(operations);
  const isDone = ({ outcome }: Answer) => outcome === "POSTED";
  await markSettled(
    kit.db,
    bets.filter((_, at) => isDone(answers[at]!)).map(({ result }) => result),
    kit.clock.now(),
  );
  const refused = answers.filter((answer) => !isDone(answer));
  // The race stays unsettled and the next turn repeats what is missing.
  if (refused.length > 0) throw new Error(`${refused.length} bets were not settled: ${refused[0]!.outcome}`);
}

import type { Operation, PlaceWager } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import { type BetRow, markSettled, type Settled } from "./bet-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";

const PROVIDER = "racebook";
export const REFERENCE_KIND = "racing-bet";

type Bet = Pick<BetRow, "id" | "playerId" | "currency" | "poolId" | "raceId">;
type SettledBet = Bet & Pick<BetRow, "isPaid">;

/** Returns the wager of a bet. The pool's id makes wagering keep the stake in the pool's own account. */
export const wagerOf = ({ id, playerId, currency, poolId, raceId }: Bet) =>
  ({
    playerId,
    currency,
    vertical: "horses",
    provider: PROVIDER,
    productId: poolId ?? raceId,
    wagerId: id,
  }) as const;

/** Returns the operation that takes a bet's stake. */
export const stakeOf = (bet: Bet & Pick<BetRow, "stakeMinor">): PlaceWager => ({
  kind: "place",
  ...wagerOf(bet),
  operationId: `${bet.id}/stake`,
  sessionId: null,
  referenceKind: REFERENCE_KIND,
  grantId: null,
  stake: bet.stakeMinor,
  ends: false,
});

/**
 * Pays or refunds bets according to one version of a result, and corrects those that were paid according to an earlier
 * version. It can be repeated, because each bet is settled under one id per version.
 */
export async function settleBets(
  { kit, wagering }: Pick<RacebookParts, "kit" | "wagering">,
  version: number,
  bets: readonly { bet: SettledBet; result: Settled }[],
): Promise<void> {
  const answers = await wagering.applyAll(
    bets.map(({ bet, result }): Operation => {
      const isRefunded = result.outcome === "REFUNDED";
      const payout = result.payoutMinor;
      const ids = {
        ...wagerOf(bet),
        operationId: version === 1 ? `${bet.id}/settle` : `${bet.id}/settle/${version}`,
      };
      if (version > 1 && bet.isPaid)
        return { kind: "resettle", ...ids, result: isRefunded ? "void" : { payout } };
      return isRefunded ? { kind: "void", ...ids } : { kind: "settle", ...ids, payout };
    }),
  );
  const isDone = ({ outcome }: Answer) => outcome === "POSTED";
  await markSettled(
    kit.db,
    bets.filter((_, at) => isDone(answers[at]!)).map(({ result }) => result),
    version,
    kit.clock.now(),
  );
  const refused = answers.filter((answer) => !isDone(answer));
  // The error keeps the race unsettled, and the next run settles the rest.
  if (refused.length > 0) throw new Error(`${refused.length} bets were not settled: ${refused[0]!.outcome}`);
}

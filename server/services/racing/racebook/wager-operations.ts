import type { Operation, PlaceWager } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import { type BetRow, markSettled, type Settled } from "./bet-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import type { RenewLease } from "./settlement-lease.ts";

const PROVIDER = "racebook";
export const REFERENCE_KIND = "racing-bet";

type Bet = Pick<BetRow, "id" | "playerId" | "currency" | "poolId" | "raceId">;
type SettledBet = { bet: Bet & Pick<BetRow, "isPaid">; result: Settled };

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

/** The number of bets that are settled before the lease is renewed. */
const BETS_AT_ONCE = 300;

/**
 * Pays or refunds bets according to one version of a result, and corrects those that were paid according to an earlier
 * version. It can be repeated, because each bet is settled under one id per version.
 */
export async function settleBets(
  { kit, wagering }: Pick<RacebookParts, "kit" | "wagering">,
  version: number,
  bets: readonly SettledBet[],
  renewLease: RenewLease,
): Promise<void> {
  const refused: Answer[] = [];
  for (let start = 0; start < bets.length; start += BETS_AT_ONCE) {
    const some = bets.slice(start, start + BETS_AT_ONCE);
    await renewLease();
    const answers = await wagering.applyAll(some.map((one) => operationOf(one, version)));
    const isDone = ({ outcome }: Answer) => outcome === "POSTED";
    await markSettled(
      kit.db,
      some.filter((_, at) => isDone(answers[at]!)).map(({ result }) => result),
      version,
      kit.clock.now(),
    );
    refused.push(...answers.filter((answer) => !isDone(answer)));
  }
  // Throwing keeps the race unsettled, and the next run settles the remaining bets.
  if (refused.length > 0) throw new Error(`${refused.length} bets were not settled: ${refused[0]!.outcome}`);
}

function operationOf({ bet, result }: SettledBet, version: number): Operation {
  const isRefunded = result.outcome === "REFUNDED";
  const payout = result.payoutMinor;
  const ids = {
    ...wagerOf(bet),
    operationId: version === 1 ? `${bet.id}/settle` : `${bet.id}/settle/${version}`,
  };
  if (version > 1 && bet.isPaid)
    return { kind: "resettle", ...ids, result: isRefunded ? "void" : { payout } };
  return isRefunded ? { kind: "void", ...ids } : { kind: "settle", ...ids, payout };
}

import { type FixedKind, type FixedResult, settleFixed } from "@parlour/racing";
import { type BetRow, listFixedBets, type Settled } from "./bet-store.ts";
import { deductionFor, withdrawnRunners } from "./race-prices.ts";
import { findRace, type RaceRow } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import type { RenewLease } from "./settlement-lease.ts";
import { settleBets } from "./wager-operations.ts";

/** Settles the fixed-odds bets on a decided race or, before the off, those on withdrawn horses. */
export async function settleFixedBets(
  parts: Pick<RacebookParts, "kit" | "wagering">,
  raceId: string,
  renewLease: RenewLease = async () => {},
): Promise<void> {
  const race = await findRace(parts.kit.db, raceId);
  if (!race) return;
  const out = withdrawnRunners(race);
  const isOff = race.state === "OFFICIAL" || race.state === "VOID";
  const bets = (await listFixedBets(parts.kit.db, raceId, race.resultVersion)).filter(
    (bet) => isOff || runnersOf(bet).some((runner) => out.includes(runner)),
  );
  await settleBets(
    parts,
    race.resultVersion,
    bets.map((bet) => ({ bet, result: settle(bet, race) })),
    renewLease,
  );
}

/** Returns the runners that a fixed-odds bet names, in the order of its selection. */
export const runnersOf = ({ selections }: Pick<BetRow, "selections">): number[] =>
  (selections[0] ?? []).map((part) => part[0]!);

function settle(bet: BetRow, race: RaceRow): Settled {
  const deductionPercent = bet.priceMilli === null ? 0 : deductionFor(race, bet.raceVersion);
  const result: FixedResult = {
    // Before the off only refunds are settled, which need no order of finish.
    order: race.state === "VOID" ? null : (race.finish?.order ?? []),
    withdrawn: withdrawnRunners(race),
    starters: race.card.runners.length - race.withdrawals.length,
    isHandicap: race.card.race.isHandicap,
    startingPrices: new Map(race.startingPrices ?? []),
  };
  const { outcome, returnMinor, refundMinor } = settleFixed(
    {
      kind: bet.type as FixedKind,
      runners: runnersOf(bet),
      stakeMinor: bet.unitMinor,
      priceMilli: bet.priceMilli,
      isBestOddsGuaranteed: bet.isBestOdds,
      deductionPercent,
    },
    result,
  );
  const payoutMinor = returnMinor + refundMinor;
  return {
    id: bet.id,
    outcome: outcome === "refunded" ? "REFUNDED" : outcome === "won" ? "WON" : "LOST",
    payoutMinor,
    deductionPercent,
  };
}

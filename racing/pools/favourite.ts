import { type PoolBet, stakesOn } from "./distribute.ts";
import { type PoolRace, scratchedInterests } from "./pool-race.ts";
import { orderedGroup } from "./winning-group.ts";

/**
 * The interest with the most money in the win pool when betting closes, or the lowest number in a tie. It
 * replaces a late scratch in pick bets.
 */
export function favouriteOf(winBets: readonly PoolBet[], race: PoolRace): number | null {
  const out = scratchedInterests(race, [...race.scratched, ...race.scratchedLate]);
  const interests = [...new Set(race.entries.map(({ interest }) => interest))]
    .filter((interest) => !out.includes(interest))
    .sort((a, b) => a - b);
  let best: { interest: number; stakesMinor: bigint } | null = null;
  for (const interest of interests) {
    const stakesMinor = stakesOn(winBets, orderedGroup([interest]));
    if (!best || stakesMinor > best.stakesMinor) best = { interest, stakesMinor };
  }
  return best?.interest ?? null;
}

import type { AdmissionRefusal } from "@parlour/wagering/admission";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import type { Clock } from "../../../kit/clock.ts";
import { insertBets, type NewBet } from "./bet-store.ts";
import { shareRaces } from "./race-store.ts";

/**
 * Stores bets with their stakes. A bet is refused if its race has started, or if its prices have changed since the bet
 * was priced. The race's row is share-locked until the commit. The start of the race therefore waits for admitted bets,
 * and later ones are refused: a bet that arrives after the off is never in the pool.
 */
export function createBetRows(clock: Clock): StakeRows<NewBet> {
  return {
    name: "racing bets",
    async admit(tx, bets) {
      const races = await shareRaces(
        tx,
        bets.map(({ raceId }) => raceId),
      );
      const now = clock.now();
      return bets.map((bet): AdmissionRefusal | null => {
        const race = races.get(bet.raceId);
        if (race?.state !== "OPEN" || race.startsAt <= now || race.hasGap)
          return { code: "MARKET_SUSPENDED" };
        const isPriced = bet.market === "POOL" || race.pricesVersion === bet.pricesVersion;
        return race.version === bet.raceVersion && isPriced ? null : { code: "PRICE_CHANGED" };
      });
    },
    insert: insertBets,
  };
}

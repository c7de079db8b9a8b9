import type { AdmissionRefusal, Reader } from "@parlour/wagering/admission";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import type { Clock } from "../../../kit/clock.ts";
import { insertBets } from "./bet-store.ts";
import { addExposures, type Exposure, exposureKey, exposureStatement } from "./exposure-store.ts";
import { type BackedBet, liabilityOf, refuseBeyond, runnerLiability } from "./liability.ts";
import { type OpenRace, shareRaces } from "./race-store.ts";

/**
 * Stores bets with their stakes. A bet is refused if its race has started, if its prices have changed since the bet
 * was priced, or if the house's liability on its runner would become too high. The race's row is share-locked until the
 * commit. The start of the race therefore waits for admitted bets, and later ones are refused: a bet that arrives after
 * the off is never in the pool.
 */
export function createBetRows(clock: Clock): StakeRows<BackedBet> {
  return {
    name: "racing bets",
    async admit(tx, bets) {
      const ids = bets.map(({ raceId }) => raceId);
      const races = await shareRaces(tx, ids, clock.now());
      const refusals = bets.map((bet) => refusalOf(bet, races.get(bet.raceId)));
      return await limitStakes(tx, bets, refusals, races);
    },
    insert(bets) {
      const exposures = bets.flatMap((bet) => exposureOf(bet, liabilityOf(bet)));
      return [insertBets(bets), ...(exposures.length === 0 ? [] : [exposureStatement(exposures)])];
    },
  };
}

function refusalOf(bet: BackedBet, race: OpenRace | undefined): AdmissionRefusal | null {
  if (race === undefined || race.hasGap) return { code: "MARKET_SUSPENDED" };
  const isPriced = bet.market === "POOL" || race.pricesVersion === bet.pricesVersion;
  return race.version === bet.raceVersion && isPriced ? null : { code: "PRICE_CHANGED" };
}

const exposureOf = ({ raceId, backing }: BackedBet, liability: number): Exposure[] =>
  backing === null ? [] : [{ raceId, runner: backing.runner, liability }];

/**
 * Decides the bets one after another against the liability that the house can still take on their runners, which stay
 * locked.
 */
async function limitStakes(
  tx: Reader,
  bets: readonly BackedBet[],
  refusals: readonly (AdmissionRefusal | null)[],
  races: ReadonlyMap<string, OpenRace>,
): Promise<(AdmissionRefusal | null)[]> {
  const admitted = bets.filter((_, index) => refusals[index] === null);
  const taken = await addExposures(
    tx,
    admitted.flatMap((bet) => exposureOf(bet, 0)),
  );
  return bets.map((bet, index) => {
    const { backing, raceId } = bet;
    if (refusals[index] !== null || backing === null) return refusals[index] ?? null;
    const key = exposureKey({ raceId, runner: backing.runner });
    const limit = races.get(raceId)!.liabilityLimit ?? runnerLiability;
    const refusal = refuseBeyond(bet, limit - taken.get(key)!);
    if (refusal === null) taken.set(key, taken.get(key)! + liabilityOf(bet));
    return refusal;
  });
}

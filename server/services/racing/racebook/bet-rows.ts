import type { AdmissionRefusal, Reader } from "@parlour/wagering/admission";
import { sendAhead } from "@parlour/wagering/read-once";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import type { Clock } from "../../../kit/clock.ts";
import { insertBets } from "./bet-store.ts";
import { addExposures, type Exposure, exposureKey, exposureStatement } from "./exposure-store.ts";
import { type BackedBet, liabilityOf, refuseBeyond, runnerLiability } from "./liability.ts";
import { type OpenRace, shareRaces } from "./race-store.ts";

/**
 * Stores bets with their stakes. A bet is refused if one of its races has started, if its prices have changed since
 * the bet was priced, or if the house's liability on its runner would become too high. The rows of its races are
 * share-locked until the commit, in the order of their ids. The start of a race therefore waits for admitted bets, and
 * later ones are refused: a bet that arrives after the off is never in the pool.
 */
export function createBetRows(clock: Clock): StakeRows<BackedBet> {
  const share = sendAhead((tx: Reader, bets: readonly BackedBet[]) =>
    shareRaces(
      tx,
      bets.flatMap(({ raceIds }) => raceIds),
      clock.now(),
    ),
  );
  return {
    name: "racing bets",
    sendReads: share.send,
    async admit(tx, bets) {
      const shared = await share.take(tx, bets);
      // The race may have started while we waited for the locks.
      const now = clock.now();
      const races = new Map([...shared].filter(([, { startsAt }]) => startsAt > now));
      const refusals = bets.map((bet) => refusalOf(bet, races));
      return await limitStakes(tx, bets, refusals, races);
    },
    insert(bets) {
      const exposures = bets.flatMap((bet) => exposureOf(bet, liabilityOf(bet)));
      return [insertBets(bets), ...(exposures.length === 0 ? [] : [exposureStatement(exposures)])];
    },
  };
}

function refusalOf(bet: BackedBet, races: ReadonlyMap<string, OpenRace>): AdmissionRefusal | null {
  const race = races.get(bet.raceId);
  const isOpen = bet.raceIds.every((id) => races.get(id)?.hasGap === false);
  if (race === undefined || !isOpen) return { code: "MARKET_SUSPENDED" };
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

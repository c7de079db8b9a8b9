import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type StakeRange, stakeRange } from "./acceptance.ts";
import { type Bet, typeOf } from "./bet.ts";
import {
  addExposures,
  exposureKey,
  type Liability,
  readExposuresOn,
  sumExposures,
} from "./exposure-store.ts";
import { roomBeside } from "./liability-room.ts";
import { exposuresOf } from "./move-money.ts";
import { noLimit, type PlayerLimit, readPlayerLimits } from "./player-limit.ts";
import type { Events } from "./slip.ts";

type Limited = { accepted: Bet[]; refusals: Map<string, Refusal> };
const nothing = (): Limited => ({ accepted: [], refusals: new Map() });

const limitsOf = (tx: Queryable, candidates: readonly Bet[]) =>
  readPlayerLimits(
    tx,
    candidates.map(({ playerId }) => playerId),
  );
const allExposures = (bets: readonly Bet[]) => bets.flatMap((bet) => exposuresOf(bet, 1));

/**
 * Records the liability of the bets, and refuses those whose stake is outside the limits. Recording it first locks
 * the outcomes, so that bets on other servers can't use up the same part of a limit.
 */
export async function limitStakes(
  tx: Queryable,
  candidates: readonly Bet[],
  events: Events,
): Promise<Limited> {
  if (candidates.length === 0) return nothing();
  const recorded = allExposures(candidates);
  const [total, limits] = await Promise.all([addExposures(tx, recorded), limitsOf(tx, candidates)]);
  const own = sumExposures(recorded);
  const before: Liability = (...outcome) => total(...outcome) - (own.get(exposureKey(...outcome)) ?? 0);
  const limited = await decideStakes(tx, candidates, events, before, limits);
  const refused = candidates.filter(({ id }) => limited.refusals.has(id));
  await addExposures(
    tx,
    refused.flatMap((bet) => exposuresOf(bet, -1)),
  );
  return limited;
}

/**
 * Refuses bets whose stake is outside the limits, without locking an outcome. `seen` is the liability that was read; the
 * statement that records the bets fails if it has changed and a limit would be exceeded.
 */
export async function checkStakes(
  tx: Queryable,
  candidates: readonly Bet[],
  events: Events,
): Promise<Limited & { seen: Liability }> {
  if (candidates.length === 0) return { ...nothing(), seen: () => 0 };
  const [seen, limits] = await Promise.all([
    readExposuresOn(tx, allExposures(candidates)),
    limitsOf(tx, candidates),
  ]);
  return { ...(await decideStakes(tx, candidates, events, seen, limits)), seen };
}

/**
 * Decides the bets one after the other. The liability of each accepted bet is included when the next one is decided.
 */
async function decideStakes(
  tx: Queryable,
  candidates: readonly Bet[],
  events: Events,
  before: Liability,
  limits: ReadonlyMap<string, PlayerLimit>,
): Promise<Limited> {
  const limited = nothing();
  const taken = new Map<string, number>();
  const exposureOf: Liability = (...outcome) =>
    before(...outcome) + (taken.get(exposureKey(...outcome)) ?? 0);
  for (const bet of candidates) {
    const limit = limits.get(bet.playerId) ?? noLimit;
    const room = await roomBeside(tx, bet.selections, events, exposureOf, { ...bet, limit });
    const prices = bet.selections.map(({ price }) => price);
    const places = bet.isEachWay ? bet.selections.map(({ place }) => place!.terms) : null;
    const range = stakeRange(typeOf(bet), prices, room, bet.currency, limit.maximumStake, places);
    const fits = bet.grantId !== null || (bet.stakePerLine >= range.min && bet.stakePerLine <= range.max);
    if (!fits) {
      limited.refusals.set(bet.id, refuseStake(range, bet.currency));
      continue;
    }
    limited.accepted.push(bet);
    for (const [key, liability] of sumExposures(exposuresOf(bet, 1))) {
      taken.set(key, (taken.get(key) ?? 0) + liability);
    }
  }
  return limited;
}

function refuseStake({ min, max }: StakeRange, currency: string): Refusal {
  return refuse("STAKE_LIMIT", {
    minimumStake: amountOf(min, currency),
    maximumStake: max < min ? 0 : amountOf(max, currency),
    currency,
  });
}

import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type StakeRange, stakeRange } from "./acceptance.ts";
import { type Bet, typeOf } from "./bet.ts";
import { addExposures, exposureKey, type Liability, sumExposures } from "./exposure-store.ts";
import { type House, roomBeside } from "./liability-room.ts";
import type { LimitOf } from "./liability-rules.ts";
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
  limitOf: LimitOf,
): Promise<Limited> {
  if (candidates.length === 0) return nothing();
  const recorded = allExposures(candidates);
  const [total, limits] = await Promise.all([addExposures(tx, recorded), limitsOf(tx, candidates)]);
  const own = sumExposures(recorded);
  const exposureOf: Liability = (...outcome) => total(...outcome) - (own.get(exposureKey(...outcome)) ?? 0);
  const limited = await decideStakes(tx, candidates, events, { exposureOf, limitOf }, limits);
  const refused = candidates.filter(({ id }) => limited.refusals.has(id));
  await addExposures(
    tx,
    refused.flatMap((bet) => exposuresOf(bet, -1)),
  );
  return limited;
}

/**
 * Decides the bets one after the other, and refuses those whose stake is outside the limits. `before` has the
 * house's liability without these bets. The liability of each accepted bet is included when the next one is decided.
 */
export async function decideStakes(
  tx: Queryable,
  candidates: readonly Bet[],
  events: Events,
  before: House,
  limits: ReadonlyMap<string, PlayerLimit>,
): Promise<Limited> {
  const limited = nothing();
  const taken = new Map<string, number>();
  const exposureOf: Liability = (...outcome) =>
    before.exposureOf(...outcome) + (taken.get(exposureKey(...outcome)) ?? 0);
  for (const bet of candidates) {
    const limit = limits.get(bet.playerId) ?? noLimit;
    const room = await roomBeside(tx, bet.selections, events, { ...before, exposureOf }, { ...bet, limit });
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

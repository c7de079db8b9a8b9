import type { Queryable } from "../../../kit/database.ts";
import { type Liability, readExposures, readOwnLiability } from "./exposure-store.ts";
import type { LimitOf } from "./liability-rules.ts";
import type { PlayerLimit } from "./player-limit.ts";
import type { Events } from "./slip.ts";

type Own = { playerId: string; limit: PlayerLimit };
type Backed = { eventId: string; legs: readonly { market: string; outcome: string }[] };

/** Returns how much more liability the house can take on each selection; with `own`, the player's limit applies too. */
export async function roomFor(
  db: Queryable,
  selections: readonly Backed[],
  events: Events,
  limitOf: LimitOf,
  own?: Own,
): Promise<number[]> {
  const exposureOf = await readExposures(
    db,
    selections.map(({ eventId }) => eventId),
  );
  return await roomBeside(db, selections, events, { exposureOf, limitOf }, own);
}

/** The house's liability on outcomes, and its limits. */
export type House = { exposureOf: Liability; limitOf: LimitOf };

/**
 * Like `roomFor`, but takes the house's liability as given and leaves out the bet `own.id`. A bet builder is limited by
 * the leg with the least room.
 */
export async function roomBeside(
  db: Queryable,
  selections: readonly Backed[],
  events: Events,
  { exposureOf, limitOf }: House,
  own?: Own & { id?: string },
): Promise<number[]> {
  const percent = own?.limit.liabilityPercent ?? 100;
  const owedTo = own && percent < 100 ? await readOwnLiability(db, own, selections) : undefined;
  return selections.map(({ eventId, legs }) => {
    const rooms = legs.map(({ market, outcome }) => {
      const house = limitOf(events.get(eventId), market);
      const room = house - exposureOf(eventId, market, outcome);
      if (owedTo === undefined) return room;
      return Math.min(room, (house * percent) / 100 - owedTo(eventId, market, outcome));
    });
    return Math.min(...rooms);
  });
}

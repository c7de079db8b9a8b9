import type { Queryable } from "../../../kit/database.ts";
import { outcomeLiability } from "./betting-rules.ts";
import type { SportsEventRecord } from "./event.ts";
import { type Liability, readExposures, readOwnLiability } from "./exposure-store.ts";
import type { PlayerLimit } from "./player-limit.ts";
import type { Events } from "./slip.ts";

type Backed = { eventId: string; legs: readonly { market: string; outcome: string }[] };

/** Returns how much more liability the house can take on each selection; with `own`, the player's limit applies too. */
export async function roomFor(
  db: Queryable,
  selections: readonly Backed[],
  events: Events,
  own?: { playerId: string; limit: PlayerLimit },
): Promise<number[]> {
  const exposureOf = await readExposures(
    db,
    selections.map(({ eventId }) => eventId),
  );
  return await roomBeside(db, selections, events, exposureOf, own);
}

/** Like `roomFor`, but takes the house's liability as given and leaves out the bet `own.id`. */
export async function roomBeside(
  db: Queryable,
  selections: readonly Backed[],
  events: Events,
  exposureOf: Liability,
  own?: { playerId: string; limit: PlayerLimit; id?: string },
): Promise<number[]> {
  const percent = own?.limit.liabilityPercent ?? 100;
  const owedTo = own && percent < 100 ? await readOwnLiability(db, own, selections) : undefined;
  return selections.map(({ eventId, legs: [leg] }) => {
    const house = limitOf(events.get(eventId));
    const room = house - exposureOf(eventId, leg!.market, leg!.outcome);
    if (owedTo === undefined) return room;
    return Math.min(room, (house * percent) / 100 - owedTo(eventId, leg!.market, leg!.outcome));
  });
}

/** Returns how much the house may lose on one outcome of the event, in US cents. */
export const limitOf = (event: SportsEventRecord | undefined): number =>
  outcomeLiability[event?.status === "LIVE" ? "LIVE" : "SCHEDULED"];

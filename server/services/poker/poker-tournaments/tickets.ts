import type { Queryable } from "../../../kit/database.ts";
import { isRefusal, refusalCode } from "../../../kit/refusal.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { type EntryRow, endTicket } from "./entry-store.ts";
import { register } from "./registration.ts";
import type { Template } from "./templates.ts";
import { priceOf, type TournamentConfig } from "./tournament-config.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { findNextStart, type TournamentRow } from "./tournament-store.ts";

/** A satellite's target must start at least this long after the satellite, so that the satellite is over by then. */
const leadMs = 30 * 60_000;

/**
 * Returns the terms of a tournament that starts at this time. The winners of a satellite enter the next tournament of
 * its target template; returns null if none is open for registration yet.
 */
export async function termsAt(
  db: Queryable,
  { config, satelliteOf }: Template,
  startsAt: Date,
): Promise<TournamentConfig | null> {
  if (satelliteOf === undefined) return config;
  const target = await findNextStart(db, satelliteOf, new Date(startsAt.getTime() + leadMs));
  if (!target) return null;
  const satellite = {
    targetId: target.id,
    targetName: target.config.name,
    ticketPrice: priceOf(target.config),
  };
  return { ...config, satellite };
}

/**
 * Enters the winners of a satellite in its target tournament. Their prize has been paid to their balance, and the
 * buy-in is taken from there like any other; a player who cannot be entered keeps the money. Returns whether all
 * tickets have been used or turned into cash.
 */
export async function redeemTickets(
  parts: TournamentParts,
  { config: { satellite } }: TournamentRow,
  entries: readonly EntryRow[],
): Promise<boolean> {
  let isDone = true;
  await tryEach(entries, async ({ id, owner, ticket }) => {
    if (ticket !== "DUE" || !satellite) return;
    const refused = await register(parts, {
      tournamentId: satellite.targetId,
      playerId: owner,
      entryId: `${id}_ticket`,
    });
    if (isRefusal(refused) && refusalCode(refused) === "UNAVAILABLE") isDone = false;
    else await endTicket(parts.kit.db, id, isRefusal(refused) ? "CASH" : "USED");
  });
  return isDone;
}

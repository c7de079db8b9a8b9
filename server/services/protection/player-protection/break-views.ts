import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { type Break, breakState, playableFrom } from "@parlour/rules/protection-breaks";
import type { Queryable } from "../../../kit/database.ts";
import { listBreaksOfMany } from "./break-store.ts";

/** Reads the breaks of several players that aren't over. Players who have never taken a break have no entry. */
export async function readBreaks(
  db: Queryable,
  playerIds: readonly string[],
  now: Date,
): Promise<Map<string, PlayerBreak[]>> {
  const found = await listBreaksOfMany(db, playerIds);
  return new Map(
    [...Map.groupBy(found, ({ playerId }) => playerId)].map(([id, breaks]) => [id, toBreaks(breaks, now)]),
  );
}

/** Converts a player's breaks to the API's format, without those that are over. */
export function toBreaks(breaks: readonly Break[], now: Date): PlayerBreak[] {
  return breaks
    .map((one) => ({
      kind: one.kind,
      scope: one.scope,
      state: breakState(one, now),
      since: one.since.toISOString(),
      until: one.until?.toISOString() ?? null,
      playableFrom: playableFrom(one, now)?.toISOString() ?? null,
    }))
    .filter(({ state }) => state !== "OVER");
}

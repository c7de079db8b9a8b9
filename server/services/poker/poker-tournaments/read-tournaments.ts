import type { PokerTournament, PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { listEntries } from "./entry-store.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { findTournament, type TournamentRow } from "./tournament-store.ts";
import { toDetails, toTournament } from "./views.ts";

type Parts = Pick<TournamentParts, "kit" | "tables">;

export async function readTournament(
  { kit: { db, clock }, tables }: Parts,
  id: string,
  playerId: string | null,
): Promise<PokerTournamentDetails | undefined> {
  const tournament = await findTournament(db, id);
  if (!tournament) return undefined;
  return toDetails(tournament, await listEntries(db, [id]), {
    playerId,
    nowMs: clock.now().getTime(),
    tables: await tables.read(tournament.state.tableIds),
  });
}

/**
 * Converts tournaments to the API's format for one player. Tables are read only for tournaments in which the
 * player has a seat.
 */
export async function readTournaments(
  { kit: { db, clock }, tables }: Parts,
  rows: readonly TournamentRow[],
  playerId: string | null,
): Promise<PokerTournament[]> {
  const entries = await listEntries(
    db,
    rows.map(({ id }) => id),
  );
  const ofTournament = Map.groupBy(entries, ({ tournamentId }) => tournamentId);
  const own = rows.filter(({ id }) =>
    ofTournament.get(id)?.some(({ owner, status }) => owner === playerId && status === "PLAYING"),
  );
  const seated = await tables.read(own.flatMap(({ state }) => state.tableIds));
  const nowMs = clock.now().getTime();
  return rows.map((row) =>
    toTournament(row, ofTournament.get(row.id) ?? [], {
      playerId,
      nowMs,
      tables: seated.filter(({ id }) => row.state.tableIds.includes(id)),
    }),
  );
}

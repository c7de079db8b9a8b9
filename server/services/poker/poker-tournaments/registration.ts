import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { returnBuyIn, takeBuyIn } from "./entry-money.ts";
import { findEntry, insertEntry, listEntries, setEntryStatus } from "./entry-store.ts";
import { entryRefusal } from "./registration-phase.ts";
import { bountyOf } from "./tournament-config.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { findTournament, lockTournament, setDue } from "./tournament-store.ts";

type Registration = {
  tournamentId: string;
  playerId: string;
  entryId: string;
  /**
   * The reason why no new entry is accepted at the visitor's location; undefined if entries are accepted there. A retry
   * of a request that was already accepted is answered as before, wherever the visitor is.
   */
  refusedHere?: Refusal | undefined;
};

/** Reserves an entry, then takes the buy-in. The call can be retried with the same entry id. */
export async function register(
  parts: TournamentParts,
  { tournamentId, playerId, entryId, refusedHere }: Registration,
): Promise<Refusal | null> {
  const { kit, players } = parts;
  const known = await findTournament(kit.db, tournamentId);
  if (!known) return refuse("NOT_FOUND");
  const { currency } = known.config;
  const { nickname } = await players.get(playerId);
  if (currency !== null)
    await kit.ledger.openPool({ poolId: tournamentId, currency, kind: "pokerTournaments" });
  const refused = await kit.db.transaction(async (tx): Promise<Refusal | null> => {
    const tournament = (await lockTournament(tx, tournamentId))!;
    if (await findEntry(tx, entryId)) return null;
    if (refusedHere) return refusedHere;
    const entries = await listEntries(tx, [tournamentId]);
    const code = entryRefusal(tournament, entries, playerId, kit.clock.now().getTime());
    if (code !== null) return refuse(code);
    const status = currency === null ? "REGISTERED" : "TAKING";
    const entry = {
      id: entryId,
      tournamentId,
      owner: playerId,
      name: nickname,
      kind: "PLAYER",
      status,
      bounty: bountyOf(tournament.config),
    } as const;
    await insertEntry(tx, entry, kit.clock.now());
    await setDue(tx, tournamentId, kit.clock.now());
    return null;
  });
  if (isRefusal(refused)) return refused;
  const entry = await findEntry(kit.db, entryId);
  return entry?.status === "TAKING" ? await takeBuyIn(parts, known, entry) : null;
}

/** Withdraws an entry before the start and refunds the whole buy-in. */
export async function unregister(
  parts: TournamentParts,
  { tournamentId, playerId }: { tournamentId: string; playerId: string },
): Promise<Refusal | null> {
  const { kit } = parts;
  const found = await kit.db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    if (!tournament) return refuse("NOT_FOUND");
    const entry = (await listEntries(tx, [tournamentId])).findLast(
      ({ owner, status }) => owner === playerId && status !== "TAKING",
    );
    if (!entry) return refuse("NOT_SEATED");
    if (entry.status === "VOIDING") return { tournament, entry };
    if (entry.status !== "REGISTERED" || tournament.status !== "REGISTERING") return refuse("CONFLICT");
    await setEntryStatus(tx, entry, "VOIDING");
    await setDue(tx, tournamentId, kit.clock.now());
    return { tournament, entry: { ...entry, status: "VOIDING" as const } };
  });
  if (isRefusal(found)) return found;
  // If the ledger does not answer, the driver refunds the buy-in later.
  await returnBuyIn(parts, found.tournament, found.entry);
  return null;
}

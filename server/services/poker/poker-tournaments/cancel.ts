import { cancellationShares } from "@parlour/poker/tournament/deals";
import type { Transaction } from "../../../kit/database.ts";
import { type EntryRow, finishEntry, listEntries, setEntryStatus } from "./entry-store.ts";
import { createFloor, type Floor, stackOf } from "./floor.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { moveOn, type TournamentRow } from "./tournament-store.ts";

/**
 * Cancels a locked tournament. Before the start, every player gets their buy-in and fee back. Later,
 * eliminated players keep their winnings; the others get their fee back and share the remaining pool, half of
 * it equally and half by chips. Bets in a running hand are returned to the stacks first.
 */
export async function cancelLocked(
  tx: Transaction,
  { kit, tables }: TournamentParts,
  tournament: TournamentRow,
): Promise<void> {
  const entries = await listEntries(tx, [tournament.id]);
  // A buy-in that is still being taken is refunded once it has been taken.
  for (const entry of entries) if (entry.status === "REGISTERED") await setEntryStatus(tx, entry, "VOIDING");
  const playing = entries.filter(({ status }) => status === "PLAYING");
  if (tournament.status === "RUNNING") {
    const floor = createFloor(tables, tournament, {
      startedMs: tournament.state.startedMs!,
      locked: await tables.lock(tx, tournament.state.tableIds),
    });
    await sharePool(tx, tournament, entries, playing, floor);
    floor.closeAll();
    await floor.save(tx);
  }
  const feesReturned = playing.length * tournament.config.buyIn.fee;
  const state = { ...tournament.state, feesReturned };
  await moveOn(tx, tournament, "CANCELLED", { state, now: kit.clock.now() });
}

async function sharePool(
  tx: Transaction,
  { config, state }: TournamentRow,
  entries: readonly EntryRow[],
  playing: readonly EntryRow[],
  floor: Floor,
): Promise<void> {
  const { buyIn } = config;
  const out = entries.filter(({ status }) => status === "OUT" || status === "PAID");
  // The guarantee counts only once registration is closed.
  const pool =
    state.prizes?.reduce((sum, prize) => sum + prize, 0) ?? buyIn.prize * (playing.length + out.length);
  const won = out.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
  const shares = cancellationShares(
    playing.map((entry) => stackOf(floor, entry)),
    BigInt(pool - won),
  );
  for (const [at, { id }] of playing.entries())
    await finishEntry(tx, { id, place: null, prize: Number(shares[at]) + buyIn.fee });
}

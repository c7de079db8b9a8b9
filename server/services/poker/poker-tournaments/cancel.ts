import type { Chips } from "@parlour/poker/engine/state";
import { cancellationShares } from "@parlour/poker/tournament/deals";
import type { Transaction } from "../../../kit/database.ts";
import { keepOwnBounty } from "./bounty-claims.ts";
import { dealPrize } from "./deal-state.ts";
import { type EntryRow, finishEntry, listEntries, setBounties, setEntryStatus } from "./entry-store.ts";
import { createFloor, stackOf } from "./floor.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { moveOn, type TournamentRow } from "./tournament-store.ts";

/**
 * Cancels a locked tournament. Before the start, every player gets their buy-in and fee back. After the start,
 * eliminated players keep their winnings. The others keep the bounties that they won and the one on their own head, get
 * their fee back and share the remaining pool, half of it equally and half in proportion to their chips. Bets in a
 * running hand are returned to the stacks first.
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
    const shares = remainingShares(tournament, entries, (entry) => stackOf(floor, entry));
    for (const { entry, prize } of shares) {
      if (entry.bounty > 0) await setBounties(tx, keepOwnBounty(entry));
      await finishEntry(tx, { id: entry.id, place: null, prize });
    }
    floor.closeAll();
    await floor.save(tx);
  }
  const feesReturned = playing.length * tournament.config.buyIn.fee;
  const state = { ...tournament.state, feesReturned };
  await moveOn(tx, tournament, "CANCELLED", { state, now: kit.clock.now() });
}

/** The amounts, besides their bounties, that the remaining players of a cancelled tournament get. */
export function remainingShares(
  { config: { buyIn }, state }: Pick<TournamentRow, "config" | "state">,
  entries: readonly EntryRow[],
  stack: (entry: EntryRow) => Chips,
): { entry: EntryRow; prize: number }[] {
  const playing = entries.filter(({ status }) => status === "PLAYING");
  const out = entries.filter(({ status }) => status === "OUT" || status === "PAID");
  // The guarantee applies only once registration is closed.
  const pool =
    state.prizes?.reduce((sum, prize) => sum + prize, 0) ??
    buyIn.prize * (playing.length + out.length) + (state.purchased ?? 0);
  const won = out.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
  // A deal that the players agreed on remains valid; only the amount that they were still playing for is divided.
  const kept = playing.map(({ id }) => dealPrize(state, id, 0) ?? 0);
  const rest = pool - won - kept.reduce((sum, share) => sum + share, 0);
  const shares = cancellationShares(playing.map(stack), BigInt(rest));
  return playing.map((entry, at) => ({ entry, prize: Number(shares[at]) + kept[at]! + buyIn.fee }));
}

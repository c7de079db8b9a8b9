import { planMoves, tablesToHold } from "@parlour/poker/tournament/balancing";
import { type Bust, isHandForHand, placesOf, prizeOf } from "@parlour/poker/tournament/eliminations";
import { placesPaid } from "@parlour/poker/tournament/payouts";
import type { Transaction } from "../../../kit/database.ts";
import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import { type EntryRow, finishEntry, listEntries, lowerPlaces, setEntryStatus } from "./entry-store.ts";
import { createFloor, type Floor, stackOf, toSeats } from "./floor.ts";
import { fixPrizes } from "./prizes.ts";
import { isCounted, registrationPhase } from "./registration-phase.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import type { TournamentState } from "./tournament-state.ts";
import { lockTournament, moveOn, setState, type TournamentRow } from "./tournament-store.ts";

/**
 * Runs one step of a tournament: seats late entries, records eliminations, closes registration, moves players
 * between tables, and ends the tournament. Tables and entries change in one transaction.
 */
export async function playOn({ kit, tables }: TournamentParts, id: string): Promise<void> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const tournament = (await lockTournament(tx, id))!;
    if (tournament.status !== "RUNNING") return;
    const floor = createFloor(tables, tournament, {
      startedMs: tournament.state.startedMs!,
      locked: await tables.lock(tx, tournament.state.tableIds),
    });
    // In hand-for-hand play, the busts at all tables count as one hand, so we wait for every table to finish.
    if (tournament.state.isHandForHand && !floor.tables.every(isRoundOver)) return;
    const entries = await seatLateEntries(tx, floor, await listEntries(tx, [id]));
    const playing = entries.filter(({ status }) => status === "PLAYING");
    const groups = bustsOf(floor, playing, tournament.state.isHandForHand);
    const out = new Set(groups.flat().map((bust) => bust.id));
    const left = playing.filter((entry) => !out.has(entry.id));
    let state = closeRegistration(tournament, entries, left.length, now.getTime());
    let before = playing.length;
    for (const group of groups) {
      await record(tx, state.prizes, placesOf(before, group));
      before -= group.length;
    }
    for (const entry of playing) if (out.has(entry.id)) floor.remove(entry.owner);
    const isOver = state.prizes !== null && (left.length === 1 || left.every(({ kind }) => kind === "BOT"));
    if (isOver) {
      // When only bots are left in a practice tournament, they are ranked by their chips.
      const ranked = left.map((entry) => ({ id: entry.id, startingStack: stackOf(floor, entry) }));
      await record(tx, state.prizes, placesOf(left.length, ranked));
      floor.closeAll();
      await floor.save(tx);
      await moveOn(tx, tournament, "FINISHED", { state, now });
      return;
    }
    state = arrangeTables(tournament, state, floor, left, (max) => kit.random.integer(max));
    await floor.save(tx);
    if (JSON.stringify(state) !== JSON.stringify(tournament.state)) await setState(tx, id, state);
  });
}

/** Whether a table is waiting for the others: its hand is over, or it has only one player. */
const isRoundOver = ({ isBetweenHands, handNumber, dealLimit, seats }: TournamentTable): boolean =>
  isBetweenHands && (seats.length < 2 || (dealLimit !== null && handNumber >= dealLimit));

async function seatLateEntries(tx: Transaction, floor: Floor, entries: EntryRow[]): Promise<EntryRow[]> {
  const seated: EntryRow[] = [];
  for (const entry of entries) {
    if (entry.status !== "REGISTERED") {
      seated.push(entry);
      continue;
    }
    await lowerPlaces(tx, entry.tournamentId);
    await setEntryStatus(tx, entry, "PLAYING");
    floor.seatLate(entry);
    seated.push({ ...entry, status: "PLAYING" });
  }
  return seated;
}

/** Returns the players who have busted, in groups that are ranked together, earliest hand first. */
function bustsOf({ tables }: Floor, playing: readonly EntryRow[], isHandForHand: boolean): Bust[][] {
  const groups = tables
    .filter(({ isBetweenHands }) => isBetweenHands)
    .map((table) => ({ endedMs: table.lastHand?.endedMs ?? 0, busts: bustsAt(table, playing) }))
    .filter(({ busts }) => busts.length > 0)
    .sort((one, other) => one.endedMs - other.endedMs)
    .map(({ busts }) => busts);
  return isHandForHand && groups.length > 0 ? [groups.flat()] : groups;
}

const bustsAt = (table: TournamentTable, playing: readonly EntryRow[]): Bust[] =>
  table.seats
    .filter(({ stack }) => stack === 0)
    .map(({ owner }) => ({
      id: playing.find((entry) => entry.owner === owner)!.id,
      startingStack: table.lastHand?.players.find((player) => player.owner === owner)?.startingStack ?? 0,
    }));

/** Closes registration when the late period is over, or once all remaining players are in the money. */
function closeRegistration(
  tournament: TournamentRow,
  entries: readonly EntryRow[],
  left: number,
  nowMs: number,
): TournamentState {
  const { config, state } = tournament;
  if (state.prizes !== null) return state;
  // Entries whose buy-in is still being taken are too late and will be refunded.
  const count = entries.filter((entry) => isCounted(entry) && entry.status !== "TAKING").length;
  const isLate = registrationPhase(tournament, nowMs) === "LATE";
  return isLate && left > placesPaid(count) ? state : fixPrizes(config, state, count);
}

async function record(
  tx: Transaction,
  prizes: readonly number[] | null,
  finishes: ReturnType<typeof placesOf>,
): Promise<void> {
  const amounts = (prizes ?? []).map(BigInt);
  const shared = new Map<number, number>();
  for (const { id, place, tied } of finishes) {
    const index = shared.get(place) ?? 0;
    shared.set(place, index + 1);
    await finishEntry(tx, { id, place, prize: Number(prizeOf(amounts, { place, tied }, index)) });
  }
}

/** Breaks and balances tables, and switches to hand-for-hand play on the bubble. */
function arrangeTables(
  { config }: TournamentRow,
  state: TournamentState,
  floor: Floor,
  left: readonly EntryRow[],
  draw: (max: number) => number,
): TournamentState {
  const { seatCount, currency } = config;
  for (const move of planMoves(floor.tables.map(toSeats), seatCount, draw))
    floor.move(move, left.find(({ owner }) => owner === move.id)!);
  const open = floor.tables.filter(({ seats }) => seats.length > 0);
  // Practice tournaments have no money bubble.
  const isBubble =
    currency !== null &&
    state.prizes !== null &&
    isHandForHand(left.length, state.prizes.length, open.length);
  const held = tablesToHold(open.map(toSeats), seatCount);
  const mayDealTogether = open.every(({ isBetweenHands }) => isBetweenHands);
  for (const { id, handNumber, dealLimit } of open) {
    if (held.includes(id)) floor.limit(id, handNumber);
    else if (!isBubble) floor.limit(id, null);
    else floor.limit(id, mayDealTogether ? handNumber + 1 : (dealLimit ?? handNumber));
  }
  return {
    ...state,
    isHandForHand: isBubble,
    tableCount: floor.tableCount,
    tableIds: open.map(({ id }) => id),
  };
}

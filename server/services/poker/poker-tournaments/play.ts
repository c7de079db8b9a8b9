import { planMoves, tablesToHold } from "@parlour/poker/tournament/balancing";
import { isHandForHand, placesOf, prizeOf } from "@parlour/poker/tournament/eliminations";
import type { Transaction } from "../../../kit/database.ts";
import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import { claimBounties, keepOwnBounty } from "./bounty-claims.ts";
import { dealPrize, isTalkDue, moveDealOn } from "./deal-state.ts";
import { isPaused } from "./deal-talk.ts";
import {
  type EntryRow,
  finishEntry,
  listEntries,
  lowerPlaces,
  setBounties,
  setBust,
  setEntryStatus,
} from "./entry-store.ts";
import { createFloor, type Floor, stackOf, toSeats } from "./floor.ts";
import { bubblePlaces, fixPrizes, isTicket, prizesOf } from "./prizes.ts";
import { listOpenPurchases } from "./purchase-store.ts";
import { type Busted, bustedPlayers, mayWait } from "./re-buy-waits.ts";
import { isCounted, registrationPhase } from "./registration-phase.ts";
import type { TournamentConfig } from "./tournament-config.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import type { TournamentState } from "./tournament-state.ts";
import { lockTournament, moveOn, setState, type TournamentRow } from "./tournament-store.ts";

/**
 * Runs one step of a tournament: seats late entries, waits for re-buys, records eliminations, closes
 * registration, moves players between tables, and ends the tournament. Tables and entries change in one
 * transaction.
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
    const gone = await awaitReBuys(tx, tournament, floor, playing, now.getTime());
    const groups = handsOf(gone, tournament.state.isHandForHand);
    const out = new Set(gone.map(({ entry }) => entry.id));
    let left = playing.filter((entry) => !out.has(entry.id));
    let state = closeRegistration(tournament, entries, left.length, now.getTime());
    let before = playing.length;
    for (const group of groups) {
      const busts = group.map(({ entry, bust }) => ({
        id: entry.id,
        startingStack: bust.startingStack,
      }));
      await record(tx, tournament.config, state, placesOf(before, busts));
      before -= group.length;
    }
    left = await payBounties(tx, tournament.config, playing, gone);
    for (const { entry } of gone) floor.remove(entry.owner);
    const talk = { state, left, isPaused: isPaused(floor.tables), nowMs: now.getTime() };
    state = { ...state, deal: moveDealOn(tournament, talk) };
    if (isOver(tournament.config, state, left)) {
      // The players who are left have made a deal, share equal prizes, or are bots of a practice tournament.
      const ranked = left.map((entry) => ({ id: entry.id, startingStack: stackOf(floor, entry) }));
      await record(tx, tournament.config, state, placesOf(left.length, ranked));
      for (const entry of left) if (entry.bounty > 0) await setBounties(tx, keepOwnBounty(entry));
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

/** Whether a table is waiting for the tournament's other tables: its hand is over, or it has only one player. */
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

/** Returns the players who are out. Those who may still re-buy keep their seats while their tables play on. */
async function awaitReBuys(
  tx: Transaction,
  tournament: TournamentRow,
  floor: Floor,
  playing: readonly EntryRow[],
  nowMs: number,
): Promise<Busted[]> {
  const busted = bustedPlayers(floor.tables, playing, nowMs);
  if (busted.length === 0) return [];
  const open = await listOpenPurchases(tx, tournament.id);
  const isBuying = ({ id }: EntryRow) =>
    open.some(({ entryId, status }) => entryId === id && status === "TAKING");
  const gone: Busted[] = [];
  for (const one of busted) {
    if (!mayWait(tournament, one, { tables: floor.tables, nowMs, isBuying })) {
      gone.push(one);
      continue;
    }
    if (one.entry.bust === null) await setBust(tx, one.entry.id, one.bust);
    floor.awaitReBuy(one.entry.owner);
  }
  return gone;
}

/** Groups the players who are out by the hands in which they are ranked together, earliest hand first. */
function handsOf(gone: readonly Busted[], isHandForHand: boolean): Busted[][] {
  if (isHandForHand && gone.length > 0) return [[...gone]];
  const hands = Map.groupBy(gone, ({ bust }) => bust.hand);
  return [...hands.values()].sort(([one], [other]) => one!.bust.endedMs - other!.bust.endedMs);
}

/** Pays the bounties of the players who are out to their hunters. Returns the remaining players. */
async function payBounties(
  tx: Transaction,
  { bounty }: TournamentConfig,
  playing: readonly EntryRow[],
  gone: readonly Busted[],
): Promise<EntryRow[]> {
  const knockOuts = gone.map(({ entry, hunters }) => ({ id: entry.id, hunters }));
  const changed = bounty ? claimBounties(playing, knockOuts, bounty.kind) : [];
  for (const entry of changed) await setBounties(tx, entry);
  const out = new Set(knockOuts.map(({ id }) => id));
  return playing
    .map((entry) => changed.find(({ id }) => id === entry.id) ?? entry)
    .filter(({ id }) => !out.has(id));
}

/**
 * A tournament ends when one player is left or a deal leaves nothing to play for. A satellite also ends once all
 * remaining players win the same prize, and a practice tournament once only bots are left.
 */
function isOver(
  config: TournamentConfig,
  { prizes, deal }: TournamentState,
  left: readonly EntryRow[],
): boolean {
  if (prizes === null) return false;
  if (deal?.agreed?.rest === 0) return true;
  if (left.length === 1 || left.every(({ kind }) => kind === "BOT")) return true;
  return isTicket(config, prizes[left.length - 1] ?? 0);
}

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
  const paid = prizesOf(config, { entries: count, purchased: state.purchased ?? 0 }).length;
  return isLate && left > paid ? state : fixPrizes(config, state, count);
}

async function record(
  tx: Transaction,
  config: TournamentConfig,
  state: TournamentState,
  finishes: ReturnType<typeof placesOf>,
): Promise<void> {
  const amounts = (state.prizes ?? []).map(BigInt);
  const shared = new Map<number, number>();
  for (const { id, place, tied } of finishes) {
    const index = shared.get(place) ?? 0;
    shared.set(place, index + 1);
    const prize = dealPrize(state, id, place) ?? Number(prizeOf(amounts, { place, tied }, index));
    await finishEntry(tx, { id, place, prize, hasTicket: isTicket(config, prize) });
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
    isHandForHand(left.length, bubblePlaces(config, state.prizes), open.length);
  const held = isTalkDue(state, left) ? open.map(({ id }) => id) : tablesToHold(open.map(toSeats), seatCount);
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

import { randomUUID } from "node:crypto";
import type { LiveRound, LiveSeat, TableMessage } from "@parlour/contracts/sockets/live-table";
import { parseCard } from "@parlour/games/kit/math/cards";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Deal } from "@parlour/games/seven-seat-blackjack/math/deal-seats";
import { seatNumbers } from "@parlour/games/seven-seat-blackjack/math/seat-windows";
import { sevenSeatBlackjackTable } from "@parlour/games/seven-seat-blackjack/math/seven-seat-blackjack-table";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import type { Queryable } from "@parlour/server/kit/database";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { createBetRows } from "../bet-rows.ts";
import { findRound, lockRound } from "../round-store.ts";
import { serveSeat } from "../serve-seat.ts";
import { openTable, type Table } from "../table.ts";
import { type MemoryWallet, memoryWallet } from "./memory-wallet.ts";
import { openAdmission } from "./open-admission.ts";

export let handle: KitHandle;
export let clock: TestClock;
export let tables: Table[];
export let wallet: MemoryWallet;
export let slug = "";
let count = 0;
const migrations = new URL("../migrations/", import.meta.url);
export const patience = { timeout: 10_000 };

/** Gives every test of a file a new table with seven seats, and stops its servers afterwards. */
export function prepareSeats(): void {
  beforeAll(async () => {
    clock = testClock();
    handle = await openTestKit({ clock, services: [{ name: "shared-rounds", migrations }] });
  });
  afterAll(() => handle.close());
  beforeEach(() => {
    tables = [];
    slug = `seats-${++count}`;
    wallet = memoryWallet(slug, handle.kit.db);
  });
  afterEach(async () => {
    for (const table of tables) await table.stop();
  });
}

export const cards = (codes: string) => codes.split(" ").map(parseCard);
/** Seat 2 has eleven and draws a ten. Seat 5 has two eights. The dealer ends with 20. */
export const round: Deal = {
  seats: seatNumbers.map((seat) => ({
    player: cards(seat === 2 ? "6S 5H" : seat === 5 ? "8S 8H" : "TS 7H"),
    draws: cards(seat === 2 ? "TC 2C" : seat === 5 ? "3S TD TH 2D" : "4C 9C"),
  })),
  dealer: cards("6D TC 4D"),
};

export async function open(): Promise<Table> {
  const game = { ...sevenSeatBlackjackTable, slug, draw: () => round } as SharedGame;
  const table = await openTable({ kit: handle.kit, wallet, game, admission: openAdmission() });
  tables.push(table);
  return table;
}

export async function join(table: Table, name: string) {
  const session = (await wallet.find(name)) ?? wallet.sit(name);
  const received: TableMessage[] = [];
  const served = await serveSeat({
    kit: handle.kit,
    wallet,
    table,
    betRows: createBetRows(clock),
    seat: session,
    playerName: name,
    refuseStake: async () => undefined,
    send: (message) => received.push(message),
  });
  const answerTo = (id: string) =>
    received.findLast((m) => "id" in m && m.id === id && ["answer", "refused", "done"].includes(m.type))!;
  const latest = (): LiveRound | null => {
    const last = received.findLast((m) => m.type === "round" || m.type === "snapshot");
    return last && "round" in last ? last.round : null;
  };
  const seats = (): LiveSeat[] => {
    const last = received.findLast((m) => m.type === "seats" || m.type === "snapshot");
    return last && "seats" in last ? last.seats : [];
  };
  const ask = async (message: Parameters<typeof served.receive>[0]) => {
    await served.receive(message);
    return answerTo(message.id);
  };
  const bet = async (seat: number, stake: number, { behind = false, raises = true } = {}) => {
    const id = randomUUID();
    const chips = { seat, behind, raises, bets: [{ spot: "main", stake }] };
    const answer = await ask({ type: "bet", id, round: latest()!.number, bet: chips });
    return { id, answer };
  };
  return {
    received,
    latest,
    seats,
    seen: (expected: object[]) => vi.waitFor(() => expect(seats()).toMatchObject(expected), patience),
    sit: (seat: number) => ask({ type: "sit", id: randomUUID(), seat }),
    stand: () => ask({ type: "leave-seat", id: randomUUID() }),
    bet,
    behind: (seat: number, stake: number, raises = true) => bet(seat, stake, { behind: true, raises }),
    withdraw: (id: string) => ask({ type: "withdraw", id, round: latest()!.number }),
    choose: (betId: string, window: number, kind: string) =>
      ask({
        type: "choose",
        id: randomUUID(),
        round: latest()!.number,
        bet: betId,
        window,
        action: { kind },
      }),
    leave: served.leave,
    reach: (phase: string) => vi.waitUntil(() => latest()?.phase === phase && latest(), patience),
    inWindow: (number: number | null) =>
      vi.waitUntil(
        () => latest()?.phase === "RUNNING" && (latest()!.window?.number ?? null) === number && latest(),
        patience,
      ),
  };
}
export type Guest = Awaited<ReturnType<typeof join>>;

/** Locks the table's first round until `release` is called. */
export async function holdRound(): Promise<{ tx: Queryable; release(): Promise<void> }> {
  const { db } = handle.kit;
  const locked = Promise.withResolvers<Queryable>();
  const gate = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await lockRound(tx, (await findRound(tx, slug, 1))!);
    locked.resolve(tx);
    await gate.promise;
  });
  return {
    tx: await locked.promise,
    async release() {
      gate.resolve();
      await holding;
    },
  };
}

export async function waitsForLock(): Promise<boolean> {
  const rows = await handle.kit.db.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like '%shared_rounds%'`,
  );
  return rows.length > 0;
}

export async function closeBetting(...guests: Guest[]): Promise<void> {
  clock.advance(sevenSeatBlackjackTable.bettingMs);
  for (const guest of guests) await guest.reach("RUNNING");
}
export async function showResult(guest: Guest) {
  await guest.inWindow(null);
  // In a round without decisions, the time until the result includes the opening deal.
  clock.advance(sevenSeatBlackjackTable.choices!.introMs + sevenSeatBlackjackTable.runMs(round) + 100);
  return await guest.reach("RESULT");
}
export async function nextRound(guest: Guest) {
  clock.advance(sevenSeatBlackjackTable.resultMs + 100);
  return await guest.reach("BETTING");
}
/**
 * Lets time pass in small steps until the window has closed, because the table treats a clock jump as an
 * interruption.
 */
export async function passWindow(guest: Guest): Promise<void> {
  const { number } = guest.latest()!.window!;
  while (guest.latest()?.window?.number === number) {
    clock.advance(400);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
export const balance = (name: string, expected: number) =>
  vi.waitFor(() => expect(wallet.balances.get(name)).toBe(expected), patience);
export const refused = (code: string) => ({ type: "refused", code });

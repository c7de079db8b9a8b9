import { createHash, randomUUID } from "node:crypto";
import type { LiveRound, TableMessage } from "@parlour/contracts/sockets/live-table";
import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { spinWheel } from "@parlour/games/kit/math/roulette-game";
import { europeanLayout } from "@parlour/games/kit/math/roulette-layout";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { liveRouletteTable as liveRoulette } from "@parlour/games/live-roulette/math/live-roulette-table";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createBetRows } from "./bet-rows.ts";
import { listChains } from "./chain-store.ts";
import { listRevealedRounds } from "./round-store.ts";
import { serveSeat } from "./serve-seat.ts";
import { openTable, type Table } from "./table.ts";
import { climb } from "./testing/climb.ts";
import { type MemoryWallet, memoryWallet } from "./testing/memory-wallet.ts";
import { openAdmission } from "./testing/open-admission.ts";

let handle: KitHandle;
let clock: TestClock;
let tables: Table[];
let wallet: MemoryWallet;
let slug = "";
let count = 0;

beforeAll(async () => {
  clock = testClock();
  const migrations = new URL("./migrations/", import.meta.url);
  handle = await openTestKit({ clock, services: [{ name: "shared-rounds", migrations }] });
});
afterAll(() => handle.close());
beforeEach(() => {
  tables = [];
  slug = `chained-${++count}`;
  wallet = memoryWallet(slug, handle.kit.db);
});
afterEach(async () => {
  for (const table of tables) await table.stop();
});

async function open(game: { slug: string }): Promise<Table> {
  const table = await openTable({
    kit: handle.kit,
    wallet,
    game: { ...game, slug } as SharedGame,
    admission: openAdmission(),
  });
  tables.push(table);
  return table;
}

async function sit(table: Table, gameSession: string, options: Parameters<MemoryWallet["sit"]>[1] = {}) {
  const seat = wallet.sit(gameSession, options);
  const received: TableMessage[] = [];
  const served = await serveSeat({
    kit: handle.kit,
    wallet,
    table,
    betRows: createBetRows(clock),
    seat,
    playerName: gameSession,
    refuseStake: async () => undefined,
    send: (message) => received.push(message),
  });
  const answerTo = (id: string) =>
    received.findLast((m) => (m.type === "answer" || m.type === "refused") && m.id === id)!;
  return {
    round: (): LiveRound | null => {
      const last = received.findLast((m) => m.type === "round" || m.type === "snapshot");
      return last && "round" in last ? last.round : null;
    },
    async bet(round: number, bet: object, id: string = randomUUID()) {
      await served.receive({ type: "bet", id, round, bet: bet as Record<string, unknown> });
      return { id, answer: answerTo(id) };
    },
    async withdraw(round: number, id: string) {
      await served.receive({ type: "withdraw", id, round });
      return answerTo(id);
    },
  };
}

type Seat = Awaited<ReturnType<typeof sit>>;
const reach = (seat: Seat, phase: string, number = 1) =>
  vi.waitUntil(() => seat.round()?.phase === phase && seat.round()!.number === number && seat.round(), {
    timeout: 10_000,
  });
const red = (stake: number) => ({ bets: [{ spot: "red", stake }] });
const balance = (gameSession: string, expected: number) =>
  vi.waitFor(() => expect(wallet.balances.get(gameSession)).toBe(expected), { timeout: 10_000 });

it("the chains of old rounds are listed beside the newest 20", async () => {
  await handle.kit.db.query(
    `insert into shared_round_chains (slug, first_number, length, root, anchor, salt, created_at, last_number)
     select 'chains-only', n, 1, 'r', 'a' || n, 's', $1, n from generate_series(1, 30) n`,
    [clock.now()],
  );
  const firstNumbers = async (needed: number[]) =>
    (await listChains(handle.kit.db, "chains-only", needed)).map(({ firstNumber }) => firstNumber);
  const newest = Array.from({ length: 20 }, (_, index) => 30 - index);
  expect(await firstNumbers([])).toEqual(newest);
  expect(await firstNumbers([29, 3, 7])).toEqual([...newest, 7, 3]);
});

describe("a shared round", () => {
  it("takes its seed from a hash chain with a salt that are published before betting, whatever is bet", async () => {
    const ann = await sit(await open(liveRoulette), "ann", { balanceMinor: 100 });
    const first = await reach(ann, "BETTING");
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    const [chain] = await listChains(handle.kit.db, slug);
    expect(chain).toMatchObject({ firstNumber: 1, anchor: first.serverSeedHash, salt: first.salt });
    // A refused bet must not affect the draw. Earlier versions recorded refused bets, so they did affect it.
    expect((await ann.bet(1, red(400))).answer).toMatchObject({ code: "INSUFFICIENT_FUNDS" });
    clock.advance(liveRoulette.bettingMs);
    await reach(ann, "RUNNING");
    clock.advance(liveRoulette.runMs({ pocket: 0 }));
    const result = await reach(ann, "RESULT");
    expect(result.seeds).toMatchObject({ clientSeed: first.salt });
    expect(sha256(result.seeds!.serverSeed)).toBe(chain!.anchor);
    const { pocket } = result.outcome as { pocket: number };
    expect(spinWheel(europeanLayout, fairStream(result.seeds!))).toBe(pocket);
    clock.advance(liveRoulette.resultMs);
    const second = await reach(ann, "BETTING", 2);
    expect(second.serverSeedHash).toBe(result.seeds!.serverSeed);
    expect(second.salt).toBe(first.salt);
    const past = await listRevealedRounds(handle.kit.db, slug, {
      before: null,
      count: 10,
      now: clock.now(),
    });
    expect(past.map(({ number, serverSeed }) => [number, serverSeed])).toEqual([
      [1, result.seeds!.serverSeed],
    ]);
  });

  it("never uses a seed twice, even if all earlier rounds were deleted", async () => {
    const table = await open(liveRoulette);
    const ann = await sit(table, "ann");
    const first = await reach(ann, "BETTING");
    await table.stop();
    await handle.kit.db.query("delete from shared_rounds where slug = $1", [slug]);
    const bob = await sit(await open(liveRoulette), "bob");
    const next = await vi.waitUntil(() => bob.round(), { timeout: 10_000 });
    expect(next.number).toBe(2);
    expect(next.serverSeedHash).not.toBe(first.serverSeedHash);
  });

  it("gives a bet back that is withdrawn before betting closes, and not later", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    const bob = await sit(tables[0]!, "bob");
    await reach(ann, "BETTING");
    const { id } = await ann.bet(1, red(10));
    const { id: kept } = await ann.bet(1, red(20));
    expect(await bob.withdraw(1, id)).toMatchObject({ type: "refused", code: "NOT_FOUND" });
    expect(await ann.withdraw(1, id)).toMatchObject({
      type: "answer",
      bet: { state: "REFUNDED" },
      balance: 980,
    });
    expect(await ann.withdraw(1, id)).toMatchObject({ type: "answer", balance: 980 });
    clock.advance(liveRoulette.bettingMs);
    await reach(ann, "RUNNING");
    expect(await ann.withdraw(1, kept)).toMatchObject({ type: "refused", code: "BETTING_CLOSED" });
    clock.advance(liveRoulette.runMs({ pocket: 0 }));
    const { outcome } = await reach(ann, "RESULT");
    const { pocket } = outcome as { pocket: number };
    await balance("ann", 98_000 + (europeanLayout.spots.get("red")!.pockets.includes(pocket) ? 4_000 : 0));
    await vi.waitUntil(() => wallet.closed.has(kept), { timeout: 15_000 });
    expect(wallet.closed.has(id)).toBe(false);
  });

  it("refuses a stake between the units of the game, whose wins would be rounded", async () => {
    const limits = { minMinor: 100, maxMinor: 50_000, unitMinor: 100, payoutCapMinor: 100_000_000 };
    const ann = await sit(await open(liveRoulette), "ann", { limits });
    await reach(ann, "BETTING");
    expect((await ann.bet(1, red(1.5))).answer).toMatchObject({ code: "ACTION_NOT_ALLOWED" });
    expect((await ann.bet(1, red(2))).answer).toMatchObject({ type: "answer" });
  });

  it("cashes a flight out where the payout cap of the game is reached", async () => {
    const game = climb(400);
    const limits = { minMinor: 1, maxMinor: 50_000, unitMinor: 1, payoutCapMinor: 2_500 };
    const ann = await sit(await open(game), "ann", { limits });
    await reach(ann, "BETTING");
    const { id } = await ann.bet(1, { stake: 10 });
    clock.advance(game.bettingMs);
    await reach(ann, "RUNNING");
    // The extra 500 ms cover the pause before settlement (`settleGraceMs`).
    clock.advance(game.runMs({ reach: 400 }) + 500);
    await vi.waitUntil(() => wallet.closed.has(id), { timeout: 15_000 });
    expect(wallet.closed.get(id)).toMatchObject({ winMinor: 2_500 });
  });
});

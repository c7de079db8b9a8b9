import { randomUUID } from "node:crypto";
import type { LiveRound, TableMessage } from "@parlour/contracts/sockets/live-table";
import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { spinWheel } from "@parlour/games/kit/math/roulette-game";
import { europeanLayout } from "@parlour/games/kit/math/roulette-layout";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { liveRouletteTable as liveRoulette } from "@parlour/games/live-roulette/math/live-roulette-table";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { refuse } from "@parlour/server/kit/refusal";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createBetRows } from "./bet-rows.ts";
import { serveSeat } from "./serve-seat.ts";
import { openTable, type Table } from "./table.ts";
import { climb } from "./testing/climb.ts";
import { type MemoryWallet, memoryWallet } from "./testing/memory-wallet.ts";
import { openAdmission } from "./testing/open-admission.ts";
import { wakeAbandonedTables } from "./wake-abandoned-tables.ts";

let handle: KitHandle;
let clock: TestClock;
let tables: Table[];
let wallet: MemoryWallet;
let slug = "";
let count = 0;
const migrations = new URL("./migrations/", import.meta.url);

beforeAll(async () => {
  clock = testClock();
  handle = await openTestKit({ clock, services: [{ name: "shared-rounds", migrations }] });
});
afterAll(() => handle.close());
beforeEach(() => {
  tables = [];
  slug = `table-${++count}`;
  wallet = memoryWallet(slug, handle.kit.db);
});
afterEach(async () => {
  for (const table of tables) await table.stop();
});

/** Opens a table; each test uses a new one. */
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

/**
 * Simulates a player's browser: records the messages that the table sends, and sends messages for the test.
 */
async function sit(table: Table, gameSession: string, options: Parameters<MemoryWallet["sit"]>[1] = {}) {
  const known = await wallet.find(gameSession);
  const seat = known ?? wallet.sit(gameSession, options);
  const received: TableMessage[] = [];
  let isSignedIn = true;
  const send = (message: TableMessage) => received.push(message);
  const refuseStake = async () => (isSignedIn ? undefined : refuse("SESSION_INVALID"));
  const parts = {
    kit: handle.kit,
    wallet,
    table,
    betRows: createBetRows(clock),
    seat,
    playerName: gameSession,
    refuseStake,
    send,
  };
  const served = await serveSeat(parts);
  const answerTo = async (id: string) =>
    await vi.waitUntil(
      () => received.find((m) => (m.type === "answer" || m.type === "refused") && m.id === id),
      {
        timeout: 10_000,
      },
    );
  return {
    received,
    leave: served.leave,
    isInFlight: served.isInFlight,
    logOut: () => {
      isSignedIn = false;
    },
    round: (): LiveRound | null => {
      const last = received.findLast((m) => m.type === "round" || m.type === "snapshot");
      return last && "round" in last ? last.round : null;
    },
    async bet(round: number, bet: object, id: string = randomUUID()) {
      await served.receive({ type: "bet", id, round, bet: bet as Record<string, unknown> });
      return { id, answer: await answerTo(id) };
    },
    async cashOut(round: number, id: string) {
      await served.receive({ type: "leave", id, round });
      return received.findLast((m) => (m.type === "answer" || m.type === "refused") && m.id === id)!;
    },
  };
}

type Seat = Awaited<ReturnType<typeof sit>>;
const reach = (seat: Seat, phase: string, number = 1) =>
  vi.waitUntil(() => seat.round()?.phase === phase && seat.round()!.number === number && seat.round(), {
    timeout: 10_000,
  });
const lastAnswer = (seat: Seat, id: string) =>
  seat.received.findLast((m) => (m.type === "answer" || m.type === "refused") && m.id === id);
const red = (stake: number) => ({ bets: [{ spot: "red", stake }] });
/** Waits for a balance, because it changes when the bets are settled, shortly after the result is sent. */
const balance = (gameSession: string, expected: number) =>
  vi.waitFor(() => expect(wallet.balances.get(gameSession)).toBe(expected), { timeout: 10_000 });

describe("a shared round", () => {
  it("is the same on two servers, decided once, and paid once", async () => {
    const [here, there] = [await open(liveRoulette), await open(liveRoulette)];
    const [ann, bob] = [await sit(here, "ann"), await sit(there, "bob")];
    const opened = await reach(ann, "BETTING");
    expect(await reach(bob, "BETTING")).toEqual(opened);
    expect((await ann.bet(1, red(10))).answer).toMatchObject({ type: "answer", balance: 990 });
    expect((await bob.bet(1, { bets: [{ spot: "black", stake: 20 }] })).answer).toMatchObject({
      balance: 980,
    });
    await vi.waitUntil(
      () => bob.received.some((m) => m.type === "bets" && m.bets.some((bet) => bet.name === "ann")),
      { timeout: 15_000 },
    );

    clock.advance(liveRoulette.bettingMs);
    const [atAnn, atBob] = [await reach(ann, "RUNNING"), await reach(bob, "RUNNING")];
    expect(atAnn).toEqual(atBob);
    expect(atAnn.seeds).toBeNull();
    expect((await ann.bet(1, red(10))).answer).toMatchObject({ type: "refused", code: "BETTING_CLOSED" });

    clock.advance(liveRoulette.runMs({ pocket: 0 }));
    const result = await reach(ann, "RESULT");
    const { pocket } = result.outcome as { pocket: number };
    const redWins = europeanLayout.spots.get("red")!.pockets.includes(pocket);
    const blackWins = europeanLayout.spots.get("black")!.pockets.includes(pocket);
    await balance("ann", 99_000 + (redWins ? 2_000 : 0));
    await balance("bob", 98_000 + (blackWins ? 4_000 : 0));
    await vi.waitUntil(() => wallet.closed.size === 2, { timeout: 15_000 });

    // The result can be recomputed from the published seeds, and the server seed matches its hash.
    expect(spinWheel(europeanLayout, fairStream(result.seeds!))).toBe(pocket);
    expect(result.serverSeedHash).toBe(opened.serverSeedHash);

    clock.advance(liveRoulette.resultMs);
    expect((await reach(bob, "BETTING", 2)).serverSeedHash).not.toBe(opened.serverSeedHash);
  });

  it("accepts a bet once however often it is sent, and refuses invalid bets", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    await reach(ann, "BETTING");
    const { id } = await ann.bet(1, red(5));
    const again = await ann.bet(1, red(5), id);
    expect(again.answer).toMatchObject({ type: "answer", balance: 995 });
    expect((await ann.bet(1, red(6), id)).id).toBe(id);
    expect(ann.received.findLast((m) => m.type === "refused")).toMatchObject({ code: "CONFLICT" });
    expect((await ann.bet(1, { bets: [{ spot: "purple", stake: 1 }] })).answer).toMatchObject({
      code: "ACTION_NOT_ALLOWED",
    });
    expect((await ann.bet(1, red(-1))).answer).toMatchObject({ code: "ACTION_NOT_ALLOWED" });
    expect((await ann.bet(1, red(0.001))).answer).toMatchObject({ code: "ACTION_NOT_ALLOWED" });
    expect((await ann.bet(1, red(0.05))).answer).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect((await ann.bet(1, red(496))).answer).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect((await ann.bet(7, red(1))).answer).toMatchObject({ code: "BETTING_CLOSED" });
    const poor = await sit(tables[0]!, "poor", { balanceMinor: 400 });
    expect((await poor.bet(1, red(5))).answer).toMatchObject({ code: "INSUFFICIENT_FUNDS" });
    expect(wallet.balances.get("ann")).toBe(99_500);
    expect(wallet.balances.get("poor")).toBe(400);
  });

  it("enforces a player's limit for concurrent bets on all servers and pages", async () => {
    const servers = [await open(liveRoulette), await open(liveRoulette)];
    const pages = await Promise.all(
      servers.map((table, at) => sit(table, `page ${at}`, { playerId: "ann" })),
    );
    await reach(pages[0]!, "BETTING");
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => pages[at % 2]!.bet(1, red(60))));
    const refused = answers.filter(({ answer }) => answer.type === "refused");
    expect(refused.map(({ answer }) => answer)).toMatchObject(Array(4).fill({ code: "LIMIT_EXCEEDED" }));
    expect(wallet.balances.get("page 0")! + wallet.balances.get("page 1")!).toBe(200_000 - 8 * 6_000);
    // The same bet sent twice at once counts as one bet towards the limit.
    const bob = await sit(servers[0]!, "bob");
    const id = randomUUID();
    const twice = await Promise.all([bob.bet(1, red(300), id), bob.bet(1, red(300), id)]);
    for (const { answer } of twice) expect(answer).toMatchObject({ type: "answer" });
    expect(wallet.balances.get("bob")).toBe(70_000);
  });

  it("limits the number of concurrent bets", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    await reach(ann, "BETTING");
    const answers = await Promise.all(Array.from({ length: 45 }, () => ann.bet(1, red(1))));
    expect(answers.filter(({ answer }) => answer.type === "answer")).toHaveLength(40);
    expect(wallet.balances.get("ann")).toBe(100_000 - 40 * 100);
  });

  it("counts the stakes of each currency separately", async () => {
    const table = await open(liveRoulette);
    const dollars = await sit(table, "dollars", { playerId: "ann" });
    const limits = { minMinor: 1_000, maxMinor: 5_000_000, unitMinor: 1, payoutCapMinor: 100_000_000 };
    const yen = await sit(table, "yen", {
      playerId: "ann",
      currency: "JPY",
      limits,
      balanceMinor: 9_000_000,
    });
    await reach(dollars, "BETTING");
    expect((await yen.bet(1, red(4_000_000))).answer).toMatchObject({ type: "answer" });
    expect((await dollars.bet(1, red(400))).answer).toMatchObject({ type: "answer" });
    expect((await dollars.bet(1, red(101))).answer).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect((await yen.bet(1, red(1_000_001))).answer).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  it("answers a retry with the bet of the first request, even after betting has closed", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    await reach(ann, "BETTING");
    const { place } = wallet;
    // The stake is taken, but the response is lost.
    wallet.place = async (...asked) => {
      await place(...asked);
      return { refusal: true, status: 503, body: { errorCode: "OVERLOADED" } };
    };
    const id = randomUUID();
    await ann.bet(1, red(10), id);
    wallet.place = place;
    expect(wallet.balances.get("ann")).toBe(99_000);
    clock.advance(liveRoulette.bettingMs);
    await reach(ann, "RUNNING");
    await ann.bet(1, red(10), id);
    expect(lastAnswer(ann, id)).toMatchObject({ type: "answer", bet: { state: "PLACED" }, balance: 990 });
    await ann.bet(1, red(20), id);
    expect(lastAnswer(ann, id)).toMatchObject({ type: "refused", code: "CONFLICT" });
    expect(wallet.balances.get("ann")).toBe(99_000);
  });

  it("takes no stake for a bet that reaches the wallet after betting has closed", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    await reach(ann, "BETTING");
    wallet.failing.bet = async () => clock.advance(liveRoulette.bettingMs);
    expect((await ann.bet(1, red(10))).answer).toMatchObject({ type: "refused", code: "BETTING_CLOSED" });
    expect(wallet.balances.get("ann")).toBe(100_000);
    await reach(ann, "RUNNING");
    clock.advance(6_000);
    await reach(ann, "RESULT");
    expect(wallet.balances.get("ann")).toBe(100_000);
    expect(wallet.closed.size).toBe(0);
  });

  it("refuses a bet with the id of an earlier round's bet, whose stake is already paid", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    await reach(ann, "BETTING");
    const { id } = await ann.bet(1, red(10));
    clock.advance(liveRoulette.bettingMs);
    await reach(ann, "RUNNING");
    clock.advance(liveRoulette.runMs({ pocket: 0 }));
    await reach(ann, "RESULT");
    await vi.waitUntil(() => wallet.closed.size === 1, { timeout: 15_000 });
    clock.advance(liveRoulette.resultMs);
    await reach(ann, "BETTING", 2);
    const before = wallet.balances.get("ann")!;
    ann.received.length = 0;
    // The database column ignores the case of bet ids; the wallet does not.
    for (const again of [id, id.toUpperCase()])
      expect((await ann.bet(2, red(10), again)).answer).toMatchObject({ type: "refused" });
    expect((await ann.bet(2, red(10))).answer).toMatchObject({ type: "answer" });
    expect(wallet.balances.get("ann")).toBe(before - 1_000);
  });

  it("refunds a bet that an earlier release stored before its debit", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    await reach(ann, "BETTING");
    const { id } = await ann.bet(1, red(10));
    await handle.kit.db.query("update shared_round_bets set state = 'TAKING' where id = $1", [id]);
    await ann.bet(1, red(10), id);
    expect(lastAnswer(ann, id)).toMatchObject({ type: "refused", code: "CONFLICT" });
    clock.advance(liveRoulette.bettingMs);
    await reach(ann, "RUNNING");
    clock.advance(6_000);
    await balance("ann", 100_000);
    expect(wallet.closed.size).toBe(0);
  });

  it("pays when the wallet is back, while the next round goes on", async () => {
    const ann = await sit(await open(liveRoulette), "ann");
    await reach(ann, "BETTING");
    const everywhere = [0, ...Array.from({ length: 36 }, (_, i) => i + 1)];
    await ann.bet(1, { bets: everywhere.map((pocket) => ({ spot: `straight:${pocket}`, stake: 1 })) });
    let isAway = true;
    wallet.failing.win = () =>
      isAway ? { refusal: true, status: 503, body: { errorCode: "OVERLOADED" } } : undefined;
    clock.advance(liveRoulette.bettingMs);
    await reach(ann, "RUNNING");
    clock.advance(12_000);
    await reach(ann, "BETTING", 2);
    expect(wallet.balances.get("ann")).toBe(96_300);
    isAway = false;
    clock.advance(1_000);
    await balance("ann", 99_900);
  });

  it("pauses without players, and is called off if betting was not closed", async () => {
    const table = await open(liveRoulette);
    const ann = await sit(table, "ann");
    await reach(ann, "BETTING");
    await ann.bet(1, red(10));
    await table.stop();
    tables = [];
    clock.advance(60_000);
    const restarted = await open(liveRoulette);
    await balance("ann", 100_000);
    const back = await sit(restarted, "ann");
    expect((await reach(back, "BETTING", 2)).number).toBe(2);
    back.leave();
  });
});

describe("a round with cash-out", () => {
  async function running(reachOf: number, bets: [string, object][]) {
    const table = await open(climb(reachOf));
    const players = await Promise.all(bets.map(([name]) => sit(table, name)));
    await reach(players[0]!, "BETTING");
    const placed = await Promise.all(players.map((player, at) => player.bet(1, bets[at]![1])));
    clock.advance(5_000);
    await Promise.all(players.map((player) => reach(player, "RUNNING")));
    return { table, players, ids: placed.map(({ id }) => id) };
  }

  it("pays the multiplier at the server's time, once, and nothing after the crash", async () => {
    const { players, ids } = await running(300, [
      ["ann", { stake: 10 }],
      ["bob", { stake: 10 }],
    ]);
    const [ann, bob] = players as [Seat, Seat];
    expect(ann.round()!.outcome).toBeNull();
    expect(ann.round()!.endsAt).toBeNull();
    clock.advance(500);
    const answers = await Promise.all([
      ann.cashOut(1, ids[0]!),
      ann.cashOut(1, ids[0]!),
      ann.cashOut(1, ids[0]!),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ type: "answer", bet: { leftAt: 150 } });
    expect(wallet.balances.get("ann")).toBe(100_500);
    expect(await bob.cashOut(1, ids[0]!)).toMatchObject({ code: "NOT_FOUND" });
    clock.advance(1_500);
    expect(await bob.cashOut(1, ids[1]!)).toMatchObject({ type: "refused", code: "ROUND_OVER" });
    expect((await reach(bob, "RESULT")).outcome).toEqual({ reach: 300 });
    clock.advance(300);
    await vi.waitUntil(() => wallet.closed.size === 2, { timeout: 10_000 });
    expect(wallet.balances.get("ann")).toBe(100_500);
    expect(wallet.balances.get("bob")).toBe(99_000);
  });

  it("cashes players out automatically, but not at multipliers that it did not reach", async () => {
    await running(250, [
      ["low", { stake: 10, leaveAt: 120 }],
      ["edge", { stake: 10, leaveAt: 250 }],
      ["high", { stake: 10, leaveAt: 251 }],
    ]);
    clock.advance(400);
    await balance("low", 100_200);
    clock.advance(1_500);
    await vi.waitUntil(() => wallet.closed.size === 3, { timeout: 10_000 });
    await balance("edge", 101_500);
    expect(wallet.balances.get("high")).toBe(99_000);
  });

  it("shows a player's bets on every page; practice bets only in their session", async () => {
    const table = await open(climb(300));
    const first = await sit(table, "first page", { playerId: "ann" });
    const practice = await sit(table, "practice", { playerId: "ann", mode: "practice" });
    await reach(first, "BETTING");
    const { id } = await first.bet(1, { stake: 300 });
    await practice.bet(1, { stake: 1 });
    clock.advance(5_000);
    await reach(first, "RUNNING");
    first.leave();
    const again = await sit(table, "second page", { playerId: "ann" });
    expect(again.received[0]).toMatchObject({ type: "snapshot", mine: [id] });
    clock.advance(500);
    expect(await practice.cashOut(1, id)).toMatchObject({ type: "refused", code: "NOT_FOUND" });
    expect(await again.cashOut(1, id)).toMatchObject({ type: "answer", bet: { leftAt: 150 } });
    expect(wallet.balances.get("first page")).toBe(115_000);
    clock.advance(3_500);
    await reach(again, "BETTING", 2);
    await again.bet(2, { stake: 300 });
    const other = await sit(table, "third page", { playerId: "ann" });
    expect((await other.bet(2, { stake: 300 })).answer).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  it("lets a player cash out after signing out, but not bet", async () => {
    const { players, ids } = await running(300, [["ann", { stake: 10 }]]);
    const [ann] = players as [Seat];
    ann.logOut();
    clock.advance(500);
    expect(ann.isInFlight()).toBe(true);
    expect(await ann.cashOut(1, ids[0]!)).toMatchObject({ type: "answer", bet: { leftAt: 150 } });
    await vi.waitUntil(() => !ann.isInFlight(), { timeout: 15_000 });
    clock.advance(3_500);
    await reach(ann, "BETTING", 2);
    expect((await ann.bet(2, { stake: 10 })).answer).toMatchObject({ code: "SESSION_INVALID" });
    expect(wallet.balances.get("ann")).toBe(100_500);
  });

  it("is finished when its game is disabled, and accepts no new bets", async () => {
    const { players, ids } = await running(300, [["ann", { stake: 10 }]]);
    const [ann] = players as [Seat];
    const { find } = wallet;
    wallet.find = async (gameSession) => ({ ...(await find(gameSession))!, takesBets: false });
    clock.advance(500);
    expect(await ann.cashOut(1, ids[0]!)).toMatchObject({ type: "answer", bet: { leftAt: 150 } });
    clock.advance(3_500);
    await reach(ann, "BETTING", 2);
    expect((await ann.bet(2, { stake: 10 })).answer).toMatchObject({ code: "GAME_NOT_AVAILABLE" });
    expect(wallet.balances.get("ann")).toBe(100_500);
  });

  it("is called off if no server was running, and keeps earlier cash-outs", async () => {
    const { table, players, ids } = await running(900, [
      ["left", { stake: 10 }],
      ["stays", { stake: 10 }],
      ["asked", { stake: 10, leaveAt: 200 }],
    ]);
    clock.advance(100);
    await players[0]!.cashOut(1, ids[0]!);
    await table.stop();
    tables = [];
    clock.advance(60_000);
    await open(climb(900));
    await balance("stays", 100_000);
    await balance("asked", 101_000);
    expect(wallet.balances.get("left")).toBe(100_100);
    await vi.waitUntil(() => wallet.closed.size === 2, { timeout: 10_000 });
  });
});

describe("a table in trouble", () => {
  it("opens the next round although an earlier one cannot be settled", async () => {
    const winOf = () => {
      throw new Error("These rules are broken.");
    };
    const ann = await sit(await open({ ...liveRoulette, winOf } as typeof liveRoulette), "ann");
    await reach(ann, "BETTING");
    await ann.bet(1, red(10));
    clock.advance(liveRoulette.bettingMs);
    await reach(ann, "RUNNING");
    clock.advance(liveRoulette.runMs({ pocket: 0 }) + liveRoulette.resultMs);
    await reach(ann, "BETTING", 2);
  });

  it("settles the bets of a server that died where nobody watches the table", async () => {
    const [here, there] = [await open(liveRoulette), await open(liveRoulette)];
    const ann = await sit(here, "ann");
    await reach(ann, "BETTING");
    await ann.bet(1, red(10));
    await here.stop();
    clock.advance(liveRoulette.bettingMs);
    const stop = wakeAbandonedTables(handle.kit, { require: async () => there, all: () => [there] }, 50);
    try {
      await vi.waitFor(
        async () => {
          clock.advance(1_000);
          const rounds = await handle.kit.db.query("select state from shared_rounds where slug = $1", [slug]);
          expect(rounds).toEqual([{ state: "SETTLED" }]);
        },
        { timeout: 20_000 },
      );
    } finally {
      await stop();
    }
  });
});

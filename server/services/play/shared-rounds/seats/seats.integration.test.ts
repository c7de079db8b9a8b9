import { randomUUID } from "node:crypto";
import type { LiveRound, LiveSeat, TableMessage } from "@parlour/contracts/sockets/live-table";
import { parseCard } from "@parlour/games/kit/math/cards";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Deal } from "@parlour/games/seven-seat-blackjack/math/deal-seats";
import { seatNumbers } from "@parlour/games/seven-seat-blackjack/math/seat-windows";
import { sevenSeatBlackjackTable } from "@parlour/games/seven-seat-blackjack/math/seven-seat-blackjack-table";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { refuse } from "@parlour/server/kit/refusal";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createBetRows } from "../bet-rows.ts";
import { listRecordedChoices } from "../choice-store.ts";
import { advanceChoices } from "../choice-windows.ts";
import { findRound } from "../round-store.ts";
import { serveSeat } from "../serve-seat.ts";
import { openTable, type Table } from "../table.ts";
import { type MemoryWallet, memoryWallet } from "../testing/memory-wallet.ts";
import { openAdmission } from "../testing/open-admission.ts";

let handle: KitHandle;
let clock: TestClock;
let tables: Table[];
let wallet: MemoryWallet;
let slug = "";
let count = 0;
const migrations = new URL("../migrations/", import.meta.url);
const patience = { timeout: 10_000 };

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

const cards = (codes: string) => codes.split(" ").map(parseCard);
/** Seat 2 has eleven and draws a ten, seat 5 has two eights; the dealer ends with 20. */
const round: Deal = {
  seats: seatNumbers.map((seat) => ({
    player: cards(seat === 2 ? "6S 5H" : seat === 5 ? "8S 8H" : "TS 7H"),
    draws: cards(seat === 2 ? "TC 2C" : seat === 5 ? "3S TD TH 2D" : "4C 9C"),
  })),
  dealer: cards("6D TC 4D"),
};

async function open(): Promise<Table> {
  const game = { ...sevenSeatBlackjackTable, slug, draw: () => round } as SharedGame;
  const table = await openTable({ kit: handle.kit, wallet, game, admission: openAdmission() });
  tables.push(table);
  return table;
}

async function join(table: Table, name: string) {
  const session = (await wallet.find(name)) ?? wallet.sit(name);
  const heard: TableMessage[] = [];
  const served = await serveSeat({
    kit: handle.kit,
    wallet,
    table,
    betRows: createBetRows(clock),
    seat: session,
    playerName: name,
    mayBet: async () => true,
    send: (message) => heard.push(message),
  });
  const answerTo = (id: string) =>
    heard.findLast((m) => "id" in m && m.id === id && ["answer", "refused", "done"].includes(m.type))!;
  const latest = (): LiveRound | null => {
    const last = heard.findLast((m) => m.type === "round" || m.type === "snapshot");
    return last && "round" in last ? last.round : null;
  };
  const seats = (): LiveSeat[] => {
    const last = heard.findLast((m) => m.type === "seats" || m.type === "snapshot");
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
    heard,
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
type Guest = Awaited<ReturnType<typeof join>>;

async function closeBetting(...guests: Guest[]): Promise<void> {
  clock.advance(sevenSeatBlackjackTable.bettingMs);
  for (const guest of guests) await guest.reach("RUNNING");
}
async function showResult(guest: Guest) {
  await guest.inWindow(null);
  // In a round without decisions, the opening deal is part of the remaining time.
  clock.advance(sevenSeatBlackjackTable.choices!.introMs + sevenSeatBlackjackTable.runMs(round) + 100);
  return await guest.reach("RESULT");
}
async function nextRound(guest: Guest) {
  clock.advance(sevenSeatBlackjackTable.resultMs + 100);
  return await guest.reach("BETTING");
}
/**
 * Lets time pass in small steps until the window has closed, because the table treats a clock jump as an
 * interruption.
 */
async function passWindow(guest: Guest): Promise<void> {
  const { number } = guest.latest()!.window!;
  while (guest.latest()?.window?.number === number) {
    clock.advance(400);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
const balance = (name: string, expected: number) =>
  vi.waitFor(() => expect(wallet.balances.get(name)).toBe(expected), patience);
const refused = (code: string) => ({ type: "refused", code });

describe("seats", () => {
  it("are taken once, shown on every server, and given up", async () => {
    const [here, there] = [await open(), await open()];
    const [ann, bob] = [await join(here, "ann"), await join(there, "bob")];
    await ann.reach("BETTING");
    expect(ann.seats()).toEqual([]);
    expect(await ann.sit(2)).toMatchObject({ type: "done" });
    await bob.seen([{ seat: 2, name: "ann", isMine: false }]);
    expect(await bob.sit(2)).toMatchObject(refused("SEAT_TAKEN"));
    expect(await bob.sit(8)).toMatchObject(refused("SEAT_TAKEN"));
    expect(await bob.sit(5)).toMatchObject({ type: "done" });
    expect(await ann.sit(3)).toMatchObject(refused("ALREADY_SEATED"));
    expect(await ann.sit(2)).toMatchObject({ type: "done" });
    await ann.seen([
      { seat: 2, isMine: true },
      { seat: 5, name: "bob" },
    ]);
    expect(await ann.stand()).toMatchObject({ type: "done" });
    await bob.seen([{ seat: 5, isMine: true }]);
  });

  it("two players who want the same seat at once get it once", async () => {
    const [here, there] = [await open(), await open()];
    const guests = [await join(here, "ann"), await join(there, "bob"), await join(here, "cid")];
    await guests[0]!.reach("BETTING");
    const answers = await Promise.all(guests.map((guest) => guest.sit(4)));
    expect(answers.map(({ type }) => type).toSorted()).toEqual(["done", "refused", "refused"]);
    const twice = await Promise.all([guests[0]!.sit(1), guests[0]!.sit(7)]);
    expect(twice.filter(({ type }) => type === "done").length).toBeLessThanOrEqual(1);
  });

  it("take bets of their holders only, one each round, and are kept while the bet is in play", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    expect((await ann.bet(2, 10)).answer).toMatchObject(refused("NOT_SEATED"));
    await ann.sit(2);
    const first = await ann.bet(2, 10);
    expect(first.answer).toMatchObject({ type: "answer", balance: 990 });
    expect((await ann.bet(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    expect((await bob.bet(2, 10)).answer).toMatchObject(refused("NOT_SEATED"));
    expect(await ann.stand()).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await ann.withdraw(first.id);
    expect(await ann.stand()).toMatchObject({ type: "done" });
    await balance("ann", 100_000);
  });

  it("become free after two rounds without a bet", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    await bob.sit(5);
    for (const missed of [1, 2]) {
      const { id } = await bob.bet(5, 10);
      await closeBetting(bob);
      await bob.inWindow(501);
      await bob.choose(id, 501, "stand");
      await showResult(bob);
      await bob.seen(
        missed === 1
          ? [
              { seat: 2, missed },
              { seat: 5, missed: 0 },
            ]
          : [{ seat: 5, missed: 0 }],
      );
      await nextRound(bob);
    }
    expect((await ann.bet(2, 10)).answer).toMatchObject(refused("NOT_SEATED"));
  });

  it("of a table that stood still are free, and real money may take a practice seat", async () => {
    wallet.sit("guest", { mode: "practice" });
    const table = await open();
    const guest = await join(table, "guest");
    await guest.reach("BETTING");
    await guest.sit(1);
    const { id } = await guest.bet(1, 10);
    const bob = await join(table, "bob");
    expect(await bob.sit(1)).toMatchObject(refused("SEAT_TAKEN"));
    await guest.withdraw(id);
    expect(await bob.sit(1)).toMatchObject({ type: "done" });
    expect(await guest.sit(1)).toMatchObject(refused("SEAT_TAKEN"));
    guest.leave();
    bob.leave();
    clock.advance(sevenSeatBlackjackTable.bettingMs + 100);
    await vi.waitFor(async () => {
      clock.advance(1_000);
      expect(
        await handle.kit.db.query("select from shared_rounds where slug = $1 and ends_at is not null", [
          slug,
        ]),
      ).toHaveLength(1);
    }, patience);
    clock.advance(sevenSeatBlackjackTable.choices!.introMs + sevenSeatBlackjackTable.runMs(round) + 100);
    await vi.waitFor(
      async () =>
        expect(
          await handle.kit.db.query("select from shared_rounds where slug = $1 and state <> 'SETTLED'", [
            slug,
          ]),
        ).toEqual([]),
      patience,
    );
    clock.advance(300_000);
    const cid = await join(table, "cid");
    await cid.reach("BETTING");
    await cid.seen([]);
    expect(await cid.sit(1)).toMatchObject({ type: "done" });
  });
});

describe("a round", () => {
  it("asks seat after seat, shows no card too early, and pays each", async () => {
    const [here, there] = [await open(), await open()];
    const [ann, bob] = [await join(here, "ann"), await join(there, "bob")];
    await Promise.all([ann.reach("BETTING"), bob.reach("BETTING")]);
    await ann.sit(2);
    await bob.sit(5);
    const [hers, his] = [await ann.bet(2, 10), await bob.bet(5, 20)];
    await closeBetting(ann, bob);
    const first = await bob.inWindow(201);
    const hidden = [null, { player: cards("6S 5H"), draws: [] }, null, null];
    expect(first.outcome).toMatchObject({
      dealer: cards("6D"),
      seats: [...hidden, { player: cards("8S 8H"), draws: [] }, null, null],
    });
    expect(await bob.choose(his.id, 201, "hit")).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    expect(await bob.choose(his.id, 501, "hit")).toMatchObject(refused("ROUND_OVER"));
    expect(await ann.choose(hers.id, 201, "double")).toMatchObject({ type: "answer", balance: 980 });
    const second = await bob.inWindow(501);
    expect((second.outcome as Deal).seats[1]!.draws).toEqual(cards("TC"));
    expect(await bob.choose(his.id, 501, "split")).toMatchObject({ type: "answer", balance: 960 });
    await bob.inWindow(502);
    await bob.choose(his.id, 502, "stand");
    await bob.inWindow(503);
    // Bob misses his last decision and stands.
    await passWindow(bob);
    const shown = await showResult(ann);
    expect(shown.outcome).toEqual(round);
    expect(shown.seeds).not.toBeNull();
    // Ann wins with 21; Bob loses with eleven and eighteen.
    await balance("ann", 102_000);
    await balance("bob", 96_000);
  });

  it("lets bets behind follow: raised, by choice or for lack of money not raised", async () => {
    const table = await open();
    wallet.sit("dee", { balanceMinor: 1_500 });
    const names = ["ann", "bob", "cid", "dee"] as const;
    const [ann, bob, cid, dee] = (await Promise.all(names.map((name) => join(table, name)))) as [
      Guest,
      Guest,
      Guest,
      Guest,
    ];
    await ann.reach("BETTING");
    expect((await bob.behind(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await ann.sit(2);
    expect((await ann.behind(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    const hers = await ann.bet(2, 10);
    const follows = [await bob.behind(2, 10), await cid.behind(2, 10, false), await dee.behind(2, 10)];
    for (const { answer } of follows) expect(answer).toMatchObject({ type: "answer" });
    expect((await bob.behind(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await closeBetting(ann);
    await ann.inWindow(201);
    expect(await bob.choose(follows[0]!.id, 201, "hit")).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await ann.choose(hers.id, 201, "double");
    await showResult(ann);
    await balance("ann", 102_000);
    await balance("bob", 102_000);
    await balance("cid", 101_000);
    await balance("dee", 2_500);
    const recorded = await listRecordedChoices(handle.kit.db, slug, 1);
    const states = (id: string) =>
      recorded.flatMap(({ betId, state, costMinor }) => (betId === id ? [`${state} ${costMinor}`] : []));
    expect(states(follows[0]!.id)).toEqual(["MADE 1000"]);
    expect(states(follows[1]!.id)).toEqual(["MADE 0"]);
    expect(states(follows[2]!.id).toSorted()).toEqual(["MADE 0", "REFUSED 1000"]);
    await vi.waitFor(
      () => expect(wallet.closed.get(follows[2]!.id)).toMatchObject({ stakeMinor: 1_000, winMinor: 2_000 }),
      patience,
    );
    expect(wallet.closed.get(follows[2]!.id)!.view).toMatchObject({
      choices: [{ window: 201, action: { kind: "double", isRaised: false } }],
    });
  });

  it("refunds bets behind a player who does not bet", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const { id } = await ann.bet(2, 10);
    await bob.behind(2, 10);
    await ann.withdraw(id);
    const cid = await join(table, "cid");
    await cid.sit(5);
    await cid.bet(5, 10);
    await closeBetting(bob);
    // Bob is refunded when betting closes, not only when the round ends.
    await bob.inWindow(501);
    await balance("bob", 100_000);
    await balance("ann", 100_000);
    const shown = () => bob.heard.flatMap((m) => (m.type === "bets" ? m.bets : []));
    await vi.waitFor(
      () => expect(shown()).toContainEqual(expect.objectContaining({ name: "bob", state: "REFUNDED" })),
      patience,
    );
    await passWindow(bob);
    await showResult(bob);
    await balance("bob", 100_000);
  });

  it("is not dealt without bets: betting stays open, and seats without a bet become free", async () => {
    const table = await open();
    const ann = await join(table, "ann");
    const { closesAt } = await ann.reach("BETTING");
    await ann.sit(2);
    for (let extension = 1; extension <= 2; extension++) {
      clock.advance(sevenSeatBlackjackTable.bettingMs);
      await vi.waitUntil(
        () => ann.latest()!.closesAt >= closesAt + extension * sevenSeatBlackjackTable.bettingMs,
        patience,
      );
      expect(ann.latest()).toMatchObject({ number: 1, phase: "BETTING", outcome: null });
    }
    await ann.seen([]);
    await ann.sit(2);
    const { id } = await ann.bet(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    await ann.choose(id, 201, "double");
    await showResult(ann);
    await balance("ann", 102_000);
  });

  it("raises followers whose seat doubles after they were looked up at the end of the window", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const hers = await ann.bet(2, 10);
    await bob.behind(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    // The table stops here, and this test closes the window in its place.
    await table.stop();
    const { db } = handle.kit;
    const found = (await findRound(db, slug, 1))!;
    const game = { ...sevenSeatBlackjackTable, slug, draw: () => round } as SharedGame;
    let isFirst = true;
    const late: typeof db.transaction = async (work, options) => {
      if (isFirst) await ann.choose(hers.id, 201, "double");
      isFirst = false;
      return await db.transaction(work, options);
    };
    const now = new Date(found.window!.closesAt.getTime() + 1_000);
    const kit = { ...handle.kit, db: { ...db, transaction: late } };
    expect(await advanceChoices({ kit, wallet, game, broadcastBets: () => {} }, found, now)).toBe(true);
    expect(wallet.balances.get("bob")).toBe(98_000);
    const recorded = await listRecordedChoices(db, slug, 1);
    expect(recorded.map(({ state, costMinor }) => [state, costMinor])).toEqual([
      ["MADE", 1_000],
      ["MADE", 1_000],
    ]);
  });

  it("continues on another server where a follower's debit was left open", async () => {
    const here = await open();
    const [ann, bob] = [await join(here, "ann"), await join(here, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const hers = await ann.bet(2, 10);
    const his = await bob.behind(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    let isFirst = true;
    wallet.failing.bet = async () => {
      // Ann's own double is debited; the server dies while it debits Bob.
      if (!isFirst) throw new Error("the server dies");
      isFirst = false;
    };
    const dying = vi.spyOn(handle.kit.db, "transaction").mockRejectedValue(new Error("the server dies"));
    await ann.choose(hers.id, 201, "double");
    await vi.waitFor(
      async () =>
        expect(await listRecordedChoices(handle.kit.db, slug, 1)).toContainEqual(
          expect.objectContaining({ betId: his.id, state: "TAKING" }),
        ),
      patience,
    );
    await here.stop();
    tables = [];
    dying.mockRestore();
    delete wallet.failing.bet;
    clock.advance(120_000);
    const again = await join(await open(), "bob");
    // The window is open again for thirty seconds; Ann has decided, so it closes with the open debit confirmed.
    await again.reach("RUNNING");
    for (let step = 0; again.latest()?.window !== null && step < 200; step++) {
      clock.advance(400);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await showResult(again);
    await balance("ann", 102_000);
    await balance("bob", 102_000);
    expect(await listRecordedChoices(handle.kit.db, slug, 1)).toHaveLength(2);
  });

  it("refunds a follower whose debit has an unknown result", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const hers = await ann.bet(2, 10);
    const his = await bob.behind(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    const debit = wallet.bet;
    wallet.bet = async (session, movement) => {
      const taken = await debit(session, movement);
      return session === "bob" ? refuse("INTERNAL") : taken;
    };
    await ann.choose(hers.id, 201, "double");
    await showResult(ann);
    // Bob's bet follows without raising and wins; the debit that was not confirmed is refunded.
    await balance("bob", 101_000);
    const [first, second] = (await listRecordedChoices(handle.kit.db, slug, 1)).filter(
      ({ betId }) => betId === his.id,
    );
    expect([first!.state, second!.state].toSorted()).toEqual(["MADE", "REFUNDED"]);
  });
});

import { randomUUID } from "node:crypto";
import type { LiveBet, LiveRound, TableMessage } from "@parlour/contracts/sockets/live-table";
import { parseCard } from "@parlour/games/kit/math/cards";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Deal } from "@parlour/games/live-blackjack/math/blackjack-hands";
import { liveBlackjackTable } from "@parlour/games/live-blackjack/math/live-blackjack-table";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { refuse } from "@parlour/server/kit/refusal";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createBetRows } from "./bet-rows.ts";
import { listRecordedChoices } from "./choice-store.ts";
import { serveSeat } from "./serve-seat.ts";
import { openTable, type Table } from "./table.ts";
import { type MemoryWallet, memoryWallet } from "./testing/memory-wallet.ts";
import { openAdmission } from "./testing/open-admission.ts";

let handle: KitHandle;
let clock: TestClock;
let tables: Table[];
let wallet: MemoryWallet;
let slug = "";
let count = 0;
const migrations = new URL("./migrations/", import.meta.url);
const patience = { timeout: 10_000 };

beforeAll(async () => {
  clock = testClock();
  handle = await openTestKit({ clock, services: [{ name: "shared-rounds", migrations }] });
});
afterAll(() => handle.close());
beforeEach(() => {
  tables = [];
  slug = `choices-${++count}`;
  wallet = memoryWallet(slug, handle.kit.db);
});
afterEach(async () => {
  for (const table of tables) await table.stop();
});

const cards = (codes: string) => codes.split(" ").map(parseCard);
/** Eight and eight against a six: hit, stand, double and split are possible. The dealer ends with 20. */
const pairOfEights: Deal = {
  player: cards("8S 8H"),
  dealer: cards("6D TC 4D"),
  draws: cards("3S TH 2D 9C KC QC"),
  splitCard: parseCard("TD"),
};
const underAce: Deal = { ...pairOfEights, dealer: cards("AD 9C") };

async function open(deal: Deal): Promise<Table> {
  const game = { ...liveBlackjackTable, slug, draw: () => deal } as SharedGame;
  const table = await openTable({ kit: handle.kit, wallet, game, admission: openAdmission() });
  tables.push(table);
  return table;
}

async function sit(table: Table, gameSession: string) {
  const seat = (await wallet.find(gameSession)) ?? wallet.sit(gameSession);
  const received: TableMessage[] = [];
  let isSignedIn = true;
  const send = (message: TableMessage) => received.push(message);
  const refuseStake = async () => (isSignedIn ? undefined : refuse("SESSION_INVALID"));
  const served = await serveSeat({
    kit: handle.kit,
    wallet,
    table,
    betRows: createBetRows(clock),
    seat,
    playerName: gameSession,
    refuseStake,
    send,
  });
  const answerTo = (id: string) =>
    received.findLast((m) => (m.type === "answer" || m.type === "refused") && m.id === id)!;
  const round = (): LiveRound | null => {
    const last = received.findLast((m) => m.type === "round" || m.type === "snapshot");
    return last && "round" in last ? last.round : null;
  };
  return {
    received,
    round,
    isInFlight: served.isInFlight,
    logOut: () => {
      isSignedIn = false;
    },
    async bet(stake: number, id: string = randomUUID()) {
      await served.receive({
        type: "bet",
        id,
        round: round()!.number,
        bet: { bets: [{ spot: "main", stake }] },
      });
      return { id, answer: answerTo(id) };
    },
    async choose(bet: string, window: number, kind: string, id: string = randomUUID()) {
      await served.receive({ type: "choose", id, round: round()!.number, bet, window, action: { kind } });
      return answerTo(id);
    },
    reach: (phase: string) => vi.waitUntil(() => round()?.phase === phase && round(), patience),
    inWindow: (number: number | null) =>
      vi.waitUntil(
        () => round()?.phase === "RUNNING" && (round()!.window?.number ?? null) === number && round(),
        patience,
      ),
  };
}
type Seat = Awaited<ReturnType<typeof sit>>;

async function closeBetting(...seats: Seat[]): Promise<void> {
  clock.advance(liveBlackjackTable.bettingMs);
  for (const seat of seats) await seat.reach("RUNNING");
}
const balance = (gameSession: string, expected: number) =>
  vi.waitFor(() => expect(wallet.balances.get(gameSession)).toBe(expected), patience);
/** Lets time pass until no window is open, in small steps, because a jump of the clock is an interruption. */
async function passWindows(seat: Seat): Promise<void> {
  while (seat.round()?.window !== null) {
    clock.advance(400);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
const showResult = async (seat: Seat) => {
  await seat.inWindow(null);
  clock.advance(liveBlackjackTable.runMs(pairOfEights) + 100);
  return await seat.reach("RESULT");
};

it("plays one hand for all on two servers, each player by their own choices", async () => {
  const [here, there] = [await open(pairOfEights), await open(pairOfEights)];
  const [ann, bob] = [await sit(here, "ann"), await sit(there, "bob")];
  await Promise.all([ann.reach("BETTING"), bob.reach("BETTING")]);
  const [hers, his] = [await ann.bet(10), await bob.bet(20)];
  expect((await ann.bet(10)).answer).toMatchObject({ type: "refused", code: "ACTION_NOT_ALLOWED" });
  await closeBetting(ann, bob);

  const first = await ann.inWindow(1);
  expect(first.outcome).toEqual({ ...pairOfEights, dealer: cards("6D"), draws: [], splitCard: null });
  expect(first.endsAt).toBeNull();
  expect(ann.isInFlight()).toBe(true);
  // The split raises the stake and debits it immediately; its cards are dealt when everyone has chosen.
  expect(await ann.choose(hers.id, 1, "split")).toMatchObject({
    type: "answer",
    balance: 980,
    bet: { stake: 20 },
  });
  expect(await ann.choose(hers.id, 1, "hit")).toMatchObject({ type: "refused" });
  expect(ann.round()!.window!.number).toBe(1);
  expect(await bob.choose(his.id, 1, "hit")).toMatchObject({ type: "answer", balance: 980 });

  const second = await ann.inWindow(2);
  expect(second.outcome).toMatchObject({ draws: cards("3S"), splitCard: parseCard("TD") });
  await bob.inWindow(2);
  // Ann's two hands are worth 11 and 18, and Bob's hand is worth 19.
  expect(await ann.choose(hers.id, 2, "double")).toMatchObject({ balance: 970, bet: { stake: 30 } });
  await bob.choose(his.id, 2, "stand");
  await ann.inWindow(3);
  expect(await bob.choose(his.id, 3, "hit")).toMatchObject({ type: "refused", code: "ACTION_NOT_ALLOWED" });
  await ann.choose(hers.id, 3, "stand");
  const shown = await showResult(ann);
  expect(shown.outcome).toEqual(pairOfEights);
  expect(shown.seeds).not.toBeNull();
  // Ann's hand of 21 with a doubled stake beats the dealer's 20, and her 18 loses; Bob's 19 loses.
  await balance("ann", 100_000 - 3_000 + 4_000);
  await balance("bob", 98_000);
  await vi.waitFor(
    () => expect(wallet.closed.get(hers.id)).toMatchObject({ stakeMinor: 3_000, winMinor: 4_000 }),
    patience,
  );
  expect((wallet.closed.get(hers.id)!.view as { choices: unknown[] }).choices).toHaveLength(3);
});

it("stands for a player who does not choose in time, and for all later windows", async () => {
  const table = await open(pairOfEights);
  const ann = await sit(table, "ann");
  await ann.reach("BETTING");
  const { id } = await ann.bet(10);
  await closeBetting(ann);
  await ann.inWindow(1);
  await ann.choose(id, 1, "split");
  await ann.inWindow(2);
  await passWindows(ann);
  expect(await ann.choose(id, 2, "hit")).toMatchObject({ type: "refused" });
  await showResult(ann);
  // Ann's hands of 11 and 18 both lose against the dealer's 20.
  await balance("ann", 98_000);
});

it("offers insurance on an ace before the hand, and only signed-in players stake more", async () => {
  const table = await open(underAce);
  const ann = await sit(table, "ann");
  await ann.reach("BETTING");
  const { id } = await ann.bet(10);
  await closeBetting(ann);
  await ann.inWindow(0);
  expect(await ann.choose(id, 0, "hit")).toMatchObject({ type: "refused", code: "ACTION_NOT_ALLOWED" });
  expect(await ann.choose(id, 0, "insure")).toMatchObject({ type: "answer", balance: 985 });
  await ann.inWindow(1);
  ann.logOut();
  expect(await ann.choose(id, 1, "double")).toMatchObject({ type: "refused", code: "SESSION_INVALID" });
  expect(await ann.choose(id, 1, "stand")).toMatchObject({ type: "answer" });
  await ann.inWindow(null);
});

it("takes nothing for a choice that the player cannot pay, and lets them choose again", async () => {
  const table = await open(pairOfEights);
  wallet.sit("ann", { balanceMinor: 1_500 });
  const ann = await sit(table, "ann");
  await ann.reach("BETTING");
  const { id } = await ann.bet(10);
  await closeBetting(ann);
  await ann.inWindow(1);
  expect(await ann.choose(id, 1, "double")).toMatchObject({ type: "refused", code: "INSUFFICIENT_FUNDS" });
  expect(await ann.choose(id, 1, "hit")).toMatchObject({ type: "answer", balance: 5 });
  const recorded = await listRecordedChoices(handle.kit.db, slug, 1);
  expect(recorded.map(({ state }) => state).toSorted()).toEqual(["MADE", "REFUSED"]);
});

it("takes a repeated choice once, and refuses another one under its id", async () => {
  const table = await open(pairOfEights);
  const [ann, bob] = [await sit(table, "ann"), await sit(table, "bob")];
  await ann.reach("BETTING");
  const { id } = await ann.bet(10);
  await bob.bet(10);
  await closeBetting(ann, bob);
  await ann.inWindow(1);
  const choice = randomUUID();
  const answers = await Promise.all([
    ann.choose(id, 1, "double", choice),
    ann.choose(id, 1, "double", choice),
  ]);
  expect(answers).toContainEqual(
    expect.objectContaining({ type: "answer", bet: expect.objectContaining({ stake: 20 }) }),
  );
  expect(await ann.choose(id, 1, "double")).toMatchObject({ type: "refused", code: "ACTION_NOT_ALLOWED" });
  expect(wallet.balances.get("ann")).toBe(98_000);
  expect(await ann.choose(id, 1, "double", choice)).toMatchObject({ type: "answer", balance: 980 });
  expect(await ann.choose(id, 1, "stand", choice)).toMatchObject({ type: "refused", code: "CONFLICT" });
  // Another player cannot choose for this bet.
  expect(await bob.choose(id, 1, "stand")).toMatchObject({ type: "refused", code: "NOT_FOUND" });
});

it("gives back a stake that was debited after the window had closed", async () => {
  const table = await open(pairOfEights);
  const ann = await sit(table, "ann");
  await ann.reach("BETTING");
  const { id } = await ann.bet(10);
  await closeBetting(ann);
  await ann.inWindow(1);
  let release = () => {};
  wallet.failing.bet = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  const choosing = ann.choose(id, 1, "double");
  await vi.waitUntil(async () => (await listRecordedChoices(handle.kit.db, slug, 1)).length === 1, patience);
  await passWindows(ann);
  release();
  expect(await choosing).toMatchObject({ type: "refused", code: "ROUND_OVER" });
  await balance("ann", 99_000);
  await showResult(ann);
  const [late] = await listRecordedChoices(handle.kit.db, slug, 1);
  expect(late).toMatchObject({ state: "REFUNDED", costMinor: 1_000 });
  // The hand of 16 loses. The double does not count, because its stake was refunded.
  await vi.waitFor(
    () => expect(wallet.closed.get(id)).toMatchObject({ stakeMinor: 1_000, winMinor: 0 }),
    patience,
  );
});

it("refunds a debit whose server died, when the round is settled", async () => {
  const table = await open(pairOfEights);
  const ann = await sit(table, "ann");
  await ann.reach("BETTING");
  const { id } = await ann.bet(10);
  await closeBetting(ann);
  await ann.inWindow(1);
  wallet.failing.bet = async () => {
    throw new Error("the server dies");
  };
  await expect(ann.choose(id, 1, "double")).rejects.toThrow("dies");
  delete wallet.failing.bet;
  const [stuck] = await listRecordedChoices(handle.kit.db, slug, 1);
  // The debit was made, although its response was lost.
  await wallet.bet("ann", { id: `${stuck!.id}/choice`, roundId: id, amountMinor: 1_000 });
  await passWindows(ann);
  await showResult(ann);
  await balance("ann", 99_000);
});

it("opens the window again after an interruption, and another server ends the round", async () => {
  const here = await open(pairOfEights);
  const ann = await sit(here, "ann");
  await ann.reach("BETTING");
  const { id } = await ann.bet(10);
  await closeBetting(ann);
  await ann.inWindow(1);
  await here.stop();
  tables = [];
  clock.advance(120_000);
  const there = await open(pairOfEights);
  const again = await sit(there, "ann");
  const { window } = await again.inWindow(1);
  await vi.waitUntil(() => again.round()!.window!.closesAt > clock.now().getTime(), patience);
  expect(window).not.toBeNull();
  const mine = again.received.find((m) => m.type === "snapshot")!.bets as LiveBet[];
  expect(mine.map((bet) => bet.id)).toEqual([id]);
  expect(await again.choose(id, 1, "stand")).toMatchObject({ type: "answer" });
  await showResult(again);
  await balance("ann", 99_000);
});

import { randomUUID } from "node:crypto";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { getSharedRound } from "@parlour/contracts/calls/play/shared-rounds/get-shared-round";
import { holdTableCopy } from "@parlour/contracts/calls/play/shared-rounds/hold-table-copy";
import { listLiveGameTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-game-tables";
import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import { listTableEvents } from "@parlour/contracts/calls/play/shared-rounds/list-table-events";
import { updateTableDemand } from "@parlour/contracts/calls/play/shared-rounds/update-table-demand";
import type { CopyHold, TableDemand } from "@parlour/contracts/entities/table-demand";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { everywhere, playable, sit } from "../testing-tables.ts";

const roulette = "1301";
const slug = "live-roulette";
const copy = "live-roulette--2";
const patience = { timeout: 30_000, interval: 20 };
const small: TableDemand = { playersPerTable: 1, closeAfterMinutes: 5, mostTables: 2 };
type Seat = Awaited<ReturnType<typeof sit>>;

let stack: TestStack;
const open: Seat[] = [];
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  expect((await setDemand(small)).status).toBe(200);
});
afterEach(async () => {
  for (const seat of open.splice(0)) seat.close();
  await hold("CLOSED");
  // The table's last round ends only as the test's clock moves on.
  await vi.waitUntil(async () => {
    stack.clock.advance(1_000);
    return (await tableTwo()).state === "CLOSED";
  }, patience);
  await hold(null);
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const desk = () => actAsOperator(stack.client(), "Cleo", ["GAMES"]);
async function games() {
  return (await desk().call(listLiveGameTables)).body.games;
}
const rouletteTables = async () => (await games()).find((game) => game.slug === slug)!;
const tableTwo = async () => (await rouletteTables()).tables.find(({ number }) => number === 2)!;

async function setDemand(demand: TableDemand, before?: TableDemand) {
  const seen = before ?? (await rouletteTables()).demand!;
  const body = { ...demand, before: seen, reason: "More players at weekends" };
  return await desk().call(updateTableDemand, { params: { slug }, body });
}
function hold(kept: CopyHold) {
  const body = { hold: kept, reason: "The evening's plan" };
  return desk().call(holdTableCopy, { params: { slug, number: 2 }, body });
}
async function listed() {
  const { body } = await stack.client().call(listLiveTables, { query: { currencyCode: "USD" } });
  return body.tables.filter(({ gameId }) => gameId === roulette).map((table) => table.slug);
}

/** A visitor at the table with play credits, who counts like any other player. */
async function visit(number?: number): Promise<Seat> {
  const client = stack.client();
  return await join(client, (await openGame(client, roulette, "practice")).gameSession, number);
}
async function join(client: TestClient, gameSession: string, number?: number): Promise<Seat> {
  const seat = await sit(client, stack.origin, gameSession, number);
  open.push(seat);
  await seat.served();
  return seat;
}
async function play(number?: number) {
  const { client } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, roulette);
  return {
    client,
    gameSession,
    before: await playable(client),
    seat: await join(client, gameSession, number),
  };
}
async function openByDemand(): Promise<Seat[]> {
  const seats = [await visit(1), await visit(1)];
  await vi.waitUntil(async () => (await listed()).includes(copy), patience);
  return seats;
}
/** Waits until the table takes bets. Its last round may have ended a moment ago, and the test's clock stands still. */
async function reachBetting(seat: Seat) {
  await vi.waitUntil(
    () => {
      if (seat.latest()?.phase === "BETTING") return true;
      stack.clock.advance(200);
      return false;
    },
    { ...patience, interval: 50 },
  );
  return seat.latest()!;
}
async function finishRound(seat: Seat): Promise<void> {
  stack.clock.advance(seat.latest()!.closesAt - stack.clock.now().getTime());
  await seat.reach("RUNNING");
  stack.clock.advance(seat.latest()!.endsAt! - stack.clock.now().getTime());
  await seat.reach("RESULT");
}

it("opens a table of its own when all open ones have more players than set, and sends newcomers there", async () => {
  const first = await visit(1);
  await vi.waitUntil(async () => (await rouletteTables()).tables[0]!.connected === 1, patience);
  expect(await listed()).toEqual([slug]);
  const second = await visit(1);
  await vi.waitUntil(async () => (await listed()).includes(copy), patience);
  expect(await tableTwo()).toMatchObject({ state: "OPEN", hold: null, connected: 0 });

  const newcomer = await play();
  expect(await newcomer.seat.served()).toEqual({ slug: copy, number: 2 });
  const [here, there] = [await reachBetting(newcomer.seat), await reachBetting(first)];
  expect(here.serverSeedHash).not.toBe(there.serverSeedHash);

  const id = randomUUID();
  expect(await newcomer.seat.bet(everywhere, { id })).toMatchObject({ type: "answer" });
  const { number } = newcomer.seat.latest()!;
  await finishRound(newcomer.seat);
  await expect.poll(() => playable(newcomer.client), patience).toBe(newcomer.before - 1);
  await vi.waitUntil(async () => {
    const { status } = await newcomer.client.call(getPlayerRound, { params: { roundId: id } });
    return status === 200;
  }, patience);
  const { body } = await newcomer.client.call(getPlayerRound, { params: { roundId: id } });
  expect(body.steps[0]!.view).toMatchObject({ number, table: copy });
  const round = await newcomer.client.call(getSharedRound, { params: { slug: copy, number } });
  expect(round.body).toMatchObject({ number, players: 1, mine: [{ id, stake: 37 }] });
  // Players at the first table were not sent the newcomer's bet at the copy.
  expect(second.received.some((message) => message.type === "bets")).toBe(false);
});

it("has a chat of its own", async () => {
  const [first] = await openByDemand();
  const speaker = await play(2);
  await reachBetting(speaker.seat);
  expect(await speaker.seat.say("Good evening")).toMatchObject({ type: "done" });
  const listener = await visit(2);
  await vi.waitUntil(() => listener.chat()?.messages.at(-1)?.text === "Good evening", patience);
  expect(first!.chat()?.messages ?? []).toEqual([]);
});

it("closes after it has been empty for the set time, but not while a bet is open", async () => {
  const first = await openByDemand();
  const { client, gameSession, seat, before } = await play(2);
  await reachBetting(seat);
  expect(await seat.bet(everywhere)).toMatchObject({ type: "answer" });
  seat.close();
  for (const other of first) other.close();
  await vi.waitUntil(async () => (await tableTwo()).emptySince !== null, patience);

  // The player's bet is in play, so the link to another table leads back to it.
  const again = await join(client, gameSession, 1);
  expect(await again.served()).toEqual({ slug, number: 1 });
  const returned = await join(client, gameSession);
  expect(await returned.served()).toEqual({ slug: copy, number: 2 });
  await finishRound(returned);
  await expect.poll(() => playable(client), patience).toBe(before - 1);
  for (const one of [again, returned]) one.close();

  await vi.waitUntil(async () => (await tableTwo()).emptySince !== null, patience);
  stack.clock.advance(small.closeAfterMinutes * 60_000);
  await vi.waitUntil(async () => (await tableTwo()).state === "CLOSED", patience);
  expect(await listed()).toEqual([slug]);
  const moved = await join(client, gameSession, 2);
  expect(await moved.served()).toEqual({ slug, number: 1 });

  const { body } = await desk().call(listTableEvents, { params: { slug: copy }, query: { table: "only" } });
  expect(body.items.slice(0, 2)).toMatchObject([
    { kind: "TABLE_CLOSED", details: { reason: "DEMAND" } },
    { kind: "TABLE_OPENED", details: { reason: "DEMAND" } },
  ]);
});

it("keeps a table open or closed for an operator, and pays the bets of a table that closes", async () => {
  await hold("OPEN");
  await vi.waitUntil(async () => (await listed()).includes(copy), patience);
  const { client, gameSession, seat, before } = await play(2);
  await reachBetting(seat);
  expect(await seat.bet(everywhere)).toMatchObject({ type: "answer" });
  await hold("CLOSED");
  await vi.waitUntil(() => seat.received.some((message) => message.type === "restriction"), patience);
  expect(await seat.bet(everywhere)).toMatchObject({ type: "refused", code: "TABLE_CLOSED" });
  expect((await tableTwo()).state).toBe("CLOSING");

  // The page leaves the closing table only after it has shown the result.
  await finishRound(seat);
  await expect.poll(() => playable(client), patience).toBe(before - 1);
  stack.clock.advance(10_000);
  await vi.waitUntil(async () => (await tableTwo()).state === "CLOSED", patience);
  const moved = await join(client, gameSession, 2);
  expect(await moved.served()).toEqual({ slug, number: 1 });
  await seat.closed();
  expect(await tableTwo()).toMatchObject({ state: "CLOSED", hold: "CLOSED" });
});

it("refuses settings that are wrong or based on an older version, and operators without the role", async () => {
  const wrong = { ...small, playersPerTable: 0, mostTables: 11 };
  expect((await setDemand(wrong)).status).toBe(422);
  expect((await setDemand(small, { ...small, mostTables: 3 })).status).toBe(409);
  const body = { ...small, before: small, reason: "Try" };
  const support = actAsOperator(stack.client(), "Sam", ["SUPPORT"]);
  expect((await support.call(updateTableDemand, { params: { slug }, body })).status).toBe(403);
  for (const other of ["studio-roulette", "crash", "no-such-table"])
    expect((await desk().call(updateTableDemand, { params: { slug: other }, body })).status).toBe(404);
  const held = { hold: "OPEN", reason: "Try" } as const;
  const params = { slug: "studio-roulette", number: 2 };
  expect((await desk().call(holdTableCopy, { params, body: held })).status).toBe(404);
});

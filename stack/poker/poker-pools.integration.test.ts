import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { changePokerPool } from "@parlour/contracts/calls/poker/poker-room/change-poker-pool";
import { getPokerHand } from "@parlour/contracts/calls/poker/poker-room/get-poker-hand";
import { listDeskPokerPools } from "@parlour/contracts/calls/poker/poker-room/list-desk-poker-pools";
import { listPokerHands } from "@parlour/contracts/calls/poker/poker-room/list-poker-hands";
import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import { searchPokerHands } from "@parlour/contracts/calls/poker/poker-room/search-poker-hands";
import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerMessage, PokerTableCommand } from "@parlour/contracts/sockets/poker-table";
import { verifyLedger } from "@parlour/ledger/verify";
import { randomFrom } from "@parlour/poker/testing/random";
import { readHandFigures } from "@parlour/server/services/poker/poker-room";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  stateOf,
  type TableHand,
  type TableState,
} from "../../server/services/poker/poker-room/table-state.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { joinTable, type PokerClient } from "../testing-poker.ts";
import { type PokerServer, startPokerServer } from "../testing-poker-servers.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

const patience = { timeout: 30_000, interval: 20 };
const dollars = { currency: "USD" };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const unlocked = async (client: TestClient): Promise<number> =>
  (await client.call(listBalances)).body.find(({ type }) => type === "Unlocked")!.amount;

const houseBalance = async (account: string): Promise<number> =>
  Number((await stack.kit.ledger.accountsOf("house")).get(account) ?? 0n);

const operator = () => actAsOperator(stack.client(), "Cleo", ["GAMES", "COMPLIANCE"]);

const poolOf = async (id: string) =>
  (await stack.client().call(listPokerTables)).body.tables.find((table) => table.id === id)!;

/** Advances the clock until the condition is true. */
const until = (holds: () => unknown) =>
  vi.waitFor(() => {
    stack.clock.advance(500);
    if (!holds()) throw new Error("not yet");
  }, patience);

async function joinPool(id: string, count: number, amount: number) {
  const people = [];
  for (let at = 0; at < count; at++) {
    const { client, playerId } = await addFundedPlayer(stack, dollars);
    const seat = await joinTable(client, stack.origin, id);
    expect(await seat.sit(1, amount)).toMatchObject({ type: "done" });
    people.push({ client, playerId, seat });
  }
  return people;
}

async function leave({ seat }: { seat: PokerClient }): Promise<void> {
  expect(await seat.say({ type: "leave" })).toMatchObject({ type: "done" });
  await until(() => seat.view().you.seat === null);
  seat.close();
}

const go = (seat: PokerClient) => seat.say({ type: "go", hand: seat.view().hand!.number });

it("moves a player who folds to a new hand at once, and pays out the chips", async () => {
  const people = await joinPool("comet", 7, 50);
  const watcher = await joinTable(stack.client(), stack.origin, "comet", "spectator-secret-123456");
  expect(watcher.view()).toMatchObject({ seats: [], hand: null, you: { seat: null, mayPlay: false } });
  expect((await poolOf("comet")).pool).toMatchObject({ players: 7, bots: 0, isClosed: false });
  expect(await houseBalance("pokerTables:USD")).toBe(7 * 5_000);
  const playing = () => people.filter(({ seat }) => seat.view().hand?.phase === "preflop");
  await until(() => playing().length === 6);
  // The seventh player waits for a hand. Another player folds before their turn and is dealt into a new hand with the
  // seventh.
  const waiting = people.find(({ seat }) => seat.view().you.pool!.isWaiting)!;
  const early = playing().find(({ seat }) => seat.view().you.pool!.canGo && !seat.isToAct())!;
  const first = early.seat.view().hand!;
  const others = playing().filter((one) => one !== early);
  expect(early.seat.view().seats.map(({ name }) => name)).toEqual(Array(6).fill(""));
  expect(await go(early.seat)).toMatchObject({ type: "done" });
  await until(() => (early.seat.view().hand?.number ?? 0) > first.number);
  expect(early.seat.view().hand!.number).toBe(waiting.seat.view().hand!.number);
  // The other players still see the player in the hand, and a second fold of that hand is refused.
  for (const { seat } of others)
    expect(seat.view().hand!.log.filter(({ kind }) => kind === "fold").length).toBe(0);
  expect(await early.seat.say({ type: "go", hand: first.number })).toMatchObject({ code: "NOT_YOUR_TURN" });

  // A second entry of the same player has its own chips and is never dealt into a hand with the first.
  const second = await joinTable(early.client, stack.origin, "comet", null, 2);
  expect(await second.sit(1, 20)).toMatchObject({ type: "done" });
  expect(await second.say({ type: "topUp", amount: 10 })).toMatchObject({ type: "done" });
  expect(await unlocked(early.client)).toBe(1_000 - 50 - 30);
  expect((await poolOf("comet")).pool).toMatchObject({ players: 7 });

  for (const one of [...people, { seat: second }]) await leave(one);
  await vi.waitFor(async () => expect(await houseBalance("pokerTables:USD")).toBe(0), patience);
  const balances = await Promise.all(people.map(({ client }) => unlocked(client)));
  const rake = await houseBalance("revenuePoker:USD");
  expect(balances.reduce((sum, amount) => sum + amount, 0) * 100 + rake).toBeCloseTo(7 * 100_000);

  // The hand is in the player's history with its proof, without the names and cards of the other players.
  const { items } = (await early.client.call(listPokerHands, { query: {} })).body;
  expect(items.map(({ tableName }) => tableName)).toContain("Comet");
  const params = { handId: first.id };
  const replay = (await early.client.call(getPokerHand, { params })).body;
  expect(replay).toMatchObject({ commitment: first.commitment, table: { fastFold: { entries: 2 } } });
  expect(replay.people.every(({ name }) => name === "")).toBe(true);
  const seen = replay.frames.at(-1)!.players.filter(({ cards }) => cards !== null);
  expect(seen.map(({ seat }) => seat)).toContain(replay.ownSeat);
  expect((await stack.client().call(getPokerHand, { params })).body.ownSeat).toBeNull();

  // Operators can find the hand, and the collusion statistics include it with the players' accounts.
  const found = await operator().call(searchPokerHands, { query: { playerId: early.playerId } });
  expect(found.body.items.map(({ id }) => id)).toContain(first.id);
  const figures = await readHandFigures(stack.kit.db, {
    after: { playedAt: new Date(0), id: "" },
    until: new Date(stack.clock.now().getTime() + 1),
    limit: 1_000,
  });
  const own = figures.find(({ id }) => id === first.id)!;
  expect(own.players.map(({ playerId }) => playerId)).toContain(early.playerId);
  expect(own.pairs).toHaveLength(15);
});

it("lets a newcomer play bots at once, and closes the pool on an operator's order", async () => {
  const seat = await joinTable(stack.client(), stack.origin, "practice-express", "pool-guest-secret-1234567");
  expect(await seat.sit(1, 2_000)).toMatchObject({ type: "done" });
  const { hand, seats } = await seat.until((view) => view.hand !== null);
  expect(seats.filter(({ kind }) => kind === "BOT")).toHaveLength(5);
  const listed = (await operator().call(listDeskPokerPools)).body.pools;
  const names = ["Express", "Meteor", "Comet", "Zephyr", "Swift", "Blizzard", "Monsoon", "Pulsar"];
  expect(listed.map(({ name }) => name)).toEqual(names);
  expect(listed[0]).toMatchObject({ players: 1, entries: 1, hands: 1, isClosed: false });

  const order = (isClosed: boolean) => ({
    params: { poolId: "practice-express" },
    body: { isClosed, reason: "Maintenance" },
  });
  expect((await operator().call(changePokerPool, order(true))).body).toMatchObject({ isClosed: true });
  expect((await operator().call(changePokerPool, order(true))).status).toBe(409);
  const nobody = actAsOperator(stack.client(), "Dan", ["CONTENT"]);
  expect((await nobody.call(changePokerPool, order(false))).status).toBe(403);
  // The current hand continues, and the player leaves the pool when it ends.
  expect(seat.view().hand!.number).toBe(hand!.number);
  await until(() => seat.view().you.seat === null);
  expect(await seat.sit(1, 2_000)).toMatchObject({ type: "refused", code: "POOL_CLOSED" });
  expect((await operator().call(changePokerPool, order(false))).body).toMatchObject({ isClosed: false });
  // The server that runs the pool learns over the bus that the pool is open again.
  await seat.until(({ you }) => you.mayPlay);
  expect(await seat.sit(1, 2_000)).toMatchObject({ type: "done" });
  await leave({ seat });
  const { items } = (
    await actAsOperator(stack.client(), "Ada", ["ADMIN"]).call(listAuditEntries, { query: {} })
  ).body;
  const changes = items.filter(({ subject }) => subject === "pokerPool:practice-express");
  expect(changes.map(({ reason }) => reason)).toEqual(["Maintenance", "Maintenance"]);
});

const viewOf = (received: readonly PokerMessage[]): PokerTableView => {
  const last = received.findLast((message) => message.type === "table");
  return (last as Extract<PokerMessage, { type: "table" }>).view;
};

it("loses no chip and plays nobody twice while servers are killed in the middle of hands", async () => {
  const random = randomFrom(7);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const people = [];
  for (let at = 0; at < 8; at++) people.push(await addFundedPlayer(stack, dollars));
  const ids = people.map(({ playerId }) => playerId);
  const money = async () => {
    const [row] = await stack.kit.db.query<{ minor: number }>(
      `select sum(balance)::float8 as minor from ledger.account
       where (player_id = any($1) and id = 'cash:USD')
         or (player_id = 'house' and currency = 'USD' and kind in ('pokerTables', 'revenuePoker'))`,
      [ids],
    );
    return row!.minor;
  };
  const before = await money();
  const servers: PokerServer[] = [startPokerServer(stack, random), startPokerServer(stack, random)];
  let kills = 0;
  const hands = () =>
    stack.kit.db.query<{ record: TableHand }>("select record from poker_hands where table_id = 'meteor'");
  const known = (await hands()).length;
  const isTooShort = async () => kills < 5 || (await hands()).length < known + 8;
  for (let step = 0; step < 100 || (step < 3_000 && (await isTooShort())); step++) {
    const at = await pick(servers).join("meteor", pick(ids));
    const sent = at.receive(commandFor(viewOf(at.received), random)).catch(() => {});
    if (random() < 0.06) {
      const [victim] = servers.splice(0, 1);
      kills += 1;
      await victim!.kill();
      servers.push(startPokerServer(stack, random));
    }
    await sent;
    // Most players stay connected, because disconnected players are not dealt in.
    if (random() < 0.05) at.close();
    stack.clock.advance(random() < 0.1 ? 4_000 : 500);
    await setImmediate();
    if (step % 5 === 0) await expectOnePlaceEach();
  }
  for (const victim of servers) await victim.kill();
  // The players return to the server in the test's own process, which takes over the pool, and leave with their chips.
  for (const { client } of people) {
    const seat = await joinTable(client, stack.origin, "meteor");
    await leave({ seat });
  }
  await vi.waitFor(async () => {
    const rows = await stack.kit.db.query(
      "select state::text from poker_tables where id = 'meteor' and is_busy",
    );
    expect(rows).toEqual([]);
  }, patience);
  expect(await money()).toBe(before);
  expect(await houseBalance("pokerTables:USD")).toBe(0);
  for (const { record } of await hands()) {
    const state = stateOf(record);
    const brought = record.setup.players.reduce((sum, { stack: chips }) => sum + chips, 0);
    expect(state.players.reduce((sum, { stack: chips }) => sum + chips, state.result!.rake)).toBe(brought);
  }
  expect(kills).toBeGreaterThan(4);
  expect((await hands()).length).toBeGreaterThan(known + 7);
}, 120_000);

/** Reads the stored pool and expects every entry to be in at most one running hand that it has not folded. */
async function expectOnePlaceEach(): Promise<void> {
  const [row] = await stack.kit.db.query<{ state: TableState }>(
    "select state from poker_tables where id = 'meteor'",
  );
  const places = (row!.state.pool?.tables ?? []).flatMap((table) => {
    if (table.hand?.endedMs !== null) return [];
    const { players } = stateOf(table.hand);
    return table.seats
      .filter(({ seat, isGone }) => !isGone && !players.find((player) => player.seat === seat)!.folded)
      .map(({ session }) => session);
  });
  expect(new Set(places).size).toBe(places.length);
}

function commandFor({ you, hand }: PokerTableView, random: () => number): PokerTableCommand {
  const id = randomUUID();
  const roll = random();
  if (you.seat === null) return { type: "sit", id, seat: 1, amount: you.buyIn.min };
  if (you.pool?.canGo && roll < 0.3) return { type: "go", id, hand: hand!.number };
  const { legal } = you;
  if (legal && hand && hand.toAct === you.seat) {
    const act = { type: "act" as const, id, hand: hand.number, step: hand.step };
    const range = legal.bet ?? legal.raise;
    if (range && roll < 0.5) return { ...act, action: legal.bet ? "bet" : "raise", to: range.max };
    return { ...act, action: legal.check ? "check" : roll < 0.9 ? "call" : "fold", to: null };
  }
  if (you.isSittingOut && you.topUp === 0)
    return you.topUpMax >= you.buyIn.max
      ? { type: "topUp", id, amount: you.buyIn.min }
      : { type: "sitOut", id, value: false };
  if (roll > 0.95) return { type: "leave", id };
  return roll > 0.85 && you.topUpMax > 0
    ? { type: "topUp", id, amount: Math.min(1, you.topUpMax) }
    : { type: "rebuy", id, value: roll > 0.4 };
}

import { randomUUID } from "node:crypto";
import { cancelPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/cancel-poker-tournament";
import { createPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/create-poker-tournament";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scheduledTemplates } from "../../server/services/poker/poker-tournaments/templates.ts";
import type { TournamentConfig } from "../../server/services/poker/poker-tournaments/tournament-config.ts";
import { insertTournament } from "../../server/services/poker/poker-tournaments/tournament-store.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { tournamentCalls, tournamentFloor } from "../testing-tournaments.ts";

const { unlocked, register, buy, details, until } = tournamentCalls;
const minuteMs = 60_000;

let stack: TestStack;
let floor: ReturnType<typeof tournamentFloor>;
let starts = 0;
beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    env: { SHARED_ROUND_PACE: "20" },
    authoriseOperator: authoriseTestOperator,
  });
  floor = tournamentFloor(stack);
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

async function add(templateId: string, change: Partial<TournamentConfig> = {}): Promise<string> {
  starts += 1;
  const { config } = scheduledTemplates.find(({ id }) => id === templateId)!;
  const id = stack.kit.random.id("tournament");
  const now = stack.clock.now();
  const startsAt = new Date(now.getTime() + starts * minuteMs);
  const terms = { ...config, entriesMin: 2, guarantee: 0, ...change };
  await insertTournament(stack.kit.db, { id, templateId: `test-${starts}`, config: terms, startsAt }, now);
  return id;
}

async function addPlayers(count: number, amountMinor = 100_000n): Promise<TestClient[]> {
  const people: TestClient[] = [];
  for (let at = 0; at < count; at++)
    people.push((await addFundedPlayer(stack, { currency: "USD", amountMinor })).client);
  return people;
}

async function start(people: readonly TestClient[], id: string) {
  for (const client of people) expect((await register(client, id)).status).toBe(201);
  const { startsAt } = await details(people[0]!, id);
  stack.clock.advance(Math.max(0, startsAt! - stack.clock.now().getTime()));
  return await until(
    () => details(people[0]!, id),
    ({ status }) => status === "RUNNING",
  );
}

const settled = (id: string) =>
  until(
    async () => await stack.kit.db.query("select from poker_tournaments where id = $1 and is_settled", [id]),
    (rows) => rows.length === 1,
  );

const poolBalance = (id: string) => floor.houseBalance(`pokerTournaments:USD:${id}`);

/** Plays until one of the players has no chips left, and returns that player. */
async function playUntilBust(people: readonly TestClient[], id: string): Promise<TestClient> {
  let broke: TestClient | undefined;
  await floor.playAllTables(people, id, async () => {
    for (const client of people) if ((await details(client, id)).you?.reBuyUntil) broke = client;
    return broke !== undefined;
  });
  return broke!;
}

it("lets a player without chips re-buy, sells the add-on once and pays it all out as prizes", async () => {
  const people = await addPlayers(3);
  const id = await add("re-buy");
  const running = await start(people, id);
  expect(running).toMatchObject({ prizePool: 9, reBuy: { price: 3, chips: 3_000 }, reBuysMax: 3 });
  expect(running.you).toMatchObject({ mayReBuy: true, mayAddOn: false, reBuyUntil: null });
  const broke = await playUntilBust(people, id);
  const before = await unlocked(broke);
  const key = randomUUID();
  expect((await buy(broke, id, "RE_BUY", key)).status).toBe(201);
  expect((await buy(broke, id, "RE_BUY", key)).status).toBe(201);
  expect(await unlocked(broke)).toBe(before - 3);
  expect(await poolBalance(id)).toBe(3 * 330 + 300);
  const back = await details(broke, id);
  expect(back).toMatchObject({ prizePool: 12, you: { reBuys: 1, reBuyUntil: null } });
  expect(sum(back.players.map(({ stack: chips }) => chips ?? 0))).toBe(4 * 3_000);
  expect(await buy(broke, id, "ADD_ON")).toMatchObject({ status: 409 });

  // The add-on is sold in the last level of the re-buy period.
  const level = back.lateLevels - 1;
  stack.clock.advance(back.startedAt! + level * back.levelMs + 1_000 - stack.clock.now().getTime());
  expect((await details(broke, id)).you).toMatchObject({ mayAddOn: true });
  expect((await buy(broke, id, "ADD_ON")).status).toBe(201);
  expect(await buy(broke, id, "ADD_ON")).toMatchObject({ status: 409 });
  await floor.playAllTables(people, id, ({ status }) => status === "FINISHED");
  await settled(id);
  const over = await details(people[0]!, id);
  expect(over).toMatchObject({ entries: 3, prizes: [15] });
  expect(await buy(broke, id, "RE_BUY")).toMatchObject({ status: 409 });
  expect(await poolBalance(id)).toBe(0);
  const balances = await Promise.all(people.map(unlocked));
  expect(sum(balances)).toBeCloseTo(3_000 - 3 * 0.3);
});

it("refuses a re-buy that cannot be paid, and ends the player's tournament when the time is up", async () => {
  const people = await addPlayers(2, 330n);
  const id = await add("re-buy");
  await start(people, id);
  const broke = await playUntilBust(people, id);
  expect(await buy(broke, id, "RE_BUY")).toMatchObject({ body: { errorCode: "INSUFFICIENT_FUNDS" } });
  expect(
    await stack.kit.db.query("select from poker_tournament_purchases where tournament_id = $1", [id]),
  ).toEqual([]);
  expect((await details(broke, id)).status).toBe("RUNNING");
  stack.clock.advance(31_000);
  await settled(id);
  const own = (await details(broke, id)).players.find(({ isYou }) => isYou);
  expect(own).toMatchObject({ place: 2, prize: 0 });
  expect(await poolBalance(id)).toBe(0);
});

it("pays progressive bounties to the hunters, and the winner keeps the rest", async () => {
  const people = await addPlayers(4);
  const revenue = await floor.houseBalance("revenuePoker:USD");
  const id = await add("progressive-bounty");
  const running = await start(people, id);
  expect(running).toMatchObject({ prizePool: 40, bounty: { kind: "progressive", amount: 10 } });
  expect(await poolBalance(id)).toBe(4 * 2_200);
  await floor.playAllTables(people, id, ({ players }) => players.some(({ place }) => place !== null));
  const { players } = await details(people[0]!, id);
  expect(sum(players.map(({ bounty, bountyWon }) => bounty + bountyWon))).toBeCloseTo(40);
  expect(players.find(({ place }) => place !== null)).toMatchObject({ bounty: 0 });
  await floor.playAllTables(people, id, ({ status }) => status === "FINISHED");
  await settled(id);
  const over = await details(people[0]!, id);
  const paid = over.players.map(({ prize, bountyWon }) => prize! + bountyWon);
  expect(sum(paid)).toBeCloseTo(80);
  expect(over.players.find(({ place }) => place === 1)!.bountyWon).toBeGreaterThan(10);
  expect(await poolBalance(id)).toBe(0);
  expect(await floor.houseBalance("revenuePoker:USD")).toBe(revenue + 800);
  expect(sum(await Promise.all(people.map(unlocked)))).toBeCloseTo(4_000 - 8);
});

it("returns bounties and shares re-buys when a running tournament is cancelled", async () => {
  const gwen = actAsOperator(stack.client(), "gwen", ["GAMES"]);
  const people = await addPlayers(4);
  const id = await add("bounty", { seatCount: 2 });
  await start(people, id);
  await floor.playAllTables(people, id, ({ players }) => players.some(({ place }) => place !== null));
  const out = (await details(people[0]!, id)).players.filter(({ place }) => place !== null).length;
  const body = { reason: "Power cut" };
  expect((await gwen.call(cancelPokerTournament, { params: { tournamentId: id }, body })).status).toBe(200);
  await settled(id);
  expect(await poolBalance(id)).toBe(0);
  // The house keeps only the fees of players who had already been eliminated.
  expect(sum(await Promise.all(people.map(unlocked)))).toBeCloseTo(4_000 - out * 0.75);

  const others = await addPlayers(2);
  const reBuys = await add("re-buy");
  await start(others, reBuys);
  expect((await buy(others[0]!, reBuys, "RE_BUY")).status).toBe(201);
  await gwen.call(cancelPokerTournament, { params: { tournamentId: reBuys }, body });
  await settled(reBuys);
  expect(await poolBalance(reBuys)).toBe(0);
  expect(sum(await Promise.all(others.map(unlocked)))).toBeCloseTo(2_000);
  const [more, less] = await Promise.all(others.map(unlocked));
  expect(more! - less!).toBeCloseTo(-3 + 1.5);
});

it("enters the winner of a satellite in its target, or leaves them the money", async () => {
  const gwen = actAsOperator(stack.client(), "gwen", ["GAMES"]);
  const startsAt = (minutes: number) =>
    new Date(stack.clock.now().getTime() + minutes * minuteMs).toISOString();
  const terms = { entriesMin: 2, entriesMax: 50, guarantee: 0, reason: "Saturday special" };
  const satellite = { ...terms, templateId: "main-satellite", name: "Step One", buyIn: 11, fee: 1 };
  const early = await gwen.call(createPokerTournament, { body: { ...satellite, startsAt: startsAt(5) } });
  expect(early).toMatchObject({ status: 409 });
  const { body: target } = await gwen.call(createPokerTournament, {
    body: { ...terms, templateId: "main", name: "Final", buyIn: 20, fee: 2, startsAt: startsAt(24 * 60) },
  });
  const ids: string[] = [];
  for (const minutes of [5, 10]) {
    const { body } = await gwen.call(createPokerTournament, {
      body: { ...satellite, startsAt: startsAt(minutes) },
    });
    expect(body.satellite).toEqual({ tournamentId: target.id, name: "Final", ticketPrice: 22 });
    ids.push(body.id);
  }
  const people = await addPlayers(2);
  const playToTheEnd = async (id: string) => {
    await start(people, id);
    await floor.playAllTables(people, id, ({ status }) => status === "FINISHED");
    await settled(id);
    const { prizes, players } = await details(people[0]!, id);
    expect(prizes).toEqual([22]);
    return players.find(({ place }) => place === 1)!;
  };
  const first = await playToTheEnd(ids[0]!);
  expect(first).toMatchObject({ hasTicket: true, prize: 22 });
  const winner = first.isYou ? people[0]! : people[1]!;
  expect(await details(winner, target.id)).toMatchObject({ isYours: true, entries: 1 });
  expect(await unlocked(winner)).toBe(1_000 - 12);
  // A winner who is already registered for the target tournament gets the prize as money instead of a ticket.
  for (const client of people) await register(client, target.id);
  const before = sum(await Promise.all(people.map(unlocked)));
  for (const client of people) expect((await details(client, target.id)).isYours).toBe(true);
  expect(await playToTheEnd(ids[1]!)).toMatchObject({ hasTicket: false, prize: 22 });
  expect(sum(await Promise.all(people.map(unlocked)))).toBeCloseTo(before - 2 * 12 + 22);
  expect(await details(people[0]!, target.id)).toMatchObject({ entries: 2, prizePool: 40 });
});

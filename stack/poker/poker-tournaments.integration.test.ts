import { randomUUID } from "node:crypto";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import { getPokerTournamentResults } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament-results";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  entryTransitions,
  purchaseTransitions,
  tournamentTransitions,
} from "../../server/services/poker/poker-tournaments/tournament-state.ts";
import { type TestStack, testStack } from "../testing.ts";
import { joinTable } from "../testing-poker.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { tournamentCalls, tournamentFloor } from "../testing-tournaments.ts";

const dollars = { currency: "USD" };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const floor = () => tournamentFloor(stack);
const { unlocked, register, unregister, details, until } = tournamentCalls;

const houseBalance = (account: string) => floor().houseBalance(account);
const openTournament = (name: string) => floor().openTournament(name);

it("takes the buy-in once, and returns it to a player who unregisters", async () => {
  const { client } = await addFundedPlayer(stack, dollars);
  const { id, buyIn, fee } = await openTournament("Duel");
  const key = randomUUID();
  expect((await register(client, id, key)).status).toBe(201);
  expect((await register(client, id, key)).status).toBe(201);
  expect(await register(client, id)).toMatchObject({ status: 409, body: { errorCode: "ALREADY_SEATED" } });
  expect(await unlocked(client)).toBe(1_000 - buyIn - fee);
  expect(await houseBalance(`pokerTournaments:USD:${id}`)).toBe((buyIn + fee) * 100);
  expect((await details(client, id)).players).toMatchObject([{ isYou: true, place: null }]);

  expect((await unregister(client, id)).status).toBe(200);
  expect(await unlocked(client)).toBe(1_000);
  expect(await houseBalance(`pokerTournaments:USD:${id}`)).toBe(0);
  expect(await unregister(client, id)).toMatchObject({ status: 409, body: { errorCode: "NOT_SEATED" } });
  expect((await register(client, id)).status).toBe(201);
  expect((await unregister(client, id)).status).toBe(200);
});

it("refuses players who cannot pay, and leaves no entry behind", async () => {
  const { client } = await addFundedPlayer(stack, { ...dollars, amountMinor: 100n });
  const { id } = await openTournament("Duel");
  expect(await register(client, id)).toMatchObject({ body: { errorCode: "INSUFFICIENT_FUNDS" } });
  expect((await details(client, id)).players).toEqual([]);
  expect(await unlocked(client)).toBe(1);
  expect(await register(client, "tournament_unknown")).toMatchObject({ status: 404 });
});

it("starts when full, plays to the last chip and pays the winner exactly once", async () => {
  const people = [await addFundedPlayer(stack, dollars), await addFundedPlayer(stack, dollars)];
  const revenue = await houseBalance("revenuePoker:USD");
  const { id, buyIn, fee } = await openTournament("Quick Duel");
  for (const { client } of people) expect((await register(client, id)).status).toBe(201);
  const [one] = people;
  const running = await until(
    () => details(one!.client, id),
    ({ status }) => status === "RUNNING",
  );
  expect(running.prizes).toEqual([2 * buyIn]);
  expect((await openTournament("Quick Duel")).id).not.toBe(id);
  const { body: lobby } = await stack.client().call(listPokerTables);
  expect(lobby.tables.some((table) => table.id === running.tableId)).toBe(false);
  expect(await unregister(one!.client, id)).toMatchObject({ status: 409 });

  const seats = await Promise.all(
    people.map(({ client }) => joinTable(client, stack.origin, running.tableId!)),
  );
  expect(seats[0]!.view().seats.map((seat) => seat.stack)).toEqual([500, 500]);
  // In a tournament, chips can be neither bought nor cashed out.
  for (const message of [{ type: "leave" }, { type: "topUp", amount: 100 }])
    expect(await seats[0]!.say(message)).toMatchObject({ code: "ACTION_NOT_ALLOWED" });
  await floor().playAllIn(seats, async () => (await details(one!.client, id)).status === "FINISHED");
  const over = await until(
    () => details(one!.client, id),
    ({ status, players }) => status === "FINISHED" && players.every(({ prize }) => prize !== null),
  );
  expect(over.players.map(({ place, prize }) => [place, prize]).sort()).toEqual([
    [1, 2 * buyIn],
    [2, 0],
  ]);
  await until(
    () => houseBalance("revenuePoker:USD"),
    (now) => now === revenue + 2 * fee * 100,
  );
  expect(await houseBalance(`pokerTournaments:USD:${id}`)).toBe(0);
  const balances = await Promise.all(people.map(({ client }) => unlocked(client)));
  expect(balances.sort((a, b) => a - b)).toEqual([1_000 - buyIn - fee, 1_000 - fee + buyIn]);
  const results = await Promise.all(
    people.map(
      async ({ client }) => (await client.call(getPokerTournamentResults, { query: {} })).body.results,
    ),
  );
  const ended = { currency: "USD", entries: 1, paid: buyIn + fee };
  expect(results.sort((a, b) => a[0]!.won - b[0]!.won)).toEqual([
    [{ ...ended, cashes: 0, won: 0 }],
    [{ ...ended, cashes: 1, won: 2 * buyIn }],
  ]);
  const omaha = await people[0]!.client.call(getPokerTournamentResults, { query: { game: "omaha" } });
  expect(omaha.body.results).toEqual([]);
  const { body: history } = await one!.client.call(listTransactions);
  expect(JSON.stringify(history)).toContain("Quick Duel");
  for (const seat of seats) seat.close();
});

it("fills practice with named bots, costs nothing and ends when the player is out", async () => {
  const { client } = await addFundedPlayer(stack, dollars);
  const { id } = await openTournament("Sparring");
  expect((await register(client, id)).status).toBe(201);
  const running = await until(
    () => details(client, id),
    ({ status }) => status === "RUNNING",
  );
  expect(running.players.map(({ isBot }) => isBot).sort()).toEqual([false, true]);
  const seat = await joinTable(client, stack.origin, running.tableId!);
  await floor().playAllIn([seat], async () => (await details(client, id)).status === "FINISHED");
  const over = await details(client, id);
  expect(over.status).toBe("FINISHED");
  expect(over.players.map(({ place }) => place).sort()).toEqual([1, 2]);
  expect(await unlocked(client)).toBe(1_000);
  seat.close();
});

it("has no dead end except its final states", () => {
  const machines: Record<string, readonly string[]>[] = [
    tournamentTransitions,
    entryTransitions,
    purchaseTransitions,
  ];
  for (const transitions of machines) {
    const ends = Object.keys(transitions).filter((state) => transitions[state]!.length === 0);
    const finals = ["FINISHED", "CANCELLED", "PAID", "TAKEN", "VOIDED"];
    expect(ends.every((state) => finals.includes(state))).toBe(true);
    const reached = new Set(Object.values(transitions).flat());
    const starts = Object.keys(transitions).filter((state) => !reached.has(state));
    expect(starts).toHaveLength(1);
  }
});

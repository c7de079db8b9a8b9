import { listOwnPokerSeats } from "@parlour/contracts/calls/poker/poker-room/list-own-poker-seats";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { joinTable } from "../testing-poker.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

const seatsOf = async (client: TestClient) => (await client.call(listOwnPokerSeats)).body.seats;

/** Advances the clock until the condition is true. */
const until = (holds: () => Promise<boolean>) =>
  vi.waitFor(
    async () => {
      // The clock moves slowly enough that nobody runs out of time to act on a busy machine.
      stack.clock.advance(100);
      if (!(await holds())) throw new Error("not yet");
    },
    { timeout: 30_000, interval: 20 },
  );

it("lists a player's own seats and says at which of them it is their turn", async () => {
  const [ann, bob, eve] = [
    await addFundedPlayer(stack, { currency: "USD" }),
    await addFundedPlayer(stack, { currency: "USD" }),
    await addFundedPlayer(stack, { currency: "USD" }),
  ];
  expect(await seatsOf(ann.client)).toEqual([]);
  const seats = await Promise.all([ann, bob].map(({ client }) => joinTable(client, stack.origin, "ebony")));
  expect(await seats[0]!.sit(1, 50)).toMatchObject({ type: "done" });
  expect(await seatsOf(ann.client)).toMatchObject([
    {
      tableId: "ebony",
      name: "Ebony",
      entry: 1,
      currency: "USD",
      stack: 50,
      isTurn: false,
      tournament: null,
    },
  ]);
  expect(await seats[1]!.sit(2, 60)).toMatchObject({ type: "done" });
  await until(async () => seats.some((seat) => seat.isToAct()));
  // Both players are seated at one table, and only one of them has to act.
  for (const [at, { client }] of [ann, bob].entries()) {
    const [own] = await seatsOf(client);
    const seat = seats[at]!.view();
    const player = seat.hand!.players.find((one) => one.seat === seat.you.seat)!;
    expect([own!.isTurn, own!.stack]).toEqual([seats[at]!.isToAct(), player.stack]);
  }
  expect(seats.map((seat) => seat.isToAct()).sort()).toEqual([false, true]);
  expect(await seatsOf(eve.client)).toEqual([]);
  for (const seat of seats) await seat.say({ type: "leave" });
  await until(async () => (await seatsOf(ann.client)).length + (await seatsOf(bob.client)).length === 0);
  for (const seat of seats) seat.close();
});

it("finds a player's tables by an index, and refuses to be asked without end", async () => {
  const { client, playerId } = await addFundedPlayer(stack, { currency: "USD" });
  const seat = await joinTable(client, stack.origin, "ebony");
  expect(await seat.sit(1, 50)).toMatchObject({ type: "done" });
  const tablesOf = () => stack.kit.db.query("select table_id from poker_seats where owner = $1", [playerId]);
  expect(await tablesOf()).toEqual([{ table_id: "ebony" }]);
  await seat.say({ type: "leave" });
  await until(async () => (await tablesOf()).length === 0);
  seat.close();
  const answers = await Promise.all(Array.from({ length: 260 }, () => client.call(listOwnPokerSeats)));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});

it("lists both entries in a fast-fold pool, each with its own chips and turn", async () => {
  const { client } = await addFundedPlayer(stack, { currency: "USD" });
  const others = await Promise.all([1, 2].map(() => addFundedPlayer(stack, { currency: "USD" })));
  const first = await joinTable(client, stack.origin, "meteor");
  const second = await joinTable(client, stack.origin, "meteor", null, 2);
  expect(await first.sit(1, 5)).toMatchObject({ type: "done" });
  expect(await second.sit(1, 10)).toMatchObject({ type: "done" });
  const played = await Promise.all(
    others.map(async (other) => {
      const seat = await joinTable(other.client, stack.origin, "meteor");
      expect(await seat.sit(1, 10)).toMatchObject({ type: "done" });
      return seat;
    }),
  );
  expect((await seatsOf(client)).map(({ entry }) => entry).sort()).toEqual([1, 2]);
  await until(async () => {
    // The others fold at once, so that it is the player's turn before anyone runs out of time.
    await played.find((seat) => seat.isToAct() && seat.view().you.legal !== null)?.act("fold");
    return first.isToAct() || second.isToAct();
  });
  const seats = await seatsOf(client);
  for (const [entry, seat] of [first, second].entries()) {
    expect(seats.find((one) => one.entry === entry + 1)!.isTurn).toBe(seat.isToAct());
  }
  for (const seat of [first, second, ...played]) seat.close();
});

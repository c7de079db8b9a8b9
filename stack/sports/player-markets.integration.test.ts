import { getSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/get-sports-event";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { matchState, sampleFixture } from "@parlour/server/services/sports/sportsbook/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, on, placed, read, type TestEvent } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(() => stack?.close());

const total = "playerTotal:h1:match:24.5::";
const twenty = "scorer:points:match:::20";
const players = [
  { id: "h1", name: "Joss Ambrask", side: "home", share: 0.26 },
  { id: "a1", name: "Milo Nettleby", side: "away", share: 0.2 },
];

/** Adds a basketball match with a total of one player and a market on players who score 20 points. */
async function addGame(): Promise<TestEvent> {
  const event = await addEvent(stack);
  const outcomes = (ids: string[]) => ids.map((id) => ({ id, price: 2, chance: { won: 0.48, returned: 0 } }));
  await event.send({
    type: "snapshot",
    ...sampleFixture,
    sport: "basketball",
    players,
    startsAt: new Date(stack.clock.now().getTime() + 86_400_000).toISOString(),
    status: "SCHEDULED",
    isSuspended: false,
    markets: [
      { id: total, isSuspended: false, outcomes: outcomes(["over", "under"]) },
      { id: twenty, isSuspended: false, outcomes: outcomes(["h1", "a1"]) },
    ],
    score: null,
  });
  return event;
}
const quarters: [number, number][] = [
  [25, 20],
  [25, 20],
  [25, 20],
  [25, 20],
];
const finish = (event: TestEvent, tallies?: Record<string, number>) =>
  event.send({ type: "result", state: { ...matchState(quarters), ...(tallies && { tallies }) } });

test("markets on players carry their names, and bets on them are settled by what each player scored", async () => {
  const { client } = await addFundedPlayer(stack);
  const event = await addGame();
  const { body } = await client.call(getSportsEvent, { params: { event: event.id } });
  expect(
    body.markets.map(({ id, group, outcomes }) => [id, group, outcomes.map(({ name }) => name)]),
  ).toEqual([
    [total, "PLAYERS", ["Joss Ambrask", "Joss Ambrask"]],
    [twenty, "PLAYERS", ["Joss Ambrask", "Milo Nettleby"]],
  ]);
  const bets: SportsBet[] = [];
  for (const selection of [
    on(event, "over", 2, total),
    on(event, "under", 2, total),
    on(event, "h1", 2, twenty),
    on(event, "a1", 2, twenty),
  ])
    bets.push(await placed(client, [selection]));
  expect(bets[0]!.selections[0]!.legs[0]!.name).toBe("Joss Ambrask");
  const statuses = async () => (await Promise.all(bets.map((bet) => read(client, bet)))).map((b) => b.status);
  // The other player did not take part.
  await finish(event, { h1: 25 });
  expect(await statuses()).toEqual(["WON", "LOST", "WON", "VOID"]);
  // The provider corrects the points.
  await finish(event, { h1: 19, a1: 21 });
  expect(await statuses()).toEqual(["LOST", "WON", "LOST", "WON"]);
  await finish(event);
  expect(await statuses()).toEqual(["VOID", "VOID", "VOID", "VOID"]);
});

import { listSessionResults } from "@parlour/contracts/calls/play/games/list-session-results";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";

const roulette = "1001";
const limbo = "1207";
const red = { bets: [{ spot: "red", stake: 1 }] };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

/** Plays a round of roulette and returns its id with the winning pocket. */
async function spin(client: TestClient, gameSession: string) {
  const { status, body } = await play(client, gameSession, red);
  expect(status).toBe(200);
  const { pocket } = body.view as { pocket: number };
  return { roundId: body.roundId, outcome: { pocket } };
}

const resultsOf = async (client: TestClient, gameSession: string) =>
  (await client.call(listSessionResults, { params: { gameSession } })).body.results;

it("lists the player's last results of the game, also from earlier sessions", async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession: first } = await openGame(client, roulette);
  expect(await resultsOf(client, first)).toEqual([]);
  const played = [await spin(client, first), await spin(client, first)];
  const { gameSession: second } = await openGame(client, roulette);
  played.push(await spin(client, second));
  // The test's clock stands still, so the rounds began at the same time and their order is not checked.
  const results = await resultsOf(client, second);
  expect(results).toHaveLength(3);
  expect(results).toEqual(expect.arrayContaining(played));
});

it("keeps practice apart from real play, and lists at most a hundred results, newest first", {
  timeout: 60_000,
}, async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession: real } = await openGame(client, roulette);
  await spin(client, real);
  const { gameSession: practice } = await openGame(client, roulette, "practice");
  expect(await resultsOf(client, practice)).toEqual([]);
  const played = [];
  for (let round = 0; round < 101; round++) played.push(await spin(client, practice));
  expect(await resultsOf(client, practice)).toEqual(played.toReversed().slice(0, 100));
  expect(await resultsOf(client, real)).toHaveLength(1);
});

it("is only for the session's player, and empty for games without such a list", async () => {
  const { client } = await addFundedPlayer(stack);
  const { client: other } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, roulette);
  const refused = await other.call(listSessionResults, { params: { gameSession } });
  expect(refused).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
  const { gameSession: elsewhere } = await openGame(client, limbo);
  await play(client, elsewhere, { stake: 1, target: 200 });
  expect(await resultsOf(client, elsewhere)).toEqual([]);
});

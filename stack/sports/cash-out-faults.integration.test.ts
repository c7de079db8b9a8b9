import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, cashOut, homeWin, on, placed, quote, read } from "../testing-sports.ts";

/** How many cash-outs race the result: 1,000 times in `npm run test:faults`, 100 times in a normal test run. */
const RACES = process.env.FULL_FAULTS ? 1_000 : 100;
const racesPerPlayer = 50;

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(() => stack?.close());

const balanceOf = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;

test(`a cash-out and the result race ${RACES} times, and exactly one of them pays`, async () => {
  const seen = new Set<string>();
  let player = await addFundedPlayer(stack);
  for (let race = 0; race < RACES; race++) {
    // Calls are rate-limited per session, so we switch to a new player regularly.
    if (race % racesPerPlayer === 0) player = await addFundedPlayer(stack);
    const { client, playerId } = player;
    const before = await balanceOf(playerId);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)], { stake: 1 });
    const { token } = (await quote(client, bet)).quote!;
    await Promise.all(
      race % 2 === 0
        ? [cashOut(client, bet, token), event.end(homeWin)]
        : [event.end(homeWin), cashOut(client, bet, token)],
    );
    const { status } = await read(client, bet);
    seen.add(status);
    const paid = { WON: 200n, CASHED_OUT: 90n }[status as string];
    expect(await balanceOf(playerId)).toBe(before - 100n + paid!);
  }
  expect([...seen].every((status) => status === "WON" || status === "CASHED_OUT")).toBe(true);
}, 900_000);

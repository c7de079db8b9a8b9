import type { BingoOutcome } from "@parlour/games/bingo/math/bingo-table";
import { bingoTable } from "@parlour/games/bingo/math/bingo-table";
import { makeTicket } from "@parlour/games/bingo/math/bingo-ticket";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { lotteryTable } from "@parlour/games/lottery/math/lottery-table";
import { type PaiGowView, paiGowPoker } from "@parlour/games/pai-gow-poker/math/pai-gow-poker";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { authoriseTestOperator } from "../testing-operator.ts";
import { act, addFundedPlayer, openGame, play } from "../testing-rounds.ts";
import { playable, sit } from "../testing-tables.ts";

const patience = { timeout: 30_000, interval: 20 };
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack?.close());

/** Plays one round of a shared draw to its end, and returns its outcome. */
async function drawRound(table: SharedGame, seat: Awaited<ReturnType<typeof sit>>): Promise<unknown> {
  stack.clock.advance(table.bettingMs);
  const running = await seat.reach("RUNNING");
  stack.clock.advance(running.endsAt! - stack.clock.now().getTime());
  return (await seat.reach("RESULT")).outcome;
}

it("bingo: two players hear the same calls, and each ticket is paid by its own prizes", async () => {
  const [ann, bob] = [await addFundedPlayer(stack), await addFundedPlayer(stack)];
  const seatOf = async ({ client }: typeof ann) =>
    await sit(client, stack.origin, (await openGame(client, "1213")).gameSession);
  const [here, there] = [await seatOf(ann), await seatOf(bob)];
  await here.reach("BETTING");
  await there.reach("BETTING");
  const rows = Array.from({ length: 12 }, () => makeTicket());
  const priced = (stake: number) => ({ tickets: rows.map((each) => ({ rows: each, stake })) });

  expect(await here.bet(priced(0.5))).toMatchObject({ type: "answer" });
  expect(await there.bet({ tickets: [{ rows: rows[0], stake: 2 }] })).toMatchObject({ type: "answer" });
  const crooked = [rows[0]![0]!, rows[0]![0]!, rows[0]![2]!];
  for (const wrong of [
    { tickets: [{ rows: crooked, stake: 1 }] },
    { tickets: [{ rows: rows[0], stake: -1 }] },
    { tickets: [...priced(0.5).tickets, { rows: rows[0], stake: 0.5 }] },
    { tickets: [] },
  ])
    expect(await here.bet(wrong)).toMatchObject({ type: "refused", code: "ACTION_NOT_ALLOWED" });
  expect(await here.bet(priced(1_000))).toMatchObject({ type: "refused", code: "LIMIT_EXCEEDED" });
  expect(await playable(ann.client)).toBe(994);

  const outcome = (await drawRound(bingoTable as SharedGame, here)) as BingoOutcome;
  expect((await there.reach("RESULT")).outcome).toEqual(outcome);
  const won = (tickets: { rows: number[][]; stake: number }[]) =>
    bingoTable.winOf(null, { tickets }, outcome);
  const inCents = rows.map((each) => ({ rows: each, stake: 50 }));
  await expect.poll(() => playable(ann.client), patience).toBe(994 + won(inCents) / 100);
  await expect
    .poll(() => playable(bob.client), patience)
    .toBe(998 + won([{ rows: rows[0]!, stake: 200 }]) / 100);
  for (const seat of [here, there]) seat.close();
});

it("lottery: lines are paid by their matches, and bad lines are refused", async () => {
  const { client } = await addFundedPlayer(stack);
  const seat = await sit(client, stack.origin, (await openGame(client, "1214")).gameSession);
  await seat.reach("BETTING");
  const lines = [1, 6, 11, 16, 21, 26, 31].map((first) => ({
    numbers: Array.from({ length: 5 }, (_, at) => first + at),
    stake: 0.5,
  }));
  expect(await seat.bet({ lines })).toMatchObject({ type: "answer" });
  for (const numbers of [
    [5, 4, 3, 2, 1],
    [1, 1, 2, 3, 4],
    [33, 34, 35, 36, 37],
  ])
    expect(await seat.bet({ lines: [{ numbers, stake: 1 }] })).toMatchObject({ type: "refused" });
  const outcome = await drawRound(lotteryTable as SharedGame, seat);
  const win = lotteryTable.winOf(
    null,
    { lines: lines.map(({ numbers }) => ({ numbers, stake: 50 })) },
    outcome as { drawn: number[] },
  );
  await expect.poll(() => playable(client), patience).toBe(996.5 + win / 100);
  seat.close();
});

it("pai gow poker: the server refuses a foul hand and settles a legal one", async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, "1615");
  // Almost every hand can be set as a foul hand; the loop handles the few that cannot.
  for (let round = 0; round < 5; round++) {
    const dealt = await play(client, gameSession, { bets: [{ kind: "main", stake: 10 }] });
    expect(dealt.status).toBe(200);
    const { roundId, sequence } = dealt.body;
    const { options, houseWay } = dealt.body.view as PaiGowView;
    const before = await playable(client);
    const foul = options.find(({ isFoul }) => isFoul);
    if (foul !== undefined) {
      const refused = await act(client, gameSession, roundId, sequence, { kind: "set", low: foul.places });
      expect(refused).toMatchObject({ status: 422, body: { errorCode: "ACTION_NOT_ALLOWED" } });
      expect(await playable(client)).toBe(before);
    }
    const set = await act(client, gameSession, roundId, sequence, { kind: "set", low: houseWay });
    const { outcome, done } = set.body.view as PaiGowView;
    expect(done).toBe(true);
    const returned = { win: 20, push: 10, queenHigh: 10, lose: 0 }[outcome!];
    expect(await playable(client)).toBe(before + returned);
    if (foul !== undefined) return;
  }
  throw new Error(`No hand of ${paiGowPoker.slug} had a foul.`);
});

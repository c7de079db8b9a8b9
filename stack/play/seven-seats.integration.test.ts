import { randomUUID } from "node:crypto";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { getTableRound } from "@parlour/contracts/calls/play/shared-rounds/get-table-round";
import { sevenSeatBlackjackTable } from "@parlour/games/seven-seat-blackjack/math/seven-seat-blackjack-table";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { playable, sit } from "../testing-tables.ts";

const patience = { timeout: 30_000, interval: 20 };
const slug = "seven-seat-blackjack";
const seat = 4;
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack?.close());

async function join() {
  const { client } = await addFundedPlayer(stack);
  const table = await sit(client, stack.origin, (await openGame(client, "1343")).gameSession);
  await table.reach("BETTING");
  return { client, table, before: await playable(client) };
}
const chips = (behind: boolean) => ({ seat, behind, raises: true, bets: [{ spot: "main", stake: 1 }] });

it("moves the money of a seat and of a bet behind it through the ledger, and records both", async () => {
  const [ann, bob] = [await join(), await join()];
  expect(await ann.table.take(seat)).toMatchObject({ type: "done" });
  expect(await bob.table.take(seat)).toMatchObject({ type: "refused", code: "SEAT_TAKEN" });
  const [hers, his] = [randomUUID(), randomUUID()];
  expect(await bob.table.bet(chips(false))).toMatchObject({ type: "refused", code: "NOT_SEATED" });
  expect(await ann.table.bet(chips(false), { id: hers })).toMatchObject({ type: "answer" });
  expect(await bob.table.bet(chips(true), { id: his })).toMatchObject({ type: "answer" });
  // The name at the seat is masked for everyone.
  const seats = () => bob.table.received.findLast((message) => message.type === "seats")?.seats;
  await vi.waitUntil(() => seats()?.length === 1, patience);
  expect(seats()![0]).toMatchObject({ seat, isMine: false, name: expect.stringContaining("•••") });

  stack.clock.advance(sevenSeatBlackjackTable.bettingMs);
  await ann.table.reach("RUNNING");
  const { number } = ann.table.latest()!;
  const window = () => ann.table.latest()!.window?.number ?? null;
  // Both players decline insurance if it is offered. If the round needs a decision, Ann doubles, whatever her hand is.
  if (window() === 0) {
    await ann.table.choose(hers, "decline");
    await bob.table.choose(his, "decline");
    await vi.waitUntil(() => window() !== 0, patience);
  }
  if (window() !== null)
    expect(await ann.table.choose(hers, "double")).toMatchObject({ type: "answer", bet: { stake: 2 } });
  await vi.waitUntil(() => ann.table.latest()?.endsAt !== null, patience);
  stack.clock.advance(ann.table.latest()!.endsAt! - stack.clock.now().getTime());
  await ann.table.reach("RESULT");

  const desk = actAsOperator(stack.client(), "Cleo", ["GAMES"]);
  const record = async () => (await desk.call(getTableRound, { params: { slug, number } })).body;
  await expect.poll(async () => (await record()).state, patience).toBe("SETTLED");
  const { betRecords } = await record();
  const [led, followed] = [hers, his].map((id) => betRecords.find((bet) => bet.id === id)!);
  expect(followed).toMatchObject({ stake: led!.stake, win: led!.win });
  const choices = ({ choices: made }: NonNullable<typeof led>) =>
    made
      .map(({ window: at, action, cost, state }) => ({ at, action, cost, state }))
      .toSorted((one, other) => one.at - other.at);
  expect(choices(followed!)).toEqual(choices(led!));
  for (const { client, before } of [ann, bob]) {
    expect(await playable(client)).toBe(before - led!.stake + led!.win);
    const { body } = await client.call(listPlayerRounds, { query: {} });
    expect(body.items[0]).toMatchObject({ stake: led!.stake, win: led!.win, state: "ENDED" });
  }
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  ann.table.close();
  bob.table.close();
});

import { textArray } from "@parlour/ledger/post-batch";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { StakeRows } from "./stake-rows.ts";
import { place } from "./testing/state.ts";
import { openTestWagering, type TestWagering } from "./testing/test-wagering.ts";

type Bet = { id: string; word: string };

/** A test product: it refuses bets with the word "late", and its table rejects the word "broken". */
const bets: StakeRows<Bet> = {
  name: "test bets",
  admit: async (_tx, rows) => rows.map(({ word }) => (word === "late" ? { code: "BETTING_CLOSED" } : null)),
  insert: (rows) => [
    {
      text: "insert into test_bet (id, word) select * from unnest($1::text[], $2::text[])",
      values: [textArray(rows.map(({ id }) => id)), textArray(rows.map(({ word }) => word))],
    },
  ],
};

let test: TestWagering;
beforeAll(async () => {
  test = await openTestWagering();
  await test.pool.query(
    "create table test_bet (id text primary key, word text not null check (word <> 'broken'))",
  );
});
afterAll(async () => {
  expect((await verifyLedger(test.pool)).differences).toEqual([]);
  await test.close();
});

const stake = (playerId: string, word: string, id = `${playerId}-${word}`) =>
  test.wagering.place(place({ playerId, wagerId: id, operationId: `${id}/stake` }), bets, { id, word });
const stored = async () => {
  const { rows } = await test.pool.query<{ id: string }>("select id from test_bet order by id");
  return rows.map(({ id }) => id);
};
const staked = async () => {
  const { rows } = await test.pool.query<{ id: string }>("select id from wagering.wager order by id");
  return rows.map(({ id }) => id);
};

it("stores exactly the bets whose stakes are taken, whatever happens to others of the batch", async () => {
  for (const player of ["ann", "bob", "cat", "dan"]) await test.addPlayer(player, 1_000n);
  await test.addPlayer("poor", 5n);
  const answers = await Promise.allSettled([
    stake("ann", "red"),
    stake("bob", "late"),
    stake("poor", "red"),
    stake("cat", "broken"),
    stake("dan", "black"),
    stake("nobody", "red"),
  ]);
  const outcomes = answers.map((answer) => (answer.status === "fulfilled" ? answer.value.outcome : "FAILED"));
  expect(outcomes).toEqual([
    "POSTED",
    "NOT_ADMITTED",
    "INSUFFICIENT_FUNDS",
    "FAILED",
    "POSTED",
    "ACCOUNT_MISSING",
  ]);
  expect(answers[1]).toMatchObject({ value: { refusal: { code: "BETTING_CLOSED" } } });
  expect(await stored()).toEqual(["ann-red", "dan-black"]);
  expect(await staked()).toEqual(["ann-red", "dan-black"]);
});

it("answers a repeat like the first request and stores nothing again", async () => {
  await test.addPlayer("eve", 1_000n);
  const answers = await Promise.all([stake("eve", "red"), stake("eve", "red"), stake("eve", "red")]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(["POSTED", "POSTED", "POSTED"]);
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  // A retry is not checked again, even if the product would refuse the bet now.
  expect(await stake("eve", "late", "eve-red")).toMatchObject({ outcome: "POSTED", replayed: true });
  expect((await stored()).filter((id) => id.startsWith("eve"))).toEqual(["eve-red"]);
  expect(await test.wagering.balanceOf("eve", "sports")).toMatchObject({ amountMinor: 900n });
});

it("sends a product's reads with the locks of the players, once per batch and before admission", async () => {
  const sent: string[] = [];
  const reading: StakeRows<Bet> = {
    ...bets,
    name: "test bets that read",
    sendReads: (_tx, rows) => sent.push(`reads ${rows.map(({ word }) => word).join()}`),
    async admit(tx, rows) {
      sent.push(`admits ${rows.map(({ word }) => word).join()}`);
      return await bets.admit(tx, rows);
    },
  };
  await test.addPlayer("fay", 1_000n);
  const ask = (playerId: string, word: string) => {
    const id = `${playerId}-${word}`;
    return test.wagering.place(place({ playerId, wagerId: id, operationId: `${id}/stake` }), reading, {
      id,
      word,
    });
  };
  const answers = await Promise.all([ask("fay", "green"), ask("nobody", "blue")]);
  expect(answers.map(({ outcome }) => outcome)).toEqual(["POSTED", "ACCOUNT_MISSING"]);
  expect(sent).toEqual(["reads green,blue", "admits green"]);
});

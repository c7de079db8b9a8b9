import { randomUUID } from "node:crypto";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listSessionRounds } from "@parlour/contracts/calls/play/games/list-session-rounds";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { raceDay } from "../testing-racing.ts";
import { openGame, play } from "../testing-rounds.ts";
import { addEvent, on, place } from "../testing-sports.ts";
import {
  findUnlimited,
  type PlayerTables,
  readFunctionBodies,
  readPlayerTables,
  recordStatements,
} from "../testing-statements.ts";
import { everywhere, sit } from "../testing-tables.ts";

const limbo = "1207";
const currency = "USD";

/** Background statements, which serve no request: jobs, heartbeats, sweeps, and the queue of settlements. */
const background =
  /\bjobs\.|server_heartbeats|wagering\.settlement\b[^;]*\bsubscriber\b|order by random\(\)|player_directory d set/;

/**
 * Statements that read data shared by all players. An index limits each of them to a single table, pool, card or
 * deposit.
 */
const shared = [
  /^from table_chat_messages in: [^;]*where slug = \$1/,
  /^from racing_bets b in: [^;]*asked \(id, detailed, start, position\)/,
  /^join deposits other in: [^;]*other\.card_fingerprint = own\.card_fingerprint/,
  /^from bonuses in: [^;]*where deposit_id = \$1/,
];
const repeats = 3;

let stack: TestStack;
let tables: PlayerTables;
let texts: Set<string>;
let client: TestClient;
let linked: string;
let friend: string;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  tables = await readPlayerTables(stack);
  ({ client, linked } = await addPayer(stack, { currency, amountMinor: 100_000n }));
  friend = (await addPayer(stack, { currency })).player.nickname;
  texts = recordStatements(stack.kit.db.pool);
}, 120_000);
afterAll(() => stack?.close());

/**
 * Lists the statements that read the rows of more than one player from players' tables while `work` makes its requests.
 * The requests are repeated, and only statements that occur in every run are checked, because jobs may run at the same
 * time.
 */
async function unlimited(work: () => Promise<void>): Promise<string[]> {
  let recurring: Set<string> | undefined;
  for (let run = 0; run < repeats; run++) {
    texts.clear();
    await work();
    recurring = recurring?.intersection(texts) ?? new Set(texts);
  }
  const statements = [...recurring!].filter((text) => !background.test(text));
  const bodies = (await readFunctionBodies(stack, statements)).flatMap((body) => body.split(";"));
  const checked = [...statements, ...bodies];
  const touching = checked.filter((text) => [...tables.keys()].some((table) => text.includes(table)));
  expect(touching.length).toBeGreaterThan(0);
  return checked
    .flatMap((text) => findUnlimited(text, tables).map((use) => `${use} in: ${text.trim()}`))
    .filter((use) => !shared.some((pattern) => pattern.test(use)));
}

const expectOk = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};

test("the tables of the ledger, wagers and payments belong to players", () => {
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining([
      "ledger.account",
      "ledger.entry",
      "ledger.posting",
      "wagering.wager",
      "deposits",
    ]),
  );
});

const paths: Record<string, () => Promise<void>> = {
  async "a round, and the pages that show it"() {
    const { gameSession } = await openGame(client, limbo);
    await expectOk(play(client, gameSession, { stake: 1, target: 200 }));
    for (const call of [listBalances, listTransactions, listNotifications]) await expectOk(client.call(call));
    await expectOk(client.call(listSessionRounds, { params: { gameSession } }));
  },
  async "a bet at a shared table"() {
    const { gameSession } = await openGame(client, "1301");
    const table = await sit(client, stack.origin, gameSession);
    await table.reach("BETTING");
    expect(await table.bet(everywhere)).toMatchObject({ type: "answer" });
    table.close();
  },
  async "a sports bet"() {
    const event = await addEvent(stack);
    await expectOk(place(client, [on(event)], { currency }));
  },
  async "bets on a race, at fixed odds and in a pool"() {
    const day = raceDay(stack);
    await stack.ports.racebook.driver.publish(1);
    const { race, runners, pools } = await day.nextRace();
    const [first] = runners;
    const fixed = { market: "FIXED", raceId: race.raceId, kind: "win", runners: [first!.number], stake: 2 };
    await expectOk(day.bet(client, { ...fixed, price: first!.prices.win }));
    const { poolId } = pools.find(({ type }) => type === "win")!;
    await expectOk(day.bet(client, { market: "POOL", poolId, selections: [[[first!.interest]]], stake: 2 }));
  },
  async "a deposit"() {
    const card = { method: "CARD", currency, expiry: "12/30", securityCode: "123" };
    await expectOk(pay(client, createDeposit, { ...card, amount: 25, cardNumber: "4000 0000 0000 1000" }));
  },
  async "a withdrawal"() {
    const request = { method: "CBT", amount: 40, currency, target: linked, pinCode: "2580" };
    await expectOk(pay(client, createWithdrawal, request));
  },
  async "a transfer to another player"() {
    const request = { recipient: friend, amount: 30, currency, pinCode: "2580" };
    await expectOk(pay(client, createTransfer, request, randomUUID()));
  },
};

for (const [name, work] of Object.entries(paths)) {
  test(`${name}: every statement is limited to given players or single rows`, async () => {
    expect(await unlimited(work)).toEqual([]);
  });
}

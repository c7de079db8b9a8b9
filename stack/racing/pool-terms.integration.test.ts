import type { Answer } from "@parlour/contracts/call";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { getPoolStatement } from "@parlour/contracts/calls/racing/racebook/get-pool-statement";
import { listDeskPools } from "@parlour/contracts/calls/racing/racebook/list-desk-pools";
import { listPoolTerms } from "@parlour/contracts/calls/racing/racebook/list-pool-terms";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { type RaceDay, raceDay, raceDayEnvironment } from "../testing-racing.ts";

let stack: TestStack;
let day: RaceDay;
let [ann, bob, tess, theo]: TestClient[] = [];
type Statement = Answer<typeof getPoolStatement>;
const reason = "New season";
const usual = { takeoutPercent: 16, breakStepPercent: 10, minimumPercent: 100 };
const changed = { takeoutPercent: 25.5, breakStepPercent: 5, minimumPercent: 105 };

beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    env: raceDayEnvironment,
    authoriseOperator: authoriseTestOperator,
  });
  day = raceDay(stack);
  [ann, bob] = [await day.addPunter(), await day.addPunter()];
  tess = actAsOperator(stack.client(), "tess", ["TRADER"]);
  theo = actAsOperator(stack.client(), "theo", ["TRADER"]);
  await stack.ports.racebook.driver.publish(1);
});
afterAll(() => stack?.close());

const propose = (data: object, operator = tess!) =>
  operator.call(proposeChange, { body: { kind: "RACING_POOL_TERMS", data, reason } });
const approve = (id: string, operator = theo!) =>
  operator.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason } });
const winTerms = async () => (await tess!.call(listPoolTerms)).body.items.find(({ type }) => type === "win");
const winPool = async (raceId: string) =>
  (await day.cardOf(raceId)).pools.find(({ type }) => type === "win")!;

/** Two players back different horses to win, with 100.00 each, and the race is run. */
async function runRaceWithBets(raceId: string) {
  const { race, runners, pools } = await day.cardOf(raceId);
  const { poolId } = pools.find(({ type }) => type === "win")!;
  const interests = [...new Set(runners.map(({ interest }) => interest))];
  for (const [at, player] of [ann!, bob!].entries()) {
    const selections = [[[interests[at]!]]];
    const placed = await day.bet(player, { market: "POOL", poolId, selections, stake: 100 });
    expect(placed.status).toBe(201);
  }
  const open = (await tess!.call(listDeskPools, { query: {} })).body.items.find(
    (one) => one.poolId === poolId,
  );
  await day.runRace(race.startsAt);
  const { body } = await stack.client().call(getPoolStatement, { params: { poolId } });
  expect(body.differences).toEqual([]);
  return { open, statement: body };
}

/** A horse may be withdrawn before the race, so the stakes on it are refunded without takeout. */
const takeoutOf = ({ stakes, refunds, takeoutPercent }: Statement) =>
  ((stakes - refunds) * takeoutPercent) / 100;

it("changes apply to races published later, and every bet keeps the terms on its race card", async () => {
  const { race } = await day.nextRace();
  expect(await winPool(race.raceId)).toMatchObject(usual);

  const data = { type: "win", terms: changed, before: usual };
  const first = await propose(data);
  const second = await propose(data, theo!);
  expect(first.status).toBe(201);
  expect(first.body.summary).toBe(
    "Terms of win pools on races published from now on: takeout 25.5%, dividends rounded down to 5% of the unit and at least 105%",
  );
  expect(await winTerms()).toMatchObject(usual);
  expect((await approve(first.body.id, tess!)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
  expect((await approve(first.body.id)).status).toBe(200);
  expect(await winTerms()).toMatchObject(changed);
  // The second proposal was made when different terms applied, so it is refused.
  expect((await approve(second.body.id, tess!)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });

  // The pool of the published race does not exist before its first bet, so this bet opens it.
  expect(await winPool(race.raceId)).toMatchObject(usual);
  const before = await runRaceWithBets(race.raceId);
  expect(before.open).toMatchObject(usual);
  expect(before.statement).toMatchObject({ ...usual, unit: 1, stakes: 200 });
  expect(before.statement.takeout).toBe(takeoutOf(before.statement));

  stack.clock.advance(2 * 86_400_000);
  await stack.ports.racebook.driver.publish(1);
  // The players' sessions have ended in the meantime.
  [ann, bob] = [await day.addPunter(), await day.addPunter()];
  const { race: later } = await day.nextRace();
  expect(await winPool(later.raceId)).toMatchObject(changed);
  const after = await runRaceWithBets(later.raceId);
  expect(after.open).toMatchObject(changed);
  expect(after.statement).toMatchObject({ ...changed, unit: 1 });
  expect(after.statement.takeout).toBe(takeoutOf(after.statement));
  await day.expectBooksAgree();
});

it.each([
  ["a takeout above the limit", { ...changed, takeoutPercent: 41 }],
  ["a minimum below the stake", { ...changed, minimumPercent: 99 }],
  ["a step that is not offered", { ...changed, breakStepPercent: 7 }],
])("refuses %s", async (_, terms) => {
  expect((await propose({ type: "show", terms, before: usual })).status).toBe(422);
});

it("only traders see and change the terms", async () => {
  const support = actAsOperator(stack.client(), "sue", ["SUPPORT"]);
  expect((await support.call(listPoolTerms)).status).toBe(403);
  expect((await propose({ type: "win", terms: usual, before: changed }, support)).status).toBe(403);
});

import { join } from "@parlour/contracts/calls/identity/profile/join";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { claimQueueItem } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import { addHarmCaseStep } from "@parlour/contracts/calls/protection/cases/add-harm-case-step";
import { closeHarmCase } from "@parlour/contracts/calls/protection/cases/close-harm-case";
import { getPlayerHarm } from "@parlour/contracts/calls/protection/cases/get-player-harm";
import { listHarmCaseSteps } from "@parlour/contracts/calls/protection/cases/list-harm-case-steps";
import { listHarmCases } from "@parlour/contracts/calls/protection/cases/list-harm-cases";
import { listBreaks } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import { addDays } from "@parlour/rules/calendar-day";
import { readHarmPayments } from "@parlour/server/services/money/payment";
import { reopenDueCases, scorePlayers } from "@parlour/server/services/protection/cases";
import { countRaisedLimits, findTimeZone } from "@parlour/server/services/protection/player-protection";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { goodPassword } from "../testing-people.ts";
import { apply, setLimit, wagerOf } from "../testing-protection.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const hourMs = 3_600_000;
const desk = (name = "Ida", roles: readonly OperatorRole[] = ["COMPLIANCE"]) =>
  actAsOperator(stack.client(), name, roles);
const parts = () => ({ kit: stack.kit, readPayments: readHarmPayments, countRaisedLimits, findTimeZone });
const today = () => stack.clock.now().toISOString().slice(0, 10);
const deposit = (client: TestClient, amount: number, cardNumber = "4000 0000 0000 1000") =>
  pay(client, createDeposit, {
    method: "CARD",
    currency: "USD",
    amount,
    cardNumber,
    expiry: "12/39",
    securityCode: "123",
  });
const casesOf = async (playerId: string) =>
  (await desk().call(getPlayerHarm, { params: { playerId } })).body.cases;

/**
 * Adds a player who, from 10 a.m. on a new day, raises two limits and makes three deposits, each lost before
 * the next one.
 */
async function addChaser() {
  stack.clock.set(new Date(`${addDays(today(), 1)}T10:00:00Z`));
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  await setLimit(client, "STAKED", "DAY", 1_000, "UTC");
  await setLimit(client, "STAKED", "WEEK", 2_000, "UTC");
  await setLimit(client, "STAKED", "DAY", 1_500, "UTC");
  await setLimit(client, "STAKED", "WEEK", 2_500, "UTC");
  for (const number of [1, 2, 3]) {
    expect((await deposit(client, 50)).status).toBe(201);
    const round = {
      playerId: player.id,
      gameId: "1402",
      roundId: `${player.id}-${number}`,
      stakeMinor: 5_000,
    };
    expect((await playRound(stack, round)).outcome).toBe("POSTED");
    // The time between rounds is shorter than the time after which an idle session ends.
    stack.clock.advance(hourMs / 6);
  }
  return { client, player };
}

const nextDay = () => stack.clock.set(new Date(`${addDays(today(), 1)}T00:20:00Z`));

it("scores yesterday's players once, with reasons as text, and opens a case above the threshold", async () => {
  const { player } = await addChaser();
  const calm = await addPayer(stack);
  await playRound(stack, { playerId: calm.player.id, gameId: "1402", roundId: "calm", stakeMinor: 100 });
  const day = today();
  // No player is scored, because the day is not over yet.
  stack.clock.advance(2 * 60_000);
  expect(await scorePlayers(parts())).toBe(0);
  nextDay();
  // Even if two servers run the job concurrently, each player is scored once.
  const scored = await Promise.all([scorePlayers(parts()), scorePlayers(parts())]);
  expect(scored[0]! + scored[1]!).toBe(2);
  expect(await scorePlayers(parts())).toBe(0);

  const { body } = await desk().call(getPlayerHarm, { params: { playerId: player.id } });
  expect(body.days).toEqual([
    {
      day,
      score: 50,
      reasons: [
        {
          code: "CHASING_LOSSES",
          points: 30,
          text: "Deposited again 2 times after losing at least 80% of the previous deposit",
        },
        { code: "RAISED_LIMITS", points: 20, text: "Raised or removed limits 2 times in the last 7 days" },
      ],
    },
  ]);
  expect(body.cases).toMatchObject([{ playerId: player.id, state: "OPEN", score: 50 }]);
  const ordinary = await desk().call(getPlayerHarm, { params: { playerId: calm.player.id } });
  expect(ordinary.body).toMatchObject({ days: [{ score: 0, reasons: [] }], cases: [] });
  const { body: queue } = await desk().call(listHarmCases, { query: { state: "OPEN" } });
  expect(queue.items.map(({ playerId }) => playerId)).toContain(player.id);
  expect((await desk().call(countQueues)).body).toContainEqual({
    queue: "cases",
    count: queue.items.length,
  });
});

it("is worked on by its owner, leaves the queue until its follow-up day, and ends with an outcome", async () => {
  const { player } = await addChaser();
  nextDay();
  await scorePlayers(parts());
  const [{ id } = { id: "" }] = await casesOf(player.id);
  const step = (client: TestClient, body: object) =>
    client.call(addHarmCaseStep, { params: { id }, body: body as never });
  await desk().call(claimQueueItem, { params: { queue: "cases" }, body: { itemId: id } });
  expect((await step(desk("Ben"), { kind: "NOTE", text: "mine" })).body).toMatchObject({
    errorCode: "CLAIMED_BY_OTHER",
  });
  expect((await step(desk(), { kind: "CALL", text: "Spoke for ten minutes" })).status).toBe(200);
  const wrong = await step(desk(), { kind: "FOLLOW_UP", text: "later", followUpOn: today() });
  expect([wrong.status, wrong.body]).toEqual([422, { errors: [{ code: "TOO_SMALL", field: "followUpOn" }] }]);
  const followUpOn = addDays(today(), 3);
  expect((await step(desk(), { kind: "FOLLOW_UP", text: "Ask again", followUpOn })).body).toMatchObject({
    state: "FOLLOW_UP",
    followUpOn,
  });
  await reopenDueCases(parts());
  expect(await casesOf(player.id)).toMatchObject([{ state: "FOLLOW_UP" }]);
  stack.clock.advance(3 * 24 * hourMs);
  await reopenDueCases(parts());
  expect(await casesOf(player.id)).toMatchObject([{ state: "OPEN", followUpOn: null }]);

  const close = () =>
    desk().call(closeHarmCase, {
      params: { id },
      body: { outcome: "INFORMED", reason: "The player set limits" },
    });
  expect((await close()).body).toMatchObject({ state: "CLOSED", outcome: "INFORMED" });
  expect((await close()).status).toBe(409);
  expect((await step(desk(), { kind: "NOTE", text: "too late" })).status).toBe(409);
  const { body } = await desk().call(listHarmCaseSteps, { params: { id } });
  expect(body.items.map(({ kind, operatorName }) => [kind, operatorName])).toEqual([
    ["CLOSED", "Ida"],
    ["REOPENED", null],
    ["FOLLOW_UP", "Ida"],
    ["CALL", "Ida"],
    ["OPENED", null],
  ]);
});

it("is visible to compliance only", async () => {
  expect((await desk("Sue", ["SUPPORT"]).call(listHarmCases)).status).toBe(403);
  expect((await desk("Sue", ["SUPPORT"]).call(getPlayerHarm, { params: { playerId: "p" } })).status).toBe(
    403,
  );
});

describe("duplicate accounts", () => {
  let number = 0;
  /** Registers a person with unique details, unless `change` overrides them. */
  async function joinAs(change: object = {}) {
    const client = stack.client();
    const digits = String(1_000 + ++number);
    const body = {
      email: `twin${number}@example.org`,
      password: goodPassword,
      firstName: "Odile",
      lastName: "Marchetti",
      nickname: `twin-${number}`,
      birthDate: `1970-01-${String(number).padStart(2, "0")}`,
      phonePrefix: "+1",
      phone: `416777${digits}`,
      address: { countryCode: "CA", subdivision: "ON" },
      currency: "USD",
      language: "en",
      deviceId: `device ${number}`,
      acceptTerms: true,
      ...change,
    };
    const answer = await client.call(join, { body });
    client.session = (answer.body as { sessionId: string }).sessionId;
    const [row] = await stack.kit.db.query<{ id: string }>("select id from players where email = $1", [
      body.email,
    ]);
    return { client, answer, playerId: row?.id ?? "", body };
  }
  const selfExclude = (client: TestClient) =>
    client.call(startBreak, { body: { length: { kind: "SELF_EXCLUSION", months: 6 } } });
  const findCase = (playerId: string) =>
    vi.waitFor(
      async () => {
        const [found] = await casesOf(playerId);
        expect(found).toBeDefined();
        return found!;
      },
      { timeout: 15_000, interval: 50 },
    );
  const close = (id: string, outcome: "NO_ACTION" | "DUPLICATE_ACCOUNT") =>
    desk().call(closeHarmCase, { params: { id }, body: { outcome, reason: "Looked at both" } });

  it("are found by person whatever the spelling, without preventing anyone from playing", async () => {
    const first = await joinAs({ firstName: "Chloé", lastName: "Saint-Clair" });
    const same = { firstName: "CHLOE", lastName: "Saint Clair", birthDate: first.body.birthDate };
    const second = await joinAs(same);
    expect(second.answer.status).toBe(201);
    const { reasons, state } = await findCase(second.playerId);
    expect([state, reasons]).toMatchObject([
      "OPEN",
      [{ code: "DUPLICATE_ACCOUNT", points: 40, playerId: first.playerId }],
    ]);
    expect((await second.client.call(listBreaks)).body).toMatchObject({ items: [], isUnderReview: false });
    expect((await deposit(second.client, 20)).status).toBe(201);
  });

  it("of a self-excluded person are refused like people in the register", async () => {
    const first = await joinAs();
    await selfExclude(first.client);
    const { answer } = await joinAs({ birthDate: first.body.birthDate });
    const registered = await joinAs({ lastName: "Registered" });
    expect(answer.status).toBe(403);
    expect([answer.status, answer.body]).toEqual([registered.answer.status, registered.answer.body]);
    expect(await findCase(first.playerId)).toMatchObject({ state: "OPEN", score: 40 });
  });

  it("with a self-excluded player's device can be opened, but wait for an operator", async () => {
    const first = await joinAs();
    await selfExclude(first.client);
    const { client, answer, playerId } = await joinAs({ deviceId: first.body.deviceId });
    expect(answer.status).toBe(201);
    expect((await client.call(listBreaks)).body.isUnderReview).toBe(true);
    expect((await deposit(client, 20)).body).toMatchObject({ errorCode: "ACCOUNT_UNDER_REVIEW" });
    await depositTo(stack, { playerId, id: "start", currency: "USD", amountMinor: 10_00n });
    expect(await apply(stack, wagerOf(playerId, 1_00n))).toBe("ACCOUNT_UNDER_REVIEW");
    const { id, reasons } = await findCase(playerId);
    expect(reasons).toMatchObject([{ points: 60, playerId: first.playerId }]);
    expect((await close(id, "NO_ACTION")).status).toBe(200);
    expect((await client.call(listBreaks)).body.isUnderReview).toBe(false);
    expect((await deposit(client, 20)).status).toBe(201);
  });

  it("are found by card, and reported once", async () => {
    const card = "4000 0000 0000 7306";
    const first = await addPayer(stack);
    expect((await deposit(first.client, 20, card)).status).toBe(201);
    await selfExclude(first.client);
    const { client, player } = await addPayer(stack);
    expect((await deposit(client, 20, card)).status).toBe(201);
    const { id, reasons } = await findCase(player.id);
    expect(reasons).toMatchObject([{ points: 80, playerId: first.player.id }]);
    expect((await deposit(client, 20)).body).toMatchObject({ errorCode: "ACCOUNT_UNDER_REVIEW" });
    await close(id, "NO_ACTION");
    expect((await deposit(client, 20, card)).status).toBe(201);
    // The queue is processed in order, so once a later newcomer has a case, this deposit has been checked
    // too.
    const later = await joinAs({ birthDate: "1970-01-01", firstName: "Chloé", lastName: "Saint-Clair" });
    await findCase(later.playerId);
    expect(await casesOf(player.id)).toMatchObject([{ id, state: "CLOSED" }]);
    expect((await client.call(listBreaks)).body.isUnderReview).toBe(false);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enrolTwoFactor } from "@parlour/contracts/calls/identity/player-verification/enrol-two-factor";
import { sendConfirmationCode } from "@parlour/contracts/calls/identity/player-verification/send-confirmation-code";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { validatePhone } from "@parlour/contracts/calls/identity/profile/validate-phone";
import { testClock } from "@parlour/server/kit/clock";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import type { TestDatabase } from "@parlour/server/kit/testing/test-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stack, startStack } from "../start-stack.ts";
import { noCalendars } from "../testing-calendars.ts";
import { createClient } from "../testing-client.ts";
import { addPlayer, goodPassword, newestCode, signIn } from "../testing-people.ts";
import { openSeededDatabase } from "../testing-template.ts";

const dataDir = mkdtempSync(join(tmpdir(), "parlour-servers-"));
const clock = testClock();
let database: TestDatabase;
let stacks: Stack[];

/** Starts a server. The servers share only the database and the secrets. */
async function startServer(): Promise<Stack> {
  const another = await database.openAnother();
  // The embedded engine has one connection, so closing a server must not close it.
  const shared = another ?? { ...database.db, close: async () => {} };
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...noCalendars,
  };
  return await startStack({
    env,
    clock,
    port: 0,
    quiet: true,
    database: shared,
    shell: "none",
    requestsPerSecond: 10_000,
    load: neverOverloaded,
  });
}

beforeAll(async () => {
  database = await openSeededDatabase("test-clock", dataDir);
  const first = await startServer();
  stacks = [first, await startServer()];
});
afterAll(async () => {
  for (const stack of stacks) await stack.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Creates a client of one server with the cookies and session of another client, as if both were the same
 * browser.
 */
function visit(stack: Stack, from?: ReturnType<typeof createClient>) {
  const client = createClient(stack.origin);
  for (const [name, value] of from?.cookies ?? []) client.cookies.set(name, value);
  client.session = from?.session;
  return client;
}

it("counts wrong codes across servers and restarts", async () => {
  const [first, second] = stacks as [Stack, Stack];
  const player = await addPlayer(first, { phoneValidated: false });
  const here = visit(first);
  await signIn(here, player);
  const there = visit(second, here);
  await here.call(sendConfirmationCode, { params: { operation: "validatePhone" } });
  const right = await newestCode(there, player.email);
  const wrong = right === "111111" ? "222222" : "111111";
  const params = { phone: player.phonePrefix + player.phone };
  const guess = (client: typeof here, code: string) =>
    client.call(validatePhone, { params, headers: { "x-mfa-code": code } });

  expect((await guess(here, wrong)).body).toMatchObject({ remainingAttempts: 4 });
  expect((await guess(there, wrong)).body).toMatchObject({ remainingAttempts: 3 });
  await Promise.all([guess(here, wrong), guess(there, wrong)]);

  await first.close();
  const restarted = await startServer();
  stacks = [restarted, second];
  const again = visit(restarted, here);
  expect((await guess(again, wrong)).body).toMatchObject({ errorCode: "ACCOUNT_BLOCKED" });
  expect((await guess(again, right)).status).toBe(423);
  expect((await guess(there, right)).status).toBe(423);
});

it("accepts a code that the other server sent, once", async () => {
  const [first, second] = stacks as [Stack, Stack];
  const player = await addPlayer(first);
  const here = visit(first);
  await signIn(here, player);
  const there = visit(second, here);
  await here.call(enrolTwoFactor);
  const proof = { type: "PASSWORD", method: "NOT_APPLICABLE", value: goodPassword } as const;
  await here.call(verify, { body: { ...proof, operation: "enable2fa" } });
  const headers = { "x-mfa-code": await newestCode(here, player.email), "x-mfa-operation": "enable2fa" };
  const answers = await Promise.all([
    here.call(enrolTwoFactor, { headers }),
    there.call(enrolTwoFactor, { headers }),
  ]);
  // One of the two requests finds the code or the proof already used, so either status is correct.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403 || status === 422)).toHaveLength(1);
});

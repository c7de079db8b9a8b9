import { randomBytes } from "node:crypto";
import { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { listOperators } from "@parlour/contracts/calls/office/operator/list-operators";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { recordEvent } from "@parlour/contracts/calls/site/analytics/record-event";
import { OPERATOR_ROLES } from "@parlour/contracts/enumerations";
import { testClock } from "@parlour/server/kit/clock";
import { loadConfig } from "@parlour/server/kit/config";
import { createKit } from "@parlour/server/kit/create-kit";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { openTestDatabase } from "@parlour/server/kit/testing/test-database";
import { createPorts, createServices } from "@parlour/server/main/compose";
import { startServer } from "@parlour/server/main/start-server";
import { addFirstOperator } from "@parlour/server/services/office/operator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../testing-client.ts";
import { authenticatorCode } from "../testing-people.ts";

const publicOrigin = "https://parlour.example";
const account = { username: "first@parlour.example", password: "a desk of one's own 5" };
const clock = testClock();
const secret = () => randomBytes(32).toString("base64url");

/** Starts the product in production mode as `server/main/production.ts` does, on a separate database. */
async function startProduction() {
  const database = await openTestDatabase();
  const config = loadConfig({
    PARLOUR_MODE: "production",
    PORT: "0",
    LOG_LEVEL: "silent",
    DATABASE_URL: "postgres://127.0.0.1:9/none",
    PUBLIC_ORIGIN: publicOrigin,
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "house@parlour.example",
    SUPPORT_EMAIL: "desk@parlour.example",
    SMS_GATEWAY_URL: "https://127.0.0.1:9",
    SMS_GATEWAY_TOKEN: "token-of-the-gateway",
    SESSION_SECRET: secret(),
    ENCRYPTION_SECRET: secret(),
    CAPTCHA_SECRET: secret(),
    PROVIDER_SECRET: secret(),
  });
  const made = await createKit({
    config: { ...config, databaseUrl: database.url },
    clock,
    database: database.db,
  });
  const { kit, idempotency, startFacts, migrate } = made;
  const ports = createPorts(kit);
  const services = createServices(kit, ports, { payments: [] });
  await migrate(services);
  const parts = { kit, idempotency, startFacts, services, ports };
  const server = await startServer({ ...parts, shell: "none", load: neverOverloaded });
  return {
    kit,
    origin: server.origin,
    async close() {
      await server.close();
      await made.close();
      await database.close();
    },
  };
}

let house: Awaited<ReturnType<typeof startProduction>>;
beforeAll(async () => {
  house = await startProduction();
  const { username, password } = account;
  await addFirstOperator(house.kit, { email: username, name: "First", password, roles: OPERATOR_ROLES });
});
afterAll(() => house.close());

/** Creates a new browser behind the proxy that terminates TLS for the site. */
function browse() {
  const client = createClient(house.origin);
  const headers = { origin: publicOrigin };
  const logIn = (code?: string) =>
    client.call(logInOperator, {
      body: account,
      headers: { ...headers, ...(code && { "x-mfa-code": code }) },
    });
  return { client, headers, logIn };
}

test("in production there are no accounts but those that were created, and no sandbox", async () => {
  const { client, headers } = browse();
  const { rows } = await house.kit.db.pool.query<{ players: number; operators: string[] }>(
    "select (select count(*)::int from players) players, array(select email from operators) operators",
  );
  expect(rows).toEqual([{ players: 0, operators: [account.username] }]);
  const demo = { username: "operator@parlour.example", password: "Parlour-demo-1" };
  expect((await client.call(logInOperator, { body: demo, headers })).status).toBe(401);
  expect((await fetch(`${house.origin}/sandbox/outbox`)).status).toBe(404);
});

test("in production an operator must set up an authenticator first, and then always use it", async () => {
  const { client, headers, logIn } = browse();
  expect((await logIn()).status).toBe(200);
  expect((await client.call(getOperator)).body).toMatchObject({
    mode: "production",
    twoFactor: "NOT_ENROLLED",
  });
  const refused = await client.call(listOperators);
  expect([refused.status, refused.body]).toEqual([403, { errorCode: "OPERATOR_TWO_FACTOR_REQUIRED" }]);

  const { body } = await client.call(enrolOperatorAuthenticator, {
    body: { password: account.password },
    headers,
  });
  const key = new URL(body.otpAuthUri).searchParams.get("secret")!;
  const code = () => authenticatorCode(key, clock.now());
  expect((await client.call(listOperators)).status).toBe(403);
  const activate = (typed: string) =>
    client.call(activateOperatorAuthenticator, { body: { code: typed }, headers });
  expect((await activate("000000")).status).not.toBe(200);
  expect((await activate(code())).status).toBe(200);
  expect((await client.call(listOperators)).status).toBe(200);

  const other = browse();
  expect((await other.logIn()).body).toEqual({ errorCode: "mfa_required:TWO_FACTOR_AUTHENTICATION" });
  expect((await other.client.call(listOperators)).status).toBe(401);
  clock.advance(30_000);
  const answer = await other.logIn(code());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(
    /^__Host-operator=[^;]+; Path=\/; SameSite=Strict; .*HttpOnly; Secure$/,
  );
  expect((await other.client.call(listOperators)).status).toBe(200);
});

test("in production the browser's analytics beacon is counted", async () => {
  const { client, headers } = browse();
  const event = { name: "sms_validation_error", operation: "validatePhone", reason: "ACCOUNT_BLOCKED" };
  // Chromium sends these headers from a page with `Referrer-Policy: no-referrer`.
  const beacon = { ...headers, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
  expect((await client.call(recordEvent, { body: event, headers: beacon })).status).toBe(202);
  expect(await house.kit.metrics.text()).toContain(
    'parlour_analytics_events_total{event="sms_validation_error",operation="validatePhone"} 1',
  );
});

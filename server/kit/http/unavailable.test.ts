import { defineCall } from "@parlour/contracts/call";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { Kit } from "../kit.ts";
import { route } from "../service.ts";
import { createWorkQueue } from "../work-queue.ts";
import { prepareCalls } from "./calls.ts";
import { type App, type AppOptions, createApp } from "./create-app.ts";
import { unboundedLanes } from "./lanes.ts";
import { neverOverloaded } from "./load-monitor.ts";
import { securityHeaders } from "./security-headers.ts";
import { fakeIdempotency, fakeKit } from "./testing/fake-kit.ts";

let app: App | undefined;
afterEach(() => app?.close());

const read = defineCall({
  name: "read",
  service: "test",
  summary: "",
  access: "anyone",
  method: "GET",
  path: "/services/test/read",
  answers: { 200: z.object({ ok: z.boolean() }) },
});

async function serve(
  handle: () => Promise<{ ok: boolean }>,
  { kit = {}, ...options }: { kit?: Partial<Kit> } & Partial<AppOptions> = {},
) {
  const all = { ...fakeKit({}), ...kit } as Kit;
  const parts = { kit: all, idempotency: fakeIdempotency(), authorisers: {} };
  const calls = prepareCalls(parts, [route(read, handle)]);
  const renderPage: AppOptions["renderPage"] = async () => {
    throw lostConnection();
  };
  app = await createApp({
    calls,
    headers: securityHeaders(all.config),
    load: neverOverloaded,
    renderPage,
    ...options,
  });
  return app.fastify;
}

const lostConnection = () => Object.assign(new Error("terminating connection"), { code: "57P01" });

test.each([
  ["a terminated connection", lostConnection()],
  ["a refused connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["an idle transaction's end", Object.assign(new Error("idle-in-transaction timeout"), { code: "25P03" })],
  ["a read-only standby", Object.assign(new Error("read-only transaction"), { code: "25006" })],
  ["a broken socket", new Error("Connection terminated unexpectedly")],
])("%s is answered with 503 and Retry-After, not with 500", async (_what, error) => {
  const server = await serve(async () => {
    throw error;
  });
  const answer = await server.inject(read.path);
  expect(answer.json()).toEqual({ errorCode: "UNAVAILABLE" });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
});

test("a page without its database is one that reloads itself", async () => {
  const server = await serve(async () => ({ ok: true }));
  const answer = await server.inject({ url: "/casino", headers: { accept: "text/html" } });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('http-equiv="refresh"');
});

test("while the database is away, calls are refused at once and health checks go on", async () => {
  let isAway = true;
  let calls = 0;
  const heartbeat = { serverId: "server_1", isDatabaseAway: () => isAway, liveServers: () => 1 };
  const handle = async () => {
    calls++;
    return { ok: true };
  };
  const server = await serve(handle, { kit: { heartbeat } });
  app!.setReady(true);
  expect((await server.inject(read.path)).json()).toEqual({ errorCode: "UNAVAILABLE" });
  expect((await server.inject("/healthz")).statusCode).toBe(200);
  expect((await server.inject("/readyz")).json()).toEqual({ ready: false });
  expect(calls).toBe(0);
  isAway = false;
  expect((await server.inject(read.path)).statusCode).toBe(200);
  expect((await server.inject("/readyz")).json()).toEqual({ ready: true });
});

test("a full queue refuses a call and never a health check", async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean }>();
  const lanes = { ...unboundedLanes, call: createWorkQueue({ running: 1, perOwner: 1 }) };
  const server = await serve(() => promise, { lanes });
  const first = server.inject(read.path).then((answer) => answer);
  const second = await server.inject(read.path);
  expect(second.json()).toEqual({ errorCode: "OVERLOADED" });
  expect(second.headers["retry-after"]).toBe("2");
  expect((await server.inject("/healthz")).statusCode).toBe(200);
  resolve({ ok: true });
  expect((await first).statusCode).toBe(200);
  expect((await server.inject(read.path)).statusCode).toBe(200);
});

test("a flood of readiness checks enters no queue and makes no query", async () => {
  let queries = 0;
  const db = {
    query: async () => {
      queries++;
      return [];
    },
  } as unknown as Kit["db"];
  const full = createWorkQueue({ running: 0, perOwner: 0 });
  const lanes = { page: full, secret: full, search: full, call: full, poll: full, provider: full };
  const server = await serve(async () => ({ ok: true }), { kit: { db }, lanes, requestsPerSecond: 1 });
  app!.setReady(true);
  const answers = await Promise.all(Array.from({ length: 500 }, () => server.inject("/readyz")));
  for (const answer of answers) expect(answer.json()).toEqual({ ready: true });
  expect(queries).toBe(0);
});

import type { AddressInfo } from "node:net";
import { defineCall } from "@parlour/contracts/call";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { refuse } from "../refusal.ts";
import { type Route, route } from "../service.ts";
import { prepareCalls } from "./calls.ts";
import { type App, type AppOptions, createApp } from "./create-app.ts";
import { neverOverloaded } from "./load-monitor.ts";
import { securityHeaders } from "./security-headers.ts";
import { alice, aliceSecret, fakeIdempotency, fakeKit } from "./testing/fake-kit.ts";

const poll = defineCall({
  name: "poll",
  service: "test",
  summary: "",
  access: "player",
  method: "GET",
  path: "/services/test/players/{session}/news",
  answers: { 200: z.object({ news: z.string() }) },
  polled: true,
});
const path = `/services/test/players/${alice.handle}/news`;

let app: App | undefined;
afterEach(() => app?.close());

/** Creates a server with one polled call, and counts the requests that reach its router. */
async function serve(
  handle: Route["handle"],
  options: Partial<AppOptions> = {},
  trustedProxies: string[] = [],
) {
  const kit = fakeKit({ trustedProxies });
  const calls = prepareCalls({ kit, idempotency: fakeIdempotency(), authorisers: {} }, [route(poll, handle)]);
  app = await createApp({ calls, headers: securityHeaders(kit.config), load: neverOverloaded, ...options });
  const routed: string[] = [];
  app.fastify.addHook("onRequest", async (request) => void routed.push(request.url));
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.fastify.server.address() as AddressInfo;
  const ask = async (url = path, init: RequestInit & { secret?: string } = {}) => {
    const headers = { cookie: `session=${init.secret ?? aliceSecret}`, ...init.headers };
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { ...init, headers });
    return { status: answer.status, headers: [...answer.headers], body: await answer.json() };
  };
  return { ask, routed };
}

const withoutIds = (headers: [string, string][]) =>
  headers.filter(([name]) => name !== "x-request-id" && name !== "date");

test("responds like the router, once it has seen the router's response", async () => {
  let news = "none";
  const { ask, routed } = await serve(async () => ({ news, kept: "secret" }));
  const first = await ask();
  expect(routed).toHaveLength(1);
  const second = await ask();
  expect(routed).toHaveLength(1);
  expect(second).toEqual({ ...first, headers: expect.anything() });
  expect(second.body).toEqual({ news: "none" });
  expect(withoutIds(second.headers)).toEqual(withoutIds(first.headers));
  expect(second.headers).not.toEqual(first.headers);
  news = "größer als 日本";
  expect((await ask()).body).toEqual({ news });
  expect(routed).toHaveLength(1);
});

test("leaves unusual requests to the router", async () => {
  const { ask, routed } = await serve(async () => ({ news: "none" }));
  await ask();
  const unusual = [
    await ask("/services/test/players/somebody/news"),
    await ask(path, { secret: "stolen" }),
    await ask("/services/test/players/a/b/news"),
    await ask(`${path}?x=1`),
    await ask(path, { method: "POST", headers: { origin: "http://elsewhere.example" } }),
  ];
  expect(unusual.map(({ status }) => status)).toEqual([401, 401, 404, 200, 403]);
  expect(routed).toContain(`${path}?x=1`);
});

test("runs a refused or failed poll once, and answers as other calls do", async () => {
  const outcomes: (() => unknown)[] = [
    () => ({ news: "none" }),
    () => refuse("FORBIDDEN"),
    () => {
      throw new Error("lost");
    },
  ];
  const { ask } = await serve(async () => outcomes.shift()!() as never);
  expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 403, body: { errorCode: "FORBIDDEN" } });
  expect(await ask()).toMatchObject({ status: 500, body: { errorCode: "INTERNAL" } });
  expect(outcomes).toEqual([]);
});

test("counts towards the address's limit, a forwarded one only behind a trusted proxy", async () => {
  const limited = await serve(async () => ({ news: "none" }), { requestsPerSecond: 3 });
  const forged = (last: number) => ({ headers: { "x-forwarded-for": `10.0.0.${last}` } });
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await limited.ask(path, forged(n))).status);
  expect(statuses).toContain(429);
  await app?.close();

  const behind = await serve(async () => ({ news: "none" }), { requestsPerSecond: 3 }, ["127.0.0.1"]);
  for (let n = 0; n < 6; n++) expect((await behind.ask(path, forged(n))).status).toBe(200);
});

test("stops while the server shuts down or is overloaded", async () => {
  let overloaded = false;
  const load = { isOverloaded: () => overloaded, stop() {} };
  const { ask } = await serve(async () => ({ news: "none" }), { load });
  await ask();
  overloaded = true;
  expect(await ask()).toMatchObject({ status: 503, body: { errorCode: "OVERLOADED" } });
});

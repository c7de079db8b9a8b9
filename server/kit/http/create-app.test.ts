import { defineCall } from "@parlour/contracts/call";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { refuse } from "../refusal.ts";
import { type Route, route } from "../service.ts";
import { prepareCalls } from "./calls.ts";
import { type App, type AppOptions, createApp } from "./create-app.ts";
import { neverOverloaded } from "./load-monitor.ts";
import { securityHeaders } from "./security-headers.ts";
import { alice, aliceSecret, fakeIdempotency, fakeKit } from "./testing/fake-kit.ts";

const common = { service: "test", summary: "", access: "anyone" } as const;
const greet = defineCall({
  ...common,
  name: "greet",
  method: "POST",
  path: "/services/test/greet/{times}",
  params: z.strictObject({ times: z.coerce.number().int().min(1) }),
  query: z.object({ loud: z.enum(["yes", "no"]).optional() }),
  headers: z.object({ "X-Language": z.string().optional() }),
  body: z.strictObject({ name: z.string().min(1) }),
  answers: { 200: z.object({ text: z.string(), language: z.string().nullable() }) },
});
const balance = defineCall({
  ...common,
  name: "balance",
  access: "player",
  method: "GET",
  path: "/services/test/{session}/balance",
  polled: true,
  answers: { 200: z.object({ player: z.string() }) },
});
const pay = defineCall({
  ...common,
  name: "pay",
  access: "player",
  idempotent: true,
  method: "POST",
  path: "/services/test/{session}/pay",
  body: z.object({ amount: z.number() }),
  answers: { 201: z.object({ payment: z.number() }) },
});
const limited = defineCall({
  ...common,
  name: "limited",
  method: "POST",
  path: "/services/test/limited",
  limit: { max: 1, windowSeconds: 60 },
  answers: { 202: z.null() },
});
const callback = defineCall({
  ...common,
  name: "callback",
  access: "provider",
  method: "POST",
  path: "/services/test/callback",
  body: z.object({ id: z.string() }),
  answers: { 200: z.object({ ok: z.boolean() }) },
});
const broken = defineCall({
  ...common,
  name: "broken",
  method: "GET",
  path: "/services/test/broken",
  answers: { 200: z.object({}) },
});

let payments = 0;
const routes: Route[] = [
  route(greet, async ({ params, query, headers, body }) => ({
    text: `hello ${body.name} ${params.times}${query.loud === "yes" ? "!" : ""}`,
    language: headers["X-Language"] ?? null,
    secret: "not in the contract",
  })),
  route(balance, async ({ session }) => ({ player: session.playerId })),
  route(pay, async ({ body }) => {
    if (body.amount > 1000) return refuse("CONFLICT");
    if (body.amount < 0) throw new Error("database password is hunter2");
    return { payment: ++payments };
  }),
  route(limited, async () => null),
  route(callback, async () => ({ ok: true })),
  route(broken, async () => {
    throw new Error("database password is hunter2");
  }),
];

let app: App | undefined;
let kit: ReturnType<typeof fakeKit>;
async function start(options: Partial<AppOptions> = {}, config = {}): Promise<App["fastify"]> {
  kit = fakeKit(config);
  const provider = async ({ rawBody }: { rawBody: string }) =>
    rawBody.includes("signed") ? undefined : refuse("SIGNATURE_INVALID");
  const calls = prepareCalls({ kit, idempotency: fakeIdempotency(), authorisers: { provider } }, routes);
  app = await createApp({ calls, headers: securityHeaders(kit.config), load: neverOverloaded, ...options });
  return app.fastify;
}
afterEach(() => app?.close());

const origin = { host: "parlour.example", origin: "http://parlour.example" };
const signedIn = { ...origin, cookie: `session=${aliceSecret}` };
const post = (url: string, payload: unknown, headers: Record<string, string> = origin) =>
  ({
    method: "POST",
    url,
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(payload),
  }) as const;

describe("a contract call", () => {
  test("gets validated input and returns only what the contract names", async () => {
    const answer = await (await start()).inject(
      post("/services/test/greet/2?loud=yes", { name: "Ada" }, { ...origin, "x-language": "fr" }),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ text: "hello Ada 2!", language: "fr" });
  });

  test("reports each invalid field", async () => {
    const answer = await (await start()).inject(
      post("/services/test/greet/0?loud=maybe", { name: "", age: 3 }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { code: "TOO_SMALL", field: "times" },
      { code: "INVALID_VALUE", field: "loud" },
      { code: "REQUIRED", field: "name" },
      { code: "UNKNOWN_FIELD", field: "age" },
    ]);
  });

  test("nested 6,000 levels deep is answered with 400", async () => {
    const deep = `{"name":${"[".repeat(6_000)}${"]".repeat(6_000)}}`;
    const answer = await (await start()).inject({ ...post("/services/test/greet/2", {}), payload: deep });
    expect([answer.statusCode, answer.json()]).toEqual([400, { errorCode: "BAD_REQUEST" }]);
  });

  test("does not reveal internal errors", async () => {
    const answer = await (await start()).inject("/services/test/broken");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ errorCode: "INTERNAL", requestId: answer.headers["x-request-id"] });
    expect(answer.body).not.toContain("hunter2");
    expect(JSON.stringify(kit.logged.map((line) => Object.keys(line)))).toContain("err");
  });

  test("is rate limited as its contract says", async () => {
    const server = await start();
    expect((await server.inject(post("/services/test/limited", {}))).statusCode).toBe(202);
    const answer = await server.inject(post("/services/test/limited", {}));
    expect([answer.statusCode, answer.json().errorCode, answer.headers["retry-after"]]).toEqual([
      429,
      "RATE_LIMITED",
      "7",
    ]);
  });
});

describe("the session", () => {
  test.each([
    ["no cookie", { ...origin }, alice.handle, 401],
    ["an unknown secret", { ...origin, cookie: "session=guess" }, alice.handle, 401],
    ["another handle", signedIn, "handle_bob", 401],
    ["its own handle", signedIn, alice.handle, 200],
  ])("%s", async (_name, headers, handle, status) => {
    const answer = await (await start()).inject({ url: `/services/test/${handle}/balance`, headers });
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.json()).toEqual({ errorCode: "SESSION_INVALID" });
  });

  test("is not kept alive by polls, and its handle is never logged", async () => {
    const server = await start();
    await server.inject({ url: `/services/test/${alice.handle}/balance`, headers: signedIn });
    expect([kit.touched, kit.logged]).toEqual([[], []]);
    await server.inject(
      post(`/services/test/${alice.handle}/pay`, { amount: 1 }, { ...signedIn, "idempotency-key": "k" }),
    );
    expect(kit.touched).toEqual([alice.id]);
    expect(JSON.stringify(kit.logged)).not.toContain(alice.handle);
  });

  test("has a different cookie under TLS", async () => {
    const server = await start({}, { mode: "production" });
    const url = `/services/test/${alice.handle}/balance`;
    expect((await server.inject({ url, headers: signedIn })).statusCode).toBe(401);
    const headers = { ...origin, cookie: `__Host-session=${aliceSecret}` };
    expect((await server.inject({ url, headers })).statusCode).toBe(200);
  });
});

describe("a call that moves money", () => {
  const url = `/services/test/${alice.handle}/pay`;
  const withKey = (key: string, amount: number) =>
    post(url, { amount }, { ...signedIn, "idempotency-key": key });

  test("needs an idempotency key", async () => {
    const server = await start();
    expect((await server.inject(post(url, { amount: 1 }, signedIn))).json()).toEqual({
      errorCode: "IDEMPOTENCY_KEY_MISSING",
    });
    expect((await server.inject(withKey("a b", 1))).json()).toEqual({ errorCode: "IDEMPOTENCY_KEY_INVALID" });
  });

  test("runs once per key and stores refusals, but not internal errors", async () => {
    const server = await start();
    const first = await server.inject(withKey("one", 5));
    expect(first.statusCode).toBe(201);
    const again = await server.inject(withKey("one", 5));
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await server.inject(withKey("one", 6))).json()).toEqual({ errorCode: "IDEMPOTENCY_KEY_REUSED" });
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await server.inject(withKey("two", 2000))).statusCode).toBe(409);
      expect((await server.inject(withKey("three", -1))).statusCode).toBe(500);
    }
  });
});

describe("before routing", () => {
  const paths = ["/services/test/greet/1", "/services/unknown", "/anywhere"];
  test.each(paths)("%s refuses other origins, then bodies that are not JSON", async (url) => {
    const server = await start();
    const evil = { host: "parlour.example", origin: "http://evil.example" };
    for (const headers of [evil, { host: "parlour.example" }, { ...evil, origin: "null" }]) {
      const answer = await server.inject({ ...post(url, {}, headers), payload: "{not json" });
      expect([answer.statusCode, answer.json()]).toEqual([403, { errorCode: "ORIGIN_REFUSED" }]);
    }
    const nul = await server.inject({ ...post(url, {}), payload: '{"name":"a\\u0000b"}' });
    expect([nul.statusCode, nul.json()]).toEqual([400, { errorCode: "BAD_REQUEST" }]);
    const unread = await server.inject({ ...post(url, {}), payload: "{not json" });
    expect([unread.statusCode, unread.json()]).toEqual([400, { errorCode: "BODY_NOT_JSON" }]);
    const form = await server.inject({
      ...post(url, {}),
      headers: { ...origin, "content-type": "text/plain" },
    });
    expect([form.statusCode, form.json()]).toEqual([400, { errorCode: "BODY_NOT_JSON" }]);
    const large = await server.inject({ ...post(url, {}, evil), payload: `"${"x".repeat(2_000_000)}"` });
    expect([large.statusCode, large.json()]).toEqual([413, { errorCode: "BODY_TOO_LARGE" }]);
  });

  test("recognises the same origin by fetch metadata, by a default port, or by the public address", async () => {
    const server = await start({}, { publicOrigin: "https://play.example" });
    const payload = { name: "Ada" };
    for (const headers of [
      { host: "a.example", "sec-fetch-site": "same-origin" },
      { host: "a.example", origin: "https://a.example:443" },
      { host: "inside:3000", origin: "https://play.example" },
    ]) {
      expect((await server.inject(post("/services/test/greet/1", payload, headers))).statusCode).toBe(200);
    }
  });

  test("accepts signed provider calls from any origin", async () => {
    const server = await start();
    const url = "/services/test/callback";
    expect((await server.inject(post(url, { id: "signed" }, {}))).statusCode).toBe(200);
    expect((await server.inject(post(url, { id: "forged" }, {}))).statusCode).toBe(401);
  });

  test("tells an address that exceeds the rate limit when to retry", async () => {
    const server = await start({ requestsPerSecond: 3 });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await server.inject("/services/none")).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await server.inject("/healthz")).statusCode).toBe(200);
  });
});

describe("unknown paths and methods", () => {
  test("get different responses", async () => {
    const server = await start({
      renderPage: async (_request, reply) => reply.code(404).type("text/html").send("<p>page"),
    });
    const unknown = await server.inject("/services/none");
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { errorCode: "NOT_FOUND" }]);
    const wrong = await server.inject("/services/test/greet/1");
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, "POST"]);
    const probe = await server.inject(post("/healthz", {}));
    expect([probe.statusCode, probe.headers.allow]).toEqual([405, "GET, HEAD"]);
    expect((await server.inject("/some/page")).body).toBe("<p>page");
    const page = await server.inject(post("/some/page", {}));
    expect([page.statusCode, page.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("headers", () => {
  test("are on every response", async () => {
    const server = await start();
    for (const url of ["/healthz", "/services/none", "/services/test/broken"]) {
      expect((await server.inject(url)).headers).toMatchObject({
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": expect.stringContaining("geolocation=()"),
        "cross-origin-opener-policy": "same-origin",
        "x-request-id": expect.any(String),
      });
    }
  });

  test("require TLS in production only", async () => {
    const header = async (mode: string) => {
      const answer = await (await start({}, { mode })).inject("/healthz");
      await app?.close();
      return answer.headers["strict-transport-security"];
    };
    expect(await header("sandbox")).toBeUndefined();
    expect(await header("production")).toContain("max-age=63072000");
  });
});

test("a call without an authoriser prevents the server from starting", async () => {
  const calls = prepareCalls({ kit: fakeKit(), idempotency: fakeIdempotency(), authorisers: {} }, routes);
  await expect(createApp({ calls, headers: securityHeaders({ mode: "sandbox" }) })).rejects.toThrow(
    "callback",
  );
});

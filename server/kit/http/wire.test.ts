import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { defineCall } from "@parlour/contracts/call";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type Handler, route } from "../service.ts";
import { prepareCalls } from "./calls.ts";
import { type App, createApp } from "./create-app.ts";
import { eventStream } from "./event-stream.ts";
import { neverOverloaded } from "./load-monitor.ts";
import { securityHeaders } from "./security-headers.ts";
import { fakeIdempotency, fakeKit } from "./testing/fake-kit.ts";

const slow = defineCall({
  name: "slow",
  service: "test",
  summary: "",
  access: "anyone",
  method: "GET",
  path: "/services/test/slow",
  answers: { 200: z.object({ done: z.boolean() }) },
});
const poll = defineCall({
  ...slow,
  name: "poll",
  path: "/services/test/poll",
  query: z.object({ wrong: z.literal("no").optional() }),
  polled: true,
});
const events = defineCall({
  ...slow,
  name: "events",
  path: "/services/test/events",
  answers: { 200: z.string() },
});

let app: App;
let port: number;
let stopped: number;
let slowStarted: boolean;
beforeEach(async () => {
  stopped = 0;
  slowStarted = false;
  const kit = fakeKit();
  const watch = async () => ({
    reply: true,
    status: 200,
    body: eventStream(async (send) => {
      send({ name: "hello", data: { n: 1 } });
      return () => {
        stopped++;
      };
    }),
  });
  const calls = prepareCalls({ kit, idempotency: fakeIdempotency(), authorisers: {} }, [
    route(slow, async () => {
      slowStarted = true;
      await sleep(150);
      return { done: true };
    }),
    route(poll, async () => ({ done: true, secret: "kept" })),
    route(events, watch as unknown as Handler<typeof events>),
  ]);
  // The load of the machine that runs the tests must not change their results.
  app = await createApp({ calls, headers: securityHeaders(kit.config), load: neverOverloaded });
  ({ port } = await app.listen({ port: 0, host: "127.0.0.1" }));
});
afterEach(() => app.close());

/** Sends raw bytes, because an HTTP client would normalise them. */
async function send(request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(request);
  return text(socket);
}
const get = (path: string, extra = "") =>
  `GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n${extra}\r\n`;

const malformed = [
  "/services/../etc/passwd",
  "/services/test/..",
  "/a/%2e%2e/b",
  "/a/..%2fb",
  "/a/.%2E/b",
  "/..\\windows",
  "/%00",
  "/healthz?x=%00",
  "/%E0%A4%A",
  "http://other.example/",
];
test.each(malformed)("%s is reported as malformed", async (path) => {
  const answer = await send(get(path));
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('{"errorCode":"BAD_REQUEST"}');
  expect(answer).toContain("x-content-type-options: nosniff");
  expect(await send(get("/healthz"))).toContain("HTTP/1.1 200");
});

test.each(["/a..b", "/a/...", "/healthz?next=../x", "/caf%C3%A9"])("%s is an ordinary path", async (path) => {
  expect(await send(get(path))).not.toContain("BAD_REQUEST");
});

test.each([64_000, 400_000])("%i bytes of headers are refused", async (size) => {
  const answer = await send(get("/healthz", `X-Long: ${"x".repeat(size)}\r\n`));
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(answer).toContain('{"errorCode":"HEADERS_TOO_LARGE"}');
  expect(await send(get("/healthz"))).toContain("HTTP/1.1 200");
});

test("input that is not HTTP gets an error and is closed", async () => {
  expect(await send("hello there\r\n\r\n")).toMatch(/^HTTP\/1.1 400 [\s\S]*BAD_REQUEST/);
});

test("two megabytes are refused, with a length or streamed, and the connection stays usable", async () => {
  const url = `http://127.0.0.1:${port}/services/test/slow`;
  const headers = { "content-type": "application/json", origin: `http://127.0.0.1:${port}` };
  const large = "x".repeat(2_000_000);
  const whole = await fetch(url, { method: "POST", headers, body: large });
  expect([whole.status, await whole.json()]).toEqual([413, { errorCode: "BODY_TOO_LARGE" }]);
  const body = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 20; part++) controller.enqueue(Buffer.from(large.slice(0, 100_000)));
      controller.close();
    },
  });
  const streamed = await fetch(url, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  expect([streamed.status, await streamed.json()]).toEqual([413, { errorCode: "BODY_TOO_LARGE" }]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test.each([
  ["/services/test/poll", "GET", 200],
  ["/services/test/poll", "HEAD", 200],
  ["/services/test/poll?wrong=yes", "GET", 422],
])("a poll of %s by %s has the same headers as any response", async (path, method, status) => {
  const polled = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const plain = await fetch(`http://127.0.0.1:${port}/services/test/slow`, { method });
  expect(polled.status).toBe(status);
  const namesOf = (answer: Response) => [...answer.headers.keys()].sort();
  expect(namesOf(polled)).toEqual(namesOf(plain));
  expect(polled.headers.get("content-security-policy")).toBe(plain.headers.get("content-security-policy"));
  expect(polled.headers.get("x-request-id")).not.toBe(plain.headers.get("x-request-id"));
  // The server must send only fields that the contract names.
  if (method === "GET" && status === 200) expect(await polled.json()).toEqual({ done: true });
});

test("closing lets the current request finish and accepts no other", async () => {
  const answer = fetch(`http://127.0.0.1:${port}/services/test/slow`);
  await expect.poll(() => slowStarted, { interval: 10 }).toBe(true);
  const closed = app.close();
  expect(await (await answer).json()).toEqual({ done: true });
  const before = Date.now();
  await closed;
  expect(Date.now() - before).toBeLessThan(1000);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

test("event streams end when the visitor leaves and when the server closes", async () => {
  const url = `http://127.0.0.1:${port}/services/test/events`;
  const leaving = new AbortController();
  const first = await fetch(url, { signal: leaving.signal });
  expect(first.headers.get("content-type")).toBe("text/event-stream");
  leaving.abort();
  await expect.poll(() => stopped).toBe(1);

  expect((await fetch(url, { method: "HEAD" })).status).toBe(200);
  await expect.poll(() => stopped).toBe(2);

  const second = await fetch(url);
  await app.close();
  expect(await second.text()).toContain('event: hello\ndata: {"n":1}\n\n');
  expect(stopped).toBe(3);
});

test("an idle connection does not delay the shutdown", async () => {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const before = Date.now();
  await app.close();
  expect(Date.now() - before).toBeLessThan(1000);
  socket.destroy();
});

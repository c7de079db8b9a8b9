import { buffer } from "node:stream/consumers";
import { defineCall } from "@parlour/contracts/call";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { route } from "../service.ts";
import { prepareCalls } from "./calls.ts";
import { type App, createApp } from "./create-app.ts";
import { neverOverloaded } from "./load-monitor.ts";
import { securityHeaders } from "./security-headers.ts";
import { aliceSecret, fakeIdempotency, fakeKit } from "./testing/fake-kit.ts";

const common = { service: "test", summary: "", access: "anyone", method: "POST" } as const;
const maxBytes = 3_000_000;
const upload = defineCall({
  ...common,
  name: "upload",
  path: "/services/test/upload",
  upload: { types: ["image/png"], maxBytes },
  crossOrigin: true,
  answers: { 201: z.object({ size: z.number(), type: z.string(), player: z.string().nullable() }) },
});
const plain = defineCall({
  ...common,
  name: "plain",
  path: "/services/test/plain",
  answers: { 200: z.null() },
});
const page = defineCall({
  ...common,
  name: "page",
  method: "GET",
  path: "/services/test/page",
  answers: { 200: z.string() },
  answerType: "text/html",
});

let app: App;
let origin: string;
beforeAll(async () => {
  const kit = fakeKit();
  const routes = [
    route(upload, async ({ upload, session }) => ({
      size: (await buffer(upload.stream)).length,
      type: upload.contentType,
      player: session?.playerId ?? null,
    })),
    route(plain, async () => null),
    route(page, async () => "<p>hello</p>"),
  ];
  const calls = prepareCalls({ kit, idempotency: fakeIdempotency(), authorisers: {} }, routes);
  app = await createApp({ calls, headers: securityHeaders(kit.config), load: neverOverloaded });
  await app.fastify.listen({ host: "127.0.0.1", port: 0 });
  app.setReady(true);
  const address = app.fastify.server.address() as { port: number };
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => app.close());

function send(path: string, size: number, headers: Record<string, string> = {}) {
  return fetch(origin + path, {
    method: "POST",
    headers: { origin: "null", "content-type": "image/png", ...headers },
    ...(size > 0 && { body: new Uint8Array(size).fill(200) }),
  });
}

describe("a call that accepts a file", () => {
  test("streams it, beyond the limit of other calls", async () => {
    const response = await send(upload.path, maxBytes, { "content-type": "Image/PNG; charset=x" });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ size: maxBytes, type: "image/png", player: null });
  });

  test.each([
    [413, maxBytes + 1, {}],
    [415, 10, { "content-type": "text/html" }],
    [415, 10, { "content-type": "application/json" }],
    [415, 10, { "content-type": "" }],
    [201, 0, {}],
  ])("responds with %i to %i bytes with %j", async (status, size, headers) => {
    const response = await send(upload.path, size, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("does not change the limits of other calls", async () => {
    expect((await send(plain.path, maxBytes, { origin })).status).toBe(413);
    expect((await send(plain.path, 10, { origin })).status).toBe(400);
  });
});

describe("a cross-origin call", () => {
  test("reads no cookie", async () => {
    const response = await send(upload.path, 10, { cookie: `session=${aliceSecret}` });
    expect(await response.json()).toMatchObject({ player: null });
  });

  test("answers the CORS preflight, unlike other calls", async () => {
    const ask = (path: string) => fetch(origin + path, { method: "OPTIONS", headers: { origin: "null" } });
    const asked = await ask(upload.path);
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-headers")).toBe("content-type");
    expect((await ask(plain.path)).headers.get("access-control-allow-origin")).toBeNull();
    expect((await send(plain.path, 0, { "content-type": "" })).status).toBe(403);
  });
});

test("a call may respond with a page", async () => {
  const response = await fetch(origin + page.path);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toBe("<p>hello</p>");
});

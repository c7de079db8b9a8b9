import { createHash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { prepareCalls } from "./calls.ts";
import { type App, createApp } from "./create-app.ts";
import { securityHeaders } from "./security-headers.ts";
import { fakeIdempotency, fakeKit } from "./testing/fake-kit.ts";

let app: App | undefined;
afterEach(() => app?.close());

async function overloadedServer() {
  const kit = fakeKit({});
  const calls = prepareCalls({ kit, idempotency: fakeIdempotency(), authorisers: {} }, []);
  const load = { isOverloaded: () => true, stop() {} };
  app = await createApp({ calls, headers: securityHeaders(kit.config), load });
  return app.fastify;
}

const accept = "text/html,application/xhtml+xml";

test("a browser that requests a page from a busy server gets one that reloads itself", async () => {
  const server = await overloadedServer();
  const answer = await server.inject({
    url: "/casino",
    headers: { accept, "accept-language": "es-ES,en;q=0.8" },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.body).toContain('<html lang="es">');
  expect(answer.body).toContain('http-equiv="refresh" content="2"');
});

test("the page has the site's colours, and its policy allows this style and nothing else", async () => {
  const server = await overloadedServer();
  const { body, headers } = await server.inject({ url: "/casino", headers: { accept } });
  const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? "";
  expect(style).toContain("background:#0b0e14");
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  );
  expect(body).not.toMatch(/ style=|src=|href=/);
  expect(body.length).toBeLessThan(2_000);
});

test("the chosen language takes precedence over the browser's, and no input is echoed", async () => {
  const server = await overloadedServer();
  const headers = { accept, "accept-language": "es", cookie: "LANG=zh" };
  expect((await server.inject({ url: "/", headers })).body).toContain('<html lang="zh">');
  const forged = { accept, cookie: "LANG=<b>", "accept-language": "__proto__,constructor" };
  expect((await server.inject({ url: "/<b>", headers: forged })).body).toContain('<html lang="en">');
});

test("a call is refused in JSON, whatever it accepts", async () => {
  const server = await overloadedServer();
  const answer = await server.inject({ url: "/services/content/v1/pages", headers: { accept } });
  expect(answer.json()).toEqual({ errorCode: "OVERLOADED" });
  expect((await server.inject({ url: "/casino" })).json()).toEqual({ errorCode: "OVERLOADED" });
});

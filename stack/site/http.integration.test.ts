import { request } from "node:http";
import { calls } from "@parlour/contracts/calls";
import { issueApiSecret } from "@parlour/contracts/calls/office/partner-api/issue-api-secret";
import { listApiKeys } from "@parlour/contracts/calls/office/partner-api/list-api-keys";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 60_000);
afterAll(() => stack.close());

/** Sends the path unchanged with node:http; fetch would resolve the dots before sending. */
function sendRaw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(stack.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, agent: false }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end();
  });
}

describe("bad input", () => {
  const config = getSiteConfiguration.path;
  const refused = (errorCode: string) => ({ errorCode });

  test("an unknown path under an API prefix", async () => {
    const client = stack.client();
    for (const path of [
      "/services",
      "/services/none/v1",
      "/api/none",
      "/content/v5/none",
      "/services/site-config/v1/config/",
    ]) {
      expect(await client.send("GET", path)).toMatchObject({ status: 404, body: refused("NOT_FOUND") });
    }
  });

  test("a wrong method", async () => {
    const answer = await stack.client().send("POST", config, { body: {} });
    expect(answer).toMatchObject({ status: 405, body: refused("METHOD_NOT_ALLOWED") });
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect((await stack.client().send("DELETE", "/healthz")).status).toBe(405);
  });

  test("a body that is not JSON, on known and unknown paths", async () => {
    for (const path of [config, "/services/none", "/anything"]) {
      const answer = await stack.client().send("POST", path, { body: "{broken" });
      expect(answer).toMatchObject({ status: 400, body: refused("BODY_NOT_JSON") });
    }
  });

  test("two megabytes of body", async () => {
    for (const path of [config, "/services/none"]) {
      const answer = await stack.client().send("POST", path, { body: "x".repeat(2_000_000) });
      expect(answer).toMatchObject({ status: 413, body: refused("BODY_TOO_LARGE") });
    }
  });

  test("another origin", async () => {
    const headers = { origin: "https://evil.example" };
    for (const path of [config, "/services/none", "/"]) {
      const answer = await stack.client().send("POST", path, { body: {}, headers });
      expect(answer).toMatchObject({ status: 403, body: refused("ORIGIN_REFUSED") });
    }
  });

  test("a path with .. and a header of 64 kB", async () => {
    expect(await sendRaw("/services/../../etc/passwd")).toMatchObject({
      status: 400,
      body: '{"errorCode":"BAD_REQUEST"}',
    });
    expect(await sendRaw("/", { "x-long": "x".repeat(65_536) })).toMatchObject({
      status: 431,
      body: '{"errorCode":"HEADERS_TOO_LARGE"}',
    });
  });

  test("wrong parameters", async () => {
    const answer = await stack
      .client()
      .send("GET", "/content/v5/buckets/default/languages/en/pages?path=no-slash");
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ code: "INVALID_FORMAT", field: "path" }] },
    });
  });

  test("a forged cursor in any paged list", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const operator = actAsOperator(stack.client(), "Cleo");
    const { gameSession } = await openGame(client, "1001");
    const { gameSession: practice } = await openGame(stack.client(), "1001", "practice");
    const encode = (text: string) => Buffer.from(text).toString("base64url");
    const places = [
      ...["2026-02-30 10:00:00+00 x", "1700000000000 a\0b", "1700000000000000 a\0b"].map(encode),
      ...["9999999999999999 x", "999999999999999 x", "99999999999999999999 x"].map(encode),
      ...["999999999999999.x", "999999999999999999", "999999999999999999.99999", "9007199254740991"],
      ...["4294967296", "1e400", "-1", "not ours", "\u{1f600}"],
    ];
    const cursorsOf = ({ query }: (typeof calls)[number]) =>
      query instanceof z.ZodObject ? Object.keys(query.shape).filter((name) => /cursor$/i.test(name)) : [];
    const paged = calls.filter((call) => cursorsOf(call).length > 0);
    expect(paged.length).toBeGreaterThan(10);
    const expiresOn = new Date(stack.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const input = { name: "Forger", scopes: ["PLAYERS", "PAYMENTS"], expiresOn };
    const other = actAsOperator(stack.client(), "Dido");
    expect((await agree(operator, other, "API_KEY", input)).status).toBe(200);
    const { id: keyId } = (await operator.call(listApiKeys)).body.items[0]!;
    const body = { overlapHours: 1, reason: "For the partner" };
    const { secret } = (await operator.call(issueApiSecret, { params: { keyId }, body })).body;
    const failed: string[] = [];
    for (const call of paged) {
      const asker = call.access === "operator" ? operator : client;
      const headers = call.scope ? { authorization: `Bearer ${secret}` } : {};
      for (const cursor of places) {
        for (const session of [gameSession, practice]) {
          const params = { playerId, gameSession: session, id: "1001" };
          const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
            String({ session: client.session, ...params }[name]),
          );
          const query = new URLSearchParams(cursorsOf(call).map((name): [string, string] => [name, cursor]));
          const { status } = await asker.send(call.method, `${path}?${query}`, { headers });
          if (status >= 500 || status === 401) failed.push(`${call.name} ${cursor}: ${status}`);
          if (!call.path.includes("{gameSession}")) break;
        }
      }
    }
    expect(failed).toEqual([]);
  }, 180_000);

  test("the server keeps running", async () => {
    expect((await stack.client().call(getSiteConfiguration)).status).toBe(200);
  });
});

describe("a running server", () => {
  test("is healthy, ready and measured", async () => {
    const client = stack.client();
    expect(await client.send("GET", "/healthz")).toMatchObject({ status: 200, body: { ok: true } });
    expect(await client.send("GET", "/readyz")).toMatchObject({ status: 200, body: { ready: true } });
    await client.call(getSiteConfiguration);
    const metrics = await client.send("GET", "/metrics");
    expect(metrics.body).toContain('parlour_calls_total{call="get-site-configuration",status="200"}');
  });

  test("returns a changed site configuration at once", async () => {
    const store = stack.ports.settings;
    const client = stack.client();
    expect((await client.call(getSiteConfiguration)).body).toMatchObject({ isLoyaltyEnabled: true });
    await store.set("isLoyaltyEnabled", false);
    expect((await client.call(getSiteConfiguration)).body).toMatchObject({ isLoyaltyEnabled: false });
    await store.set("isLoyaltyEnabled", true);
    await expect(store.set("languagesPublished", "en" as never)).rejects.toThrow();
  });

  test("shows in the outbox what would have been sent", async () => {
    const client = stack.client();
    await stack.kit.messages.send({
      channel: "sms",
      to: "+15550177",
      subject: "",
      text: "Code 123456",
      code: "123456",
    });
    await stack.kit.messages.send({
      channel: "email",
      to: "ada@parlour.example",
      subject: "Hello",
      text: "Hello",
    });
    const all = (await client.call(listOutbox)).body.map(({ to }) => to);
    expect(all).toEqual(expect.arrayContaining(["+15550177", "ada@parlour.example"]));
    const { body } = await client.call(listOutbox, { query: { to: "+15550177" } });
    expect(body).toMatchObject([{ channel: "sms", code: "123456", text: "Code 123456" }]);
  });

  test("describes its API, and unimplemented calls are marked and return 404", async () => {
    const client = stack.client();
    const { body } = (await client.send("GET", "/openapi.json")) as {
      body: { paths: Record<string, Record<string, { operationId: string; "x-parlour-built": boolean }>> };
    };
    for (const call of calls) {
      const operation = body.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(call.name);
      if (operation?.["x-parlour-built"] || call.access !== "anyone" || call.method !== "GET") continue;
      const answer = await client.send("GET", call.path.replace(/\{\w+\}/g, "x"));
      expect([call.name, answer.status]).toEqual([call.name, 404]);
    }
    const page = await client.send("GET", "/docs/api");
    expect(page.headers.get("content-type")).toContain("text/html");
    const nonce = /script-src 'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
    expect(page.body).toContain(`<script type="module" nonce="${nonce}">`);
  });
});

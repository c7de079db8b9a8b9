import { readFileSync } from "node:fs";
import { request } from "node:http";
import { ERROR_PAGES } from "@parlour/contracts/page";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";

// Pages need the built shell; `npm test` builds it first.
describe.skipIf(!isShellBuilt())("pages", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "built" });
  });
  afterAll(() => stack.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${stack.origin}${path}`, { headers, redirect: "manual" });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const policyOf = (headers: Headers) => headers.get("content-security-policy") ?? "";

  test("home is rendered with a strict policy and a fresh nonce", async () => {
    const [one, other] = await Promise.all([get("/"), get("/")]);
    expect(one.status).toBe(200);
    expect(one.text).toContain("<h1");
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policyOf(one.headers))?.[1];
    expect(nonce).toBeTruthy();
    expect(policyOf(one.headers)).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policyOf(other.headers)).not.toContain(nonce);
    const scripts = one.text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(one.text).not.toMatch(/<[a-z][^>]*\sstyle="/);
    expect(one.headers.get("referrer-policy")).toBe("no-referrer");
  });

  test.each(["/", "/about", "/help", "/help/deposits/add-money"])(
    "%s is cached for visitors",
    async (path) => {
      await get(path);
      // Only a cached page has a Content-Length header; a rendered page is streamed.
      expect((await get(path)).headers.get("content-length")).not.toBeNull();
      const player = await get(path, { cookie: "session=unknown" });
      expect([player.status, player.headers.get("content-length")]).toEqual([200, null]);
    },
  );

  test("the status page names every part of the site with its state", async () => {
    const { status, text } = await get("/status");
    expect(status).toBe(200);
    for (const area of ["Login and account", "Casino and live tables", "Sports betting", "Poker"]) {
      expect(text).toContain(area);
    }
    expect(text.match(/>Available</g)).toHaveLength(6);
    expect((await get("/status", { cookie: "LANG=es" })).text).toContain("Estado del sitio");
  });

  test("the language is chosen by cookie, then by the browser, then by default", async () => {
    const languageOf = async (headers: Record<string, string>) =>
      /<html[^>]* lang="([^"]+)"/.exec((await get("/", headers)).text)?.[1];
    expect(await languageOf({ cookie: "LANG=fr", "accept-language": "es" })).toBe("fr");
    expect(await languageOf({ cookie: "LANG=xx", "accept-language": "de, pt-BR;q=0.8" })).toBe("pt");
    expect(await languageOf({ "accept-language": "de" })).toBe("en");
  });

  test.each([
    "//evil.example/",
    "/\\evil.example/",
    "/.//evil.example/",
    "/%2e//evil.example/",
    "///evil.example/",
  ])("%s leads to no other site (open redirect)", async (path) => {
    const [status, location] = await rawStatus(stack.origin, path);
    expect([status, location]).toEqual([400, undefined]);
  });

  test("an unknown page is an HTML 404, an unknown script is not", async () => {
    const page = await get("/no/such/page");
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const script = await get("/assets/gone-12345678.js");
    expect([script.status, script.text]).toEqual([404, '{"errorCode":"NOT_FOUND"}']);
  });

  test.each(Object.entries(ERROR_PAGES))("%s answers %i, as the documents say", async (path, status) => {
    expect((await get(path)).status).toBe(status);
    const stated = new RegExp(`\`${path}\`,\\s+which answers ${status}`);
    for (const document of ["docs/glossary.md", "shell/README.md"]) {
      expect(readFileSync(new URL(`../../${document}`, import.meta.url), "utf8")).toMatch(stated);
    }
  });

  test("files with a hash in their name are cached permanently", async () => {
    const home = await get("/");
    const path = /"(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? "";
    const file = await get(path);
    expect(file.status).toBe(200);
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/robots.txt")).headers.get("cache-control")).toBe("public, max-age=86400");
  });

  test("a form post to a page is refused, and pages are compressed", async () => {
    const answer = await stack.client().send("POST", "/", { body: {} });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const packed = await get("/", { "accept-encoding": "gzip" });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.text).toContain("</html>");
  });
});

/** Sends the path as it is; `fetch` would normalise it. */
function rawStatus(origin: string, path: string): Promise<[number | undefined, string | undefined]> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    })
      .on("error", reject)
      .end();
  });
}

import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer } from "../testing-people.ts";

// Pages need the built shell; `npm test` builds it first.
describe.skipIf(!isShellBuilt())("under overload", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({
      shell: "built",
      hasQueues: true,
      env: { TRUSTED_PROXIES: "127.0.0.1" },
    });
    await fetch(`${stack.origin}/search?searchTerm=first`);
  });
  afterAll(() => stack.close());

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${stack.origin}${path}`, init);
    await response.text();
    return { status: response.status, retryAfter: response.headers.get("retry-after") };
  };
  const countOf = (answers: readonly { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  test("one address gets only some of its pages rendered, and the rest are refused with Retry-After", async () => {
    const flood = Array.from({ length: 60 }, (_, number) => ask(`/search?searchTerm=word${number}`));
    const health = await ask("/healthz");
    const answers = await Promise.all(flood);
    expect(health.status).toBe(200);
    expect(countOf(answers, 200)).toBeGreaterThan(0);
    expect(countOf(answers, 503)).toBeGreaterThanOrEqual(60 - 12 - countOf(answers, 200));
    expect(countOf(answers, 503)).toBeGreaterThan(20);
    for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe("2");
    expect((await ask("/search?searchTerm=after")).status).toBe(200);
  });

  test("a hundred logins at once leave other calls alone", { timeout: 120_000 }, async () => {
    const { username, password } = await addPlayer(stack);
    const logIn = () =>
      ask("/services/login-service/v1/login", {
        method: "POST",
        headers: { origin: stack.origin, "content-type": "application/json" },
        body: JSON.stringify({ username, password, deviceId: "first device" }),
      });
    const flood = Array.from({ length: 100 }, logIn);
    const call = await ask("/services/site-config/v1/config");
    const answers = await Promise.all(flood);
    expect(call.status).toBe(200);
    expect(countOf(answers, 503)).toBeGreaterThan(0);
    expect(countOf(answers, 500)).toBe(0);
    expect((await logIn()).status).not.toBe(503);
  });

  test("a flood of help searches is refused with Retry-After, and others still get theirs", async () => {
    const search = (address: string) =>
      ask("/content/v5/buckets/default/languages/en/help-pages/search?searchTerm=bonus", {
        headers: { "x-forwarded-for": address },
      });
    let refusals = 0;
    // Searches wait for this lock, so that all sixty are in progress at the same time on any machine.
    const flood = await stack.kit.db.transaction(async ({ query }) => {
      await query("lock table help_pages in access exclusive mode");
      const sent = Array.from({ length: 60 }, async () => {
        const answer = await search("198.51.100.1");
        if (answer.status === 503) refusals++;
        return answer;
      });
      await expect.poll(() => refusals, { timeout: 30_000 }).toBeGreaterThanOrEqual(44);
      return sent;
    });
    const answers = await Promise.all(flood);
    expect(countOf(answers, 200)).toBeLessThanOrEqual(16);
    for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe("2");
    expect((await search("198.51.100.2")).status).toBe(200);
    expect((await search("198.51.100.1")).status).toBe(200);
  });
});

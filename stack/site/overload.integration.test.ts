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

  type Flood = {
    table: string;
    refused: number;
    send: (number: number) => ReturnType<typeof ask>;
    sendOther: () => ReturnType<typeof ask>;
  };
  /**
   * Sends sixty requests that wait for a lock on `table`, so that all of them are in progress at the same time on a
   * machine of any speed, and one other request. Ends when at least `refused` of the sixty have been refused.
   */
  const floodHeldBy = ({ table, refused, send, sendOther }: Flood) =>
    stack.kit.db.transaction(async ({ query }) => {
      await query(`lock table ${table} in access exclusive mode`);
      let refusals = 0;
      const flood = Array.from({ length: 60 }, async (_, number) => {
        const answer = await send(number);
        if (answer.status === 503) refusals++;
        return answer;
      });
      const other = await sendOther();
      await expect.poll(() => refusals, { timeout: 30_000 }).toBeGreaterThanOrEqual(refused);
      return { flood, other };
    });

  test("one address gets only some of its pages rendered, and the rest are refused with Retry-After", async () => {
    const { flood, other } = await floodHeldBy({
      table: "help_pages",
      refused: 48,
      send: (number) => ask(`/help/search-content?searchTerm=word${number}`),
      sendOther: () => ask("/healthz"),
    });
    const answers = await Promise.all(flood);
    expect(other.status).toBe(200);
    expect(countOf(answers, 200)).toBeGreaterThan(0);
    for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe("2");
    // A page request frees its place only when its connection ends, which may be after the response.
    await expect.poll(async () => (await ask("/search?searchTerm=after")).status).toBe(200);
  });

  test("many logins at once leave other calls alone", { timeout: 120_000 }, async () => {
    const { username, password } = await addPlayer(stack);
    const logIn = () =>
      ask("/services/login-service/v1/login", {
        method: "POST",
        headers: { origin: stack.origin, "content-type": "application/json" },
        body: JSON.stringify({ username, password, deviceId: "first device" }),
      });
    const { flood, other } = await floodHeldBy({
      table: "login_counters",
      refused: 1,
      send: logIn,
      sendOther: () => ask("/services/site-config/v1/config"),
    });
    const answers = await Promise.all(flood);
    expect(other.status).toBe(200);
    expect(countOf(answers, 500)).toBe(0);
    expect((await logIn()).status).not.toBe(503);
  });

  test("a flood of help searches is refused with Retry-After, and others still get theirs", async () => {
    const search = (address: string) =>
      ask("/content/v5/buckets/default/languages/en/help-pages/search?searchTerm=bonus", {
        headers: { "x-forwarded-for": address },
      });
    const { flood } = await floodHeldBy({
      table: "help_pages",
      refused: 44,
      send: () => search("198.51.100.1"),
      sendOther: () => ask("/healthz"),
    });
    const answers = await Promise.all(flood);
    expect(countOf(answers, 200)).toBeLessThanOrEqual(16);
    for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe("2");
    expect((await search("198.51.100.2")).status).toBe(200);
    expect((await search("198.51.100.1")).status).toBe(200);
  });
});

import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import home from "../../languages/en/content/pages/home.json" with { type: "json" };
import english from "../../languages/en/identity/player.json" with { type: "json" };
import french from "../../languages/fr/identity/player.json" with { type: "json" };
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer } from "../testing-people.ts";

// Pages need the built shell; `npm test` builds it first.
describe.skipIf(!isShellBuilt())("pages of signed-in players", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "built" });
  });
  afterAll(() => stack.close());

  const signIn = async (nickname: string, change: Parameters<typeof addPlayer>[1] = {}) => {
    const player = await addPlayer(stack, { nickname, firstName: nickname, ...change });
    const { session, secret } = await stack.kit.sessions.create({ playerId: player.id });
    return { ...player, sessionId: session.id, handle: session.handle, cookie: `session=${secret}` };
  };
  const get = async (cookie: string, path = "/") => {
    const response = await fetch(`${stack.origin}${path}`, { headers: { cookie }, redirect: "manual" });
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")![1]!;
    const text = await response.text();
    expect(text).toContain(`nonce="${nonce}"`);
    return { status: response.status, nonce, text: text.replaceAll(nonce, "NONCE") };
  };

  test("a page makes each call once, and reads only what belongs to the player", async () => {
    const player = await signIn("Ludmila");
    await get(player.cookie);
    const calls = vi.spyOn(stack.kit.sessions, "findBySecret");
    const query = vi.spyOn(stack.kit.db, "query");
    await get(player.cookie);
    const statements = query.mock.calls.map(([text, values]) => ({
      text: String(text),
      isOwn: JSON.stringify(values ?? []).includes(player.id),
    }));
    const made = calls.mock.calls.length;
    calls.mockRestore();
    query.mockRestore();
    // The page itself and nine calls each look up the session.
    expect(made).toBeLessThanOrEqual(10);
    expect(statements.filter(({ isOwn }) => isOwn).length).toBeLessThanOrEqual(14);
    // The data that everyone sees was already read for the first page.
    const shared = /wagering\.pool\b|free_game_offers|recent_wins|from recent_games group/;
    expect(statements.filter(({ text }) => shared.test(text))).toEqual([]);
  });

  test.each(["/", "/casino", "/help", "/account"])(
    "%s is the same whether its parts are rendered or inserted",
    async (path) => {
      const player = await signIn("Quentin");
      const pages = [];
      for (let turn = 0; turn < 3; turn += 1) pages.push(await get(player.cookie, path));
      const [first, ...later] = pages.map(({ text }) => text);
      expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(3);
      for (const text of later) expect(text).toBe(first);
    },
  );

  test("players see only their own data, in their own language, also at the same time", async () => {
    const ada = await signIn("Adalbertine");
    const zoe = await signIn("Zoeverina", { currency: "EUR", countryCode: "FR", subdivision: "" });
    const pagesOf = (language: string, { cookie }: { cookie: string }) =>
      get(`${cookie}; LANG=${language}`).then(({ text }) => text);
    for (let turn = 0; turn < 3; turn += 1) {
      const [one, other, visitor] = await Promise.all([
        pagesOf("en", ada),
        pagesOf("fr", zoe),
        pagesOf("fr", { cookie: "a=b" }),
      ]);
      expect(one).toContain('<html lang="en"');
      expect(one).toContain(english["player.overview"]);
      expect(other).toContain('<html lang="fr"');
      expect(other).toContain(french["player.overview"]);
      for (const [text, own, foreign] of [
        [one, ada, zoe],
        [other, zoe, ada],
      ] as const) {
        expect(text).toContain(own.nickname);
        expect(text).toContain(own.handle);
        expect(text).not.toContain(foreign.nickname);
        expect(text).not.toContain(foreign.handle);
      }
      for (const { nickname, handle } of [ada, zoe]) {
        expect(visitor).not.toContain(nickname);
        expect(visitor).not.toContain(handle);
      }
    }
  });

  test("a page's data for hydration is complete, and only the player's own part is encoded for each page", async () => {
    const player = await signIn("Isambard");
    const { text } = await get(player.cookie);
    const script = /<script nonce="NONCE">\(\(\) =>.*?<\/script>/s.exec(text)![0];
    const encoded = /streamController\.enqueue\((".*?")\);<\/script>/s.exec(text)![1]!;
    expect(encoded.length).toBeLessThan(12_000);
    const numbers = sharedNumbers(JSON.parse(encoded));
    expect(numbers.length).toBeGreaterThan(5);
    for (const number of numbers) expect(script).toContain(`"${number}":`);
    expect(script).toContain(english["player.overview"]);
    expect(encoded).not.toContain(english["player.overview"]);
    expect(encoded).toContain("Isambard");
    expect(script).not.toContain("Isambard");
    expect(script).not.toContain(player.handle);
    // Navigations within an open page get the complete data, because there is no script to restore shared objects.
    const answer = await fetch(`${stack.origin}/_.data`, { headers: { cookie: player.cookie } });
    const data = await answer.text();
    expect(data).toContain(english["player.overview"]);
    expect(data).not.toContain("$shared");
  });

  describe("a session that ends while a page is being rendered", () => {
    /** The title of a row that only signed-in players see. */
    const ownRow = home.blocks.find((block) => block.audience === "player")!.title!;

    /**
     * Opens a page with a session that is valid when the request arrives, but has ended when the page's own calls
     * check it.
     */
    const endDuring = async (cookie: string) => {
      const { sessions } = stack.kit;
      const findReally = sessions.findBySecret.bind(sessions);
      const find = vi.spyOn(sessions, "findBySecret");
      find.mockImplementationOnce(findReally).mockResolvedValue(undefined);
      const { text } = await get(cookie);
      expect(find.mock.calls.length).toBeGreaterThan(1);
      find.mockRestore();
      return text;
    };

    test("leaves what other players see as it is", async () => {
      const [ending, other] = [await signIn("Ermintrude"), await signIn("Philomena")];
      await stack.kit.db.query(
        "insert into recent_games (player_id, game_id, opened_at, times) values ($1, '1401', now(), 1)",
        [other.id],
      );
      stack.clock.advance(60_000);
      const before = (await get(other.cookie)).text;
      expect(before).toContain(ownRow);
      stack.clock.advance(60_000);
      expect(await endDuring(ending.cookie)).not.toContain("Ermintrude");
      const after = (await get(other.cookie)).text;
      expect(after).toContain(ownRow);
      expect(after).not.toContain('href="/login"');
      const visitor = (await get("a=b")).text;
      expect(visitor).not.toContain(ownRow);
      expect(visitor).toContain('href="/login"');
    });
  });

  test("a page after logging out is a visitor's page", async () => {
    const player = await signIn("Wilhelmina");
    for (const path of ["/", "/casino"])
      expect((await get(player.cookie, path)).text).toContain("Wilhelmina");
    await stack.kit.sessions.end(player.sessionId, "logged out");
    for (const path of ["/", "/casino"]) {
      const { status, text } = await get(player.cookie, path);
      expect(status).toBe(200);
      expect(text).not.toContain("Wilhelmina");
      expect(text).not.toContain(player.handle);
      expect(text).toContain('href="/login"');
    }
    const again = await stack.kit.sessions.create({ playerId: player.id });
    expect((await get(`session=${again.secret}`)).text).toContain("Wilhelmina");
  });
});

/**
 * Returns the numbers of the shared objects in a page's data. The router encodes data as a list of values, in which an
 * object's names and values are positions in the list.
 */
function sharedNumbers(encoded: string): unknown[] {
  const values: unknown[] = JSON.parse(encoded.split("\n")[0]!);
  const name = `_${values.indexOf("$shared")}`;
  return values.flatMap((value) =>
    typeof value === "object" && value !== null && name in value
      ? [values[(value as Record<string, number>)[name]!]]
      : [],
  );
}

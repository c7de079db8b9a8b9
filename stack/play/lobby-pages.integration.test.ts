import { gunzipSync } from "node:zlib";
import { recordCasinoGame } from "@parlour/contracts/calls/play/recent-activity-tracker/record-casino-game";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { GameFeature } from "@parlour/contracts/enumerations";
import { returns } from "@parlour/games/kit/math/returns";
import { houseGames } from "@parlour/server/main/house-games";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { everyGame } from "../testing-games.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { withSetting } from "../testing-settings.ts";

// Pages need the built shell; `npm test` builds it first.
describe.skipIf(!isShellBuilt())("the lobby's pages", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "built", games: everyGame() });
  });
  afterAll(() => stack.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${stack.origin}${path}`, { headers, redirect: "manual" });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const nonceOf = (headers: Headers) =>
    /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const withFlag = <Name extends keyof SiteConfiguration>(
    name: Name,
    value: SiteConfiguration[Name],
    work: () => Promise<void>,
  ) => withSetting(stack, name, value, work);

  test("are cached for visitors, each response with its own nonce", async () => {
    const [one, other] = [await get("/casino"), await get("/casino")];
    const nonces = [nonceOf(one.headers), nonceOf(other.headers)];
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.text).toContain(`nonce="${nonces[0]}"`);
    expect(other.text).not.toContain(nonces[0]);
    expect(other.text.replaceAll(nonces[1]!, nonces[0]!)).toBe(one.text);
    expect([one, other].map(({ headers }) => headers.get("x-keep-page"))).toEqual([null, null]);
    expect(other.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("show only the games that match the filter in the URL, in the order that it asks for", async () => {
    const cardsOf = async (path: string) => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      return [...text.matchAll(/<article.*?href="([^"]+)"/gs)].map(([, href]) => href!.split("/").at(-1));
    };
    const has = (slug: string, feature: string) =>
      houseGames.findBySlug(slug)!.features.includes(feature as GameFeature);
    const cascades = await cardsOf("/casino?feature=cascades&feature=free-spins&sort=maximum");
    expect(cascades.length).toBeGreaterThan(2);
    for (const slug of cascades) {
      expect([slug, has(slug!, "cascades"), has(slug!, "free-spins")]).toEqual([slug, true, true]);
    }
    const maximums = cascades.map((slug) => houseGames.findBySlug(slug!)!.figures.maximumWin);
    expect(maximums).toEqual(maximums.toSorted((one, other) => other - one));

    // No page has more games than fit on it, and there are no pages after the last one.
    const byName = "/casino?sort=name";
    const pages = [await cardsOf(byName), await cardsOf(`${byName}&page=2`)];
    expect(pages[0]).toHaveLength(24);
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    expect((await get(`${byName}&page=9`)).status).toBe(404);

    expect(await cardsOf("/casino?feature=clusters&feature=jackpots")).toEqual([]);
    expect((await get("/casino?feature=clusters&feature=jackpots")).text).toContain("No games match");
  });

  test("lead to a random game that matches the filter", async () => {
    const surprise = (path: string) => fetch(`${stack.origin}/lobby/surprise${path}`, { redirect: "manual" });
    for (let attempt = 0; attempt < 8; attempt++) {
      const { status, headers } = await surprise("/casino/slots?feature=clusters");
      expect(status).toBe(302);
      const slug = /^\/casino\/slots\/([\w-]+)$/.exec(headers.get("location") ?? "")![1]!;
      expect(houseGames.findBySlug(slug)!.features).toContain("clusters");
    }
    expect((await surprise("/casino/slots?feature=dealer")).headers.get("location")).toBe(
      "/casino/slots?feature=dealer",
    );
    expect((await surprise("/nowhere")).status).toBe(404);
  });

  test("state the maximum win and how often a game pays", async () => {
    const storm = (await get("/casino/slots/storm-light")).text;
    const { hitRate, within } = returns["storm-light"]!;
    for (const words of ["10,000×", `${hitRate}%`, `± ${within!.toFixed(2)}%`, "Simulated"])
      expect(storm).toContain(words);
    const roulette = (await get("/casino/table-games/roulette")).text;
    for (const words of ["36×", "2.7% – 48.6%", "Depends on which bet you place"]) {
      expect(roulette).toContain(words);
    }
    const dice = (await get("/casino/instant-games/dice")).text;
    for (const words of ["0.1% – 98.0%", "Depends on which bet you place"]) expect(dice).toContain(words);
    expect((await get("/casino/instant-games/hi-lo")).text).toContain("Depends on your bets and decisions");
  });

  test("show the game of the week above the games", async () => {
    const { text } = await get("/casino");
    expect(text.indexOf("Game of the week")).toBeGreaterThan(0);
    expect(text.indexOf("Game of the week")).toBeLessThan(text.indexOf("New games</"));
    expect((await get("/casino?sort=new")).text).not.toContain(">Game of the week<");
  });

  test("show the collections of the operators, each with a page", async () => {
    const { text } = await get("/casino");
    const places = ["Easy to learn", "Low house edge", "Rare, big wins"].map((title) => text.indexOf(title));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(text).toContain('href="/casino/collections/low-house-edge"');
    const page = await get("/casino/collections/low-house-edge");
    expect(page.status).toBe(200);
    expect(page.text).toContain("<title>Low house edge · Parlour</title>");
    const shown = [...page.text.matchAll(/<article.*?href="([^"]+)"/gs)].map(([, href]) => href);
    expect(shown).toHaveLength(12);
    expect(shown[0]).toBe("/casino/video-poker/deuces-wild");
    const french = await get("/casino/collections/low-house-edge", { "accept-language": "fr" });
    expect(french.text).toContain("Faible avantage de la maison");
    expect((await get("/casino/collections/nothing")).status).toBe(404);
    expect((await get("/sitemap.xml")).text).toContain("/casino/collections/easy-to-learn");

    // Unpublishing the English document takes the collection off the site in every language.
    const store = stack.ports.content;
    const ref = { bucket: "default", language: "en", kind: "collection", key: "easy-to-learn" } as const;
    expect(await store.find("default", ["en"], "collection", "easy-to-learn")).toBeDefined();
    await store.unpublish(ref, "test");
    expect((await get("/casino")).text).not.toContain("/casino/collections/easy-to-learn");
    expect((await get("/casino/collections/easy-to-learn", { "accept-language": "fr" })).status).toBe(404);
  });

  test("are not rendered again for query keys that no page knows", async () => {
    await get("/casino");
    // Only a cached page has a Content-Length header; a rendered page is streamed.
    const lengthOf = async (path: string) => (await get(path)).headers.get("content-length");
    expect(await lengthOf("/casino")).not.toBeNull();
    for (const query of ["?zzz=1", "?overlay=anything&x=1", "?utm_source=a&b=c", "?%F0=1", "?x"]) {
      expect(await lengthOf(`/casino${query}`)).not.toBeNull();
    }
    const first = await get("/casino/slots?zzz=secret-of-one-visitor");
    expect(first.status).toBe(200);
    expect((await get("/casino/slots")).text).not.toContain("secret-of-one-visitor");
    expect(await lengthOf("/casino/slots?zzz=2")).not.toBeNull();
  });

  test("are still served to visitors while the database is unavailable; other pages reload automatically", async () => {
    await get("/casino");
    const { heartbeat } = stack.kit;
    const away = vi.spyOn(heartbeat, "isDatabaseAway").mockReturnValue(true);
    const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
    try {
      const cached = await get("/casino");
      expect([cached.status, cached.text.includes("<h1")]).toEqual([200, true]);
      const other = await get("/privacy", { accept: "text/html" });
      expect([other.status, other.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(other.text).toContain('http-equiv="refresh"');
    } finally {
      away.mockRestore();
      later.mockRestore();
    }
    expect((await get("/casino")).status).toBe(200);
  });

  test("have the same bytes when compressed", async () => {
    const plain = await get("/casino/slots");
    const { headers, body } = await new Promise<{ headers: Headers; body: Buffer }>((resolve, reject) => {
      // We use node:http because fetch would decompress the body.
      void import("node:http").then(({ get: ask }) =>
        ask(`${stack.origin}/casino/slots`, { headers: { "accept-encoding": "gzip" } }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              headers: new Headers(response.headers as Record<string, string>),
              body: Buffer.concat(chunks),
            }),
          );
        }).on("error", reject),
      );
    });
    expect(headers.get("content-encoding")).toBe("gzip");
    const text = gunzipSync(body).toString();
    expect(text.replaceAll(nonceOf(headers), nonceOf(plain.headers))).toBe(plain.text);
    expect(body.length).toBeLessThan(plain.text.length / 3);
  });

  test("differ by language and by the visitor's consent", async () => {
    const english = await get("/casino");
    const french = await get("/casino", { "accept-language": "fr" });
    expect([english.text, french.text].map((text) => /<html[^>]* lang="(\w+)/.exec(text)?.[1])).toEqual([
      "en",
      "fr",
    ]);
    const waitsForRows = async (path: string, played: string) =>
      (await get(path, { cookie: `played=${played}` })).text.includes('aria-busy="true"');
    // The page reserves space for personal rows only when the visitor will have some.
    expect(await waitsForRows("/casino", "casino")).toBe(true);
    expect(await waitsForRows("/casino", "")).toBe(false);
    // The recently played games are those of all channels.
    expect(await waitsForRows("/live-casino", "casino")).toBe(true);
    expect(await waitsForRows("/live-dealer", "casino.live-casino")).toBe(true);
  });

  test("show new content at once", async () => {
    expect((await get("/casino/instant-games")).text).toContain("Plinko");
    const store = stack.ports.content;
    const found = await store.find("default", ["en"], "game", "plinko");
    const body = { ...(found?.body as GameDocument), name: "Falling Stars" };
    const place = { bucket: "default", language: "en" };
    const saved = await store.saveDraft(place, { kind: "game", key: "plinko", body }, { author: "test" });
    const version = "version" in saved ? saved.version : 0;
    await store.publish({ ...place, kind: "game", key: "plinko" }, version, "test");
    expect((await get("/casino/instant-games")).text).toContain("Falling Stars");
  });

  test("are not cached for signed-in players", async () => {
    const client = stack.client();
    await signIn(client, await addPlayer(stack));
    await get("/casino");
    const mine = await client.send("GET", "/casino");
    expect(mine.body).toContain("account-menu");
    expect(mine.headers.get("cache-control")).toBe("private, no-store");
    expect((await get("/casino")).text).not.toContain("account-menu");
  });

  test("show recently played games of all channels on each of them", async () => {
    const client = stack.client();
    await signIn(client, await addPlayer(stack));
    await client.call(recordCasinoGame, { body: { gameId: "1202" } });
    for (const path of ["/casino", "/live-casino", "/virtual-sports"]) {
      const page = String((await client.send("GET", path)).body);
      const row = page.slice(page.indexOf("Recently played"));
      expect(row.slice(0, row.indexOf("</section>")), path).toContain("/casino/instant-games/dice");
    }
  });

  test("dynamicCardsEnabled opens and closes the live channels", async () => {
    const paths = ["/live-casino", "/live-dealer", "/live-casino/live-tables/live-roulette"];
    const statuses = () => Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await withFlag("dynamicCardsEnabled", false, async () => {
      expect(await statuses()).toEqual([404, 404, 404]);
      expect((await get("/casino")).text).not.toContain('href="/live-casino"');
    });
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await get("/casino")).text).toContain('href="/live-casino"');
  });

  test("show tables with a dealer first under Live dealer, apart from the automatic ones", async () => {
    const { text } = await get("/live-dealer");
    const [dealer, automatic] = [text.indexOf('data-group="dealer"'), text.indexOf('data-group="automatic"')];
    expect(dealer).toBeGreaterThan(-1);
    expect(automatic).toBeGreaterThan(dealer);
    const slugsIn = (part: string) => [...part.matchAll(/data-table="([\w-]+)"/g)].map(([, slug]) => slug);
    expect(slugsIn(text.slice(dealer, automatic))).toEqual(["studio-roulette"]);
    expect(text.slice(dealer, automatic)).toContain("No dealer right now");
    const others = slugsIn(text.slice(automatic));
    expect(others).toContain("live-roulette");
    expect(others).not.toContain("studio-roulette");
    expect((await get("/live-casino")).text).not.toContain('data-group="dealer"');
    for (const game of ["blackjack", "baccarat", "hold’em", "sic bo"])
      expect(/<meta name="description" content="([^"]+)"/.exec(text)?.[1]).toContain(game);
  });

  test("casinoLoggedPracticePlayEnabled offers practice to players; visitors always have it", async () => {
    const client = stack.client();
    await signIn(client, await addPlayer(stack));
    const path = "/casino/instant-games/dice";
    const page = async () => String((await client.send("GET", path)).body);
    expect(await page()).toContain(`href="${path}#quickplay"`);
    expect(await page()).toContain(`href="${path}#quickplay_realplay"`);
    await withFlag("casinoLoggedPracticePlayEnabled", false, async () => {
      expect(await page()).not.toContain(`href="${path}#quickplay"`);
      expect(await page()).toContain(`href="${path}#quickplay_realplay"`);
      expect((await get(path)).text).toContain(`href="${path}#quickplay"`);
    });
    const visitor = (await get(path)).text;
    expect(visitor).toContain(`href="/login?destination=${encodeURIComponent(path)}"`);
    expect(visitor).not.toContain("#quickplay_realplay");
  });

  test("enableGeoTargeting hides excluded games at a location, in pages and lists", async () => {
    const store = stack.ports.content;
    const found = await store.find("default", ["en"], "game", "keno");
    const geoTargetingFilter = { notIn: { countrySubdivision: { CA: ["ON"] } } };
    const place = { bucket: "default", language: "en" };
    const publish = async (changes: Partial<GameDocument>) => {
      const body = { ...(found?.body as GameDocument), ...changes };
      const saved = await store.saveDraft(place, { kind: "game", key: "keno", body }, { author: "test" });
      const version = "version" in saved ? saved.version : 0;
      await store.publish({ ...place, kind: "game", key: "keno" }, version, "test");
    };
    await publish({ geoTargetingFilter, geoRedirect: true });
    const shown = async (headers = {}) => [
      (await get("/casino/instant-games", headers)).text.includes("Keno"),
      (await get("/lobby/games", headers)).text.includes("Keno"),
      (await get("/casino/instant-games/keno", headers)).status,
    ];
    expect(await shown()).toEqual([false, false, 302]);
    const led = await get("/casino/instant-games/keno");
    expect(led.headers.get("location")).toBe("/not-available-region");
    expect((await get("/not-available-region")).status).toBe(200);
    expect(await shown({ cookie: "sandbox-place=CA-QC" })).toEqual([true, true, 200]);
    await withFlag("enableGeoTargeting", false, async () => {
      expect(await shown()).toEqual([true, true, 200]);
    });
    await publish({ geoTargetingFilter, geoRedirect: false });
    expect(await shown()).toEqual([false, false, 404]);
  });

  test("an unknown category or game is a 404", async () => {
    for (const path of ["/casino/nowhere", "/casino/slots/nothing", "/casino/slots/dice"]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await get("/casino/slots?page=-4&sub=nonsense")).status).toBe(200);
  });

  test("a game page describes the game without scripts", async () => {
    const { text } = await get("/casino/table-games/blackjack");
    expect(text).toMatch(/<h1[^>]*>Blackjack/);
    expect(text).toContain("The dealer stands on all 17s");
    expect(text).toContain("3:2");
    expect(text).toContain("96.50%");
    expect(text).toContain("<title>Blackjack · Parlour</title>");
    expect(text).not.toMatch(/<[a-z][^>]*\sstyle="/);
  });
});

import { addFavouriteGame } from "@parlour/contracts/calls/play/casino-lobby/add-favourite-game";
import { listFavouriteGames } from "@parlour/contracts/calls/play/casino-lobby/list-favourite-games";
import { listFreeGames } from "@parlour/contracts/calls/play/casino-lobby/list-free-games";
import { listJackpots } from "@parlour/contracts/calls/play/casino-lobby/list-jackpots";
import { removeFavouriteGame } from "@parlour/contracts/calls/play/casino-lobby/remove-favourite-game";
import { getGame } from "@parlour/contracts/calls/play/game-catalogue/get-game";
import { listGameCategories } from "@parlour/contracts/calls/play/game-catalogue/list-game-categories";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { listRecentGames } from "@parlour/contracts/calls/play/recent-activity-tracker/list-recent-games";
import { recordCasinoGame } from "@parlour/contracts/calls/play/recent-activity-tracker/record-casino-game";
import { discoverGames } from "@parlour/games/discover-games";
import { lobbyStore } from "@parlour/server/services/play/casino-lobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { everyGame } from "../testing-games.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { withSetting } from "../testing-settings.ts";

const params = { bucket: "default", language: "en" };
const manifests = (await discoverGames()).map(({ game }) => game);
const inCategory = (slug: string) => manifests.filter(({ catalogue }) => catalogue.category === slug).length;

describe("the lobby", () => {
  let stack: TestStack;
  let visitor: TestClient;
  beforeAll(async () => {
    stack = await testStack({
      shell: "none",
      games: everyGame({ jackpots: [{ gameId: "1410", amountMinor: 128_012_345 }] }),
    });
    visitor = stack.client();
  });
  afterAll(() => stack.close());

  const player = async (): Promise<TestClient> => {
    const client = stack.client();
    await signIn(client, await addPlayer(stack));
    return client;
  };

  test("lists every game with its texts, in every language", async () => {
    for (const language of ["en", "es", "fr", "pt", "zh"]) {
      const { body } = await visitor.call(listGames, { params: { ...params, language } });
      expect(body.items).toHaveLength(manifests.length);
      expect(new Set(body.items.map(({ linkUrl }) => linkUrl)).size).toBe(manifests.length);
    }
    const english = await visitor.call(listGames, { params });
    const chinese = await visitor.call(listGames, { params: { ...params, language: "zh" } });
    expect(english.body.items[12]?.name).not.toBe(chinese.body.items[12]?.name);
  });

  test("has a page for each game and none for others", async () => {
    const { body } = await visitor.call(getGame, { params: { ...params, slug: "mines" } });
    expect(body).toMatchObject({
      id: "1203",
      category: "instant-games",
      linkUrl: "/casino/instant-games/mines",
    });
    expect("rules" in body && body.rules.length).toBeGreaterThan(1);
    const none = await visitor.call(getGame, { params: { ...params, slug: "no-such-game" } });
    expect([none.status, none.body]).toEqual([404, { errorCode: "NOT_FOUND" }]);
  });

  test("sorts games into categories, in order", async () => {
    const { body } = await visitor.call(listGameCategories, { params });
    const order = ["slots", "table-games", "video-poker", "instant-games", "live-tables", "races"];
    expect(body.items.map(({ slug, games }) => [slug, games.length])).toEqual(
      order.map((slug) => [slug, inCategory(slug)]),
    );
  });

  test("dynamicCardsEnabled removes the live tables from every list at once", async () => {
    const client = await player();
    await withSetting(stack, "dynamicCardsEnabled", false, async () => {
      expect((await visitor.call(listGames, { params })).body.items).toHaveLength(
        manifests.length - inCategory("live-tables"),
      );
      const page = await visitor.call(getGame, { params: { ...params, slug: "live-roulette" } });
      expect(page.status).toBe(404);
      const opened = await client.call(recordCasinoGame, { body: { gameId: "1301" } });
      expect(opened).toMatchObject({ status: 404, body: { errorCode: "NOT_FOUND" } });
    });
    expect((await visitor.call(listGames, { params })).body.items).toHaveLength(manifests.length);
  });

  test("returns jackpots in cents of the requested currency, or of the site's", async () => {
    const { body } = await visitor.call(listJackpots, { query: {} });
    const pools = [{ tier: "comet", amount: 128_012_345 }];
    expect(body).toEqual({ jackpots: [{ gameId: "1410", amount: 128_012_345, pools }] });
    const bitcoin = await visitor.call(listJackpots, { query: { currencyCode: "BTC" } });
    expect(bitcoin.body.jackpots[0]?.amount).toBe(128.012345);
    const milli = await visitor.call(listJackpots, { query: { currencyCode: "mBTC" } });
    expect(milli.body.jackpots[0]?.amount).toBe(128_012.345);
    await withSetting(stack, "defaultCurrency", "BTC", async () => {
      expect((await visitor.call(listJackpots, { query: {} })).body).toEqual(bitcoin.body);
    });
    for (const currencyCode of ["nonsense", "ZZZ"]) {
      const wrong = await visitor.call(listJackpots, { query: { currencyCode } });
      expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: "currencyCode" }] } });
    }
    await withSetting(stack, "defaultCurrency", "SEK", async () => {
      expect((await visitor.call(listJackpots, { query: { currencyCode: "SEK" } })).status).toBe(200);
    });
  });

  test("offers run from their start to their end", async () => {
    const store = lobbyStore(stack.kit);
    const now = stack.clock.now().getTime();
    const offer = (id: string, gameId: string, from: number, to: number | null) =>
      store.addOffer({
        id,
        gameId,
        startsAt: new Date(now + from),
        endsAt: to === null ? null : new Date(now + to),
      });
    await offer("offer_past", "1001", -2_000, -1_000);
    await offer("offer_now", "1203", -1_000, 60_000);
    await offer("offer_later", "1004", 60_000, null);
    const games = async () => (await visitor.call(listFreeGames)).body.games;
    expect(await games()).toEqual(["1202", "1203", "1402"]);
    stack.clock.advance(60_000);
    expect(await games()).toEqual(["1004", "1202", "1402"]);
  });

  test("favourites belong to the player", async () => {
    const [one, other] = [await player(), await player()];
    const add = (client: TestClient, id: string) => client.call(addFavouriteGame, { params: { id } });
    await add(one, "1001");
    stack.clock.advance(1_000);
    expect((await add(one, "1202")).body.games).toEqual(["1202", "1001"]);
    expect((await add(one, "1001")).body.games).toEqual(["1202", "1001"]);
    expect((await other.call(listFavouriteGames)).body.games).toEqual([]);
    expect((await one.call(removeFavouriteGame, { params: { id: "1202" } })).body.games).toEqual(["1001"]);
    expect((await add(one, "9999")).status).toBe(404);
    expect((await visitor.call(listFavouriteGames, { params: { session: one.session ?? "" } })).status).toBe(
      401,
    );
  });

  test("opened games are listed, the latest first", async () => {
    const client = await player();
    const open = (gameId: string) => client.call(recordCasinoGame, { body: { gameId } });
    expect((await open("1001")).status).toBe(202);
    stack.clock.advance(1_000);
    await open("1202");
    stack.clock.advance(1_000);
    await open("1001");
    expect((await client.call(listRecentGames)).body.games).toEqual(["1001", "1202"]);
    expect((await open("9999")).status).toBe(404);
    expect((await client.call(recordCasinoGame, { body: {} })).status).toBe(422);
  });
});

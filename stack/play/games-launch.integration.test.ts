import { listPromotionalSpins } from "@parlour/contracts/calls/play/casino-integration/list-promotional-spins";
import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { getGameUrlByParameters } from "@parlour/contracts/calls/play/casino-lobby/get-game-url-by-parameters";
import { getGameSession } from "@parlour/contracts/calls/play/games/get-game-session";
import { listSessionRounds } from "@parlour/contracts/calls/play/games/list-session-rounds";
import { openGameSession } from "@parlour/contracts/calls/play/games/open-game-session";
import { getIntegratedGameUrl } from "@parlour/contracts/calls/play/games-integration/get-integrated-game-url";
import { getPracticeGameUrl } from "@parlour/contracts/calls/play/games-integration/get-practice-game-url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { authoriseTestOperator } from "../testing-operator.ts";
import { act, addFundedPlayer, launchToken, openGame, play, switchGame } from "../testing-rounds.ts";
import { withSetting } from "../testing-settings.ts";
import { gameWalletOf } from "../testing-wallet.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

describe("the launch URL", () => {
  const paths = [
    ["the games integration", getIntegratedGameUrl],
    ["the lobby", getGameUrl],
    ["the lobby with parameters", getGameUrlByParameters],
  ] as const;

  it.each(paths)("is returned by %s, for real money only to a player", async (_name, call) => {
    const { client, currency } = await addFundedPlayer(stack);
    const asked = { params: { id: "1001" }, query: { mode: "real", currencyCode: currency, language: "fr" } };
    const { status, body } = await client.call(call, asked);
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/games\/roulette\?token=[\w-]+\.[\w-]+$/);
    expect(await stack.client().call(call, asked)).toMatchObject({
      status: 401,
      body: { errorCode: "SESSION_INVALID" },
    });
    const practice = { ...asked, query: { ...asked.query, mode: "practice" } };
    expect((await stack.client().call(call, practice)).status).toBe(200);
  });

  it("opens a session that names the game in the language of the launch", async () => {
    const client = stack.client();
    const query = { mode: "practice", language: "zh" };
    const { body } = await client.call(getIntegratedGameUrl, { params: { id: "1001" }, query });
    const token = new URLSearchParams(body.url.split("?")[1]).get("token")!;
    const opened = await client.call(openGameSession, { body: { token } });
    expect(opened.body.game).toMatchObject({ slug: "roulette", name: expect.stringContaining("轮盘") });
  });

  it("is never cached", async () => {
    const { client } = await addFundedPlayer(stack);
    for (const call of [...paths.map(([, each]) => each), getPracticeGameUrl]) {
      const { status, headers } = await client.call(call, { params: { id: "1001" } });
      expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
  });

  it("is for practice on the practice path, whatever the mode says", async () => {
    const { body } = await stack
      .client()
      .call(getPracticeGameUrl, { params: { id: "1401" }, query: { mode: "real" } });
    expect(body.url).toMatch(/^\/games\/sevens\?token=/);
  });

  it("passes parameters on, but never a token from the caller", async () => {
    const { body } = await stack.client().call(getGameUrlByParameters, {
      params: { id: "1001" },
      query: { mode: "practice", campaign: "spring", token: "mine" },
    });
    const query = new URL(body.url, "http://localhost").searchParams;
    expect(query.get("campaign")).toBe("spring");
    expect(query.getAll("token")).not.toContain("mine");
    const integrated = await stack.client().call(getPracticeGameUrl, {
      params: { id: "1001" },
      query: { integrationParams: JSON.stringify({ table: 7, token: "mine" }) },
    });
    expect(integrated.body.url).toMatch(/table=7&token=/);
    const wrong = await stack.client().call(getPracticeGameUrl, {
      params: { id: "1001" },
      query: { integrationParams: "{not json" },
    });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: "integrationParams" }] } });
  });

  it("is refused for an unknown game or a currency other than the wallet's", async () => {
    const { client } = await addFundedPlayer(stack);
    expect((await client.call(getGameUrl, { params: { id: "9999" } })).status).toBe(404);
    const other = await client.call(getGameUrl, { params: { id: "1001" }, query: { currencyCode: "EUR" } });
    expect(other).toMatchObject({ status: 422, body: { errorCode: "CURRENCY_MISMATCH" } });
    const unknown = { params: { id: "1001" }, query: { mode: "practice", currencyCode: "ZZZ" } };
    for (const call of [...paths.map(([, each]) => each), getPracticeGameUrl]) {
      expect(await stack.client().call(call, unknown)).toMatchObject({
        status: 422,
        body: { errors: [{ code: "UNKNOWN_CURRENCY", field: "currencyCode" }] },
      });
    }
  });

  it("follows the site's settings", async () => {
    const { client } = await addFundedPlayer(stack);
    const settings = stack.ports.settings;
    await settings.set("isGamesIntegrationEnabled", false);
    const closed = await client.call(getIntegratedGameUrl, { params: { id: "1001" } });
    expect(closed).toMatchObject({ status: 403, body: { errorCode: "FEATURE_DISABLED" } });
    await settings.set("isGamesIntegrationEnabled", true);
    await settings.set("casinoLoggedPracticePlayEnabled", false);
    const practice = { params: { id: "1001" }, query: { mode: "practice" } };
    expect(await client.call(getGameUrl, practice)).toMatchObject({
      body: { errorCode: "GAME_NOT_AVAILABLE" },
    });
    expect((await stack.client().call(getGameUrl, practice)).status).toBe(200);
    await settings.set("casinoLoggedPracticePlayEnabled", true);
  });
});

describe("the launch token", () => {
  const open = (client: TestClient, token: string) => client.call(openGameSession, { body: { token } });

  it.each(["real", "practice"])(
    "opens a game only for the player who requested it, and isn't used up by a stranger, for %s",
    async (mode) => {
      const { client: player } = await addFundedPlayer(stack);
      const { client: other } = await addFundedPlayer(stack);
      const token = await launchToken(player, "1001", mode);
      for (const stranger of [other, stack.client()]) {
        expect(await open(stranger, token)).toMatchObject({
          status: 401,
          body: { errorCode: "SESSION_INVALID" },
        });
      }
      expect((await open(player, token)).status).toBe(201);
      expect((await open(player, token)).status).toBe(410);
    },
  );

  it("opens a visitor's practice only for visitors", async () => {
    const { client: player } = await addFundedPlayer(stack);
    const visitor = stack.client();
    const token = await launchToken(visitor, "1001", "practice");
    const refused = await open(player, token);
    expect(refused).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
    expect((await open(visitor, token)).status).toBe(201);
  });

  it("opens no practice if players may no longer practise", async () => {
    const { client: player } = await addFundedPlayer(stack);
    const token = await launchToken(player, "1001", "practice");
    await withSetting(stack, "casinoLoggedPracticePlayEnabled", false, async () => {
      expect(await open(player, token)).toMatchObject({
        status: 403,
        body: { errorCode: "GAME_NOT_AVAILABLE" },
      });
      const visitor = stack.client();
      expect((await open(visitor, await launchToken(visitor, "1001", "practice"))).status).toBe(201);
    });
  });

  it("opens no practice if the site is no longer offered there", async () => {
    const visitor = stack.client();
    const token = await launchToken(visitor, "1001", "practice");
    visitor.cookies.set("sandbox-place", "US-WA");
    await stack.ports.exclusions.set({ notIn: { countrySubdivision: { US: ["WA"] } } });
    expect(await open(visitor, token)).toMatchObject({
      status: 451,
      body: { errorCode: "REGION_NOT_AVAILABLE" },
    });
    await stack.ports.exclusions.set({ notIn: { countrySubdivision: {} } });
  });
});

describe("a game that is not in the catalogue", () => {
  const live = { params: { id: "1301" } };

  it("is neither launched nor opened while dynamic cards are off", async () => {
    const { client } = await addFundedPlayer(stack);
    const token = await launchToken(client, "1301");
    const calls = [getIntegratedGameUrl, getPracticeGameUrl, getGameUrl, getGameUrlByParameters] as const;
    const closed = { status: 403, body: { errorCode: "GAME_NOT_AVAILABLE" } };
    await withSetting(stack, "dynamicCardsEnabled", false, async () => {
      for (const call of calls) expect(await client.call(call, live)).toMatchObject(closed);
      expect(await client.call(openGameSession, { body: { token } })).toMatchObject(closed);
      expect((await client.call(getGameUrl, { params: { id: "1001" } })).status).toBe(200);
    });
    for (const call of calls) expect((await client.call(call, live)).status).toBe(200);
  });
});

describe("where the site is not offered", () => {
  afterEach(() => stack.ports.exclusions.set({ notIn: { countrySubdivision: {} } }));

  it("no game is launched, by location or by residence", async () => {
    const { client } = await addFundedPlayer(stack);
    const { client: resident } = await addFundedPlayer(stack, { countryCode: "CA", subdivision: "QC" });
    await stack.ports.exclusions.set({ notIn: { countrySubdivision: { US: ["WA"], CA: ["QC"] } } });
    expect((await client.call(getGameUrl, { params: { id: "1001" } })).status).toBe(200);
    client.cookies.set("sandbox-place", "US-WA");
    for (const visitor of [client, resident]) {
      expect(await visitor.call(getGameUrl, { params: { id: "1001" } })).toMatchObject({
        status: 451,
        body: { errorCode: "REGION_NOT_AVAILABLE" },
      });
    }
  });
});

describe("an open game", () => {
  it("returns its state, and lists its rounds", async () => {
    const { client, currency } = await addFundedPlayer(stack);
    const session = await openGame(client, "1410");
    expect(session).toMatchObject({
      game: { id: "1410", slug: "comet-club", name: "Comet Club" },
      currency,
      autoplayAllowed: true,
      minimumSpinMs: 0,
      round: null,
    });
    expect(session.jackpots.map(({ tier }) => tier)).toEqual(["comet", "star", "spark"]);
    const { gameSession } = session;
    const { body: round } = await play(client, gameSession, { stake: 500 });
    const now = await client.call(getGameSession, { params: { gameSession } });
    expect(now.body.balance).toBe(round.balance);
    const grown = now.body.jackpots.map(({ amount }, index) => amount - session.jackpots[index]!.amount);
    expect(grown.map((amount) => Math.round(amount * 100))).toEqual([250, 150, 100]);
    const { body: rounds } = await client.call(listSessionRounds, { params: { gameSession } });
    expect(rounds.items).toMatchObject([
      { roundId: round.roundId, slug: "comet-club", stake: 500, state: "ENDED" },
    ]);
  });

  it("enforces the pace of the player's jurisdiction", async () => {
    const { client } = await addFundedPlayer(stack, {
      countryCode: "GB",
      subdivision: "ENG",
      currency: "GBP",
    });
    const { gameSession, autoplayAllowed, minimumSpinMs } = await openGame(client, "1401");
    expect([autoplayAllowed, minimumSpinMs]).toEqual([false, 2_500]);
    const first = await play(client, gameSession, { stake: 1 });
    expect(first.status).toBe(200);
    const early = await play(client, gameSession, { stake: 1 });
    expect(early).toMatchObject({ status: 429, body: { errorCode: "ROUND_TOO_SOON" } });
    expect(early.headers.get("retry-after")).toBe("3");
    const again = await play(client, gameSession, { stake: 1 }, { roundId: first.body.roundId });
    expect(again.body).toEqual(first.body);
    stack.clock.advance(2_500);
    expect((await play(client, gameSession, { stake: 1 })).status).toBe(200);
  });

  it("enforces that pace across all of a player's pages, and counts only rounds", async () => {
    const { client } = await addFundedPlayer(stack, {
      countryCode: "GB",
      subdivision: "ENG",
      currency: "GBP",
    });
    const pages = [await openGame(client, "1401"), await openGame(client, "1401")];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => play(client, pages[at % 2]!.gameSession, { stake: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429, 429]);
    const other = await openGame(client, "1402");
    // Only one slot can be played at a time. A slot is considered in play for ten seconds after a round starts.
    expect((await play(client, other.gameSession, { stake: 1 })).body).toMatchObject({
      errorCode: "ANOTHER_SLOT_OPEN",
    });
    stack.clock.advance(10_000);
    expect((await play(client, other.gameSession, { stake: 1 })).status).toBe(200);

    const { client: broke } = await addFundedPlayer(stack, {
      countryCode: "GB",
      subdivision: "ENG",
      currency: "GBP",
      amountMinor: 150n,
    });
    const { gameSession } = await openGame(broke, "1401");
    expect((await play(broke, gameSession, { stake: 5 })).body).toMatchObject({
      errorCode: "INSUFFICIENT_FUNDS",
    });
    expect((await play(broke, gameSession, { stake: 1 })).status).toBe(200);
  });

  it("starts no round once operators have disabled it, and lets an open one finish", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1203");
    const unused = await launchToken(client, "1203");
    const { body: round } = await play(client, gameSession, { stake: 1, mines: 3 });
    await switchGame(stack, "1203", false);
    const off = { status: 403, body: { errorCode: "GAME_NOT_AVAILABLE" } };
    expect(await client.call(openGameSession, { body: { token: unused } })).toMatchObject(off);
    const again = await play(client, gameSession, { stake: 1, mines: 3 }, { roundId: round.roundId });
    expect(again.body).toEqual(round);
    const step = await act(client, gameSession, round.roundId, 1, { kind: "reveal", tile: 4 });
    expect(step.status).toBe(200);
    if (!step.body.done) {
      const end = await act(client, gameSession, round.roundId, 2, { kind: "cashOut" });
      expect(end).toMatchObject({ status: 200, body: { done: true } });
    }
    expect(await play(client, gameSession, { stake: 1, mines: 3 })).toMatchObject(off);
    await switchGame(stack, "1203", true);
    expect((await play(client, gameSession, { stake: 1, mines: 3 })).status).toBe(200);
  });

  it("expires after some hours, and with the player's session", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1001");
    stack.clock.advance(13 * 3_600_000);
    const late = await play(client, gameSession, { bets: [{ spot: "red", stake: 1 }] });
    expect(late).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
  });
});

describe("promotional spins", () => {
  const grantTwoSpins = (whose: { playerId: string; currency: string }) =>
    gameWalletOf(stack).grantSpins({
      ...whose,
      id: "welcome",
      gameId: "1401",
      stakeMinor: 50,
      spins: 2,
      credit: "cash",
      expiresAt: new Date(stack.clock.now().getTime() + 86_400_000),
    });

  it("are listed, played at their stake, and paid once", async () => {
    const { client, playerId, currency } = await addFundedPlayer(stack);
    await grantTwoSpins({ playerId, currency });
    expect((await client.call(listPromotionalSpins)).body).toEqual({ games: ["1401"] });
    const session = await openGame(client, "1401");
    expect(session.promotionalSpins).toEqual({ left: 2, stake: 0.5 });
    const { gameSession, balance } = session;
    const wrong = await play(client, gameSession, { stake: 1 }, { promotional: true });
    expect(wrong).toMatchObject({ status: 409, body: { errorCode: "NO_PROMOTIONAL_SPINS" } });
    const rounds = [];
    for (let count = 0; count < 2; count++) {
      rounds.push((await play(client, gameSession, { stake: 0.5 }, { promotional: true })).body);
    }
    const won = rounds.reduce((sum, round) => sum + round.win, 0);
    expect(rounds.every((round) => round.promotional)).toBe(true);
    expect(rounds[1]!.balance).toBeCloseTo(balance + won, 8);
    // The player retries the last round because its response was lost.
    const again = { promotional: true, roundId: rounds[1]!.roundId };
    expect((await play(client, gameSession, { stake: 0.5 }, again)).body).toEqual(rounds[1]);
    expect((await play(client, gameSession, { stake: 0.5 }, { promotional: true })).status).toBe(409);
    expect((await client.call(listPromotionalSpins)).body).toEqual({ games: [] });
  });

  it("are unavailable while the site has disabled them, and continue afterwards", async () => {
    const { client, playerId, currency } = await addFundedPlayer(stack);
    await grantTwoSpins({ playerId, currency });
    const { gameSession } = await openGame(client, "1401");
    const spin = (roundId?: string) =>
      play(client, gameSession, { stake: 0.5 }, { promotional: true, ...(roundId && { roundId }) });
    const { body: first } = await spin();
    await withSetting(stack, "isPromotionalSpinEnabled", false, async () => {
      const disabled = { status: 403, body: { errorCode: "FEATURE_DISABLED" } };
      expect(await client.call(listPromotionalSpins)).toMatchObject(disabled);
      expect((await openGame(client, "1401")).promotionalSpins).toBeNull();
      expect(await spin()).toMatchObject(disabled);
      // Retrying an earlier round still returns its original result.
      expect((await spin(first.roundId)).body).toEqual(first);
      expect((await play(client, gameSession, { stake: 0.5 })).body.promotional).toBe(false);
    });
    expect((await openGame(client, "1401")).promotionalSpins).toEqual({ left: 1, stake: 0.5 });
    expect((await spin()).status).toBe(200);
  });
});

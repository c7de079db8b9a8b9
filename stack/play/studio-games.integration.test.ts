import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { getGame } from "@parlour/contracts/calls/play/game-catalogue/get-game";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { answerStudioMessage } from "@parlour/contracts/calls/play/sandbox-studio/answer-studio-message";
import { playSandboxGame } from "@parlour/contracts/calls/play/sandbox-studio/play-sandbox-game";
import { importStudioGames } from "@parlour/contracts/calls/play/studio-games/import-studio-games";
import { listStudios } from "@parlour/contracts/calls/play/studio-games/list-studios";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import type { StudioFeedGame, StudioMessage } from "@parlour/contracts/entities/studio-feed";
import { verifyLedger } from "@parlour/ledger/verify";
import { systemClock } from "@parlour/server/kit/clock";
import { answerMessage } from "@parlour/server/services/play/sandbox-studio";
import { openStudioSession, studios } from "@parlour/server/services/play/seamless-wallet";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createStudioClient } from "../../server/services/play/seamless-wallet/conformance/studio-client.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer } from "../testing-bonuses.ts";
import { changeRules } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, switchGame } from "../testing-rounds.ts";

const studio = "workbench";
const place = { bucket: "default", language: "en" };
let stack: TestStack;
let desk: TestClient;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  // The studio signs with the system time, so the stack's clock must match it.
  stack.clock.set(systemClock.now());
  const address = `${stack.origin}${answerStudioMessage.path}`;
  await stack.kit.db.transaction((tx) => studios.change(tx, studio, { isEnabled: true, address }));
  desk = actAsOperator(stack.client(), "Ada");
  const { status, body } = await desk.call(importStudioGames, { params: { id: studio } });
  expect([status, body]).toMatchObject([200, { offered: 2, withdrawn: 0, fault: null, refused: [] }]);
}, 300_000);
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

async function gameOf(slug: string) {
  const { body } = await stack.client().call(listGames, { params: place });
  return body.items.find((game) => game.slug === `${studio}-${slug}`);
}

/**
 * Launches a game and returns a `play` function that sends actions as the studio's page does, with the seat from the
 * page's address.
 */
async function open(client: TestClient, slug: string, mode: "real" | "practice" = "real") {
  const game = (await gameOf(slug))!;
  const launched = await client.call(getGameUrl, { params: { id: game.id }, query: { mode } });
  expect(launched.status).toBe(200);
  const frame = await client.send("GET", launched.body.url);
  expect(frame.status).toBe(200);
  const { url } = JSON.parse(/id="data">(.*?)<\/script>/.exec(String(frame.body))![1]!) as { url: string };
  const seat = new URL(url).searchParams.get("seat")!;
  const stranger = stack.client();
  const play = (body: Record<string, unknown>) => stranger.call(playSandboxGame, { body: { seat, ...body } });
  return { game, frame, url, play, opened: await play({ action: "open" }) };
}

/** Opens a session for the wallet as the launch does, and returns the studio's client for it. */
async function openWallet(playerId: string, gameId: string, currency: string) {
  const { kit } = stack;
  const [site] = await kit.sessions.listOf(playerId);
  const expiresAt = new Date(kit.clock.now().getTime() + 3_600_000);
  const session = { studio, playerId, gameId, currency, expiresAt, siteSessionId: site!.id };
  const { keyVersion } = (await studios.find(kit.db, studio))!;
  const key = studios.keyOf(kit.config, studio, keyVersion);
  const token = await openStudioSession(kit, session);
  return createStudioClient(stack.origin, { studio, key, token, currency });
}

/** Answers like the sandbox's studio, with changes to its feed. */
const answering =
  (change: (games: StudioFeedGame[]) => unknown[], answer = answerMessage) =>
  async (_studio: string, message: StudioMessage) => {
    const answered = await answer(stack.kit, message, stack.origin);
    return message.type === "games" ? { games: change(answered!.games as StudioFeedGame[]) } : answered;
  };

describe("the catalogue", () => {
  it("lists the studio's games with their figures, texts and studio", async () => {
    expect(await gameOf("lantern-row")).toMatchObject({
      category: "slots",
      linkUrl: "/casino/slots/workbench-lantern-row",
      returnToPlayer: 95.8,
      maximumWin: 200,
      hitRate: { lowest: 22.3, highest: 22.3 },
      studio: { id: studio, name: "Workbench", hasPractice: true },
    });
    const params = { bucket: "default", language: "fr", slug: "workbench-copper-steps" };
    const { body } = await stack.client().call(getGame, { params });
    expect(body).toMatchObject({ category: "instant-games", features: ["decisions"] });
    expect(JSON.stringify(body)).toContain("palier");
  });

  it("serves the pictures under the names that pages derive from the slug", async () => {
    for (const file of ["workbench-lantern-row-240.avif", "workbench-copper-steps-wide-1200.webp"]) {
      const { status, headers } = await stack.client().send("GET", `/art/${file}`);
      expect([status, headers.get("content-type")]).toEqual([200, `image/${file.split(".")[1]}`]);
    }
    expect((await stack.client().send("GET", "/art/workbench-unknown-240.avif")).status).toBe(404);
    expect((await stack.client().send("GET", "/art/workbench-lantern-row-240.svg")).status).toBe(404);
  });

  it("keeps an operator's text when the games are imported again", async () => {
    const { content } = stack.ports;
    const key = "workbench-lantern-row";
    const before = await content.find("default", ["es"], "game", key);
    const body = { ...before!.body, name: "Calle de los faroles" };
    const saved = await content.saveDraft(
      { bucket: "default", language: "es" },
      { kind: "game", key, body } as never,
      {
        author: "operator_Ada",
      },
    );
    if (!("version" in saved)) throw new Error("the draft was refused");
    await content.publish(
      { bucket: "default", language: "es", kind: "game", key },
      saved.version,
      "operator_Ada",
    );
    await desk.call(importStudioGames, { params: { id: studio } });
    expect((await content.find("default", ["es"], "game", key))?.body).toMatchObject({ name: body.name });
  });
});

describe("a player", () => {
  it("bets and wins from the wallet, and finds the rounds in the history", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const { game, play, opened } = await open(client, "lantern-row");
    expect(opened.body).toMatchObject({ balance: 1_000, round: null });
    const roundId = randomUUID();
    const spun = await play({ action: "bet", roundId, stake: 2 });
    expect(spun.status).toBe(200);
    const { balance, round } = spun.body;
    expect(balance).toBeCloseTo(998 + round!.win, 2);
    // Repeating the request returns the same round and moves no money.
    expect((await play({ action: "bet", roundId, stake: 2 })).body).toEqual(spun.body);
    const held = await stack.ports.wagering.balanceOf(playerId, "casino");
    expect(Number(held!.amountMinor)).toBe(Math.round(balance * 100));

    const { body } = await client.call(listPlayerRounds, {});
    expect(body.items).toMatchObject([
      {
        roundId: `${studio}:${roundId}`,
        gameId: game.id,
        slug: game.slug,
        stake: 2,
        win: round!.win,
        state: "ENDED",
      },
    ]);
    const kept = await client.call(getPlayerRound, { params: { roundId: `${studio}:${roundId}` } });
    expect(kept.body).toMatchObject({ slug: game.slug, stake: 2, steps: [] });
  });

  it("resumes a round after loading the page again", async () => {
    const { client } = await addFundedPlayer(stack);
    const first = await open(client, "copper-steps");
    const roundId = randomUUID();
    let state = (await first.play({ action: "bet", roundId, stake: 1 })).body;
    expect(state).toMatchObject({ balance: 999, round: { roundId, isOver: false } });
    state = (await first.play({ action: "pick", roundId, door: 0 })).body;
    const again = await open(client, "copper-steps");
    if (state.round!.isOver) return expect(again.opened.body.round).toBeNull();
    expect(again.opened.body.round).toEqual(state.round);
    const paid = await again.play({ action: "collect", roundId });
    expect(paid.body).toMatchObject({ balance: 999 + 1.45, round: { isOver: true, win: 1.45 } });
    expect((await again.play({ action: "collect", roundId })).status).toBe(409);
  });

  it("is paid once when the same decision arrives several times", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const { play } = await open(client, "copper-steps");
    const roundId = randomUUID();
    await play({ action: "bet", roundId, stake: 1 });
    const picked = (await play({ action: "pick", roundId, door: 1 })).body.round!;
    const answers = await Promise.all([1, 2, 3].map(() => play({ action: "collect", roundId })));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid).toHaveLength(picked.isOver ? 0 : 1);
    const held = await stack.ports.wagering.balanceOf(playerId, "casino");
    expect(Number(held!.amountMinor)).toBe(99_900 + (picked.isOver ? 0 : 145));
  });

  it("practises with the studio's credits and without touching the wallet", async () => {
    const visitor = stack.client();
    const { play, opened } = await open(visitor, "lantern-row", "practice");
    expect(opened.body.balance).toBe(500);
    const spun = await play({ action: "bet", roundId: randomUUID(), stake: 1 });
    expect(spun.body.balance).toBeCloseTo(499 + spun.body.round!.win, 2);
    const { body } = await visitor.call(getGameUrl, { params: { id: (await gameOf("lantern-row"))!.id } });
    expect(body).toMatchObject({ errorCode: "SESSION_INVALID" });
  });

  it("is told the maximum stake of a bonus, which the page names", async () => {
    const { client } = await addFundedPlayer(stack, { currency: "USD", amountMinor: 100n });
    const id = await addOffer(stack, { amounts: { USD: { amount: 20, maxBet: 8 } }, wageringFactor: 50 });
    await client.call(optIn, { params: { id }, body: {}, headers: { "idempotency-key": randomUUID() } });
    const { play, url } = await open(client, "lantern-row");
    expect(await play({ action: "bet", roundId: randomUUID(), stake: 10 })).toMatchObject({
      status: 422,
      body: { errorCode: "BONUS_MAX_BET", maxBet: 8, currency: "USD" },
    });
    const page = await stack.client().send("GET", url.replace(stack.origin, ""));
    expect(String(page.body)).toContain("Your bonus only pays for stakes of up to {amount}.");
  });

  it("is stopped by the stakes of the game, an empty wallet, signing out and exclusion", async () => {
    const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 300n });
    const { play } = await open(client, "lantern-row");
    const bet = (stake: number) => play({ action: "bet", roundId: randomUUID(), stake });
    expect(await bet(0.33)).toMatchObject({ status: 422, body: { errorCode: "LIMIT_EXCEEDED" } });
    expect(await bet(100)).toMatchObject({ status: 422, body: { errorCode: "INSUFFICIENT_FUNDS" } });
    await stack.kit.sessions.endAllOf(playerId, { reason: "SIGNED_OUT" });
    expect(await bet(0.2)).toMatchObject({ status: 410, body: { errorCode: "TOKEN_INVALID" } });

    const other = await addFundedPlayer(stack);
    const seat = await open(other.client, "lantern-row");
    await stack.kit.db.query("update players set status = 'SELF_EXCLUDED' where id = $1", [other.playerId]);
    expect(await seat.play({ action: "bet", roundId: randomUUID(), stake: 1 })).toMatchObject({
      status: 410,
      body: { errorCode: "TOKEN_INVALID" },
    });
  });

  it("gets the first answer to a repeated bet after signing out, but can't bet again", async () => {
    const { playerId, currency } = await addFundedPlayer(stack);
    const wallet = await openWallet(playerId, (await gameOf("lantern-row"))!.id, currency);
    const bet = { roundId: randomUUID(), transactionId: randomUUID(), amount: 2 };
    const late = { roundId: randomUUID(), transactionId: randomUUID(), amount: 1 };
    const first = await wallet.bet(bet);
    expect(first).toMatchObject({ status: 200, body: { balance: 998, replayed: false } });
    await stack.kit.sessions.endAllOf(playerId, { reason: "SIGNED_OUT" });
    expect(await wallet.bet(bet)).toEqual({ status: 200, body: { ...first.body, replayed: true } });
    expect(await wallet.bet({ ...bet, amount: 3 })).toMatchObject({ status: 409 });
    expect(await wallet.bet(late)).toMatchObject({ status: 410, body: { errorCode: "TOKEN_INVALID" } });
    expect(await wallet.win({ roundId: bet.roundId, amount: 5 })).toMatchObject({ status: 200 });
    const undo = { roundId: bet.roundId, originalTransactionId: bet.transactionId };
    expect(await wallet.rollback(undo)).toMatchObject({ status: 200 });
    expect(await wallet.bet(bet)).toMatchObject({ status: 200, body: { replayed: true } });
    const held = await stack.ports.wagering.balanceOf(playerId, "casino");
    expect(held!.amountMinor).toBe(100_500n);
  });

  it("stays signed in by betting, not because the game polls the balance", async () => {
    const { playerId, currency } = await addFundedPlayer(stack);
    const wallet = await openWallet(playerId, (await gameOf("lantern-row"))!.id, currency);
    const lastSeen = async () => (await stack.kit.sessions.listOf(playerId))[0]!.lastSeenAt.getTime();
    const before = await lastSeen();
    stack.clock.advance(20_000);
    expect(await wallet.balance()).toBe(100_000);
    expect(await lastSeen()).toBe(before);
    expect((await wallet.bet()).status).toBe(200);
    expect(await lastSeen()).toBeGreaterThanOrEqual(before + 20_000);
  });

  it("is told nothing by a seat of another game or a made-up one", async () => {
    const { body } = await stack
      .client()
      .call(playSandboxGame, { body: { seat: "made-up", action: "open" } });
    expect(body).toMatchObject({ errorCode: "TOKEN_INVALID" });
  });
});

describe("the frame", () => {
  it("allows only the studio's origin, and the game has none of ours", async () => {
    const { frame, url } = await open(stack.client(), "lantern-row", "practice");
    const policy = frame.headers.get("content-security-policy")!;
    expect(policy).toContain(`frame-src ${stack.origin}`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
    const page = await fetch(url);
    expect(page.headers.get("content-security-policy")).toMatch(/sandbox allow-scripts$/);
  });

  it("is refused with a ticket that we did not sign", async () => {
    const text = Buffer.from(JSON.stringify({ url: "https://evil.example", expiresAtMs: 1e15 })).toString(
      "base64url",
    );
    const { status } = await stack
      .client()
      .send("GET", `/services/studio-games/v1/frame?ticket=${text}.${text}`);
    expect(status).toBe(410);
  });
});

describe("an operator", () => {
  it("sees the studio's games and switches one off, which closes it and stops its bets", async () => {
    const { client } = await addFundedPlayer(stack);
    const { game, play } = await open(client, "copper-steps");
    await switchGame(stack, game.id, false);
    const { body } = await desk.call(listStudios);
    expect(body.items.find(({ id }) => id === studio)).toMatchObject({
      lastImport: { offered: 2, fault: null },
      games: [
        { slug: "workbench-copper-steps", isOffered: true, isSwitchedOff: true },
        { slug: "workbench-lantern-row", isOffered: true, isSwitchedOff: false },
      ],
    });
    expect(await gameOf("copper-steps")).toBeUndefined();
    const launched = await client.call(getGameUrl, { params: { id: game.id }, query: { mode: "real" } });
    expect(launched).toMatchObject({ status: 403, body: { errorCode: "GAME_NOT_AVAILABLE" } });
    expect((await play({ action: "bet", roundId: randomUUID(), stake: 1 })).status).toBe(410);
    await switchGame(stack, game.id, true);
    expect(await gameOf("copper-steps")).toBeDefined();
  });

  it("keeps the games when the studio can't be read, and learns why", async () => {
    const move = (address: string) =>
      stack.kit.db.transaction((tx) => studios.change(tx, studio, { isEnabled: true, address }));
    await move("http://127.0.0.1:1/");
    const { client } = await addFundedPlayer(stack);
    const failed = await desk.call(importStudioGames, { params: { id: studio } });
    expect(failed.body).toMatchObject({ fault: expect.stringContaining("can't be reached"), offered: 0 });
    const game = (await gameOf("lantern-row"))!;
    const launched = await client.call(getGameUrl, { params: { id: game.id }, query: { mode: "real" } });
    expect(launched).toMatchObject({ status: 503, body: { errorCode: "PROVIDER_UNAVAILABLE" } });
    await move(`${stack.origin}${answerStudioMessage.path}`);
  });

  it("withdraws a game, whose open rounds can be finished within its own stakes", async () => {
    const { playerId, currency } = await addFundedPlayer(stack);
    const { id, slug } = (await gameOf("copper-steps"))!;
    const wallet = await openWallet(playerId, id, currency);
    const roundId = randomUUID();
    expect((await wallet.bet({ roundId })).status).toBe(200);
    const offer = async (isOffered: boolean) => {
      await stack.kit.db.query("update studio_games set is_offered = $2 where slug = $1", [slug, isOffered]);
      await stack.ports.studioGames.offer.announce();
    };
    await offer(false);
    expect(await wallet.bet()).toMatchObject({ status: 410, body: { errorCode: "TOKEN_INVALID" } });
    // The maximum stake of this game is 100. For a game without its own limits it would be 500.
    const more = await wallet.bet({ roundId, amount: 100 });
    expect(more).toMatchObject({ status: 422, body: { errorCode: "LIMIT_EXCEEDED" } });
    expect((await wallet.bet({ roundId })).status).toBe(200);
    expect((await wallet.win({ roundId, amount: 4 })).status).toBe(200);
    await offer(true);
    expect((await wallet.bet()).status).toBe(200);
  });

  it("keeps a game with its old pictures when a new one doesn't come", async () => {
    const ask = answering(
      (games) => games.map((game) => ({ ...game, art: { ...game.art, card: "0".repeat(64) } })),
      async (kit, message, origin) => {
        if (message.type === "picture") throw new Error("Too slow");
        return await answerMessage(kit, message, origin);
      },
    );
    const done = await stack.ports.studioGames.importFrom(studio, ask);
    const refused = ["lantern-row", "copper-steps"].map((game) => ({ game, problem: "Too slow" }));
    expect(done).toMatchObject({ offered: 2, withdrawn: 0, fault: null, refused });
    expect(await gameOf("lantern-row")).toBeDefined();
    const { status } = await stack.client().send("GET", "/art/workbench-lantern-row-240.avif");
    expect(status).toBe(200);
    const again = await desk.call(importStudioGames, { params: { id: studio } });
    expect(again.body).toMatchObject({ offered: 2, refused: [] });
  });

  it("learns that another studio has the address of a game, and gets the others", async () => {
    const ids = new Map([
      ["row", "lantern-row"],
      ["steps", "copper-steps"],
    ]);
    const ask = answering(
      (games) => games.map((game) => ({ ...game, id: game.id.split("-")[1] })),
      (kit, message, origin) =>
        answerMessage(
          kit,
          message.type === "picture" ? { ...message, gameId: ids.get(message.gameId)! } : message,
          origin,
        ),
    );
    const done = await stack.ports.studioGames.importFrom("workbench-lantern", ask);
    const problem = "workbench-lantern-row is the address of a game of workbench";
    expect(done).toMatchObject({ offered: 1, fault: null, refused: [{ game: "row", problem }] });
  });

  it("passes on the rules of the player's place, and opens no game with a forbidden feature", async () => {
    const setRules = async (rules: Record<string, unknown>) => {
      const operator = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
      expect((await changeRules(operator, "CA-ON", rules)).status).toBe(200);
    };
    const move = (address: string) =>
      stack.kit.db.transaction((tx) => studios.change(tx, studio, { isEnabled: true, address }));
    const launches: unknown[] = [];
    const server = createServer((incoming, answer) => {
      let text = "";
      incoming.on("data", (part) => {
        text += part;
      });
      incoming.on("end", () => {
        launches.push(JSON.parse(text));
        answer.end(JSON.stringify({ url: `${stack.origin}/` }));
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { client } = await addFundedPlayer(stack);
    const launch = async (slug: string) =>
      await client.call(getGameUrl, { params: { id: (await gameOf(slug))!.id }, query: { mode: "real" } });
    const withBuys = answering((games) =>
      games.map((game) => (game.id === "lantern-row" ? { ...game, features: ["bonus-buy"] } : game)),
    );
    try {
      await stack.ports.studioGames.importFrom(studio, withBuys);
      await setRules({ featureBuysAllowed: false, minimumSpinMs: 2_500 });
      await move(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const refused = { status: 403, body: { errorCode: "GAME_NOT_AVAILABLE" } };
      expect(await launch("lantern-row")).toMatchObject(refused);
      expect(launches).toEqual([]);
      expect((await launch("copper-steps")).status).toBe(200);
      const rules = { turbo: true, anteBets: true, featureBuys: false, minimumSpinMs: 2_500 };
      expect(launches).toMatchObject([{ type: "launch", gameId: "copper-steps", rules }]);
      await setRules({});
      expect((await launch("lantern-row")).status).toBe(200);
      expect(launches[1]).toMatchObject({ rules: { featureBuys: true, minimumSpinMs: 0 } });
    } finally {
      await setRules({});
      await move(`${stack.origin}${answerStudioMessage.path}`);
      await stack.ports.studioGames.importFrom(
        studio,
        answering((games) => games),
      );
      server.closeAllConnections();
      server.close();
    }
  });

  it("can launch a game with English texts only on a site in another language", async () => {
    const ask = answering(
      (games) => [
        ...games,
        { ...games[0]!, id: "english-row", texts: { en: games[0]!.texts.en }, kind: "instant-games" },
      ],
      (kit, message, origin) =>
        answerMessage(
          kit,
          message.type === "picture" ? { ...message, gameId: "lantern-row" } : message,
          origin,
        ),
    );
    const done = await stack.ports.studioGames.importFrom(studio, ask);
    expect(done).toMatchObject({ offered: 3, fault: null, refused: [] });
    const { id } = (await gameOf("english-row"))!;
    const { catalogue, gameKinds, settings } = stack.ports;
    await settings.set("languageDefault", "es");
    try {
      expect(await catalogue.has(id)).toBe(true);
      expect((await gameKinds.read())(id)).toEqual({ category: "instant-games" });
      const params = { bucket: "default", language: "fr", slug: "workbench-english-row" };
      expect((await stack.client().call(getGame, { params })).status).toBe(200);
      const own = { bucket: "default", language: "es", slug: "workbench-lantern-row" };
      expect((await stack.client().call(getGame, { params: own })).body).toMatchObject({
        name: "Calle de los faroles",
      });
    } finally {
      await settings.set("languageDefault", "en");
      await stack.ports.studioGames.importFrom(
        studio,
        answering((games) => games),
      );
    }
    expect(await gameOf("english-row")).toBeUndefined();
  });

  it("needs the role for games", async () => {
    const support = actAsOperator(stack.client(), "Sue", ["SUPPORT"]);
    expect((await support.call(importStudioGames, { params: { id: studio } })).status).toBe(403);
    expect((await desk.call(importStudioGames, { params: { id: "nobody" } })).status).toBe(404);
  });

  it("withdraws a disabled studio's games", async () => {
    await stack.kit.db.transaction((tx) => studios.change(tx, studio, { isEnabled: false, address: null }));
    await stack.ports.studioGames.offer.announce();
    await vi.waitFor(async () => expect(await gameOf("lantern-row")).toBeUndefined(), { timeout: 15_000 });
  });
});

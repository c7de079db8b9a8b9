import { readFileSync } from "node:fs";
import { getGame } from "@parlour/contracts/calls/play/game-catalogue/get-game";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { rotateSeeds } from "@parlour/contracts/calls/play/games/rotate-seeds";
import type { GameDocument } from "@parlour/contracts/entities/game-document";
import { discoverGames, houseGames } from "@parlour/games/discover-games";
import type { GameMath } from "@parlour/games/kit/math/game";
import { gameDocumentOf } from "@parlour/games/kit/math/game-document";
import { returns } from "@parlour/games/kit/math/returns";
import { returnOf } from "@parlour/games/maths-page";
import { proveGame } from "@parlour/games/prove-games";
import { verifyLedger } from "@parlour/ledger/verify";
import { loadRegistry } from "@parlour/server/services/play/games";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyRound } from "../../shell/app/play/fairness/verify-round.ts";
import { type TestStack, testStack } from "../testing.ts";
import { publishGames } from "../testing-many-games.ts";
import { addFundedPlayer, launchToken, openGame, play } from "../testing-rounds.ts";

const fixtures = new URL("../../games/testing/", import.meta.url);
const place = { bucket: "default", language: "en" };

const [added] = await discoverGames([fixtures]);
const { game } = added!;

let stack: TestStack;
beforeAll(async () => {
  const proven = returnOf(await proveGame(added!));
  const registry = await loadRegistry({
    roots: [houseGames, fixtures],
    returns: { ...returns, [game.slug]: proven },
  });
  stack = await testStack({ shell: "none", games: { registry, hasArt: () => true } });
  const words = JSON.parse(readFileSync(new URL(`${game.slug}/content/en.json`, fixtures), "utf8")) as object;
  await publishGames(stack, [gameDocumentOf(game, words) as GameDocument]);
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

it("lists a game that was added as a folder, with its proven return", async () => {
  const { body } = await stack.client().call(listGames, { params: place });
  expect(body.items.length).toBeGreaterThan(26);
  expect(body.items.find(({ slug }) => slug === game.slug)).toMatchObject({
    id: game.id,
    name: "Coin Toss",
    category: "instant-games",
    badge: "new",
    linkUrl: "/casino/instant-games/coin-toss",
    returnToPlayer: 98,
  });
});

it("shows its pay tables on its page", async () => {
  const { body } = await stack.client().call(getGame, { params: { ...place, slug: game.slug } });
  expect(body).toMatchObject({ payTables: await added!.payTables() });
});

it("launches it, plays a round and keeps it in the player's history", async () => {
  const { client } = await addFundedPlayer(stack);
  expect(await launchToken(client, game.id)).not.toBe("");
  const session = await openGame(client, game.id);
  expect(session.limits).toMatchObject({ min: 0.5, max: 20, default: 2 });

  const { status, body } = await play(client, session.gameSession, { stake: 2, call: "heads" });
  expect(status).toBe(200);
  expect([0, 3.92]).toContain(body.win);
  expect(body.balance).toBe(session.balance - 2 + body.win);
  expect((await play(client, session.gameSession, { stake: 25, call: "heads" })).status).toBe(422);
  expect((await play(client, session.gameSession, { stake: 2, call: "edge" })).status).toBe(422);

  const history = await client.call(listPlayerRounds);
  expect(history.body.items).toMatchObject([
    { roundId: body.roundId, slug: game.slug, stake: 2, win: body.win },
  ]);
});

it("verifies its rounds from the revealed seeds", async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, game.id);
  const { body: round } = await play(client, gameSession, { stake: 5, call: "tails" });
  await client.call(rotateSeeds, { params: { gameSession }, body: { clientSeed: "mine" } });
  const { body: record } = await client.call(getPlayerRound, { params: { roundId: round.roundId } });

  const { serverSeed, serverSeedHash, clientSeed, nonce } = record.seeds!;
  const [{ action, draws }] = record.steps as [(typeof record.steps)[number]];
  const claim = { serverSeed: serverSeed!, serverSeedHash, clientSeed, nonce };
  const steps = [{ action, draws: draws!, winMinor: Math.round(round.win * 100) }];
  const math = (await added!.math()) as GameMath;
  expect(verifyRound(math, { ...claim, steps })).toMatchObject({ agrees: true, hashAgrees: true });
  const altered = [{ ...steps[0]!, winMinor: steps[0]!.winMinor + 1 }];
  expect(verifyRound(math, { ...claim, steps: altered }).agrees).toBe(false);
});

it("brings a client for its frame", async () => {
  expect(await added!.client()).toMatchObject({ words: [], Table: expect.any(Function) });
});

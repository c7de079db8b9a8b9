// Two operators choose a different return for a slot while a player has the slot open.
import { getGame } from "@parlour/contracts/calls/play/game-catalogue/get-game";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { rotateSeeds } from "@parlour/contracts/calls/play/games/rotate-seeds";
import type { RoundRecord, RoundView } from "@parlour/contracts/entities/game-round";
import { discoverGames } from "@parlour/games/discover-games";
import type { GameMath } from "@parlour/games/kit/math/game";
import { returns } from "@parlour/games/kit/math/returns";
import type { SlotView } from "@parlour/games/kit/math/slots/slot-state";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyRound } from "../../shell/app/play/fairness/verify-round.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";

const modules = await discoverGames();
const { game, math, pastMaths, payTables } = modules.find(
  ({ game }) => game.slug === "midnight-conservatory",
)!;
const { id, slug } = game;
const proven = returns[slug]!.variants!;
const versions = Object.fromEntries(game.variants!.map(({ name, mathsVersion }) => [name, mathsVersion]));

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const shown = async () => {
  const params = { bucket: "default", language: "en", slug };
  return (await stack.client().call(getGame, { params })).body;
};

async function choose(from: string, to: string): Promise<void> {
  const [one, other] = ["Ada", "Bo"].map((name) => actAsOperator(stack.client(), name, ["GAMES"]));
  expect(await agree(one!, other!, "GAME_VARIANT", { id, from, to })).toMatchObject({ status: 200 });
}

/** Whether a round has a win that pays differently in every variant: three aces, kings, queens or jacks. */
const isTelling = ({ view }: RoundView) =>
  (view as SlotView).spins
    .flatMap(({ screens }) => screens.flatMap(({ wins }) => wins))
    .some(({ symbol, count }) => count === 3 && "akqj".includes(symbol!));

async function playTelling(client: TestClient, gameSession: string): Promise<RoundView> {
  for (let tried = 0; tried < 400; tried++) {
    const { status, body } = await play(client, gameSession, { stake: 0.2 });
    expect(status).toBe(200);
    if (isTelling(body)) return body;
  }
  throw new Error("no round had such a win");
}

const agrees = (rules: unknown, { seeds, steps, win }: RoundRecord): boolean => {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = seeds!;
  const [{ action, draws }] = steps as [(typeof steps)[number]];
  const claim = { serverSeed: serverSeed!, serverSeedHash, clientSeed, nonce };
  const claimed = [{ action, draws: draws!, winMinor: Math.round(win * 100) }];
  return verifyRound(rules as GameMath, { ...claim, steps: claimed }).agrees;
};

test("a round keeps the return it was played with, and is verified with it", async () => {
  const { client } = await addFundedPlayer(stack);
  const early = await openGame(client, id);
  expect(early).toMatchObject({
    mathsVersion: versions.high,
    returnToPlayer: proven.high!.returnToPlayer,
    maximumWin: proven.high!.maximum,
  });
  expect(await shown()).toMatchObject({ payTables: await payTables(versions.high) });
  const first = await playTelling(client, early.gameSession);

  await choose("high", "low");
  expect(await shown()).toMatchObject({
    returnToPlayer: proven.low!.returnToPlayer,
    maximumWin: proven.low!.maximum,
    payTables: await payTables(versions.low),
  });
  expect(await payTables(versions.low)).not.toEqual(await payTables(versions.high));
  // The game that is still open shows the pay table of the higher return, so it must keep paying according to that
  // table.
  const second = await playTelling(client, early.gameSession);
  const late = await openGame(client, id);
  expect(late).toMatchObject({
    mathsVersion: versions.low,
    returnToPlayer: proven.low!.returnToPlayer,
  });
  const third = await playTelling(client, late.gameSession);

  await client.call(rotateSeeds, { params: { gameSession: late.gameSession }, body: { clientSeed: "mine" } });
  const rules = { high: await math(), low: await pastMaths![versions.low!]!() };
  for (const [round, name, other] of [
    [first, "high", "low"],
    [second, "high", "low"],
    [third, "low", "high"],
  ] as const) {
    const { body: record } = await client.call(getPlayerRound, { params: { roundId: round.roundId } });
    expect(record).toMatchObject({ mathsVersion: versions[name], win: round.win });
    expect(agrees(rules[name], record)).toBe(true);
    expect(agrees(rules[other], record)).toBe(false);
  }
});

test("a game that was opened before it had variants is played with the rules of that time", async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, id);
  await stack.kit.db.query("update game_sessions set maths_version = null where id = $1", [gameSession]);
  const { body: round } = await play(client, gameSession, { stake: 0.2 });
  const { body: record } = await client.call(getPlayerRound, { params: { roundId: round.roundId } });
  expect(record.mathsVersion).toBe(1);
});

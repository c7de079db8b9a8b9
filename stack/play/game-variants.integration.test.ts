import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { getGame } from "@parlour/contracts/calls/play/game-catalogue/get-game";
import { listGameChanges } from "@parlour/contracts/calls/play/game-catalogue/list-game-changes";
import { undoGameChange } from "@parlour/contracts/calls/play/game-catalogue/undo-game-change";
import { actInRound } from "@parlour/contracts/calls/play/games/act-in-round";
import { getSessionRound } from "@parlour/contracts/calls/play/games/get-session-round";
import { openGameSession } from "@parlour/contracts/calls/play/games/open-game-session";
import { startRound } from "@parlour/contracts/calls/play/games/start-round";
import { returns } from "@parlour/games/kit/math/returns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { changeGame } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

const id = "1102";
const reason = "A lower return";
const proven = returns["deuces-wild"]!.variants!;

let stack: TestStack;
let desk: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "Ada");
  visitor = stack.client();
});
afterAll(() => stack.close());

const open = async () => {
  const query = { mode: "practice", channelType: "DESKTOP" } as const;
  const { url } = (await visitor.call(getGameUrl, { params: { id }, query })).body;
  const token = new URL(url, stack.origin).searchParams.get("token")!;
  return (await visitor.call(openGameSession, { body: { token } })).body;
};

/** Plays a hand that keeps all its cards, and returns what is stored about it. */
async function play(gameSession: string) {
  const roundId = crypto.randomUUID();
  const begun = await visitor.call(startRound, {
    params: { gameSession },
    body: { roundId, bet: { stake: 1 } },
  });
  expect(begun.status).toBe(200);
  const { sequence } = begun.body;
  const action = { kind: "draw", hold: [true, true, true, true, true] };
  await visitor.call(actInRound, { params: { gameSession, roundId }, body: { sequence, action } });
  return (await visitor.call(getSessionRound, { params: { gameSession, roundId } })).body;
}

const shown = async () => {
  const params = { bucket: "default", language: "en", slug: "deuces-wild" };
  const { body } = await visitor.call(getGame, { params });
  if (!("returnToPlayer" in body)) throw new Error("the game is not shown");
  return body;
};

const propose = (from: string, to: string) =>
  desk.call(proposeChange, { body: { kind: "GAME_VARIANT", data: { id, from, to }, reason } });

test("Players 23: two operators choose the pay table of Deuces Wild, and old rounds keep theirs", async () => {
  const early = await open();
  expect(early).toMatchObject({ mathsVersion: 4, returnToPlayer: proven["not-so-ugly"]!.returnToPlayer });
  expect(early.returnToPlayer).toBeLessThan(100);
  const first = await play(early.gameSession);
  expect(first.mathsVersion).toBe(4);

  expect((await propose("not-so-ugly", "generous")).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  expect((await propose("full-pay", "illinois")).body).toMatchObject({ errorCode: "CONFLICT" });
  const proposal = (await propose("not-so-ugly", "illinois")).body;
  expect(proposal.summary).toBe(
    "Deuces Wild: Illinois (returns 98.9131%) instead of Not So Ugly (returns 99.7283%)",
  );
  expect((await open()).mathsVersion).toBe(4);
  const params = { id: proposal.id };
  const approve = (one: TestClient) =>
    one.call(decideProposal, { params, body: { decision: "APPROVE", reason } });
  expect((await approve(desk)).status).toBe(403);
  expect((await approve(actAsOperator(stack.client(), "Bo", ["GAMES"]))).status).toBe(200);

  const page = await shown();
  expect(page.returnToPlayer).toBe(proven.illinois!.returnToPlayer);
  expect(JSON.stringify(page.payTables)).toContain('"times":9');
  const late = await open();
  expect(late).toMatchObject({ mathsVersion: 5, returnToPlayer: proven.illinois!.returnToPlayer });
  expect((await play(late.gameSession)).mathsVersion).toBe(5);
  // A game that was already open keeps the pay table that the player sees, and its old rounds replay as they were.
  expect((await play(early.gameSession)).mathsVersion).toBe(4);
  const again = await visitor.call(getSessionRound, {
    params: { gameSession: early.gameSession, roundId: first.roundId },
  });
  expect(again.body).toEqual(first);
});

test("one operator can't change the pay table by saving or undoing other settings", async () => {
  const save = (more: object) => changeGame(desk, id, { position: 3, ...more }, reason);
  expect((await save({ variant: "full-pay" })).status).toBe(422);
  expect((await save({})).body).toMatchObject({ position: 3, variant: "illinois" });
  const { items } = (await desk.call(listGameChanges, { query: { subject: id } })).body;
  const oldest = items.at(-1)!;
  expect(oldest.after).toMatchObject({ variant: "illinois" });
  const body = { latest: items[0]!.version, reason };
  const undone = await desk.call(undoGameChange, { params: { version: oldest.version }, body });
  expect(undone.body).toMatchObject({ position: null, variant: "illinois" });
});

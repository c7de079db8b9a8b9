import { randomUUID } from "node:crypto";
import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { actInRound } from "@parlour/contracts/calls/play/games/act-in-round";
import { openGameSession } from "@parlour/contracts/calls/play/games/open-game-session";
import { startRound } from "@parlour/contracts/calls/play/games/start-round";
import type { GameSessionAnswer } from "@parlour/contracts/entities/game-session";
import type { TestClient, TestStack } from "./testing.ts";
import { changeGame } from "./testing-configuration.ts";
import { depositTo } from "./testing-money.ts";
import { actAsOperator } from "./testing-operator.ts";
import { addPlayer, signIn } from "./testing-people.ts";

/** Adds a signed-in player with money. */
export async function addFundedPlayer(
  stack: TestStack,
  options: { amountMinor?: bigint } & Parameters<typeof addPlayer>[1] = {},
): Promise<{ client: TestClient; playerId: string; currency: string }> {
  const { amountMinor = 100_000n, ...change } = options;
  const player = await addPlayer(stack, change);
  const { id: playerId, currency } = player;
  await depositTo(stack, { playerId, id: "money to play with", currency, amountMinor });
  const client = stack.client();
  await signIn(client, player);
  return { client, playerId, currency };
}

export async function launchToken(client: TestClient, gameId: string, mode = "real"): Promise<string> {
  const { status, body } = await client.call(getGameUrl, { params: { id: gameId }, query: { mode } });
  if (status !== 200)
    throw new Error(`the launch of ${gameId} was answered ${status} ${JSON.stringify(body)}`);
  return new URL(body.url, "http://localhost").searchParams.get("token")!;
}

export async function openGame(
  client: TestClient,
  gameId: string,
  mode = "real",
): Promise<GameSessionAnswer> {
  const token = await launchToken(client, gameId, mode);
  const { status, body } = await client.call(openGameSession, { body: { token } });
  if (status !== 201) throw new Error(`opening ${gameId} was answered ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Enables or disables a game as an operator. The stack must use `authoriseTestOperator`. */
export async function switchGame(stack: TestStack, gameId: string, isOn: boolean): Promise<void> {
  const { status } = await changeGame(actAsOperator(stack.client(), "Cleo"), gameId, { isOn });
  if (status !== 200) throw new Error(`switching ${gameId} was answered ${status}`);
}

export function play(
  client: TestClient,
  gameSession: string,
  bet: Record<string, unknown>,
  more: { roundId?: string; promotional?: boolean } = {},
) {
  const body = { roundId: randomUUID(), bet, promotional: false, ...more };
  return client.call(startRound, { params: { gameSession }, body });
}

export function act(
  client: TestClient,
  gameSession: string,
  roundId: string,
  sequence: number,
  action: unknown,
) {
  return client.call(actInRound, { params: { gameSession, roundId }, body: { sequence, action } });
}

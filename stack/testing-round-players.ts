import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RoundView } from "@parlour/contracts/entities/game-round";
import type { RoundSeat } from "./testing-killed-process.ts";

type Request = { path: string; body: object };

/** A player who plays continuously and records every response. */
export type RoundPlayer = {
  seat: RoundSeat;
  /** The latest response for each round. */
  answered: Map<string, RoundView>;
  /** The request that was sent but not answered; it may or may not have taken effect. */
  open: Request | undefined;
  /** The unfinished round, as last reported. */
  round: RoundView | undefined;
};

export const roundPlayer = (seat: RoundSeat): RoundPlayer => ({
  seat,
  answered: new Map(),
  open: undefined,
  round: undefined,
});

/** Retries the unanswered request first, then continues the unfinished round, then starts a new one. */
function nextRequest({ seat, open, round }: RoundPlayer): Request {
  if (open) return open;
  const rounds = `/services/games/v1/sessions/${seat.gameSession}/rounds`;
  if (round) {
    const tile = Math.floor(Math.random() * 25);
    const leaves = round.sequence > 1 && Math.random() < 0.5;
    const action = leaves ? { kind: "cashOut" } : { kind: "reveal", tile };
    return { path: `${rounds}/${round.roundId}/actions`, body: { sequence: round.sequence, action } };
  }
  const stake = 1 + Math.floor(Math.random() * 5);
  const bet = seat.gameId === "1202" ? { stake, direction: "under", target: 5_000 } : { stake, mines: 3 };
  return { path: rounds, body: { roundId: randomUUID(), bet } };
}

/** Sends one request. Returns whether the server could be reached. */
export async function playOnce(player: RoundPlayer, origin: string): Promise<boolean> {
  const request = nextRequest(player);
  player.open = request;
  try {
    const response = await fetch(`${origin}${request.path}`, {
      method: "POST",
      headers: { origin, cookie: player.seat.cookie, "content-type": "application/json" },
      body: JSON.stringify(request.body),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await response.json()) as RoundView & { errorCode?: string };
    if (response.status === 503) {
      // The server is shedding load, so the request stays unanswered and is retried.
      await sleep(100 + Math.random() * 200);
      return true;
    }
    player.open = undefined;
    // The chosen tile may already be open; the next request picks another one.
    if (body.errorCode === "ACTION_NOT_ALLOWED") return true;
    if (response.status !== 200)
      throw new Error(`a round was answered ${response.status} ${JSON.stringify(body)}`);
    player.answered.set(body.roundId, body);
    player.round = body.done ? undefined : body;
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("a round")) throw error;
    return false;
  }
}

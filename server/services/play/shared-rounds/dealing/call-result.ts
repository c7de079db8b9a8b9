import { isDeepStrictEqual } from "node:util";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { findRound, lockRound } from "../round-store.ts";
import { insertCall, keepCall } from "./call-store.ts";
import { findShift } from "./shift-store.ts";

/** A round without a result after this long is called off, and its stakes are refunded. */
export const callWithinMs = 180_000;

/** Returns the matching outcome from the game's list of possible outcomes; undefined if there is none. */
export function findOutcome({ dealt }: SharedGame, called: unknown): unknown {
  return dealt?.outcomes.find((outcome) => isDeepStrictEqual(outcome, called));
}

type Called = { number: number; outcome: unknown; operatorId: string };

/**
 * Stores the result that the dealer has called. After that, only a correction by two operators can change it. Only the
 * dealer at the table may call a result, and only after betting has closed.
 */
export async function callResult(
  { kit, game }: { kit: Kit; game: SharedGame },
  { number, outcome: called, operatorId }: Called,
): Promise<Refusal | undefined> {
  const { slug } = game;
  const outcome = findOutcome(game, called);
  if (outcome === undefined) return refuse("ACTION_NOT_ALLOWED");
  return await kit.db.transaction(async (tx) => {
    const shift = await findShift(tx, slug);
    if (shift?.operatorId !== operatorId) return refuse("NOT_DEALING");
    const round = await findRound(tx, slug, number);
    if (round === undefined) return refuse("NOT_FOUND");
    if ((await lockRound(tx, round)).state !== "RUNNING") return refuse("CALL_NOT_DUE");
    const now = kit.clock.now();
    const endsAt = new Date(now.getTime() + game.runMs(outcome));
    const nextAt = new Date(endsAt.getTime() + game.resultMs);
    if (!(await keepCall(tx, round, { outcome, endsAt, nextAt }))) {
      // If the answer to a call was lost, the dealer's browser may send the call again.
      return isDeepStrictEqual(round.outcome, outcome) ? undefined : refuse("CALL_NOT_DUE");
    }
    await insertCall(tx, round, {
      version: 0,
      outcome,
      calledAt: now,
      operatorId,
      operatorName: shift.operatorName,
      proposalId: null,
      reason: null,
    });
    return undefined;
  });
}

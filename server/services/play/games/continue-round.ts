import { isDeepStrictEqual } from "node:util";
import type { RoundView } from "@parlour/contracts/entities/game-round";
import type { GameMath } from "@parlour/games/kit/math/game";
import type { KeptRound } from "../../../kit/ports/kept-round.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { drawAction } from "./draw-steps.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { parsePlay } from "./parse-play.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import { toKeptView, toRoundView } from "./round-answers.ts";
import { parseRecord } from "./round-record.ts";
import { findSeed } from "./seed-store.ts";

export type ActionRequest = { roundId: string; sequence: number; action: unknown };

/** The player's decision. A round goes on in any session of the same player and game. */
export async function continueRound(
  parts: GamesParts,
  session: GameSession,
  { roundId, sequence, action }: ActionRequest,
): Promise<RoundView | Refusal> {
  const math = parts.games.find(session.gameId)?.math;
  const round = await parts.walletOf(session).findRound(ownerOf(session), roundId);
  if (!math?.action || round?.gameId !== session.gameId) return refuse("NOT_FOUND");
  const parsed = parsePlay(math.action, "action", action, session.currency);
  if (isRefusal(parsed)) return parsed;
  return await takeStep(parts, session, math, round, sequence, parsed.value);
}

/** One step, by the player or, for somebody who has left, by the game's own rule. */
export async function takeStep(
  parts: GamesParts,
  session: GameSession,
  math: GameMath,
  round: KeptRound,
  sequence: number,
  action: unknown,
): Promise<RoundView | Refusal> {
  const wallet = parts.walletOf(session);
  const before = parseRecord(round.record);
  if (sequence !== before.steps.length)
    return await answerAgain(parts, session, math, round, sequence, action);
  const cost = before.done ? null : math.costOf!(before.state, action);
  // What was granted is not mixed with own money: its wins belong to the grant.
  if (cost === null || (cost > 0 && round.spinsId !== null)) return refuse("ACTION_NOT_ALLOWED");
  const seed = await findSeed(parts.kit, parts.kit.db, ownerOf(session), round.draw!.key);
  const { serverSeed, clientSeed } = seed!;
  const nonce = round.draw!.number;
  const { step, record } = drawAction(math, before, action, cost, { serverSeed, clientSeed, nonce });
  const answer = await wallet.apply({
    kind: "step",
    playerId: round.playerId,
    currency: round.currency,
    studio: round.studio,
    gameId: round.gameId,
    sessionId: session.id,
    roundId: round.roundId,
    // Without money there is no posting to find again: then the sequence alone keeps a step from being made twice.
    operationId: cost > 0 || step.win > 0 || step.jackpot ? `step:${round.roundId}/${sequence}` : null,
    sequence: round.sequence,
    ends: step.done,
    stakeMinor: cost,
    winMinor: step.win,
    jackpotTier: step.jackpot ?? null,
    record: JSON.stringify(record),
  });
  if (answer.outcome === "SEQUENCE" || (answer.outcome === "POSTED" && answer.replayed)) {
    const fresh = await wallet.findRound(round.playerId, round.roundId);
    return fresh ? await answerAgain(parts, session, math, fresh, sequence, action) : refuse("NOT_FOUND");
  }
  if (answer.outcome !== "POSTED") return refuseOutcome(answer, round.currency);
  return toRoundView({
    roundId: round.roundId,
    currency: round.currency,
    nonce,
    record,
    view: math.view(step.state),
    jackpot: step.jackpot ? { tier: step.jackpot, amountMinor: answer.jackpotMinor } : round.jackpot,
    balanceMinor: answer.balanceMinor,
    promotional: round.spinsId !== null,
  });
}

/** The step was made before: the same answer for the same decision, none for another one. */
async function answerAgain(
  parts: GamesParts,
  session: GameSession,
  math: GameMath,
  round: KeptRound,
  sequence: number,
  action: unknown,
): Promise<RoundView | Refusal> {
  const made = parseRecord(round.record).steps[sequence];
  if (!made || !isDeepStrictEqual(made.action, action)) return refuse("SEQUENCE_MISMATCH");
  const balance = await parts.walletOf(session).balanceOf(ownerOf(session));
  return toKeptView(math, round, balance?.amountMinor ?? 0, sequence + 1);
}

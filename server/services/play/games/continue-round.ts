import { isDeepStrictEqual } from "node:util";
import type { RoundView } from "@parlour/contracts/entities/game-round";
import type { Round } from "@parlour/wagering/rounds";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { drawAction } from "./draw-steps.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { parsePlay } from "./parse-play.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import { payoutCapOf, type RegisteredGame } from "./registered-game.ts";
import { requireMath, toKeptView, toRoundView } from "./round-answers.ts";
import { parseRecord } from "./round-record.ts";
import { findSeed } from "./seed-store.ts";

export type ActionRequest = {
  roundId: string;
  sequence: number;
  action: unknown;
  /**
   * The reason why no further stake may be placed at the visitor's location; undefined if stakes are allowed there.
   * Actions that cost nothing are always possible.
   */
  refusedHere?: Refusal | undefined;
};

/** Carries out the player's action. A round can continue in any session of the same player and game. */
export async function continueRound(
  parts: GamesParts,
  session: GameSession,
  { roundId, sequence, action, refusedHere }: ActionRequest,
): Promise<RoundView | Refusal> {
  const game = parts.games.find(session.gameId);
  const round = await parts.moneyOf(session).rounds.find(ownerOf(session), roundId);
  if (!game?.math?.action || round?.productId !== session.gameId) return refuse("NOT_FOUND");
  const parsed = parsePlay(game.math.action, "action", action, session.currency);
  if (isRefusal(parsed)) return parsed;
  return await takeStep(parts, session, game, round, { sequence, action: parsed.value, refusedHere });
}

/** Takes one step of a round, for the player or, if the round was abandoned, according to the game's own rule. */
export async function takeStep(
  parts: GamesParts,
  session: GameSession,
  game: RegisteredGame,
  round: Round,
  { sequence, action, refusedHere }: Omit<ActionRequest, "roundId">,
): Promise<RoundView | Refusal> {
  const money = parts.moneyOf(session);
  const before = parseRecord(round.record);
  // A round that began before a new version of the maths ends with the old version.
  const math = requireMath(game, before);
  if (sequence !== before.steps.length)
    return await answerAgain(parts, session, game, round, sequence, action);
  const cost = before.done ? null : math.costOf!(before.state, action);
  // Granted spins can't be combined with the player's own money, because their wins belong to the grant.
  if (cost === null || (cost > 0 && round.grantId !== null)) return refuse("ACTION_NOT_ALLOWED");
  if (cost > 0 && refusedHere) return refusedHere;
  const seed = await findSeed(parts.kit, parts.kit.db, ownerOf(session), round.draw!.key);
  const { serverSeed, clientSeed } = seed!;
  const nonce = round.draw!.number;
  const seeds = { serverSeed, clientSeed, nonce };
  const cap = payoutCapOf(game, round.currency);
  const { step, record } = drawAction(math, before, action, cost, seeds, cap);
  const answer = await money.apply({
    kind: "step",
    playerId: round.playerId,
    currency: round.currency,
    vertical: "casino",
    provider: round.provider,
    productId: round.productId,
    wagerId: round.roundId,
    // A step that moves no money creates no posting that a retry could find. It therefore has no operation id, and only
    // the sequence number prevents it from being taken twice.
    operationId: cost > 0 || step.win > 0 || step.jackpot ? `step:${round.roundId}/${sequence}` : null,
    sequence: round.sequence,
    ends: step.done,
    stake: BigInt(cost),
    win: BigInt(step.win),
    jackpotTier: step.jackpot ?? null,
    record: JSON.stringify(record),
  });
  if (answer.outcome === "SEQUENCE" || (answer.outcome === "POSTED" && answer.replayed)) {
    const fresh = await money.rounds.find(round.playerId, round.roundId);
    return fresh ? await answerAgain(parts, session, game, fresh, sequence, action) : refuse("NOT_FOUND");
  }
  if (answer.outcome !== "POSTED") return refuseOutcome(answer, round.currency);
  return toRoundView({
    roundId: round.roundId,
    currency: round.currency,
    nonce,
    record,
    view: math.view(step.state),
    jackpot: step.jackpot ? { tier: step.jackpot, amountMinor: answer.jackpot } : round.jackpot,
    balanceMinor: answer.balance,
    promotional: round.grantId !== null,
  });
}

/**
 * Answers a request for a step that was made before: the same action gets the same response, and any other action is
 * refused.
 */
async function answerAgain(
  parts: GamesParts,
  session: GameSession,
  game: RegisteredGame,
  round: Round,
  sequence: number,
  action: unknown,
): Promise<RoundView | Refusal> {
  const made = parseRecord(round.record).steps[sequence];
  if (!made || !isDeepStrictEqual(made.action, action)) return refuse("SEQUENCE_MISMATCH");
  const balance = await parts.moneyOf(session).balanceOf(ownerOf(session));
  return toKeptView(game, round, balance?.amountMinor ?? 0n, sequence + 1);
}

import type { RoundView } from "@parlour/contracts/entities/game-round";
import type { GameMath } from "@parlour/games/kit/math/game";
import { poolMeasureOf } from "@parlour/rules/pool-measure";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { PlayableSpins, WalletAnswer } from "../../../kit/ports/game-wallet.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { type DrawnStep, drawBegin } from "./draw-steps.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { parsePlay } from "./parse-play.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import { major, toKeptView, toRoundView } from "./round-answers.ts";
import { parseRecord } from "./round-record.ts";
import type { DrawTicket } from "./seed-box.ts";
import { takeTurn } from "./take-turn.ts";

export type RoundRequest = { roundId: string; bet: unknown; promotional: boolean };

/** What all tries of one request share. */
type Beginning = {
  session: GameSession;
  math: GameMath;
  roundId: string;
  bet: unknown;
  promotional: boolean;
  spins: PlayableSpins | null;
};

const mostTries = 20;

export async function beginRound(
  parts: GamesParts,
  session: GameSession,
  request: RoundRequest,
): Promise<RoundView | Refusal> {
  const math = parts.games.find(session.gameId)?.math;
  if (!math) return refuse("GAME_NOT_AVAILABLE");
  const parsed = parsePlay(math.bet, "bet", request.bet, session.currency);
  if (isRefusal(parsed)) return parsed;
  const bet = math.measured?.(parsed.value, poolMeasureOf(session.currency)) ?? parsed.value;
  const stakeMinor = math.stakeOf(bet);
  const spins = request.promotional ? await findSpins(parts, session, stakeMinor) : null;
  const { roundId, promotional } = request;
  const beginning = { session, math, roundId, bet, spins, promotional };
  const turn =
    (await checkSwitch(parts, session)) ??
    (promotional ? await checkSpins(parts, spins) : await checkLimits(parts, session, stakeMinor)) ??
    (await takeTurn(parts.kit, session));
  if (!isRefusal(turn)) {
    const draw = () => tryUntilDrawn(parts, beginning);
    const answer = await parts.seedsOf(session).inTurn(ownerOf(session), draw);
    // What was refused was no round. A server that cannot tell leaves it at that.
    if (isRefusal(answer) && answer.status < 500) await turn.giveBack();
    return answer;
  }
  // The answer to the last granted spin may have been lost on its way, for instance.
  const wallet = parts.walletOf(session);
  const isKnown = (await wallet.findRound(ownerOf(session), request.roundId)) !== undefined;
  const balance = isKnown ? await wallet.balanceOf(ownerOf(session)) : undefined;
  return isKnown ? await answerAgain(parts, beginning, balance?.amountMinor ?? 0) : turn;
}

/** The draw is made with the seed's next number; whoever finds it taken, at another server, takes the one after. */
async function tryUntilDrawn(parts: GamesParts, beginning: Beginning): Promise<RoundView | Refusal> {
  const { session, math, bet, roundId } = beginning;
  const owner = ownerOf(session);
  const seeds = parts.seedsOf(session);
  for (let tried = 0; tried < mostTries; tried++) {
    const ticket = await seeds.take(owner);
    const { serverSeed, clientSeed } = ticket.seed;
    const drawn = drawBegin(math, bet, { serverSeed, clientSeed, nonce: ticket.nonce });
    const answer = await apply(parts, beginning, ticket, drawn);
    if (answer.outcome === "POSTED" && !answer.replayed) {
      seeds.catchUp(owner, ticket, ticket.nonce + 1);
      return viewOf(beginning, ticket, drawn, answer);
    }
    if (answer.outcome === "DRAW_TAKEN") {
      seeds.catchUp(owner, ticket, answer.drawsUsed);
      continue;
    }
    if (answer.outcome === "UNAVAILABLE") seeds.forget(owner);
    if (answer.outcome === "POSTED" || answer.outcome === "CONFLICT") {
      return await answerAgain(parts, beginning, answer.balanceMinor);
    }
    return refuseOutcome(answer, session.currency);
  }
  parts.kit.log.warn({ roundId }, "no number could be drawn for a round");
  return refuse("OVERLOADED");
}

function apply(
  parts: GamesParts,
  { session, roundId, spins }: Beginning,
  ticket: DrawTicket,
  { step, record }: DrawnStep,
): Promise<WalletAnswer> {
  return parts.walletOf(session).apply({
    kind: "begin",
    playerId: ownerOf(session),
    currency: session.currency,
    studio: "parlour",
    gameId: session.gameId,
    sessionId: session.id,
    roundId,
    operationId: `round:${roundId}`,
    sequence: 0,
    ends: step.done,
    stakeMinor: record.steps[0]!.stake,
    winMinor: step.win,
    spinsId: spins?.id ?? null,
    jackpotTier: step.jackpot ?? null,
    draw: { key: ticket.seed.id, number: ticket.nonce },
    record: JSON.stringify(record),
  });
}

function viewOf(
  { session, math, roundId, spins }: Beginning,
  ticket: DrawTicket,
  { step, record }: DrawnStep,
  answer: WalletAnswer,
): RoundView {
  return toRoundView({
    roundId,
    currency: session.currency,
    nonce: ticket.nonce,
    record,
    view: math.view(step.state),
    jackpot: step.jackpot ? { tier: step.jackpot, amountMinor: answer.jackpotMinor } : null,
    balanceMinor: answer.balanceMinor,
    promotional: spins !== null,
  });
}

/** The round was begun before: the same answer for the same bet, and none for another one. */
async function answerAgain(
  parts: GamesParts,
  { session, math, roundId, bet, promotional }: Beginning,
  balanceMinor: number,
): Promise<RoundView | Refusal> {
  const round = await parts.walletOf(session).findRound(ownerOf(session), roundId);
  const first = parseRecord(round?.record ?? null).steps[0];
  const isSame =
    round?.gameId === session.gameId &&
    (round.spinsId !== null) === promotional &&
    JSON.stringify(first?.action) === JSON.stringify(bet);
  return isSame ? toKeptView(math, round, balanceMinor, 1) : refuse("CONFLICT");
}

async function findSpins(
  { wallet }: GamesParts,
  { mode, playerId, gameId, currency }: GameSession,
  stakeMinor: number,
): Promise<PlayableSpins | null> {
  if (mode !== "real" || playerId === null) return null;
  const all = await wallet.playableSpins(playerId);
  const fits = (spins: PlayableSpins) =>
    spins.gameId === gameId && spins.currency === currency && spins.stakeMinor === stakeMinor;
  return all.find(fits) ?? null;
}

/** A game that operators switch off begins nothing more; what was begun is finished. */
async function checkSwitch(parts: GamesParts, { gameId }: GameSession): Promise<Refusal | undefined> {
  return (await parts.isSwitchedOff(gameId)) ? refuse("GAME_NOT_AVAILABLE") : undefined;
}

/** Granted spins are played at the stake of their grant, whatever the game takes by now. */
async function checkSpins(
  { settings }: GamesParts,
  spins: PlayableSpins | null,
): Promise<Refusal | undefined> {
  if (!(await settings.get()).isPromotionalSpinEnabled) return refuse("FEATURE_DISABLED");
  return spins ? undefined : refuse("NO_PROMOTIONAL_SPINS");
}

async function checkLimits(
  parts: GamesParts,
  { gameId, currency }: GameSession,
  stakeMinor: number,
): Promise<Refusal | undefined> {
  const { minMinor, maxMinor } = stakeLimitsOf(currency, await parts.stakesOf(gameId));
  if (stakeMinor >= minMinor && stakeMinor <= maxMinor) return undefined;
  return refuse("LIMIT_EXCEEDED", { min: major(minMinor, currency), max: major(maxMinor, currency) });
}

import type { RoundView } from "@parlour/contracts/entities/game-round";
import type { BetPermission, GameMath } from "@parlour/games/kit/math/game";
import { poolMeasureOf } from "@parlour/rules/pool-measure";
import { sideMaxOf, stakeLimitsOf, stakeUnitOf } from "@parlour/rules/stake-limits";
import type { Answer } from "@parlour/wagering/outcomes";
import type { PlayableGrant } from "@parlour/wagering/stake-grants";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { type DrawnStep, drawBegin } from "./draw-steps.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { parsePlay } from "./parse-play.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import { mathOf, payoutCapOf, playedVersion, type RegisteredGame } from "./registered-game.ts";
import { major, toKeptView, toRoundView } from "./round-answers.ts";
import { parseRecord } from "./round-record.ts";
import type { DrawTicket } from "./seed-box.ts";
import { takeTurn } from "./take-turn.ts";

export type RoundRequest = {
  roundId: string;
  bet: unknown;
  promotional: boolean;
  /**
   * The reason why no new round may start at the visitor's location; undefined if rounds are allowed there. A
   * repeated request gets its answer in either case.
   */
  refusedHere?: Refusal | undefined;
};

/** The data shared by all attempts of one request to start a round. */
type Beginning = {
  session: GameSession;
  game: RegisteredGame;
  math: GameMath;
  version: number;
  roundId: string;
  bet: unknown;
  promotional: boolean;
  spins: PlayableGrant | null;
};

const mostTries = 20;

export async function beginRound(
  parts: GamesParts,
  session: GameSession,
  request: RoundRequest,
): Promise<RoundView | Refusal> {
  const game = parts.games.find(session.gameId);
  const version = game ? playedVersion(game, session) : 1;
  const math = game && mathOf(game, version);
  if (!math) return refuse("GAME_NOT_AVAILABLE");
  // Granted spins keep the stake that they were granted with, so the stake unit does not apply.
  const unitMinor = request.promotional ? 1 : stakeUnitOf(session.currency, game.stakeRule);
  const parsed = parsePlay(math.bet, "bet", request.bet, session.currency, unitMinor);
  if (isRefusal(parsed)) return parsed;
  const bet = math.measured?.(parsed.value, poolMeasureOf(session.currency)) ?? parsed.value;
  if (!isAllowed(session, math.permissionOf?.(bet) ?? null, request)) return refuse("BET_NOT_ALLOWED");
  const stakeMinor = math.stakeOf(bet);
  const spins = request.promotional ? await findSpins(parts, session, stakeMinor) : null;
  const { roundId, promotional } = request;
  const beginning = { session, game, math, version, roundId, bet, spins, promotional };
  const turn =
    request.refusedHere ??
    (promotional ? await checkSpins(parts, spins) : await checkHands(parts, beginning)) ??
    (await takeTurn(parts.kit, session));
  if (!isRefusal(turn)) {
    const draw = () => tryUntilDrawn(parts, beginning);
    const answer = await parts.seedsOf(session).inTurn(ownerOf(session), draw);
    // A refused bet starts no round, so the player need not wait for the minimum time between rounds. After a
    // server error the wait remains, because the bet may have been accepted.
    if (isRefusal(answer) && answer.status < 500) await turn.giveBack();
    return answer;
  }
  // The round may exist already, for example if the response to the last granted spin was lost.
  const money = parts.moneyOf(session);
  const isKnown = (await money.rounds.find(ownerOf(session), request.roundId)) !== undefined;
  const balance = isKnown ? await money.balanceOf(ownerOf(session)) : undefined;
  return isKnown ? await answerAgain(parts, beginning, balance?.amountMinor ?? 0n) : turn;
}

/** Checks the kind of bet against the jurisdiction's rules. Granted spins pay only for plain bets. */
function isAllowed(
  { anteBetsAllowed, featureBuysAllowed }: GameSession,
  permission: BetPermission | null,
  { promotional }: RoundRequest,
): boolean {
  if (permission === null) return true;
  return !promotional && (permission === "ante-bet" ? anteBetsAllowed : featureBuysAllowed);
}

/** Draws with the seed's next nonce. If another server has used that nonce, it tries the next unused one. */
async function tryUntilDrawn(parts: GamesParts, beginning: Beginning): Promise<RoundView | Refusal> {
  const { session, game, math, version, bet, roundId } = beginning;
  const rules = { version, payoutCapMinor: payoutCapOf(game, session.currency) };
  const owner = ownerOf(session);
  const seeds = parts.seedsOf(session);
  for (let tried = 0; tried < mostTries; tried++) {
    const ticket = await seeds.take(owner);
    const { serverSeed, clientSeed } = ticket.seed;
    const drawn = drawBegin(math, bet, { serverSeed, clientSeed, nonce: ticket.nonce }, rules);
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
      return await answerAgain(parts, beginning, answer.balance);
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
): Promise<Answer> {
  return parts.moneyOf(session).apply({
    kind: "open",
    playerId: ownerOf(session),
    currency: session.currency,
    vertical: "casino",
    provider: "parlour",
    productId: session.gameId,
    sessionId: session.id,
    wagerId: roundId,
    operationId: `round:${roundId}`,
    ends: step.done,
    stake: BigInt(record.steps[0]!.stake),
    win: BigInt(step.win),
    grantId: spins?.id ?? null,
    jackpotTier: step.jackpot ?? null,
    draw: { key: ticket.seed.id, number: ticket.nonce },
    record: JSON.stringify(record),
  });
}

function viewOf(
  { session, math, roundId, spins }: Beginning,
  ticket: DrawTicket,
  { step, record }: DrawnStep,
  answer: Answer,
): RoundView {
  return toRoundView({
    roundId,
    currency: session.currency,
    nonce: ticket.nonce,
    record,
    view: math.view(step.state),
    jackpot: step.jackpot ? { tier: step.jackpot, amountMinor: answer.jackpot } : null,
    balanceMinor: answer.balance,
    promotional: spins !== null,
  });
}

/**
 * Answers a request for a round that was started before: the same bet gets the same response, and any other bet is
 * refused.
 */
async function answerAgain(
  parts: GamesParts,
  { session, game, roundId, bet, promotional }: Beginning,
  balanceMinor: bigint,
): Promise<RoundView | Refusal> {
  const round = await parts.moneyOf(session).rounds.find(ownerOf(session), roundId);
  const first = parseRecord(round?.record ?? null).steps[0];
  const isSame =
    round?.productId === session.gameId &&
    (round.grantId !== null) === promotional &&
    JSON.stringify(first?.action) === JSON.stringify(bet);
  return isSame ? toKeptView(game, round, balanceMinor, 1) : refuse("CONFLICT");
}

/** Checks every hand and side bet of a round with several hands; the total of the round is checked by its admission. */
async function checkHands(
  parts: GamesParts,
  { session, game, math, bet }: Beginning,
): Promise<Refusal | undefined> {
  if (!math.hands) return undefined;
  const { currency, gameId } = session;
  const limits = stakeLimitsOf(currency, await parts.stakesOf(gameId), game.stakeRule);
  const sideMax = sideMaxOf(limits, stakeUnitOf(currency, game.stakeRule));
  for (const { stake, isSide } of math.hands.stakesOf(bet)) {
    const [min, max] = isSide ? [0, sideMax] : [limits.minMinor, limits.maxMinor];
    if (stake < min || stake > max)
      return refuse("LIMIT_EXCEEDED", { min: major(min, currency), max: major(max, currency) });
  }
  return undefined;
}

async function findSpins(
  { wagering }: GamesParts,
  { mode, playerId, gameId, currency }: GameSession,
  stakeMinor: number,
): Promise<PlayableGrant | null> {
  if (mode !== "real" || playerId === null) return null;
  const all = await wagering.grants.playable(playerId);
  const fits = (spins: PlayableGrant) =>
    spins.productId === gameId && spins.currency === currency && spins.stakeMinor === BigInt(stakeMinor);
  return all.find(fits) ?? null;
}

/** Checks granted spins, which use the stake of their grant, whatever the game's current limits. */
async function checkSpins(
  { settings }: GamesParts,
  spins: PlayableGrant | null,
): Promise<Refusal | undefined> {
  if (!(await settings.get()).isPromotionalSpinEnabled) return refuse("FEATURE_DISABLED");
  return spins ? undefined : refuse("NO_PROMOTIONAL_SPINS");
}

import type { TableEvent, TableEventKind } from "@parlour/contracts/entities/table-event";
import type {
  RecordedBet as BetView,
  ReplayableRound,
  TableRoundRecord,
  TableRoundSummary,
} from "@parlour/contracts/entities/table-round";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { amountOf } from "@parlour/rules/money";
import type { RecordedChoice } from "./choice-store.ts";
import type { StoredEvent } from "./events/event-store.ts";
import type { RecordedBet, RecordedRound } from "./record-store.ts";

/** A round's bets, choices and events. */
type Recorded = {
  bets: readonly RecordedBet[];
  choices: readonly RecordedChoice[];
  events: readonly StoredEvent[];
};

/** The kinds of events in the record of a round. Proposals are left out, because they may be refused. */
const shownToPlayers: ReadonlySet<TableEventKind> = new Set([
  "VIDEO_ON",
  "VIDEO_LOST",
  "RESULT_CALLED",
  "CORRECTION_APPROVED",
  "CORRECTION_SETTLED",
]);

const text = (at: Date | null) => at?.toISOString() ?? null;

/** A round has ended once its result has been shown, or once it has been called off. */
export function hasEnded(round: RecordedRound, now: Date): boolean {
  return round.state !== "BETTING" && round.endsAt !== null && round.endsAt <= now;
}

export function toSummary(game: SharedGame, round: RecordedRound, now: Date): TableRoundSummary {
  const isRevealed = hasEnded(round, now) && round.outcome !== null;
  return {
    number: round.number,
    state: round.state,
    isVoid: round.voided,
    result: isRevealed ? (game.resultOf?.(round.outcome) ?? null) : null,
    bets: round.bets,
    practiceBets: round.practiceBets,
    ...timesOf(round),
  };
}

/** Returns the full record. Nothing that decides the round is revealed before it has ended. */
export function toRecord(
  game: SharedGame,
  round: RecordedRound,
  { bets, choices, events, now }: Recorded & { now: Date },
): TableRoundRecord {
  const isOver = hasEnded(round, now);
  return {
    ...toSummary(game, round, now),
    slug: round.slug,
    outcome: isOver ? round.outcome : null,
    mathsVersion: round.mathsVersion,
    serverSeedHash: round.serverSeedHash,
    serverSeed: isOver ? round.serverSeed : null,
    clientSeed: round.clientSeed,
    betRecords: bets.map((bet) => toBet(bet, choices)),
    events: events.map((event) => toEvent(event, isOver)),
  };
}

/** Returns an ended round for replay, with the player's own bets. */
export function toReplayable(
  game: SharedGame,
  round: RecordedRound,
  { bets, choices, events, playerId }: Recorded & { playerId: string | null },
): ReplayableRound {
  const counted = bets.filter(({ practice, state }) => !practice && state !== "REFUSED");
  return {
    number: round.number,
    isVoid: round.voided,
    field: round.field,
    outcome: round.outcome,
    result: round.outcome === null ? null : (game.resultOf?.(round.outcome) ?? null),
    serverSeedHash: round.serverSeedHash,
    serverSeed: round.serverSeed,
    clientSeed: round.clientSeed,
    players: new Set(counted.map(({ owner }) => owner)).size,
    replayMs: replayMsOf(game, round),
    voidCause: round.voidCause,
    events: events
      .filter(({ kind }) => shownToPlayers.has(kind))
      .map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    mine: counted.filter(({ owner }) => owner === playerId).map((bet) => toBet(bet, choices)),
    ...timesOf(round),
  };
}

function timesOf({ openedAt, closesAt, startsAt, endsAt, settledAt }: RecordedRound) {
  return {
    openedAt: openedAt.toISOString(),
    closesAt: closesAt.toISOString(),
    startsAt: text(startsAt),
    endsAt: text(endsAt),
    settledAt: text(settledAt),
  };
}

/** The time in which players chose is left out of a replay, because nothing happens in it. */
function replayMsOf({ choices, runMs }: SharedGame, { outcome, startsAt, endsAt }: RecordedRound): number {
  if (choices && outcome !== null) return choices.introMs + runMs(outcome);
  return startsAt && endsAt ? endsAt.getTime() - startsAt.getTime() : 0;
}

function toBet(bet: RecordedBet, choices: readonly RecordedChoice[]): BetView {
  return {
    id: bet.id,
    playerId: bet.practice ? null : bet.owner,
    name: bet.playerName,
    isPractice: bet.practice,
    currency: bet.currency,
    stake: amountOf(BigInt(bet.stakeMinor), bet.currency),
    win: amountOf(BigInt(bet.winMinor), bet.currency),
    bet: bet.bet,
    state: bet.state,
    placedAt: bet.placedAt.toISOString(),
    confirmedAt: text(bet.confirmedAt),
    decidedAt: text(bet.decidedAt),
    paidAt: text(bet.paidAt),
    closedAt: text(bet.closedAt),
    choices: choices
      .filter(({ betId }) => betId === bet.id)
      .map(({ id, window, action, costMinor, state, receivedAt, confirmedAt, refundedAt }) => ({
        id,
        window,
        action,
        cost: amountOf(BigInt(costMinor), bet.currency),
        state,
        receivedAt: receivedAt.toISOString(),
        confirmedAt: text(confirmedAt),
        refundedAt: text(refundedAt),
      })),
  };
}

/** Returns an event for operators. A called result is hidden until the round has ended. */
export function toEvent(event: StoredEvent, isOver: boolean): TableEvent {
  const { id, kind, at, number, operatorId, operatorName, details } = event;
  const { outcome, ...rest } = details;
  return {
    id,
    kind,
    at: at.toISOString(),
    round: number,
    operator: operatorId === null ? null : { id: operatorId, name: operatorName ?? operatorId },
    details: isOver ? details : rest,
  };
}

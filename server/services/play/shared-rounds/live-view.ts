import type {
  LiveBet,
  LiveBetState,
  LivePast,
  LivePhase,
  LiveRound,
  LiveSeat,
} from "@parlour/contracts/sockets/live-table";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { amountOf } from "@parlour/rules/money";
import type { Bet } from "./bet-store.ts";
import type { BetState } from "./round-machine.ts";
import type { Round } from "./round-store.ts";
import type { TakenSeat } from "./seats/seat-store.ts";

export function phaseOf(round: Round, now: Date): LivePhase {
  if (round.voided) return "VOID";
  if (round.state === "BETTING") return "BETTING";
  return round.endsAt !== null && round.endsAt <= now ? "RESULT" : "RUNNING";
}

/** Returns what a player may see of a round now. A hidden outcome is revealed only when the round ends. */
export function toLiveRound(game: SharedGame, round: Round, bets: readonly Bet[], now: Date): LiveRound {
  const phase = phaseOf(round, now);
  const isOver = phase === "RESULT" || phase === "VOID";
  const isRevealed = isOver || (phase === "RUNNING" && game.isRevealedAtStart);
  return {
    number: round.number,
    phase,
    opensAt: round.openedAt.getTime(),
    closesAt: round.closesAt.getTime(),
    startsAt: round.startsAt?.getTime() ?? null,
    endsAt: isRevealed ? (round.endsAt?.getTime() ?? null) : null,
    nextAt: isRevealed ? (round.nextAt?.getTime() ?? null) : null,
    window: round.window && {
      number: round.window.number,
      opensAt: round.window.opensAt.getTime(),
      closesAt: round.window.closesAt.getTime(),
    },
    serverSeedHash: round.serverSeedHash,
    salt: round.clientSeed,
    field: round.field,
    outcome: isRevealed ? shownOutcome(game, round, bets) : null,
    seeds:
      isOver && round.clientSeed !== null
        ? { serverSeed: round.serverSeed, clientSeed: round.clientSeed, nonce: 0 }
        : null,
  };
}

/** Hides face-down cards and future draws while players are still making choices. */
function shownOutcome({ choices }: SharedGame, { window, outcome }: Round, bets: readonly Bet[]): unknown {
  const placed = bets.filter(({ state }) => state === "PLACED");
  return choices && window ? choices.shownIn(outcome, window.number, placed) : outcome;
}

/** The states that players see. Whether a win or refund has been paid yet is an internal detail. */
const shownStates: Partial<Record<BetState, LiveBetState>> = {
  PLACED: "PLACED",
  WON: "WON",
  PAID: "WON",
  LOST: "LOST",
  VOIDED: "REFUNDED",
  REFUNDED: "REFUNDED",
};

/** Bets that have been converted. Bets are never changed in place, and all players at a table get the same ones. */
const converted = new WeakMap<Bet, LiveBet>();

/** Converts a bet for players. Returns undefined for a bet whose stake was never debited. */
export function toLiveBet(bet: Bet): LiveBet | undefined {
  const state = shownStates[bet.state];
  if (state === undefined) return undefined;
  const known = converted.get(bet);
  if (known) return known;
  const live: LiveBet = {
    id: bet.id,
    round: bet.number,
    name: bet.playerName,
    practice: bet.practice,
    currency: bet.currency,
    stake: amountOf(BigInt(bet.stakeMinor), bet.currency),
    bet: bet.bet,
    choices: [...bet.choices],
    state,
    leftAt: bet.leftAt,
    win: amountOf(BigInt(bet.winMinor), bet.currency),
  };
  converted.set(bet, live);
  return live;
}

export function toLiveSeat({ seat, playerName, practice, owner, missed }: TakenSeat, me: string): LiveSeat {
  return { seat, name: playerName, isPractice: practice, isMine: owner === me, missed };
}

export function toLivePast(game: SharedGame, { number, outcome, field }: Round): LivePast {
  return { number, outcome: game.pastOf ? game.pastOf(outcome) : outcome, field };
}

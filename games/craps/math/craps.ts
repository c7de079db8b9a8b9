import { z } from "zod";
import { type ChipBets, chipBets, chipTotal } from "../../kit/math/chip-bets.ts";
import { type Dice, isPoint, type Point } from "../../kit/math/craps-odds.ts";
import type { DealerBet, DealerView } from "../../kit/math/dealer-view.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import { payOf } from "../../kit/math/pay.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { type BetResult, type CrapsKind, crapsKinds, decideBet, type OddsKind } from "./craps-bets.ts";

export type CrapsBet = ChipBets<CrapsKind>;

/** Odds are taken as one, two or three times the line bet. */
export const oddsMoves = { odds1: 1, odds2: 2, odds3: 3 } as const;
export type OddsMove = keyof typeof oddsMoves;
/** `rollOut` rolls until every bet is decided; it ends rounds whose player has left. */
export const crapsMoves = ["roll", "odds1", "odds2", "odds3", "rollOut"] as const;
export type CrapsMove = (typeof crapsMoves)[number];
/** The moves that are offered to players. */
export type CrapsPlayerMove = Exclude<CrapsMove, "rollOut">;
const playerMoves: readonly CrapsPlayerMove[] = ["roll", "odds1", "odds2", "odds3"];

export type CrapsState = {
  rolls: Dice[];
  /** The point that the next roll is compared with. */
  point: Point | null;
  bets: DealerBet<CrapsKind | OddsKind>[];
};

export type CrapsView = DealerView<CrapsKind | OddsKind, CrapsPlayerMove> & {
  rolls: Dice[];
  point: Point | null;
  /** The point before the last roll, which shows whether that roll made the point or sevened out. */
  pointBefore: Point | null;
};

const isOpen = ({ win }: DealerBet): boolean => win === null;
const isDone = ({ bets }: CrapsState): boolean => !bets.some(isOpen);

/** The point after a roll: a come-out roll can set it, and rolling the point or a seven clears it. */
function pointAfter(point: Point | null, [one, other]: Dice): Point | null {
  const total = one + other;
  if (point === null) return isPoint(total) ? total : null;
  return total === point || total === 7 ? null : point;
}

/** The payout of a decided bet, stake included and rounded down. */
function payoutOf(result: Exclude<BetResult, null>, stake: number): number {
  if (result === "lost") return 0;
  return result === "push" ? stake : stake + payOf(stake, result[0], result[1]);
}

/** Rolls once and settles the bets that the roll decides. */
function roll(state: CrapsState, random: RandomSource): Step<CrapsState> {
  const dice: Dice = [random.below(6) + 1, random.below(6) + 1];
  let win = 0;
  const bets = state.bets.map((bet) => {
    const result = isOpen(bet) ? decideBet(bet.kind, dice, state.point) : null;
    if (result === null) return bet;
    const payout = payoutOf(result, bet.stake);
    win += payout;
    return { ...bet, win: payout };
  });
  const next = { rolls: [...state.rolls, dice], point: pointAfter(state.point, dice), bets };
  return { state: next, win, done: isDone(next) };
}

/** The line bet that odds can be added to; null if there is no point, no open line bet, or already an odds bet. */
function lineForOdds({ bets, point }: CrapsState): { kind: OddsKind; stake: number } | null {
  if (point === null) return null;
  const open = bets.filter(isOpen);
  const line = open.find(({ kind }) => kind === "pass") ?? open.find(({ kind }) => kind === "dontPass");
  if (!line) return null;
  const kind = line.kind === "pass" ? "passOdds" : "dontPassOdds";
  return open.some((bet) => bet.kind === kind) ? null : { kind, stake: line.stake };
}

const isOddsMove = (kind: CrapsMove): kind is OddsMove => kind in oddsMoves;

function costOf(state: CrapsState, kind: CrapsMove): number | null {
  if (isDone(state)) return null;
  if (!isOddsMove(kind)) return 0;
  const line = lineForOdds(state);
  return line && line.stake * oddsMoves[kind];
}

export const craps: GameMath<CrapsBet, CrapsState, { kind: CrapsMove }> = {
  slug: "craps",
  bet: chipBets(crapsKinds),
  action: z.strictObject({ kind: z.enum(crapsMoves) }),
  stakeOf: chipTotal,

  begin: ({ bets }, random) =>
    roll(
      { rolls: [], point: null, bets: bets.map(({ kind, stake }) => ({ kind, stake, win: null })) },
      random,
    ),

  costOf: (state, { kind }) => costOf(state, kind),

  act(state, { kind }, random) {
    if (isOddsMove(kind)) {
      const odds = { kind: lineForOdds(state)!.kind, stake: costOf(state, kind)!, win: null };
      return { state: { ...state, bets: [...state.bets, odds] }, win: 0, done: false };
    }
    let step = roll(state, random);
    let win = step.win;
    // A seven decides every bet, so this loop always ends.
    while (kind === "rollOut" && !step.done) {
      step = roll(step.state, random);
      win += step.win;
    }
    return { ...step, win };
  },

  view(state): CrapsView {
    const before = state.rolls.slice(0, -1);
    return {
      rolls: state.rolls,
      point: state.point,
      pointBefore: before.reduce<Point | null>(pointAfter, null),
      bets: state.bets,
      allowed: playerMoves.flatMap((kind) => {
        const cost = costOf(state, kind);
        return cost === null ? [] : [{ kind, cost }];
      }),
      done: isDone(state),
    };
  },

  /** If the player leaves, the dice are rolled until every bet is decided, without further stakes. */
  abandon: () => [{ kind: "rollOut" }],
};

// An independent model of the money in a hand. It reads only the log and the cards, goes through the pots
// chip by chip and compares hands with the slow evaluator.
import { formatCard } from "../cards.ts";
import type { HandSetup, HandState } from "../engine/state.ts";
import { strengthOf } from "../games.ts";
import { compareLists, playableFives, slowFive, slowLow } from "./slow-values.ts";

interface Money {
  /** The amount that each seat has bet, without dead money. */
  live: Map<number, number>;
  dead: number;
  folded: Set<number>;
}

/** Reads the bets of each seat, the dead money and the folded seats from the log. */
function readLog(setup: HandSetup, state: HandState): Money {
  const live = new Map(setup.players.map(({ seat }) => [seat, 0]));
  const folded = new Set<number>();
  let street = new Map<number, number>();
  let dead = 0;
  const add = (seat: number, amount: number) => live.set(seat, live.get(seat)! + amount);
  for (const entry of state.log) {
    if (entry.kind === "board" && entry.board === 0) street = new Map();
    if (entry.kind === "fold") folded.add(entry.seat);
    if (entry.kind === "dead" || (entry.kind === "ante" && !setup.rules.trimAntes)) dead += entry.amount;
    else if (entry.kind === "ante") add(entry.seat, entry.amount);
    else if (entry.kind === "blind" || entry.kind === "call") {
      add(entry.seat, entry.amount);
      street.set(entry.seat, (street.get(entry.seat) ?? 0) + entry.amount);
    } else if (entry.kind === "bet" || entry.kind === "raise") {
      add(entry.seat, entry.to - (street.get(entry.seat) ?? 0));
      street.set(entry.seat, entry.to);
    } else if (entry.kind === "return") add(entry.seat, -entry.amount);
  }
  return { live, dead, folded };
}

/** The amount of each pot, keyed by the seats that can win it, built one layer of single chips at a time. */
function slowPots({ live, dead, folded }: Money): Map<string, number> {
  const pots = new Map<string, number>();
  const inHand = [...live.keys()].filter((seat) => !folded.has(seat));
  let last = inHand.join();
  if (dead > 0) pots.set(last, dead);
  const deepest = Math.max(...live.values());
  const paid = [...live.values()];
  for (let chip = 1; chip <= deepest; chip++) {
    const payers = paid.reduce((count, amount) => (amount >= chip ? count + 1 : count), 0);
    const winners = inHand.filter((seat) => live.get(seat)! >= chip).join();
    last = winners === "" ? last : winners;
    pots.set(last, (pots.get(last) ?? 0) + payers);
  }
  return pots;
}

function winnersBy(seats: number[], listOf: (seat: number) => number[] | null): number[] {
  const ranked = seats.filter((seat) => listOf(seat) !== null);
  return ranked.filter((seat) => ranked.every((other) => compareLists(listOf(seat)!, listOf(other)!) >= 0));
}

/** Distributes an amount one chip at a time, starting left of the button. */
function dealOut(amount: number, seats: number[], paid: Map<number, number>): void {
  for (let chip = 0; chip < amount; chip++) {
    const seat = seats[chip % seats.length]!;
    paid.set(seat, paid.get(seat)! + 1);
  }
}

/** Evaluates hands for the model: the higher list wins, and null means no claim. */
export interface Judge {
  high(state: HandState, seat: number, board: number): number[] | null;
  low(state: HandState, seat: number, board: number): number[] | null;
}

const holeOf = (state: HandState, seat: number) => state.players.find((player) => player.seat === seat)!.hole;

/** Evaluates every playable combination of five cards with the slow evaluator. */
export const slowJudge: Judge = {
  high: (state, seat, board) =>
    bestOf(fivesOf(state, seat, board).map((cards) => slowFive(cards, state.rules.game === "shortDeck"))),
  low: (state, seat, board) =>
    bestOf(
      fivesOf(state, seat, board).flatMap((cards) => {
        const ranks = slowLow(cards);
        return ranks ? [ranks.map((rank) => -rank)] : [];
      }),
    ),
};

/** Uses the fast evaluator, which is verified separately, so that a million hands take only minutes. */
export const fastJudge: Judge = {
  high: (state, seat, board) => [
    strengthOf(state.rules.game, holeOf(state, seat), state.boards[board]!).high,
  ],
  low: (state, seat, board) => {
    const { low } = strengthOf(state.rules.game, holeOf(state, seat), state.boards[board]!);
    return low === null ? null : [-low];
  },
};

function fivesOf(state: HandState, seat: number, board: number): string[][] {
  const hole = holeOf(state, seat).map(formatCard);
  return playableFives(state.rules.game, hole, state.boards[board]!.map(formatCard));
}

function bestOf(lists: number[][]): number[] | null {
  return lists.toSorted(compareLists).at(-1) ?? null;
}

/** Caches the evaluation of each seat and board. */
function remember(judge: Judge["high"], state: HandState) {
  const known = new Map<string, number[] | null>();
  return (board: number) => (seat: number) => {
    const key = `${seat}/${board}`;
    if (!known.has(key)) known.set(key, judge(state, seat, board));
    return known.get(key)!;
  };
}

/** The rake of a hand, from the chips that were put in and the cards that were dealt. */
function slowRake({ rules: { rake }, players }: HandSetup, state: HandState, pot: number): number {
  const hasFlop = state.log.some(({ kind }) => kind === "board");
  if (rake.noFlopNoDrop && !hasFlop) return 0;
  let cap = Infinity;
  let most = 0;
  for (const one of rake.caps)
    if (one.players <= players.length && one.players > most) [most, cap] = [one.players, one.cap];
  let taken = 0;
  // Every whole chip that the share of the pot reaches is taken, up to the cap.
  while (taken < cap && (taken + 1) * 10_000 <= pot * rake.basisPoints) taken += 1;
  return taken;
}

/** Takes the rake out of the pots, from the main pot on: chips pay so that the rake is spread evenly over all of them. */
function rakeOut(pots: Map<string, number>, rake: number): Map<string, number> {
  const whole = [...pots.values()].reduce((sum, amount) => sum + amount, 0);
  let chip = 0;
  let taken = 0;
  return new Map(
    [...pots].map(([key, amount]) => {
      let left = amount;
      for (const last = chip + amount; chip < last; ) {
        chip += 1;
        if ((taken + 1) * whole > chip * rake) continue;
        taken += 1;
        left -= 1;
      }
      return [key, left];
    }),
  );
}

/** The final stacks of a complete hand. */
export function slowStacks(setup: HandSetup, state: HandState, judge: Judge): number[] {
  const money = readLog(setup, state);
  const pots = slowPots(money);
  const whole = [...pots.values()].reduce((sum, amount) => sum + amount, 0);
  const paid = new Map(setup.players.map(({ seat }) => [seat, 0]));
  const high = remember(judge.high, state);
  const low = remember(judge.low, state);
  for (const [key, amount] of rakeOut(pots, slowRake(setup, state, whole))) {
    const seats = key.split(",").map(Number);
    if (seats.length === 1) {
      dealOut(amount, seats, paid);
      continue;
    }
    const boards = state.boards.length;
    for (let board = 0; board < boards; board++) {
      const part = board === 0 ? Math.ceil(amount / boards) : Math.floor(amount / boards);
      const lowWinners = setup.rules.game.endsWith("HiLo") ? winnersBy(seats, low(board)) : [];
      const highPart = lowWinners.length > 0 ? Math.ceil(part / 2) : part;
      dealOut(highPart, winnersBy(seats, high(board)), paid);
      if (lowWinners.length > 0) dealOut(part - highPart, lowWinners, paid);
    }
  }
  const deadOf = (seat: number) =>
    state.log.reduce(
      (sum, entry) =>
        (entry.kind === "dead" || (entry.kind === "ante" && !setup.rules.trimAntes)) && entry.seat === seat
          ? sum + entry.amount
          : sum,
      0,
    );
  return setup.players.map(
    ({ seat, stack }) => stack - money.live.get(seat)! - deadOf(seat) + paid.get(seat)!,
  );
}

/**
 * The highest total that a pot-limit raise may reach, computed from the definition: call first, then raise by the
 * size of the pot. The pot is all chips that have left the stacks.
 */
export function slowPotLimit(state: HandState, index: number): number {
  const middle = state.players.reduce((sum, player) => sum + player.startingStack - player.stack, 0);
  const highest = state.currentBet;
  const call = highest - state.players[index]!.streetBet;
  return highest + (middle + call);
}

import type { Chips, HandState } from "./engine/state.ts";

export interface ChipFlow {
  from: number;
  to: number;
  amount: Chips;
}

/**
 * Returns the chips that moved between seats in a finished hand: each loss goes to the winners in proportion to their
 * winnings. Rake is left out, and so are fractions of a chip.
 */
export function chipFlows({ players }: HandState): ChipFlow[] {
  const nets = players.map(({ seat, stack, startingStack }) => ({ seat, net: stack - startingStack }));
  const winners = nets.filter(({ net }) => net > 0);
  const losers = nets.filter(({ net }) => net < 0);
  const lost = losers.reduce((sum, { net }) => sum - net, 0);
  return losers
    .flatMap((loser) =>
      winners.map((winner) => ({
        from: loser.seat,
        to: winner.seat,
        amount: Math.floor((-loser.net * winner.net) / lost),
      })),
    )
    .filter(({ amount }) => amount > 0);
}

/**
 * Returns the loser and the winner of a showdown between two players in which one of them was all in; null if the
 * hand ended in another way, or the pot was split.
 */
export function allInLossOf({ players }: HandState): { loser: number; winner: number } | null {
  const [one, other, ...more] = players.filter(({ folded }) => !folded);
  if (!one || !other || more.length > 0) return null;
  if (![one, other].some(({ startingStack, staked, dead }) => staked + dead >= startingStack)) return null;
  const loser = [one, other].find(({ stack, startingStack }) => stack < startingStack);
  const winner = [one, other].find(({ stack, startingStack }) => stack > startingStack);
  return loser && winner ? { loser: loser.seat, winner: winner.seat } : null;
}

export interface Duel {
  seats: readonly [number, number];
  /** Whether neither player called a bet or raised: they checked the hand down, or one folded to the first bet. */
  isSoft: boolean;
}

/**
 * Returns the last two players in the hand after the flop, and whether they soft-played each other; null if there was
 * no betting between them.
 */
export function duelOf({ players, log }: HandState): Duel | null {
  const folded = new Set<number>();
  const left = () => players.map(({ seat }) => seat).filter((seat) => !folded.has(seat));
  let hasFlop = false;
  let duel: readonly [number, number] | null = null;
  let hasActed = false;
  let isSoft = true;
  for (const entry of log) {
    if (entry.kind === "board") hasFlop = true;
    const isBetting = ["check", "call", "bet", "raise", "fold"].includes(entry.kind);
    if (duel && isBetting) {
      hasActed = true;
      if (entry.kind === "call" || entry.kind === "raise") isSoft = false;
    }
    if (entry.kind === "fold") folded.add(entry.seat);
    const [one, other, ...more] = left();
    if (!duel && hasFlop && one !== undefined && other !== undefined && more.length === 0)
      duel = [one, other];
  }
  return duel && hasActed ? { seats: duel, isSoft } : null;
}

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

export interface Duel {
  seats: readonly [number, number];
  /** Whether neither player called a bet or raised: they checked it down, or one folded to the first bet. */
  isSoft: boolean;
}

/**
 * Returns the two players who were left after the flop and could still bet, and whether they played softly; null if the
 * hand had no such part.
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

import type { Chips } from "../engine/state.ts";
import { splitByWeight } from "./payouts.ts";

export const dealKinds = ["icm", "chipChop"] as const;
export type DealKind = (typeof dealKinds)[number];

/** Probabilities are rounded to billionths, so that prizes can be divided in integer arithmetic. */
const parts = 1_000_000_000;
const playersMax = 10;

/**
 * Returns what each player gets if the remaining prizes are divided now; null if the deal cannot be offered.
 * The amounts add up to the prizes exactly.
 */
export function dealAmounts(
  kind: DealKind,
  stacks: readonly Chips[],
  prizes: readonly bigint[],
): bigint[] | null {
  if (stacks.length < 2 || stacks.length > playersMax || stacks.some((stack) => stack <= 0)) return null;
  const places = stacks.map((_, at) => prizes[at] ?? 0n);
  return kind === "icm" ? icmAmounts(stacks, places) : chipChopAmounts(stacks, places);
}

/**
 * The Independent Chip Model (Malmuth–Harville): each player's chance of first place is their share of the
 * chips, and each further place is decided the same way among the remaining players.
 */
function icmAmounts(stacks: readonly Chips[], prizes: readonly bigint[]): bigint[] {
  const chances = finishChances(stacks);
  const total = prizes.reduce((sum, prize) => sum + prize, 0n);
  const amounts = chances.map((row) =>
    row.reduce(
      (sum, chance, place) => sum + (BigInt(Math.round(chance * parts)) * prizes[place]!) / BigInt(parts),
      0n,
    ),
  );
  const leader = stacks.indexOf(Math.max(...stacks));
  amounts[leader]! += total - amounts.reduce((sum, amount) => sum + amount, 0n);
  return amounts;
}

/** Each player's chance of each place. `reached` is keyed by the set of players in the better places, as bits. */
export function finishChances(stacks: readonly Chips[]): number[][] {
  const count = stacks.length;
  const total = stacks.reduce((sum, stack) => sum + stack, 0);
  const chances = stacks.map(() => Array.from({ length: count }, () => 0));
  const reached = new Map<number, number>([[0, 1]]);
  for (let place = 0; place < count; place++) {
    for (const [set, chance] of [...reached]) {
      reached.delete(set);
      const left = stacks.reduce((sum, stack, at) => (set & (1 << at) ? sum - stack : sum), total);
      for (let at = 0; at < count; at++) {
        if (set & (1 << at)) continue;
        const step = (chance * stacks[at]!) / left;
        chances[at]![place]! += step;
        const next = set | (1 << at);
        reached.set(next, (reached.get(next) ?? 0) + step);
      }
    }
  }
  return chances;
}

/**
 * A chip chop: every player gets the lowest remaining prize, and the rest is divided in proportion to chips.
 * The deal is not offered if it gives anyone more than first prize.
 */
function chipChopAmounts(stacks: readonly Chips[], prizes: readonly bigint[]): bigint[] | null {
  const lowest = prizes.at(-1)!;
  const rest = prizes.reduce((sum, prize) => sum + prize - lowest, 0n);
  const leader = stacks.indexOf(Math.max(...stacks));
  const order = [leader, ...stacks.map((_, at) => at).filter((at) => at !== leader)];
  const shares = splitByWeight(
    rest,
    order.map((at) => BigInt(stacks[at]!)),
  );
  const amounts = stacks.map((_, at) => lowest + shares[order.indexOf(at)]!);
  return amounts.some((amount) => amount > prizes[0]!) ? null : amounts;
}

/**
 * Divides the pool of a tournament that is cancelled while running: half of it equally, half in proportion to chips.
 */
export function cancellationShares(stacks: readonly Chips[], pool: bigint): bigint[] {
  const equal = pool / 2n;
  const one = splitByWeight(
    equal,
    stacks.map(() => 1n),
  );
  const byChips = splitByWeight(
    pool - equal,
    stacks.map((stack) => BigInt(stack)),
  );
  return stacks.map((_, at) => one[at]! + byChips[at]!);
}

/** The maximum that a deal may leave for the winner: the difference between first and second prize. */
export const restMax = (prizes: readonly bigint[]): bigint => (prizes[0] ?? 0n) - (prizes[1] ?? 0n);

/**
 * Returns the guaranteed shares of a deal that leaves `rest` for the winner; null if the deal cannot be
 * offered. Shares and rest add up to the prizes exactly.
 */
export function dealWithRest(
  kind: DealKind,
  stacks: readonly Chips[],
  { prizes, rest }: { prizes: readonly bigint[]; rest: bigint },
): bigint[] | null {
  if (rest < 0n || rest > restMax(prizes)) return null;
  const [first = 0n, ...others] = prizes;
  return dealAmounts(kind, stacks, [first - rest, ...others]);
}

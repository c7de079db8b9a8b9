import type { Selection } from "../bets/count-lines.ts";
import { type Award, distribute, type PoolBet, stakesOn } from "./distribute.ts";
import { finishByInterest, type PoolRace, scratchedInterests } from "./pool-race.ts";
import type { PoolRules } from "./pool-rules.ts";
import type { WinningGroup } from "./winning-group.ts";

export interface PickPlan {
  awards: Award[];
  carryOverMinor: bigint;
  isRefunded: boolean;
}

interface Leg {
  /** The winners of the leg; `null` if the race had no result, in which case the leg is ignored. */
  winners: readonly number[] | null;
  withdrawn: readonly number[];
  favourite: number | null;
}

const legOf = (race: PoolRace): Leg => ({
  winners: finishByInterest(race)[0] ?? null,
  withdrawn: scratchedInterests(race, [...race.scratched, ...race.scratchedLate]),
  favourite: race.favourite,
});

/**
 * Plans the payout of a pick 3 to pick 6. A horse withdrawn after the pool closed is replaced by the
 * favourite of its race. If no line has every winner, the pool goes to the lines with the most winners or
 * carries over.
 */
export function planPick(
  { netMinor, carryInMinor, isMandatory }: { netMinor: bigint; carryInMinor: bigint; isMandatory: boolean },
  races: readonly PoolRace[],
  bets: readonly PoolBet[],
  rules: PoolRules,
): PickPlan {
  const legs = races.map(legOf);
  const decided = legs.filter(({ winners }) => winners !== null).length;
  const refunded: PickPlan = { awards: [], carryOverMinor: carryInMinor, isRefunded: true };
  if (decided < rules.legsMinimum) return refunded;

  const countsOf = countByCorrect(legs);
  const backed = Array.from({ length: decided }, (_, index) => decided - index)
    .map((correct) => correctGroup(countsOf, correct, decided))
    .filter((group) => stakesOn(bets, group) > 0n);
  const pay = (amountMinor: bigint, group: WinningGroup, kind: Award["kind"]): Award[] =>
    distribute(amountMinor, [group], bets, rules, kind);

  const [best, second] = backed;
  const totalMinor = netMinor + carryInMinor;
  if (!rules.carryOver || isMandatory) {
    if (!best) return refunded;
    return { awards: pay(totalMinor, best, "winner"), carryOverMinor: 0n, isRefunded: false };
  }
  // If a race was not run, no ticket can have every winner, so the carry-over stays for another day.
  if (decided < legs.length) {
    if (!best) return refunded;
    return { awards: pay(netMinor, best, "winner"), carryOverMinor: carryInMinor, isRefunded: false };
  }
  const minorMinor = (netMinor * BigInt(rules.carryOver.minorShareBps)) / 10_000n;
  const majorMinor = totalMinor - minorMinor;
  // The minor share is a consolation and must not cost the house money, so it joins the main share if it is
  // too small to pay the minimum dividend.
  const canPay = (amountMinor: bigint, group: WinningGroup): boolean =>
    amountMinor * rules.unitMinor >= stakesOn(bets, group) * rules.minimumDividendMinor;
  if (best?.key === `${decided}/${decided}`) {
    const awards =
      second && canPay(majorMinor, best) && canPay(minorMinor, second)
        ? [...pay(majorMinor, best, "winner"), ...pay(minorMinor, second, "minor")]
        : pay(totalMinor, best, "winner");
    return { awards, carryOverMinor: 0n, isRefunded: false };
  }
  if (!best || minorMinor === 0n || !canPay(minorMinor, best))
    return { awards: [], carryOverMinor: totalMinor, isRefunded: false };
  return { awards: pay(minorMinor, best, "minor"), carryOverMinor: majorMinor, isRefunded: false };
}

type CountLines = (selection: Selection) => readonly number[];

const correctGroup = (countsOf: CountLines, correct: number, decided: number): WinningGroup => ({
  key: `${correct}/${decided}`,
  weight: 1n,
  linesOf: (selection) => countsOf(selection)[correct] ?? 0,
});

/**
 * Counts a ticket's lines by the number of winners that they name. Lines are counted leg by leg, because a ticket can
 * have millions of them, and the counts are cached, because every group needs them.
 */
function countByCorrect(legs: readonly Leg[]): CountLines {
  const known = new WeakMap<Selection, readonly number[]>();
  return (selection) => {
    const counts = known.get(selection) ?? countSelection(legs, selection);
    known.set(selection, counts);
    return counts;
  };
}

function countSelection(legs: readonly Leg[], selection: Selection): number[] {
  let counts = [1];
  for (const [at, { winners, withdrawn, favourite }] of legs.entries()) {
    const part = selection[at]!;
    if (winners === null) {
      counts = counts.map((count) => count * part.length);
      continue;
    }
    const runs = part.map((interest) => (withdrawn.includes(interest) ? favourite : interest));
    const right = runs.filter((interest) => interest !== null && winners.includes(interest)).length;
    const wrong = part.length - right;
    counts = Array.from(
      { length: counts.length + 1 },
      (_, correct) => (counts[correct] ?? 0) * wrong + (counts[correct - 1] ?? 0) * right,
    );
  }
  return counts;
}

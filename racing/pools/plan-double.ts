import { type Award, distribute, distributeFirst, type PoolBet } from "./distribute.ts";
import { finishByInterest, type PoolRace, scratchedInterests } from "./pool-race.ts";
import type { PoolRules } from "./pool-rules.ts";
import { legsGroup } from "./winning-group.ts";

/**
 * The daily double. A horse that is withdrawn from the second race after the pool closed earns a consolation
 * for those who had it with the winner of the first: the price that all doubles with this winner would have
 * had, taken from the pool before the winners share it. No awards means that the pool is refunded.
 */
export function planDouble(
  netMinor: bigint,
  races: readonly PoolRace[],
  bets: readonly PoolBet[],
  rules: PoolRules,
): Award[] {
  const [first, second] = races as [PoolRace, PoolRace];
  const firstWinners = finishByInterest(first)[0] ?? [];
  const secondWinners = finishByInterest(second)[0] ?? [];
  if (firstWinners.length === 0) return [];
  const withFirst = firstWinners.map((one) => legsGroup([one, null]));
  if (secondWinners.length === 0) return distributeFirst(netMinor, [withFirst], bets, rules);

  const late = scratchedInterests(second, [...second.scratched, ...second.scratchedLate]);
  const consolations = consolationAwards(netMinor, { firstWinners, late }, bets, rules);
  const paidMinor = consolations.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n);
  const leftMinor = netMinor > paidMinor ? netMinor - paidMinor : 0n;
  const alive = bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map(([one = [], other = []]) => [
      one,
      other.filter((interest) => !late.includes(interest)),
    ]),
  }));
  const both = firstWinners.flatMap((one) => secondWinners.map((other) => legsGroup([one, other])));
  const either = [...withFirst, ...secondWinners.map((other) => legsGroup([null, other]))];
  // A consolation leaves the rest of the pool to the others who had the first winner: it was priced by all of them.
  const fallback = consolations.length > 0 ? withFirst : either;
  const winners = distributeFirst(leftMinor, [both, fallback], alive, rules).map((award) => ({
    ...award,
    group: withoutLate(award.group, late),
  }));
  return [...consolations, ...winners];
}

/** The awards are applied to whole bets later, so a `*` in the second leg must not pay the withdrawn again. */
const withoutLate = (group: Award["group"], late: readonly number[]): Award["group"] => ({
  ...group,
  linesOf: ([one = [], other = []]) =>
    group.linesOf([one, other.filter((interest) => !late.includes(interest))]),
});

function consolationAwards(
  netMinor: bigint,
  { firstWinners, late }: { firstWinners: readonly number[]; late: readonly number[] },
  bets: readonly PoolBet[],
  rules: PoolRules,
): Award[] {
  if (late.length === 0) return [];
  const prices = distribute(
    netMinor,
    firstWinners.map((one) => legsGroup([one, null])),
    bets,
    rules,
  );
  return prices.flatMap(({ group, dividendMinor }) =>
    late.flatMap((interest) => {
      const consolation = legsGroup([Number(group.key.split("-")[0]), interest]);
      // The dividend is the one above; only the stakes and the payout are those of the withdrawn horse.
      return distribute(0n, [consolation], bets, {
        ...rules,
        minimumDividendMinor: dividendMinor,
      }).map((award) => ({ ...award, kind: "consolation" as const }));
    }),
  );
}

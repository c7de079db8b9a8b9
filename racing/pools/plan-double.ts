import { type Award, distribute, distributeFirst, type PoolBet } from "./distribute.ts";
import { finishByInterest, type PoolRace, scratchedInterests } from "./pool-race.ts";
import type { PoolRules } from "./pool-rules.ts";
import { legsGroup } from "./winning-group.ts";

/**
 * Plans the payout of the daily double. If a horse is withdrawn from the second race after the pool closed,
 * bets that combine it with the first winner get a consolation: the dividend that all doubles with that
 * winner would share, paid before the other winners. An empty list means that the pool is refunded.
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
  // If a consolation is paid and no bet has both winners, the rest goes to all bets on the first winner,
  // because the consolation was priced from them.
  const fallback = consolations.length > 0 ? withFirst : either;
  const winners = distributeFirst(leftMinor, [both, fallback], alive, rules).map((award) => ({
    ...award,
    group: withoutLate(award.group, late),
  }));
  return [...consolations, ...winners];
}

/**
 * Awards are later applied to complete bets, so a `*` in the second leg must exclude the withdrawn horses,
 * whose lines have already been paid the consolation.
 */
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
      // Pays the dividend of all doubles with this winner on the stakes that combine it with the withdrawn horse.
      return distribute(0n, [consolation], bets, {
        ...rules,
        minimumDividendMinor: dividendMinor,
      }).map((award) => ({ ...award, kind: "consolation" as const }));
    }),
  );
}

import { betTypes } from "../bets/bet-types.ts";
import { dividend, type PoolBet, stakesOn } from "./distribute.ts";
import { type PoolRace, scratchedInterests } from "./pool-race.ts";
import type { PoolRules } from "./pool-rules.ts";
import { type PoolInput, settlePool } from "./settle-pool.ts";
import { orderedGroup } from "./winning-group.ts";

/** An open pool, from which its current probable dividends are computed. */
interface OpenPool {
  rules: PoolRules;
  bets: readonly PoolBet[];
  race: PoolRace;
  carryInMinor?: bigint;
}

const running = (race: PoolRace): number[] => {
  const out = scratchedInterests(race, [...race.scratched, ...race.scratchedLate]);
  return [...new Set(race.entries.map(({ interest }) => interest))].filter((one) => !out.includes(one));
};

const netOf = (grossMinor: bigint, rules: PoolRules, carryInMinor = 0n): bigint =>
  grossMinor - (grossMinor * BigInt(rules.takeoutBps)) / 10_000n + carryInMinor;

/**
 * Win, place and show: the stakes on each interest, and its lowest and highest possible dividend. For place
 * and show these differ, because the profit is shared with the other placed horses.
 */
export function straightProbables({ rules, bets, race, carryInMinor }: OpenPool): {
  interest: number;
  stakesMinor: bigint;
  lowestMinor: bigint | null;
  highestMinor: bigint | null;
}[] {
  const interests = running(race);
  const others = Math.min({ win: 1, place: 2, show: 3 }[rules.type as "win"] ?? 1, interests.length) - 1;
  const stakes = new Map(interests.map((one) => [one, stakesOn(bets, orderedGroup([one]))]));
  const grossMinor = [...stakes.values()].reduce((sum, amount) => sum + amount, 0n);
  const netMinor = netOf(grossMinor, rules, carryInMinor);
  return interests.map((interest) => {
    const stakesMinor = stakes.get(interest)!;
    if (stakesMinor === 0n) return { interest, stakesMinor, lowestMinor: null, highestMinor: null };
    const rivals = interests
      .filter((one) => one !== interest)
      .map((one) => stakes.get(one)!)
      .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const priceBeside = (placed: readonly bigint[]) => {
      // A placed horse without bets takes no share of the profit.
      const backed = placed.filter((amount) => amount > 0n);
      const profitMinor = backed.reduce((left, amount) => left - amount, netMinor - stakesMinor);
      return dividend({ profitMinor, weight: 1n, weights: BigInt(backed.length + 1), stakesMinor }, rules);
    };
    return {
      interest,
      stakesMinor,
      lowestMinor: priceBeside(rivals.slice(rivals.length - others)),
      highestMinor: priceBeside(rivals.slice(0, others)),
    };
  });
}

/** Exacta, quinella and daily double: the dividend of every pair that has bets. */
export function pairProbables({
  rules,
  bets,
  races,
  carryInMinor,
}: Omit<OpenPool, "race"> & { races: readonly PoolRace[] }): {
  first: number;
  second: number;
  stakesMinor: bigint;
  dividendMinor: bigint;
}[] {
  const { shape, parts } = betTypes[rules.type];
  if (parts !== 2) throw new RangeError(`A ${rules.type} pool has no grid of pairs.`);
  const runs = [running(races[0]!), running(races.at(-1)!)] as const;
  const stakes = new Map<string, bigint>();
  for (const { selections, unitMinor } of bets)
    for (const selection of selections) {
      const lines = new Set<string>();
      for (const one of selection[0]!)
        for (const other of selection[1]!) {
          if (!runs[0].includes(one) || !runs[1].includes(other)) continue;
          if (shape !== "legs" && one === other) continue;
          lines.add(shape === "unordered" && one > other ? `${other}-${one}` : `${one}-${other}`);
        }
      for (const line of lines) stakes.set(line, (stakes.get(line) ?? 0n) + unitMinor);
    }
  const grossMinor = [...stakes.values()].reduce((sum, amount) => sum + amount, 0n);
  const netMinor = netOf(grossMinor, rules, carryInMinor);
  return [...stakes].map(([line, stakesMinor]) => {
    const [first, second] = line.split("-").map(Number) as [number, number];
    const profitMinor = netMinor - stakesMinor;
    return {
      first,
      second,
      stakesMinor,
      dividendMinor: dividend({ profitMinor, weight: 1n, weights: 1n, stakesMinor }, rules),
    };
  });
}

/**
 * Will-pays: what a double or pick pool pays for each horse of its last race, once the earlier races are
 * official. An empty list means that the pool would carry over or be refunded.
 */
export function willPays(
  input: PoolInput,
): { interest: number; dividends: { key: string; dividendMinor: bigint }[] }[] {
  const last = input.races.at(-1)!;
  const out = [...last.scratched, ...last.scratchedLate];
  return running(last).map((interest) => {
    const winner = last.entries.find((entry) => entry.interest === interest && !out.includes(entry.runner))!;
    const settled = settlePool({
      ...input,
      races: input.races.with(-1, { ...last, order: [[winner.runner]] }),
    });
    return {
      interest,
      dividends: settled.dividends.map(({ key, dividendMinor }) => ({ key, dividendMinor })),
    };
  });
}

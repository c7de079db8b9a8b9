import { betTypes } from "../bets/bet-types.ts";
import { countLines, type Selection } from "../bets/count-lines.ts";
import { type Award, distributeFirst, type PoolBet, payoutOf } from "./distribute.ts";
import { planDouble } from "./plan-double.ts";
import { planPick } from "./plan-pick.ts";
import { assertRace, type PoolRace, scratchedInterests } from "./pool-race.ts";
import { assertPoolRules, type PoolRules } from "./pool-rules.ts";
import { raceTiers } from "./race-tiers.ts";

export interface PoolInput {
  rules: PoolRules;
  /** The race of the pool, or one race for each leg. */
  races: readonly PoolRace[];
  bets: readonly PoolBet[];
  carryInMinor?: bigint;
  /**
   * Whether the carry-over must be paid out now, to the lines with the most winners, even if no line has every
   * winner.
   */
  isMandatory?: boolean;
}

export interface Dividend extends Omit<Award, "group"> {
  key: string;
}

/**
 * The result of settling a pool. The money balances to the minor unit: payouts + takeout + breakage +
 * carry-over + refunds = stakes + carry-in + subsidy.
 */
export interface PoolSettlement {
  outcome: "paid" | "carried" | "refunded";
  stakesMinor: bigint;
  refundsMinor: bigint;
  takeoutMinor: bigint;
  carryInMinor: bigint;
  carryOverMinor: bigint;
  payoutsMinor: bigint;
  breakageMinor: bigint;
  /** The amount that the house pays in a minus pool. */
  subsidyMinor: bigint;
  dividends: Dividend[];
  bets: { id: string; stakeMinor: bigint; refundMinor: bigint; payoutMinor: bigint }[];
}

/** Settles a pool from its bets and the official results. */
export function settlePool({
  rules,
  races,
  bets,
  carryInMinor = 0n,
  isMandatory = false,
}: PoolInput): PoolSettlement {
  assertPoolRules(rules);
  for (const race of races) assertRace(race);
  const { shape, parts } = betTypes[rules.type];
  if (races.length !== (shape === "legs" ? parts : 1))
    throw new RangeError("A pool needs a race for each leg.");

  const refunded = refundedParts(rules, races);
  const isAnyRefunded = refunded.some((part) => part.length > 0);
  const staked = bets.map((bet) => {
    const stakeMinor = stakeOf(bet, rules);
    if (!isAnyRefunded) return { live: bet, stakeMinor, refundMinor: 0n };
    const live = { ...bet, selections: bet.selections.map((one) => without(one, refunded)) };
    return { live, stakeMinor, refundMinor: stakeMinor - stakeOf(live, rules) };
  });
  const live = staked.map((bet) => bet.live);
  const stakesMinor = sum(staked.map((bet) => bet.stakeMinor));
  const grossMinor = stakesMinor - sum(staked.map((bet) => bet.refundMinor));
  const takeoutMinor = (grossMinor * BigInt(rules.takeoutBps)) / 10_000n;
  const netMinor = grossMinor - takeoutMinor;

  const plan = planOf({ netMinor, carryInMinor, isMandatory }, races, live, rules);
  const results = staked.map(({ live: bet, stakeMinor, refundMinor }) => ({
    id: bet.id,
    stakeMinor,
    refundMinor: plan.isRefunded ? stakeMinor : refundMinor,
    payoutMinor: sum(plan.awards.map((award) => payoutOf(bet, award, rules))),
  }));
  const payoutsMinor = sum(results.map(({ payoutMinor }) => payoutMinor));
  const distributableMinor = plan.isRefunded ? 0n : netMinor + carryInMinor - plan.carryOverMinor;
  return {
    outcome: plan.isRefunded ? "refunded" : plan.awards.length > 0 ? "paid" : "carried",
    stakesMinor,
    refundsMinor: sum(results.map(({ refundMinor }) => refundMinor)),
    takeoutMinor: plan.isRefunded ? 0n : takeoutMinor,
    carryInMinor,
    carryOverMinor: plan.carryOverMinor,
    payoutsMinor,
    breakageMinor: positive(distributableMinor - payoutsMinor),
    subsidyMinor: positive(payoutsMinor - distributableMinor),
    dividends: plan.awards.map(({ group, ...award }) => ({ key: group.key, ...award })),
    bets: results,
  };
}

function planOf(
  money: { netMinor: bigint; carryInMinor: bigint; isMandatory: boolean },
  races: readonly PoolRace[],
  bets: readonly PoolBet[],
  rules: PoolRules,
): { awards: Award[]; carryOverMinor: bigint; isRefunded: boolean } {
  if (rules.type.startsWith("pick-")) return planPick(money, races, bets, rules);
  const amountMinor = money.netMinor + money.carryInMinor;
  const awards =
    rules.type === "daily-double"
      ? planDouble(amountMinor, races, bets, rules)
      : races[0]!.order?.length
        ? distributeFirst(amountMinor, raceTiers(rules.type, races[0]!), bets, rules)
        : [];
  const isRefunded = awards.length === 0;
  return { awards, carryOverMinor: isRefunded ? money.carryInMinor : 0n, isRefunded };
}

/**
 * The withdrawn interests of each place or leg whose lines are refunded. In bets over several races, lines
 * with a horse that is withdrawn after betting has closed stay in the pool, except in the first leg of a
 * double, for which no consolation can be priced.
 */
function refundedParts({ type }: PoolRules, races: readonly PoolRace[]): number[][] {
  const { shape, parts } = betTypes[type];
  return Array.from({ length: parts }, (_, at) => {
    const race = races[shape === "legs" ? at : 0]!;
    const isLateRefunded = shape !== "legs" || (type === "daily-double" && at === 0);
    return scratchedInterests(
      race,
      isLateRefunded ? [...race.scratched, ...race.scratchedLate] : race.scratched,
    );
  });
}

const without = (selection: Selection, parts: readonly (readonly number[])[]): Selection =>
  selection.map((part, at) => part.filter((interest) => !parts[at]?.includes(interest)));

const stakeOf = ({ unitMinor, selections }: PoolBet, { type }: PoolRules): bigint =>
  unitMinor * BigInt(sumNumbers(selections.map((one) => countLines(betTypes[type].shape, one))));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const sumNumbers = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

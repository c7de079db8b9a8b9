import { type PoolInput, type PoolSettlement, settlePool } from "./settle-pool.ts";

/** Money in less money out; anything but zero is a bug. */
export const imbalanceOf = (pool: PoolSettlement): bigint =>
  pool.stakesMinor +
  pool.carryInMinor +
  pool.subsidyMinor -
  (pool.payoutsMinor + pool.takeoutMinor + pool.breakageMinor + pool.carryOverMinor + pool.refundsMinor);

/** A settlement with all its figures, as published and as an auditor checks it. */
export interface PoolStatement extends PoolSettlement {
  type: PoolInput["rules"]["type"];
  betsCount: number;
  /** Stakes less refunds, on which the takeout is charged. */
  grossMinor: bigint;
  /** The amount for the winners: gross less takeout, plus the carry-in and less the carry-over. */
  distributedMinor: bigint;
}

export function poolStatement(input: PoolInput): PoolStatement {
  const settlement = settlePool(input);
  const grossMinor = settlement.stakesMinor - settlement.refundsMinor;
  return {
    ...settlement,
    type: input.rules.type,
    betsCount: input.bets.length,
    grossMinor,
    distributedMinor:
      grossMinor - settlement.takeoutMinor + settlement.carryInMinor - settlement.carryOverMinor,
  };
}

/** Recomputes a published statement from the list of bets and names every figure that differs. */
export function checkStatement(input: PoolInput, published: PoolStatement): string[] {
  const expected = flatten(poolStatement(input));
  const found = flatten(published);
  const differences = [...new Set([...expected.keys(), ...found.keys()])]
    .filter((name) => expected.get(name) !== found.get(name))
    .map(
      (name) => `${name}: ${expected.get(name) ?? "nothing"} expected, ${found.get(name) ?? "nothing"} found`,
    );
  const imbalance = imbalanceOf(published);
  return imbalance === 0n ? differences : [...differences, `imbalance: ${imbalance}`];
}

function flatten({ dividends, bets, ...figures }: PoolStatement): Map<string, string> {
  const rows = new Map(Object.entries(figures).map(([name, value]) => [name, String(value)]));
  for (const { key, kind, ...award } of dividends)
    for (const [name, value] of Object.entries(award))
      rows.set(`dividend ${kind} ${key} ${name}`, String(value));
  for (const { id, ...bet } of bets)
    for (const [name, value] of Object.entries(bet)) rows.set(`bet ${id} ${name}`, String(value));
  return rows;
}

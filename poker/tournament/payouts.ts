/** Prize shares of small fields in percent, each list with the minimum number of entries for which it applies. */
const smallFields: readonly { entries: number; percent: readonly number[] }[] = [
  { entries: 1, percent: [100] },
  { entries: 5, percent: [65, 35] },
  { entries: 8, percent: [50, 30, 20] },
  { entries: 18, percent: [40, 30, 20, 10] },
];
const largeFieldFrom = 28;

/** In larger fields, about 15 percent of the entries are paid. */
const paidBasisPoints = 1_500;
const precision = 1_000_000;
const steepness = 0.8;

export const placesPaid = (entries: number): number => weightsOf(entries).length;

function weightsOf(entries: number): number[] {
  if (entries < 1) return [];
  if (entries < largeFieldFrom)
    return [...smallFields.findLast((field) => field.entries <= entries)!.percent];
  const places = Math.max(5, Math.round((entries * paidBasisPoints) / 10_000));
  return Array.from({ length: places }, (_, at) => Math.round(precision / (at + 1) ** steepness));
}

/**
 * The prizes from first place down. They add up to the pool exactly: the winner gets the remainder from
 * rounding.
 */
export function payouts(pool: bigint, entries: number): bigint[] {
  return splitByWeight(
    pool,
    weightsOf(entries).map((weight) => BigInt(weight)),
  );
}

export function splitByWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return [];
  const shares = weights.map((weight) => (amount * weight) / total);
  shares[0]! += amount - shares.reduce((sum, share) => sum + share, 0n);
  return shares;
}

/**
 * The prizes of a satellite: entries at a fixed price for as many places as the pool covers, and the
 * remainder for the next place.
 */
export function satellitePayouts(pool: bigint, ticketPrice: bigint, entries: number): bigint[] {
  const covered = Number(pool / ticketPrice);
  const tickets = Math.min(covered, entries);
  const prizes = Array.from({ length: tickets }, () => ticketPrice);
  const rest = pool - ticketPrice * BigInt(tickets);
  if (rest === 0n) return prizes;
  // If every player wins an entry, there is no next place for the remainder.
  if (tickets === entries) return prizes.map((prize, at) => (at === 0 ? prize + rest : prize));
  return [...prizes, rest];
}

/** The prize pool: the money paid in, topped up by the house to the guarantee. */
export function prizePool(collected: bigint, guarantee: bigint): { pool: bigint; overlay: bigint } {
  const overlay = guarantee > collected ? guarantee - collected : 0n;
  return { pool: collected + overlay, overlay };
}

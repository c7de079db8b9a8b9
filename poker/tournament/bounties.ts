export type BountyKind = "fixed" | "progressive";

export interface BountyShare {
  hunter: string;
  /** The part of the knocked-out player's bounty that is paid to the hunter. */
  won: bigint;
  /** The part of the knocked-out player's bounty that is added to the hunter's own; zero for fixed bounties. */
  added: bigint;
}

/**
 * Splits a player's bounty among those who knocked them out. Half of a progressive bounty is paid out and
 * half is added to the hunter's own bounty. Odd units go to the first hunters and, within one hunter's share,
 * to the part that is paid out.
 */
export function splitBounty(bounty: bigint, hunters: readonly string[], kind: BountyKind): BountyShare[] {
  const count = BigInt(hunters.length);
  return hunters.map((hunter, at) => {
    const share = bounty / count + (BigInt(at) < bounty % count ? 1n : 0n);
    const added = kind === "progressive" ? share / 2n : 0n;
    return { hunter, won: share - added, added };
  });
}

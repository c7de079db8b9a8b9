import { createHash } from "node:crypto";

/** Seeds that are fixed before the first round of the chain: see `docs/fairness.md`. */
export type SeedChain = {
  firstNumber: number;
  length: number;
  /** The root of the chain, secret until the last round has ended. */
  root: string;
  anchor: string;
  salt: string;
};

/** The chain is long enough to last for days, and short enough to compute any seed in milliseconds. */
export const chainLength = 10_000;

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

function hashed(text: string, times: number): string {
  let hash = text;
  for (let done = 0; done < times; done++) hash = sha256(hash);
  return hash;
}

/**
 * Returns the seed of a round. The root is the seed of the last round, and the hash of each seed is the seed of the
 * previous round.
 */
export const seedOf = ({ root, firstNumber, length }: SeedChain, number: number): string =>
  hashed(root, firstNumber + length - 1 - number);

export const anchorOf = (root: string, length: number): string => hashed(root, length);

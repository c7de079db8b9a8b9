import { createHash } from "node:crypto";

/** A table's seeds, fixed before its first round: see `docs/fairness.md`. */
export type SeedChain = {
  slug: string;
  firstNumber: number;
  length: number;
  /** Secret until the last round has ended. */
  root: string;
  anchor: string;
  salt: string;
  lastNumber: number;
};

/** Long enough that a chain lasts for days, short enough that any seed is computed in milliseconds. */
export const chainLength = 10_000;

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

function hashed(text: string, times: number): string {
  let hash = text;
  for (let done = 0; done < times; done++) hash = sha256(hash);
  return hash;
}

/** The root is the last round's seed; every hash of it belongs to the round before. */
export const seedOf = ({ root, firstNumber, length }: SeedChain, number: number): string =>
  hashed(root, firstNumber + length - 1 - number);

export const anchorOf = (root: string, length: number): string => hashed(root, length);

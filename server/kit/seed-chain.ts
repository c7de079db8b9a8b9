import { hash } from "node:crypto";

/** Seeds that are fixed before the first round of the chain: see `docs/fairness.md`. */
export type SeedChain = {
  firstNumber: number;
  length: number;
  /** The root of the chain, secret until the last round has ended. */
  root: string;
  anchor: string;
  salt: string;
};

/** The chain is long enough to last for days, and short enough to compute all its seeds in milliseconds. */
export const chainLength = 10_000;

export const sha256 = (text: string): string => hash("sha256", text, "hex");

function hashed(text: string, times: number): string {
  let result = text;
  for (let done = 0; done < times; done++) result = sha256(result);
  return result;
}

/** Every hundredth hash of a chain is remembered, so that a seed needs a hundred hashes at most and not thousands. */
const markEvery = 100;
const mostChains = 500;
const marksByRoot = new Map<string, string[]>();

/** Returns the remembered hashes of a chain, from its root on: the first has been hashed 0 times, the next 100 times. */
function marksOf(root: string): string[] {
  const known = marksByRoot.get(root);
  if (known) return known;
  if (marksByRoot.size >= mostChains) marksByRoot.clear();
  const marks = [root];
  marksByRoot.set(root, marks);
  return marks;
}

/**
 * Returns the seed of a round. The root is the seed of the last round, and the hash of each seed is the seed of the
 * previous round.
 */
export function seedOf({ root, firstNumber, length }: SeedChain, number: number): string {
  const times = firstNumber + length - 1 - number;
  const marks = marksOf(root);
  const needed = Math.floor(times / markEvery);
  while (marks.length <= needed) marks.push(hashed(marks.at(-1)!, markEvery));
  return hashed(marks[needed]!, times % markEvery);
}

export const anchorOf = (root: string, length: number): string => hashed(root, length);

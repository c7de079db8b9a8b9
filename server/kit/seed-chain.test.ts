import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { anchorOf, seedOf } from "./seed-chain.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns all seeds of a chain in the order of its rounds, hashed one after the other from the root. */
function allSeeds(root: string, length: number): string[] {
  const seeds = [root];
  while (seeds.length < length) seeds.unshift(sha256(seeds[0]!));
  return seeds;
}

const length = 750;
const chainOf = (root: string) => ({
  firstNumber: 41,
  length,
  root,
  anchor: anchorOf(root, length),
  salt: "",
});

test("every seed is the hash of the next one, in whatever order the seeds are asked for", () => {
  for (const order of ["first to last", "last to first", "mixed"]) {
    const root = `root ${order}`;
    const seeds = allSeeds(root, length);
    const chain = chainOf(root);
    const rounds = seeds.map((_, index) => (order === "mixed" ? (index * 389) % length : index));
    if (order === "last to first") rounds.reverse();
    for (const index of rounds) expect(seedOf(chain, 41 + index)).toBe(seeds[index]);
  }
});

test("the anchor is the hash of the first seed", () => {
  const chain = chainOf("root");
  expect(sha256(seedOf(chain, 41))).toBe(chain.anchor);
});

test("chains do not mix up their seeds when more of them are in use than are remembered", () => {
  const chains = Array.from({ length: 600 }, (_, index) => {
    const root = `root ${index}`;
    return { chain: { firstNumber: 1, length: 120, root, anchor: "", salt: "" }, seeds: allSeeds(root, 120) };
  });
  for (const number of [1, 120, 15]) {
    for (const { chain, seeds } of chains) expect(seedOf(chain, number)).toBe(seeds[number - 1]);
  }
});

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { crashChance, crashPoint } from "./crash/math/crash.ts";
import { dice } from "./dice/math/dice.ts";
import { fairStream } from "./kit/math/fair-stream.ts";

const page = readFileSync(new URL("../docs/fairness.md", import.meta.url), "utf8");
const example = /## A worked example\n(.*?)\n## /s.exec(page)![1]!;

/** Returns a value from the first table of the example. */
const stated = (name: string): string => new RegExp(`\\| ${name} \\| \`(.+?)\` \\|`).exec(example)![1]!;
const seeds = {
  serverSeed: stated("server seed"),
  clientSeed: stated("client seed"),
  nonce: Number(stated("nonce")),
};

test("the example's hash and block follow from its seeds", () => {
  const { serverSeed, clientSeed, nonce } = seeds;
  expect(stated("its published hash")).toBe(createHash("sha256").update(serverSeed).digest("hex"));
  const block = createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}:0`).digest("hex");
  expect(stated("block 0")).toBe(block);
});

test("the example's draws are those of the stream", () => {
  const rows = [...example.matchAll(/^\| (\d+) \| (.+) \| (\d+) \|$/gm)];
  expect(rows.map(([, bound]) => bound)).toContain("1");
  expect(example).toContain("(rejected)");
  const stream = fairStream(seeds);
  const words = fairStream(seeds);
  for (const [, bound, read, result] of rows) {
    const before = stream.cursor;
    expect(String(stream.below(Number(bound))), `below ${bound}`).toBe(result);
    const readNow = Array.from({ length: stream.cursor - before }, () => String(words.below(2 ** 32)));
    expect(read!.match(/\d+/g) ?? [], `below ${bound}`).toEqual(readNow);
  }
});

test("the example's games have the outcomes that it states", () => {
  const [, roll] = /rolls \*\*([\d.]+)\*\*/.exec(example)!;
  const bet = { stake: 100, direction: "over" as const, target: 5000 };
  expect((dice.begin(bet, fairStream(seeds)).state.roll / 100).toFixed(2)).toBe(roll);
  const [, salt] = /with the salt `(\w+)`/.exec(example)!;
  const [, point] = /crash at \*\*([\d.]+)×\*\*/.exec(example)!;
  const { serverSeed } = seeds;
  const crashed = crashPoint(fairStream({ serverSeed, clientSeed: salt!, nonce: 0 }));
  expect((crashed / 100).toFixed(2)).toBe(point);
});

test("the documents state how many flights end before anyone can cash out", () => {
  const maths = readFileSync(new URL("../docs/maths.md", import.meta.url), "utf8");
  const atOnce = (100 * (1 - crashChance(101))).toFixed(2);
  expect(maths).toContain(`${atOnce}% of flights end at 1.00×, before the first possible cash-out at 1.01×`);
});

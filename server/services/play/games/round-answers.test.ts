import type { Round } from "@parlour/wagering/rounds";
import { expect, it } from "vitest";
import { loadRegistry } from "./registry.ts";
import { toRecord } from "./round-answers.ts";

const dice = (await loadRegistry()).findBySlug("dice")!;

function kept(maths: number | undefined): Round {
  const action = { stake: 100, direction: "under", target: 6_666 };
  const record = {
    steps: [{ action, stake: 100, win: 148, draws: [5], cursor: 1 }],
    state: null,
    done: true,
    ...(maths && { maths }),
  };
  return {
    roundId: "round",
    productId: dice.id,
    currency: "USD",
    stakedMinor: 100n,
    wonMinor: 148n,
    jackpot: null,
    grantId: null,
    state: "ENDED",
    startedAt: new Date(0),
    endedAt: new Date(0),
    record: JSON.stringify(record),
    draw: null,
  } as unknown as Round;
}

it("replays a stored round with the version of the maths that it was played with", () => {
  const [old, today] = [kept(undefined), kept(2)].map((round) => toRecord(round, dice, undefined));
  // The first version of the maths paid the unrounded multiplier and rounded the win down.
  expect(old).toMatchObject({ mathsVersion: 1, steps: [{ view: { multiplier: 1.4851, win: 148 } }] });
  expect(today).toMatchObject({ mathsVersion: 2, steps: [{ view: { multiplier: 1.49, win: 149 } }] });
  expect(() => toRecord(kept(99), dice, undefined)).toThrow("no maths of version 99");
});

// These hands are played at random by the engine and do not come from public poker rooms. They show that nothing is
// lost in writing, reading and replaying, and that the independent model arrives at the same stacks from the file
// alone.
import { expect, test } from "vitest";
import type { HandSetup, Limit } from "../engine/state.ts";
import { gameCodes } from "../games.ts";
import { playRandomHand } from "../testing/random-hand.ts";
import { fastJudge, slowJudge, slowStacks } from "../testing/slow-model.ts";
import { variantCode } from "./hand.ts";
import { readPhh } from "./read-phh.ts";
import { recordHand } from "./record-hand.ts";
import { type Replay, replayPhh } from "./replay-phh.ts";
import { writePhh } from "./write-phh.ts";

const handsPerVariant = 280;
const slowEvery = 40;
const rakedPerVariant = 20;
const limits: readonly Limit[] = ["none", "pot", "fixed"];
const variants = gameCodes.flatMap((game) => limits.map((limit) => ({ game, limit })));
const met = { hands: 0, allIns: 0, sidePots: 0, secondBoards: 0 };

const setupOf = ({ state: { rules, players } }: Replay): HandSetup => ({
  rules,
  players: players.map(({ seat, startingStack }) => ({ seat, stack: startingStack })),
  deck: [],
});

test.each(variants)("$limit $game: generated files replay to the recorded stacks", ({ game, limit }) => {
  for (let seed = 1; seed <= handsPerVariant; seed++) {
    const { state } = playRandomHand(seed * 7_919, () => {}, undefined, { game, limit });
    const text = writePhh(recordHand(state, 2, { table: "Larkspur", hand: seed }));
    expect(text).toContain(`variant = "${variantCode(limit, game)}"`);
    const [hand] = readPhh(text);
    const replay = replayPhh(hand!);
    const stacks = replay.state.players.map(({ stack }) => stack);
    expect(stacks).toEqual(hand!.finishingStacks);
    const judge = seed % slowEvery === 0 ? slowJudge : fastJudge;
    expect(slowStacks(setupOf(replay), replay.state, judge)).toEqual(stacks);
    met.hands += 1;
    if (state.players.some(({ staked, dead, startingStack }) => staked + dead === startingStack))
      met.allIns += 1;
    if (state.result!.pots.length > 1) met.sidePots += 1;
    if (state.boards.length > 1) met.secondBoards += 1;
  }
});

test.each(variants)("$limit $game: the rake is found from the recorded stacks", ({ game, limit }) => {
  const rake = { basisPoints: 500, caps: [{ players: 2, cap: 20 }], noFlopNoDrop: true };
  for (let seed = 1; seed <= rakedPerVariant; seed++) {
    const { state } = playRandomHand(seed * 104_729, () => {}, rake, { game, limit });
    const replay = replayPhh(readPhh(writePhh(recordHand(state, 2)))[0]!);
    expect(replay.agrees).toBe(true);
    expect(replay.state.result!.pots.map(({ rake }) => rake)).toEqual(
      state.result!.pots.map(({ rake }) => rake),
    );
  }
});

test("thousands of hands were replayed, with all-ins, side pots and second boards", () => {
  expect(met.hands).toBeGreaterThan(5_000);
  expect(Math.min(met.allIns, met.sidePots, met.secondBoards)).toBeGreaterThan(100);
});

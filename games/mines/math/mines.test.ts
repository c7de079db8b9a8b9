import { describe, expect, it } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { type MinesState, type MinesView, mines, stonesMax } from "./mines.ts";

const begun = mines.begin({ stake: 100, mines: 3 }, simulationSource(3)).state;
const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !begun.hidden.includes(tile));
const view = (state: MinesState) => mines.view(state) as MinesView;

const reveal = (state: MinesState, tile: number) =>
  mines.act!(state, { kind: "reveal", tile }, simulationSource(0));

describe("mines", () => {
  it("says nothing of where the mines lie while the round is on", () => {
    const one = reveal(begun, safe[0]!).state;
    for (const state of [begun, one]) {
      const moved = { ...state, hidden: safe.slice(5, 8) };
      expect(view(moved)).toEqual(view(state));
      expect(view(state).mineTiles).toBeNull();
    }
  });

  it("pays what it offered", () => {
    const two = reveal(reveal(begun, safe[0]!).state, safe[1]!).state;
    const offered = view(two).cashOut;
    expect(offered).toBe(Math.round((100 * 0.99 * (25 * 24)) / (22 * 21)));
    const out = mines.act!(two, { kind: "cashOut" }, simulationSource(0));
    expect(out).toMatchObject({ done: true, win: offered });
    expect(view(out.state).mineTiles).toHaveLength(3);
  });

  it("loses everything on a mine, and refuses a tile twice or a way out before the first stone", () => {
    const lost = reveal(reveal(begun, safe[0]!).state, begun.hidden[0]!);
    expect(lost).toMatchObject({ done: true, win: 0 });
    const one = reveal(begun, safe[0]!).state;
    expect(mines.costOf!(one, { kind: "reveal", tile: safe[0]! })).toBeNull();
    expect(mines.costOf!(begun, { kind: "cashOut" })).toBeNull();
  });

  it("ends by itself where the next stone would pay more than ten thousand times", () => {
    let step = { state: begun, win: 0, done: false };
    for (const tile of safe) if (!step.done) step = { ...reveal(step.state, tile) };
    expect(step.done).toBe(true);
    expect(step.state.revealed).toHaveLength(stonesMax(3));
    expect(step.win).toBeLessThanOrEqual(1_000_000);
  });
});

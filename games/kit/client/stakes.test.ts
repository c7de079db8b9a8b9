import { describe, expect, test } from "vitest";
import { mapStakes, totalStake } from "./stakes.ts";

const bet = {
  bets: [
    { kind: "straight", numbers: [7], stake: 500 },
    { kind: "red", stake: 250 },
  ],
  note: "x",
};

describe("stakes of a bet", () => {
  test("are summed wherever they stand", () => {
    expect(totalStake(bet)).toBe(750);
    expect(totalStake({ stake: 100, target: 50 })).toBe(100);
    expect(totalStake(null)).toBe(0);
  });

  test("change their unit and leave the rest alone", () => {
    expect(mapStakes(bet, (stake) => stake / 100)).toEqual({
      bets: [
        { kind: "straight", numbers: [7], stake: 5 },
        { kind: "red", stake: 2.5 },
      ],
      note: "x",
    });
  });
});

import { describe, expect, test } from "vitest";
import { attempt, play, playHand, stackedSetup, stacksOf } from "../testing/stacked-hand.ts";
import { legalActions } from "./legal-actions.ts";
import { startHand } from "./start-hand.ts";

const seatToAct = (state: ReturnType<typeof startHand>) => state.players[state.toAct!]!.seat;

describe("order of action", () => {
  test("left of the big blind first, and the big blind may raise when all call", () => {
    const state = playHand({ stacks: [100, 100, 100, 100], blinds: [1, 2] }, "3 call, 4 call, 1 call");
    expect(seatToAct(state)).toBe(2);
    expect(legalActions(state, 2)).toMatchObject({ check: true, fold: false, raise: { min: 4, max: 100 } });
    expect(play(state, "2 check").phase).toBe("flop");
  });

  test("heads-up, the button posts the small blind, acts first before the flop and last after it", () => {
    const state = playHand({ stacks: [100, 100], blinds: [2, 1] }, "");
    expect(seatToAct(state)).toBe(2);
    expect(seatToAct(play(state, "2 call, 1 check"))).toBe(1);
  });

  test("a straddle acts last and doubles the smallest raise", () => {
    const state = playHand({ stacks: [100, 100, 100, 100], blinds: [1, 2, 4] }, "4 call, 1 call, 2 call");
    expect(seatToAct(state)).toBe(3);
    expect(legalActions(state, 3).raise).toEqual({ min: 8, max: 100 });
  });

  test("a button straddle makes the small blind act first", () => {
    expect(seatToAct(playHand({ stacks: [100, 100, 100, 100], blinds: [1, 2, 0, 4] }, ""))).toBe(1);
  });

  test("a returning player's blind does not change who acts first", () => {
    const state = playHand(
      { stacks: [100, 100, 100, 100], blinds: [1, 2], posts: [0, 0, 0, 2], dead: [0, 0, 0, 1] },
      "",
    );
    expect(seatToAct(state)).toBe(3);
    expect(legalActions(play(state, "3 call"), 4).check).toBe(true);
  });

  test("a bomb pot starts on the flop, left of the button", () => {
    const state = playHand({ stacks: [100, 100, 100], antes: [5, 5, 5], bombPot: true }, "");
    expect(state.phase).toBe("flop");
    expect(seatToAct(state)).toBe(1);
  });
});

describe("full raise rule", () => {
  const raised = { stacks: [500, 500, 500, 130, 500], blinds: [1, 2] };

  test("the smallest raise is the size of the last one", () => {
    const state = playHand(raised, "3 raise 10");
    expect(legalActions(state, 4).raise).toEqual({ min: 18, max: 130 });
    expect(attempt(state, "4 raise 17").refused).toBe("AMOUNT_TOO_SMALL");
    expect(attempt(state, "4 raise 131").refused).toBe("AMOUNT_TOO_LARGE");
    expect(attempt(state, "4 raise 20.5").refused).toBe("AMOUNT_INVALID");
  });

  test("a short all-in does not let the raiser raise again, but a later player may", () => {
    const state = playHand(raised, "3 raise 100, 4 raise 130");
    expect(legalActions(state, 5).raise).toEqual({ min: 228, max: 500 });
    const back = play(state, "5 call, 1 fold, 2 fold");
    expect(legalActions(back, 3)).toMatchObject({ call: 30, raise: null });
    expect(attempt(back, "3 raise 300").refused).toBe("CANNOT_RAISE");
  });

  test("several short all-ins that together are a full raise let the raiser raise again", () => {
    const table = { stacks: [14, 19, 500, 500], blinds: [1, 2] };
    const state = playHand(table, "3 raise 10, 4 call, 1 raise 14, 2 raise 19");
    expect(legalActions(state, 3).raise).toEqual({ min: 27, max: 500 });
    const short = playHand(
      { ...table, stacks: [14, 17, 500, 500] },
      "3 raise 10, 4 call, 1 raise 14, 2 raise 17",
    );
    expect(legalActions(short, 3).raise).toBeNull();
  });

  test("a player who called a short all-in faces only what came after it", () => {
    const table = { stacks: [500, 14, 19, 500], blinds: [1, 2] };
    const state = playHand(table, "3 fold, 4 raise 10, 1 call, 2 raise 14, 4 call");
    expect(legalActions(state, 1)).toMatchObject({ call: 4, raise: null });
  });

  test("a full raise by an all-in player lets everybody raise again", () => {
    const state = playHand(
      { ...raised, stacks: [500, 500, 500, 250, 500] },
      "3 raise 100, 4 raise 250, 5 fold, 1 fold, 2 fold",
    );
    expect(legalActions(state, 3).raise).toBeNull();
    const three = playHand(
      { ...raised, stacks: [500, 500, 500, 250, 500] },
      "3 raise 100, 4 raise 250, 5 call, 1 fold, 2 fold",
    );
    expect(legalActions(three, 3).raise).toEqual({ min: 400, max: 500 });
  });

  test("no raise is possible when all others are all in", () => {
    const state = playHand({ stacks: [20, 500], blinds: [2, 1] }, "2 raise 10, 1 raise 20");
    expect(legalActions(state, 2)).toMatchObject({ call: 10, raise: null });
  });
});

describe("short blinds", () => {
  test("the price stays the whole big blind when its player is all in for less", () => {
    const state = playHand({ stacks: [100, 1, 100], blinds: [1, 2] }, "");
    expect(legalActions(state, 3)).toMatchObject({ call: 2, raise: { min: 4, max: 100 } });
  });

  test("a player who already covers the only opponent, who is all in, has nothing to decide", () => {
    expect(playHand({ stacks: [1, 100], blinds: [2, 1] }, "").phase).toBe("complete");
    expect(playHand({ stacks: [100, 1], blinds: [2, 1] }, "").phase).toBe("complete");
  });
});

describe("pot limit", () => {
  test("the first raise may be to seven small blinds at 1/2", () => {
    const state = playHand({ stacks: [100, 100, 100], blinds: [1, 2], limit: "pot" }, "");
    expect(legalActions(state, 3).raise).toEqual({ min: 4, max: 7 });
    expect(legalActions(play(state, "3 raise 7"), 1).raise).toEqual({ min: 12, max: 23 });
  });

  test("antes and dead blinds count for the size of the pot", () => {
    const state = playHand({ stacks: [100, 100, 100], blinds: [1, 2], antes: [1, 1, 1], limit: "pot" }, "");
    expect(legalActions(state, 3).raise!.max).toBe(10);
  });

  test("a pot smaller than the smallest bet still allows that bet", () => {
    const state = playHand({ stacks: [100, 100], dead: [1, 0], minBet: 10, limit: "pot" }, "");
    expect(legalActions(state, 1).bet).toEqual({ min: 10, max: 10 });
  });
});

describe("fixed limit", () => {
  const limit = { stacks: [100, 100, 100], blinds: [1, 2], limit: "fixed" as const };

  test("bets have one size, which doubles on the turn, and the fourth bet is the last", () => {
    const state = playHand(limit, "3 raise 4, 1 raise 6");
    expect(legalActions(state, 2).raise).toEqual({ min: 8, max: 8 });
    const capped = play(state, "2 raise 8");
    expect(legalActions(capped, 3)).toMatchObject({ call: 4, raise: null });
    const turn = play(capped, "3 call, 1 call, 1 check, 2 check, 3 check");
    expect(legalActions(turn, 1).bet).toEqual({ min: 4, max: 4 });
  });

  test("an all-in of half a bet counts as a bet, and is raised by a whole one", () => {
    const state = playHand(
      { ...limit, stacks: [100, 5, 100], minBet: 4, bigBet: 8, blinds: [2, 2] },
      "3 call, 1 check, 2 raise 5",
    );
    expect(legalActions(state, 3).raise).toEqual({ min: 9, max: 9 });
  });

  test("an all-in of less than half a bet may be completed by players who have not acted", () => {
    const table = { ...limit, stacks: [100, 5, 100], minBet: 8, bigBet: 16, blinds: [2, 4] };
    const state = play(playHand(table, "3 call, 1 call"), "2 raise 5");
    expect(legalActions(state, 3)).toMatchObject({ call: 1, raise: null });
    const flop = playHand(
      { ...limit, stacks: [5, 100, 100], minBet: 8, blinds: [2, 2] },
      "3 call, 1 check, 2 check, 1 bet 3",
    );
    expect(legalActions(flop, 2).raise).toEqual({ min: 8, max: 8 });
  });
});

describe("refusals", () => {
  const state = startHand(stackedSetup({ stacks: [100, 100, 100], blinds: [1, 2] }));
  test.each([
    ["9 call", "UNKNOWN_SEAT"],
    ["1 call", "NOT_YOUR_TURN"],
    ["3 whistle", "UNKNOWN_ACTION"],
    ["3 check", "CANNOT_CHECK"],
    ["3 bet 10", "CANNOT_BET"],
    ["3 raise x", "AMOUNT_INVALID"],
    ["3 runs 2", "NO_RUN_CHOICE"],
    ["3 show", "CANNOT_SHOW"],
  ])("%s: %s", (text, code) => {
    const before = structuredClone(state);
    expect(attempt(state, text)).toEqual({ refused: code });
    expect(state).toEqual(before);
  });

  test("after the hand", () => {
    const over = play(state, "3 fold, 1 fold");
    expect(stacksOf(over)).toEqual([99, 101, 100]);
    expect(attempt(over, "2 check").refused).toBe("HAND_COMPLETE");
    expect(attempt(over, "2 show").state!.players[1]!.revealed).toBe(true);
  });

  test("an accepted action leaves the earlier state as it was", () => {
    const before = structuredClone(state);
    play(state, "3 raise 10, 1 call, 2 fold");
    expect(state).toEqual(before);
  });
});

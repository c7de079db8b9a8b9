import { describe, expect, test } from "vitest";
import { play, playHand, stacksOf } from "../testing/stacked-hand.ts";
import { splitEvenly } from "./pots.ts";
import { rakeFor, shareRake } from "./rake.ts";

const potsOf = (state: ReturnType<typeof playHand>) =>
  state.result!.pots.map(({ amount, seats }) => [amount, seats]);

describe("side pots", () => {
  const board = "2c7d9hJs3c";

  test("each all-in caps what its player can win", () => {
    const state = playHand(
      { stacks: [20, 50, 100, 100], blinds: [1, 2], holes: ["AsAh", "KsKh", "QsQh", "TsTh"], board },
      "3 raise 100, 4 call, 1 call, 2 call",
    );
    expect(potsOf(state)).toEqual([
      [80, [1, 2, 3, 4]],
      [90, [2, 3, 4]],
      [100, [3, 4]],
    ]);
    expect(stacksOf(state)).toEqual([80, 90, 100, 0]);
  });

  test("chips of folded players stay in the pots they reached", () => {
    const state = playHand(
      { stacks: [20, 100, 100], blinds: [1, 2], holes: ["AsAh", "KsKh", "QsQh"], board },
      "3 raise 30, 1 call, 2 call, 2 bet 40, 3 fold",
    );
    expect(potsOf(state)).toEqual([
      [60, [1, 2]],
      [20, [2]],
    ]);
    expect(stacksOf(state)).toEqual([60, 90, 70]);
  });

  test("the unmatched part of a bet goes back before rake and pots", () => {
    const state = playHand(
      {
        stacks: [50, 300],
        blinds: [2, 1],
        holes: ["AsAh", "KsKh"],
        board,
        rake: { basisPoints: 500, caps: [], noFlopNoDrop: true },
      },
      "2 raise 300, 1 call",
    );
    expect(state.log).toContainEqual({ kind: "return", seat: 2, amount: 250 });
    expect(state.result!.rake).toBe(5);
    expect(stacksOf(state)).toEqual([95, 250]);
  });

  test("a trimmed ante is won only as far as it was paid, a big-blind ante as a whole", () => {
    const short = { stacks: [100, 2, 100], blinds: [1, 2], holes: ["KsKh", "AsAh", "QsQh"], board };
    const each = playHand(
      { ...short, antes: [4, 4, 4] },
      "3 call, 1 call, 1 check, 3 check, 1 check, 3 check, 1 check, 3 check",
    );
    expect(stacksOf(each)).toEqual([102, 6, 94]);
    const whole = playHand(
      { ...short, dead: [0, 4, 0] },
      "3 call, 1 call, 1 check, 3 check, 1 check, 3 check, 1 check, 3 check",
    );
    expect(whole.result!.pots[0]).toMatchObject({ amount: 2, seats: [1, 2, 3] });
    expect(stacksOf(whole)).toEqual([102, 2, 98]);
  });
});

describe("odd chips", () => {
  test("go one each to the winners first left of the button", () => {
    expect(splitEvenly(11, 3)).toEqual([4, 4, 3]);
    const state = playHand(
      { stacks: [100, 100, 100], blinds: [1, 2], holes: ["AsKd", "3c4d", "AhKc"], board: "QcJdTh2s7c" },
      "3 call, 1 fold, 2 check, 2 bet 5, 3 raise 10, 2 fold",
    );
    expect(stacksOf(state)).toEqual([99, 93, 108]);
    const tie = playHand(
      { stacks: [100, 100, 100], blinds: [1, 2], holes: ["3c4d", "AsKd", "AhKc"], board: "QcJdTh2s7c" },
      "3 call, 1 fold, 2 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check",
    );
    expect(stacksOf(tie)).toEqual([99, 101, 100]);
  });

  test("a dead heat of three shares one pot", () => {
    const state = playHand(
      {
        stacks: [10, 10, 10, 10],
        blinds: [1, 2],
        antes: [1, 1, 1, 1],
        holes: ["AsKd", "AhKc", "AdKs", "2d3d"],
        board: "QcJdTh2s7c",
      },
      "3 raise 9, 4 call, 1 call, 2 call",
    );
    expect(stacksOf(state)).toEqual([14, 13, 13, 0]);
  });

  test("of a high-low pot go to the high half", () => {
    const state = playHand(
      {
        game: "omahaHiLo",
        stacks: [100, 100, 100],
        blinds: [1, 2],
        holes: ["KsKhQdJc", "As2dTc9c", "4d4hTs9s"],
        board: "Kd3c5h8sQs",
      },
      "3 fold, 1 raise 4, 2 call, 1 bet 5, 2 call, 1 check, 2 check, 1 check, 2 check",
    );
    expect(state.result!.pots[0]!.shares).toEqual([
      { seat: 1, amount: 9, board: 0, side: "high" },
      { seat: 2, amount: 9, board: 0, side: "low" },
    ]);
    const odd = playHand(
      {
        game: "omahaHiLo",
        stacks: [100, 100, 100],
        blinds: [1, 2],
        posts: [0, 0, 0],
        dead: [0, 0, 1],
        holes: ["KsKhQdJc", "As2dTc9c", "4d4hTs9s"],
        board: "Kd3c5h8sQs",
      },
      "3 fold, 1 raise 4, 2 call, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check",
    );
    expect(stacksOf(odd)).toEqual([101, 100, 99]);
  });
});

describe("high-low", () => {
  const table = { game: "omahaHiLo", stacks: [100, 100, 100], blinds: [1, 2] } as const;
  const check =
    "3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check";

  test("without a low the high hand wins everything", () => {
    const state = playHand(
      {
        ...table,
        stacks: [...table.stacks],
        blinds: [...table.blinds],
        holes: ["AsAhQdJc", "Ac2d3c4c", "TdThTs9s"],
        board: "Kd9c5hKsQs",
      },
      check,
    );
    expect(stacksOf(state)).toEqual([104, 98, 98]);
  });

  test("a shared low is quartered", () => {
    const state = playHand(
      {
        ...table,
        stacks: [...table.stacks],
        blinds: [...table.blinds],
        antes: [2, 2, 2],
        holes: ["As2hQdJc", "Ac2dKcKh", "TdThTs9s"],
        board: "3d4c8hKs6s",
      },
      check,
    );
    expect(state.result!.pots[0]!.shares).toEqual([
      { seat: 2, amount: 6, board: 0, side: "high" },
      { seat: 1, amount: 3, board: 0, side: "low" },
      { seat: 2, amount: 3, board: 0, side: "low" },
    ]);
  });
});

describe("run it twice", () => {
  const table = {
    stacks: [51, 51],
    blinds: [2, 1],
    holes: ["AsAh", "KsKh"],
    board: "2c7d9h" + "3cJs" + "KcJd",
    runItTwice: true,
  };

  test("shares the flop, splits every pot and gives the odd chip to the first board", () => {
    const asked = playHand(table, "2 call, 1 check, 1 bet 49, 2 call");
    expect(asked.phase).toBe("runs");
    expect(asked.players.every(({ revealed }) => revealed)).toBe(true);
    const state = play(asked, "1 runs 2, 2 runs 2");
    expect(state.boards.map((board) => board.length)).toEqual([5, 5]);
    expect(state.boards[0]!.slice(0, 3)).toEqual(state.boards[1]!.slice(0, 3));
    expect(stacksOf(state)).toEqual([51, 51]);
    expect(state.result!.pots[0]!.shares.map(({ seat, board }) => [seat, board])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test("is not offered when the deck has too few cards for a second board", () => {
    const nine = {
      game: "omaha5",
      stacks: [10, 10, 10, 10, 10, 10, 10, 10, 10],
      antes: Array(9).fill(10),
    } as const;
    const state = playHand(
      { ...nine, stacks: [...nine.stacks], antes: [...nine.antes], runItTwice: true },
      "",
    );
    expect(state.phase).toBe("complete");
    expect(state.boards).toHaveLength(1);
  });

  test("one refusal decides for one run", () => {
    const state = play(playHand(table, "2 raise 51, 1 call"), "2 runs 1");
    expect(state.phase).toBe("complete");
    expect(state.boards).toHaveLength(1);
  });

  test("two boards of a bomb pot share it from the flop on", () => {
    const state = playHand(
      {
        stacks: [11, 11, 11],
        antes: [11, 11, 11],
        bombPot: true,
        boards: 2,
        holes: ["AsAh", "KsKh", "4s4h"],
        board: "2c7d9h" + "KcQd3h" + "Js" + "Jd" + "8c" + "8d",
      },
      "",
    );
    expect(stacksOf(state)).toEqual([17, 16, 0]);
  });
});

describe("rake", () => {
  const rake = {
    basisPoints: 500,
    caps: [
      { players: 2, cap: 3 },
      { players: 5, cap: 10 },
    ],
    noFlopNoDrop: true,
  };

  test("is rounded down and capped by the players dealt in", () => {
    expect(rakeFor(rake, 59, 4, true)).toBe(2);
    expect(rakeFor(rake, 1_000, 4, true)).toBe(3);
    expect(rakeFor(rake, 1_000, 2, true)).toBe(3);
    expect(rakeFor(rake, 1_000, 5, true)).toBe(10);
    expect(rakeFor(rake, 1_000, 6, true)).toBe(10);
    expect(rakeFor({ ...rake, caps: [] }, Number.MAX_SAFE_INTEGER, 6, true)).toBe(450_359_962_737_049);
  });

  test("no flop, no drop", () => {
    expect(rakeFor(rake, 1_000, 4, false)).toBe(0);
    expect(rakeFor({ ...rake, noFlopNoDrop: false }, 1_000, 4, false)).toBe(3);
    const folded = playHand(
      { stacks: [100, 100, 100], blinds: [10, 20], rake },
      "3 raise 80, 1 fold, 2 fold",
    );
    expect(folded.result!.rake).toBe(0);
    const flop = playHand(
      { stacks: [100, 100, 100], blinds: [10, 20], rake },
      "3 call, 1 fold, 2 check, 2 bet 20, 3 fold",
    );
    expect(flop.result!.rake).toBe(2);
    expect(stacksOf(flop)).toEqual([90, 128, 80]);
  });

  test("is taken from the pots in proportion, to the chip", () => {
    expect(shareRake(10, [33, 33, 34])).toEqual([3, 3, 4]);
    expect(shareRake(1, [1, 1, 1])).toEqual([0, 0, 1]);
  });
});

describe("showdown order", () => {
  const river = "3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check";
  const table = { stacks: [100, 100, 100], blinds: [1, 2], board: "2c7d9hJs3c" };
  const shownBy = (state: ReturnType<typeof playHand>) =>
    state.log.flatMap((entry) =>
      entry.kind === "reveal" || entry.kind === "muck" ? [`${entry.kind} ${entry.seat}`] : [],
    );

  test("the last to bet shows first, and beaten hands are mucked", () => {
    const state = playHand(
      { ...table, holes: ["KsKh", "QsQh", "AsAh"] },
      `${river}, 1 check, 2 bet 10, 3 call, 1 call`,
    );
    expect(shownBy(state)).toEqual(["reveal 2", "reveal 3", "muck 1"]);
  });

  test("without a bet on the river the first left of the button shows first", () => {
    const state = playHand(
      { ...table, holes: ["AsAh", "QsQh", "KsKh"] },
      `${river}, 1 check, 2 check, 3 check`,
    );
    expect(shownBy(state)).toEqual(["reveal 1", "muck 2", "muck 3"]);
  });

  test("a tied hand is shown", () => {
    const state = playHand(
      { ...table, holes: ["AsAh", "AdAc", "KsKh"] },
      `${river}, 1 check, 2 check, 3 check`,
    );
    expect(shownBy(state)).toEqual(["reveal 1", "reveal 2", "muck 3"]);
  });

  test("a hand that wins only a side pot is shown", () => {
    const state = playHand(
      { ...table, stacks: [10, 100, 100], holes: ["AsAh", "QsQh", "KsKh"] },
      "3 raise 10, 1 call, 2 call, 2 check, 3 check, 2 check, 3 check, 2 bet 20, 3 call",
    );
    expect(shownBy(state)).toEqual(["reveal 2", "reveal 3", "reveal 1"]);
  });

  test("a hand beaten in the main pot is shown for a side pot", () => {
    const state = playHand(
      { ...table, stacks: [10, 100, 100], holes: ["AsAh", "KsKh", "QsQh"] },
      "3 raise 10, 1 call, 2 call, 2 bet 20, 3 call, 2 check, 3 check, 2 check, 3 check",
    );
    expect(shownBy(state)).toEqual(["reveal 1", "reveal 2", "muck 3"]);
  });

  test("an uncontested winner shows nothing", () => {
    expect(shownBy(playHand(table, "3 fold, 1 fold"))).toEqual([]);
  });
});

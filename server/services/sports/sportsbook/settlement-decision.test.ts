import { describe, expect, test } from "vitest";
import { applyDecision } from "./settlement-decision.ts";
import { matchState, noon, sampleEvent } from "./testing/index.ts";

type Scores = [number, number][];
const resultOf = (sport: string, segments: Scores) =>
  applyDecision(sampleEvent({ sport }), { kind: "RESULT", state: matchState(segments) as never }, noon);
const cut = "a match ends when one side has won";

describe("a result by hand", () => {
  test.each<[string, Scores, string]>([
    [
      "tennis",
      [
        [6, 9],
        [6, 4],
        [6, 4],
      ],
      "a set cannot end 6–9",
    ],
    [
      "tennis",
      [
        [6, 5],
        [6, 4],
      ],
      "a set cannot end 6–5",
    ],
    [
      "tennis",
      [
        [7, 4],
        [6, 4],
      ],
      "a set cannot end 7–4",
    ],
    [
      "tennis",
      [
        [6, 6],
        [6, 4],
        [6, 4],
      ],
      "a set cannot end 6–6",
    ],
    ["tennis", [[6, 4]], `${cut} 2`],
    [
      "tennis",
      [
        [6, 4],
        [6, 4],
        [4, 6],
      ],
      `${cut} 2`,
    ],
    [
      "table-tennis",
      [
        [11, 10],
        [11, 5],
        [11, 5],
      ],
      "a game cannot end 11–10",
    ],
    [
      "table-tennis",
      [
        [14, 11],
        [11, 5],
        [11, 5],
      ],
      "a game cannot end 14–11",
    ],
    [
      "esports",
      [
        [13, 12],
        [13, 2],
      ],
      "a map cannot end 13–12",
    ],
  ])("of %s with %j is refused", (sport, segments, fault) => {
    expect(resultOf(sport, segments)).toBe(fault);
  });

  test.each<[string, Scores]>([
    [
      "tennis",
      [
        [7, 6],
        [4, 6],
        [7, 5],
      ],
    ],
    [
      "tennis",
      [
        [0, 6],
        [6, 7],
      ],
    ],
    [
      "table-tennis",
      [
        [11, 0],
        [28, 26],
        [9, 11],
        [12, 10],
      ],
    ],
    [
      "esports",
      [
        [13, 11],
        [22, 20],
      ],
    ],
  ])("of %s with %j is accepted", (sport, segments) => {
    expect(resultOf(sport, segments)).toMatchObject({ status: "ENDED", state: { segments } });
  });
});

describe("what players scored, in a result by hand", () => {
  const players = [
    { id: "h1", name: "Home One", side: "home", share: 0.3 },
    { id: "a1", name: "Away One", side: "away", share: 0.3 },
  ] as const;
  const quarters: Scores = [
    [20, 20],
    [20, 20],
    [20, 20],
    [21, 20],
  ];
  const decide = (sport: string, tallies: Record<string, number>) =>
    applyDecision(
      sampleEvent({ sport, players }),
      { kind: "RESULT", state: { ...matchState(quarters), tallies } as never },
      noon,
    );

  test.each([
    ["basketball", { h1: 82 }, "the players of a side scored more than the side"],
    ["american-football", { a1: 14 }, "the players of a side scored more than the side"],
    ["basketball", { h1: 20, x1: 2 }, "someone who scored does not play in this match"],
  ])("of %s as %j is refused", (sport, tallies, fault) => {
    expect(decide(sport, tallies)).toBe(fault);
  });

  test.each([
    ["basketball", { h1: 81, a1: 0 }],
    ["american-football", { a1: 13 }],
    ["basketball", {}],
  ])("of %s as %j is accepted", (sport, tallies) => {
    expect(decide(sport, tallies)).toMatchObject({ status: "ENDED", state: { tallies } });
  });
});

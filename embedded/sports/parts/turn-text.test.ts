import type { Scoreboard } from "@parlour/contracts/entities/sports-event";
import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../languages/en/sports/sportsbook.json" with { type: "json" };
import { inningsText } from "./turn-text.ts";

const t = createTranslator("en", words);
const textOf = (turn: Partial<NonNullable<Scoreboard["turn"]>> | null, segments: [number, number][] = []) =>
  inningsText(t, {
    turn: turn && { side: "home", balls: null, wickets: null, outs: null, ...turn },
    segments,
  } as Scoreboard);

test("cricket shows runs, wickets and overs, baseball the outs, tennis neither", () => {
  expect(textOf({ balls: 75, wickets: 3 }, [[96, 0]])).toBe("96/3 (12.3 overs)");
  const second: [number, number][] = [
    [150, 0],
    [0, 41],
  ];
  expect(textOf({ side: "away", balls: 36, wickets: 0 }, second)).toBe("41/0 (6 overs)");
  expect(textOf({ outs: 1 })).toBe("1 out");
  expect(textOf({ outs: 0 })).toBe("0 outs");
  expect(textOf({})).toBeNull();
  expect(textOf(null)).toBeNull();
});

import { expect, test } from "vitest";
import { handCaptions, highestRank } from "./hand-captions.ts";

test("the highest rank is that of an ace before a king, and of a joker as an ace", () => {
  expect(highestRank(["2S", "KH", "TD"])).toBe("K");
  expect(highestRank(["AS", "KH"])).toBe("A");
  expect(highestRank(["3S", "TH"])).toBe("10");
  expect(highestRank(["KS", "JK"])).toBe("A");
});

test("hands without a pair are named by their highest card", () => {
  const t = ((key: string, values?: { rank: string }) => [key, values?.rank].join(" ").trim()) as never;
  const cards = ["KS", "QD", "TC", "9D", "8S", "7C", "3H"];
  expect(handCaptions({ high: "highCard", low: "highCard" }, cards, [1, 2], t)).toEqual({
    high: "games-pai-gow-poker.highCardOf K",
    low: "games-pai-gow-poker.highCardOf Q",
  });
  expect(handCaptions({ high: "flush", low: "pair" }, cards, [1, 2], t)).toEqual({
    high: "games-pai-gow-poker.flush",
    low: "games-pai-gow-poker.pair",
  });
});

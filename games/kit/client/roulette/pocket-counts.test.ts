import { expect, test } from "vitest";
import { countPockets } from "./pocket-counts.ts";

test("counts colours, and the most frequent pockets first", () => {
  expect(countPockets([0, 17, 17, 32, 32, 32, 5])).toEqual({
    rounds: 7,
    colours: { red: 4, black: 2, green: 1 },
    most: [
      { pocket: 32, times: 3 },
      { pocket: 17, times: 2 },
      { pocket: 0, times: 1 },
      { pocket: 5, times: 1 },
    ],
  });
});

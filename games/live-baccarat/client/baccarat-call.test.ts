import type { Translate } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import { baccaratCall } from "./baccarat-call.ts";

const t: Translate = (key, values) => [key.split(".")[1], ...Object.values(values ?? {})].join(" ");
// Cards are numbers from the ace: 0 counts one point, 6 seven points, 12 none.
const [one, seven, king] = [0, 6, 12];

test("calls each hand once its first two cards lie open, and again with the third", () => {
  const call = (player: number[], banker: number[]) => baccaratCall({ player, banker }, null, t);
  expect(call([one], [])).toBe("noMoreBets");
  expect(call([one, seven], [king])).toBe("player 8");
  expect(call([one, king], [seven, king])).toBe("player 1, banker 7");
  expect(call([one, king, seven], [seven, king])).toBe("player 8, banker 7");
});

test("calls the winner with their points first", () => {
  const open = { player: [one, king], banker: [seven, king] };
  expect(baccaratCall(open, "banker", t)).toBe("bankerWins 7 1");
  expect(baccaratCall({ player: open.banker, banker: open.player }, "player", t)).toBe("playerWins 7 1");
});

import { expect, it } from "vitest";
import { noRecipients, recipientIds } from "./recipient-ids.ts";

it("joins picked and pasted players, each once", () => {
  expect(recipientIds(noRecipients)).toEqual([]);
  expect(
    recipientIds({ picked: ["player_a"], pasted: " player_b, player_a;player_c\nplayer_b\r\n" }),
  ).toEqual(["player_a", "player_b", "player_c"]);
});

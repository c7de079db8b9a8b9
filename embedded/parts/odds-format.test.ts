import { expect, test } from "vitest";
import { choice, chooseOddsFormat, shownFormat } from "./odds-format.ts";

const shown = () => shownFormat(choice.get());

test("a visitor's choice belongs to the browser, a player's to the account", async () => {
  expect(shown()).toBe("decimal");
  await chooseOddsFormat(null, "american");
  expect(choice.get()).toEqual({ visitor: "american", account: null });
  // If the server can't be reached, the chosen odds format still applies on the current page.
  await chooseOddsFormat("session", "fractional");
  expect(choice.get()).toEqual({ visitor: "american", account: "fractional" });
  expect(shown()).toBe("fractional");
  choice.set({ ...choice.get(), account: null });
  expect(shown()).toBe("american");
});

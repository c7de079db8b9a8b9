import { addPlayer } from "@parlour/stack/testing-people";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

test("poker hands are searched by a player's email with the keyboard", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const player = await addPlayer(stack);
  const desk = await openConsole(browser, stack, "operator", "poker-hands");
  const complaints = recordConsoleMessages(desk);
  const field = desk.getByRole("combobox", { name: "Player" });
  await field.fill(player.email);
  await expect(desk.getByRole("option", { name: new RegExp(player.email) })).toBeVisible();
  await expectAccessible(desk);
  await field.press("Enter");
  await expect(desk).toHaveURL(new RegExp(`player=${player.id}`));
  await expect(desk.getByText("No finished hand matches these filters.")).toBeVisible();
  await desk.setViewportSize({ width: 360, height: 780 });
  await expectNoSideways(desk);
  expect(complaints).toEqual([]);
  await desk.context().close();
});

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

test("an operator closes a poker pool with a reason and opens it again", { tag: ["@desk", "@ci"] }, async ({
  browser,
  stack,
}) => {
  const desk = await openConsole(browser, stack, "operator", "poker-pools");
  const complaints = recordConsoleMessages(desk);
  const pool = desk.getByRole("row", { name: /Comet/ });
  await expect(pool).toContainText("Open");
  await expectAccessible(desk);
  for (const [action, state] of [
    ["Close", "Closed"],
    ["Open", "Open"],
  ] as const) {
    await pool.getByRole("button", { name: `${action} Comet` }).click();
    await desk.getByLabel("Reason").fill("Maintenance tonight");
    await desk
      .getByRole("dialog")
      .getByRole("button", { name: `${action} pool` })
      .click();
    await expect(pool.getByText(state, { exact: true }).first()).toBeVisible();
  }
  await desk.setViewportSize({ width: 360, height: 780 });
  await expectNoSideways(desk);
  expect(complaints).toEqual([]);
  await desk.context().close();
});

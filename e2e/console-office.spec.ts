import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer } from "@parlour/stack/testing-people";
import { switchGame } from "@parlour/stack/testing-rounds";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

test("an operator finds a player, a setting and a section with Ctrl-K, by keyboard only", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const player = await addPlayer(stack, { firstName: "小明", lastName: "歐陽" });
  const desk = await openConsole(browser, stack, "operator", "desk");
  const complaints = recordConsoleMessages(desk);
  const search = async (term: string, option: RegExp) => {
    await desk.keyboard.press("Control+k");
    const field = desk.getByRole("combobox", { name: /^Search players/ });
    await expect(field).toBeFocused();
    await desk.keyboard.type(term);
    await expect(desk.getByRole("option", { name: option }).first()).toHaveAttribute("aria-selected", "true");
  };
  await search("歐陽", /歐陽/);
  await expectAccessible(desk);
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(new RegExp(`/console/players/${player.id}`));
  await expect(desk.getByRole("heading", { level: 1, name: /歐陽/ })).toBeVisible();

  await search("tier icon", /Tier icon/);
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("switch", { name: "Tier icon" })).toBeFocused();

  await search("withdrawals", /^Go to\s*Withdrawals/);
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { level: 1, name: "Withdrawals" })).toBeVisible();
  expect(complaints).toEqual([]);

  const trader = await openConsole(browser, stack, "trader", "trading");
  await trader.keyboard.press("Control+k");
  await trader.keyboard.type("歐陽");
  await expect(trader.getByText("Nothing found.", { exact: false })).toBeVisible();
});

test("support filters players, saves a segment, tags two of them and reads the summary", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  for (const firstName of ["Anders", "Birgit"]) {
    await addPlayer(stack, { firstName, lastName: "Segmentsen", trustsEveryDevice: true });
  }
  const desk = await openConsole(browser, stack, "support", "players");
  const complaints = recordConsoleMessages(desk);
  await desk.getByRole("searchbox", { name: "Search" }).fill("segmentsen");
  await expect(desk.getByText("2 players")).toBeVisible();
  await desk.getByLabel("Status", { exact: true }).selectOption("ACTIVE");
  await expect(desk).toHaveURL(/term=segmentsen.*status=ACTIVE/);
  await expect(desk.getByRole("button", { name: "Newer" })).toHaveCount(0);
  const country = desk.getByRole("combobox", { name: "Country" });
  await country.fill("faroe");
  await country.press("Enter");
  await expect(desk).toHaveURL(/country=FO/);
  await expect(desk.getByText("0 players")).toBeVisible();
  await country.fill("any");
  await country.press("Enter");
  await expect(desk).not.toHaveURL(/country=/);
  await expectAccessible(desk);

  await desk.getByRole("button", { name: "Save as segment" }).click();
  const saving = desk.getByRole("dialog", { name: "Save as segment" });
  await saving.getByLabel("Name").fill("Two of a name");
  await saving.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("button", { name: "Two of a name", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await desk.getByRole("checkbox", { name: "Select all players on this page" }).check();
  await expect(desk.getByText("2 players selected")).toBeVisible();
  await desk.getByRole("button", { name: "Tag", exact: true }).click();
  const tagging = desk.getByRole("dialog", { name: "Tag 2 players" });
  await tagging.getByLabel("Tag", { exact: true }).fill("call-back");
  await tagging.getByLabel("Reason").fill("Both asked for a call");
  await expectAccessible(desk);
  await tagging.getByRole("button", { name: "Add tag" }).click();
  await expect(desk.getByRole("row", { name: /Anders Segmentsen/ }).getByText("call-back")).toBeVisible();

  await desk.getByRole("row", { name: /Birgit Segmentsen/ }).focus();
  await desk.keyboard.press("Enter");
  const summary = desk.getByRole("region", { name: "Summary" });
  await expect(summary.getByText("call-back")).toBeVisible();
  await expect(summary.getByText("Net revenue")).toBeVisible();
  await expectAccessible(desk);
  await desk.goBack();
  await expect(desk.getByText("2 players")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("Back returns to the page before, and a refused closing leads to the payout and back", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const admin = await openConsole(browser, stack, "admin", "audit");
  // Each change adds an entry to the audit log, whose pages show fifty entries.
  for (let count = 0; count < 52; count += 1) await switchGame(stack, "1202", count % 2 === 1);
  await admin.reload();
  await admin.getByRole("button", { name: "Older" }).click();
  await expect(admin).toHaveURL(/cursor=/);
  await admin.goBack();
  await expect(admin).toHaveURL(/\/console\/audit$/);
  await expect(admin.getByRole("button", { name: "Newer" })).toBeDisabled();

  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await depositTo(stack, {
    playerId: player.id,
    id: "closing",
    currency: player.currency,
    amountMinor: 1_000_00n,
  });
  await admin.goto(`/console/players/${player.id}`);
  await admin.getByRole("button", { name: "Actions" }).click();
  await admin.getByRole("menuitem", { name: "Close account" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Asked for by letter");
  await dialog.getByRole("button", { name: "Close account" }).click();
  await dialog.getByRole("button", { name: "Pay out balance" }).click();
  await expect(admin.getByRole("dialog", { name: "Pay out balance" })).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(admin.getByRole("dialog", { name: "Close this account permanently?" })).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toHaveValue("Asked for by letter");
  await admin.context().close();
});

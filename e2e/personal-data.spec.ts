import { readFile } from "node:fs/promises";
import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { expect, logIn, test } from "./own-stack.ts";

test("a player requests a copy of their data and downloads it", { tag: "@ci" }, async ({ page, stack }) => {
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto("/account/security");
  const panel = page.getByRole("region", { name: "Your data" });
  await panel.getByRole("button", { name: "Request a copy" }).click();
  const prove = async () => {
    const confirm = page.getByRole("dialog", { name: "Confirm it's you" });
    await confirm.getByRole("button", { name: "Use my password" }).click();
    await confirm.getByLabel("Password", { exact: true }).fill(goodPassword);
    await confirm.getByRole("button", { name: "Continue" }).click();
  };
  await prove();
  await expect(panel.getByText("Your copy is ready.")).toBeVisible({ timeout: 30_000 });
  const waiting = page.waitForEvent("download");
  // The file contains all data about the player, so the download also needs a proof of identity.
  await panel.getByRole("button", { name: "Download ZIP" }).click();
  await prove();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("parlour-personal-data.zip");
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe("PK");
  expect(archive.includes("json/profile.json")).toBe(true);
});

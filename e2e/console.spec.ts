import { expectAccessible, openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

test("a flag that an operator switches changes the visitor's site at once, and the way back too", async ({
  browser,
  page,
  stack,
}) => {
  test.slow();
  const visitor = page;
  expect((await visitor.goto("/live-casino"))?.status()).toBe(200);

  const desk = await openConsole(browser, stack, "operator", "configuration");
  const complaints: string[] = [];
  desk.on("console", (message) => complaints.push(message.text()));
  await desk.getByRole("switch", { name: "Live casino cards" }).click();
  await desk.getByRole("button", { name: "Review and save" }).click();
  await desk.getByLabel("Reason").fill("The studio is being cleaned");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("Saved: the site follows at once")).toBeVisible();
  expect((await visitor.goto("/live-casino"))?.status()).toBe(404);
  await expectAccessible(desk);

  await desk.getByRole("button", { name: "Undo" }).click();
  await desk.getByLabel("Reason").fill("It is clean");
  await desk.getByRole("button", { name: "Roll back" }).click();
  await expect(desk.getByText("Rolled back")).toBeVisible();
  expect((await visitor.goto("/live-casino"))?.status()).toBe(200);
  expect(complaints).toEqual([]);
});

test("roles are proposed by one administrator, approved by another, and stand in the log", {
  tag: "@ci",
}, async ({ browser, stack }) => {
  const first = await openConsole(browser, stack, "operator", "operators");
  const row = first.getByRole("row", { name: /Sunniva Ortega/ });
  await row.getByRole("button", { name: "Roles" }).click();
  await first.getByRole("checkbox", { name: /MARKETING/ }).check();
  await first.getByLabel("Reason").fill("Helps with the spring offers");
  await first.getByRole("button", { name: "Propose" }).click();
  await expect(first.getByText("Proposed: it waits for another administrator")).toBeVisible();
  await first.getByRole("link", { name: "Approvals" }).click();
  await expect(first.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await expect(first.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const second = await openConsole(browser, stack, "admin", "approvals");
  await second.getByRole("button", { name: "Approve" }).click();
  await second.getByLabel("Reason").fill("Agreed with her team");
  await second.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("Approved and carried out")).toBeVisible();
  await expectAccessible(second);

  await second.getByRole("link", { name: "Audit log" }).click();
  await second.getByRole("row", { name: /decide-proposal/ }).press("Enter");
  await expect(second.getByRole("dialog").getByText("Agreed with her team")).toBeVisible();
  await second.getByRole("button", { name: "Close" }).click();
  await second.getByRole("button", { name: "Verify the chain" }).click();
  await expect(second.getByText(/entries are as they were written/)).toBeVisible();
});

test("whoever has one role finds the sections of that role only", { tag: "@ci" }, async ({
  browser,
  stack,
}) => {
  const desk = await openConsole(browser, stack, "content", "system");
  const sections = desk.getByRole("navigation", { name: "Sections" });
  await expect(desk.getByText("There is nothing here")).toBeVisible();
  await expect(sections.getByRole("link", { name: "Operators" })).toHaveCount(0);
  await expect(sections.getByRole("link", { name: "My desk" })).toBeVisible();
  await expectAccessible(desk);
});

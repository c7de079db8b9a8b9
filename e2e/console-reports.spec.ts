import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, recordConsoleMessages } from "./own-stack.ts";

const reports = [
  { label: "Result by day", path: "result", chart: /^Gross revenue, Net revenue, Result in USD/ },
  { label: "Performance by vertical", path: "verticals", chart: /^Gross revenue in USD/ },
  { label: "Performance by game", path: "games", chart: /^Gross revenue in USD/ },
  { label: "Payment methods", path: "methods", chart: /^Approval rate/ },
  { label: "First deposits", path: "first-deposits", chart: /^Sign-ups, First deposits/ },
  { label: "Players by country", path: "countries", chart: /^Deposits in USD/ },
  { label: "Retention", path: "retention", chart: null },
] as const;

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`reports show a chart and a table, ${viewport.width} wide`, {
    tag: ["@desk", "@ci"],
  }, async ({ browser, stack }) => {
    const today = stack.clock.now().toISOString().slice(0, 10);
    const query = `from=${today}&to=${today}&currency=USD`;
    const desk = await openConsole(browser, stack, "payments", `reports/revenue?${query}`, viewport);
    const complaints = recordConsoleMessages(desk);
    await expect(desk.getByRole("heading", { level: 1, name: "Revenue by day and vertical" })).toBeVisible();
    for (const { label, path, chart } of reports) {
      await desk.getByLabel("Report", { exact: true }).selectOption({ label });
      await expect(desk.getByRole("heading", { level: 1, name: label })).toBeVisible();
      await expect(desk).toHaveURL(new RegExp(`/reports/${path}\\?.*currency=USD`));
      await expect(desk.getByRole("table", { name: label })).toBeVisible();
      if (chart !== null) await expect(desk.getByRole("figure", { name: chart })).toBeVisible();
      await expectNoSideways(desk);
      await expectAccessible(desk);
    }
    await desk.reload();
    await expect(desk.getByRole("heading", { level: 1, name: "Retention" })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("the result of a day leads to its postings and can be exported", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  const today = stack.clock.now().toISOString().slice(0, 10);
  const path = `reports/result?from=${today}&to=${today}&currency=USD`;
  const desk = await openConsole(browser, stack, "payments", path);
  const table = desk.getByRole("table", { name: "Result by day" });
  await table.getByRole("button").first().click();
  await expect(desk.getByRole("dialog", { name: "Postings behind the figure" })).toBeVisible();
  await desk.keyboard.press("Escape");
  const download = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe(`parlour-result-USD-${today}-${today}.csv`);
});

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`a report is saved, shared and scheduled by email, ${viewport.width} wide`, {
    tag: ["@desk", "@ci"],
  }, async ({ browser, stack }) => {
    const name = `Deposits ${viewport.width}`;
    const desk = await openConsole(browser, stack, "payments", "reports/payments?currency=USD", viewport);
    const complaints = recordConsoleMessages(desk);
    await desk.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Period").selectOption({ label: "Last month" });
    await dialog.getByLabel(/^Share with/).check();
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await desk.getByRole("link", { name: "Saved reports" }).click();
    const row = desk.getByRole("row", { name: new RegExp(name) });
    await row.getByRole("button", { name: "Email" }).click();
    await dialog.getByLabel("How often").selectOption({ label: "Every week" });
    await dialog.getByLabel("Day").selectOption({ label: "Friday" });
    await dialog.getByLabel("Time zone").selectOption("Europe/Madrid");
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("Fridays at 08:00, Europe/Madrid");
    await expectNoSideways(desk);
    await expectAccessible(desk);
    await row.getByRole("button", { name: "Log" }).click();
    await expect(dialog.getByText("No emails yet")).toBeVisible();
    await desk.keyboard.press("Escape");

    const other = await openConsole(browser, stack, "operator", "reports/saved", viewport);
    const shared = other.getByRole("row", { name: new RegExp(name) });
    await expect(shared.getByRole("button", { name: "Delete" })).toHaveCount(0);
    await shared.getByRole("link", { name }).click();
    await expect(other.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
    await expect(other).toHaveURL(/from=2029-12-01&to=2029-12-31&currency=USD/);
    await row.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    expect(complaints).toEqual([]);
    await other.context().close();
    await desk.context().close();
  });
}

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`an export for a regulator is made and downloaded, ${viewport.width} wide`, {
    tag: ["@desk", "@ci"],
  }, async ({ browser, stack }) => {
    const desk = await openConsole(browser, stack, "operator", "reports", viewport);
    const complaints = recordConsoleMessages(desk);
    await desk.getByRole("link", { name: "Regulator exports" }).click();
    await desk.getByRole("button", { name: "New export" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Regulator").selectOption({ label: "Ontario" });
    await expect(dialog.getByLabel("Currency")).toHaveValue("CAD");
    await dialog.getByLabel("First day (UTC)").fill("2029-12-01");
    await dialog.getByLabel("Last day (UTC)").fill("2029-12-31");
    await dialog.getByLabel("Reason").fill("Monthly return");
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: "Create export" }).click();
    const row = desk.getByRole("row", { name: /Ontario/ }).first();
    const download = desk.waitForEvent("download");
    await row.getByRole("link", { name: "XML" }).click();
    expect((await download).suggestedFilename()).toBe("parlour-CA-ON-CAD-2029-12-01-2029-12-31.xml");
    await expectNoSideways(desk);
    await expectAccessible(desk);
    expect(complaints).toEqual([]);
    await desk.context().close();
  });

  test(`a report of all currencies shows its rates, ${viewport.width} wide`, {
    tag: ["@desk", "@ci"],
  }, async ({ browser, stack }) => {
    const today = stack.clock.now().toISOString().slice(0, 10);
    const path = `reports/payments?from=${today}&to=${today}&currency=USD`;
    const desk = await openConsole(browser, stack, "payments", path, viewport);
    await desk.getByLabel("Currency", { exact: true }).selectOption({ label: "All, in USD" });
    await expect(desk).toHaveURL(/combined=true/);
    await desk.getByRole("button", { name: "Show rates" }).click();
    await expect(desk.getByRole("dialog").getByRole("row", { name: /BTC/ })).toContainText("80,000");
    await expectAccessible(desk);
    await desk.keyboard.press("Escape");
    await expectNoSideways(desk);
    await desk.getByLabel("Report", { exact: true }).selectOption({ label: "Retention" });
    await expect(desk.getByRole("button", { name: "Show rates" })).toHaveCount(0);
    await desk.context().close();
  });
}

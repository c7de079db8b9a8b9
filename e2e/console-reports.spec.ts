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

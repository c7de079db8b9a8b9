import { expect, it } from "vitest";
import { reportCurrency } from "./report-parts.ts";

it("a report is in the site's currency, whatever currency is used most", async () => {
  const site = { defaultCurrency: async () => "USD" };
  expect(await reportCurrency(site, ["EUR", "USD"])).toBe("USD");
  expect(await reportCurrency(site, ["EUR", "GBP"])).toBe("EUR");
  expect(await reportCurrency(site, [])).toBe("");
});

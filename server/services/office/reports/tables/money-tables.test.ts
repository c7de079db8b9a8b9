import { expect, it } from "vitest";
import type { ReportParts } from "../report-parts.ts";
import { costTable } from "./money-tables.ts";

it("names the purpose of a cost, and still finds its postings by their type", async () => {
  const day = "2026-11-15";
  const flow = { day, currency: "USD", gameId: "", amountMinor: 500n, transfers: 1 };
  const [source, destination] = ["house:promotions", "player:bonus"];
  const flows = ["BONUS", "BET"].map((type) => ({ ...flow, type, source, destination }));
  const parts = { totals: { flowsIn: async () => flows } } as unknown as ReportParts;
  const { rows } = await costTable("promotionCost")(parts, { from: day, to: day }, "USD");
  expect(rows.map(([, purpose]) => purpose?.value)).toEqual(["Bonuses", "Free spins"]);
  expect(rows[0]?.[2]).toMatchObject({ value: 5, trace: { type: "BONUS" } });
});

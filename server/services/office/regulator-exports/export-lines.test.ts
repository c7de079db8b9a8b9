import { readFileSync } from "node:fs";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { expect, it } from "vitest";
import { columnsOf, formatExportCsv, formatExportXml } from "./format-export.ts";
import { shapes } from "./shapes.ts";
import { createLines } from "./sum-postings.ts";

const cash = playerAccount("player_1", "cash", "USD");
const head = { name: "US-PA", from: "2030-01-01", to: "2030-01-31", currency: "USD" };
const on = (
  day: string,
  type: string,
  transfers: Parameters<ReturnType<typeof createLines>["add"]>[0]["transfers"],
) => ({
  type,
  postedAt: new Date(`${day}T23:59:59Z`),
  transfers,
});
const casino = houseAccount("revenueCasino", "USD");
const postings = [
  on("2030-01-02", "BET", [{ from: cash, to: casino, amountMinor: 1_000n }]),
  on("2030-01-02", "WIN", [{ from: casino, to: cash, amountMinor: 250n }]),
  on("2030-01-02", "BONUS", [{ from: houseAccount("promotions", "USD"), to: cash, amountMinor: 40n }]),
  on("2030-01-01", "BET", [{ from: cash, to: houseAccount("revenueSports", "USD"), amountMinor: 5n }]),
];

it("adds postings up by day and vertical, whatever their order", () => {
  const files = [postings, postings.toReversed()].map((some) => {
    const lines = createLines(shapes["US-PA"], "USD");
    for (const posting of some) lines.add(posting);
    return formatExportCsv(shapes["US-PA"], head, lines.list());
  });
  expect(files[0]).toBe(files[1]);
  expect(files[0]!.split("\r\n")).toEqual([
    "day,vertical,currency,wagers,payouts,progressiveContributions,promotionalPlay,adjustments,grossRevenue,revenueLessPromotions",
    "2030-01-01,sports,USD,0.05,0.00,0.00,0.00,0.00,0.05,0.05",
    "2030-01-02,casino,USD,10.00,2.50,0.00,0.00,0.00,7.50,7.50",
    "2030-01-02,other,USD,0.00,0.00,0.00,0.40,0.00,0.00,-0.40",
    "",
  ]);
});

it("has the same lines as XML", () => {
  const lines = createLines(shapes.GB, "USD");
  for (const posting of postings) lines.add(posting);
  const xml = formatExportXml(shapes.GB, { ...head, name: "GB" }, lines.list());
  expect(xml).toContain("<line><month>2030-01</month><vertical>casino</vertical><currency>USD</currency>");
  expect(xml).toContain("<grossGamblingYield>7.50</grossGamblingYield>");
  expect(xml.match(/<line>/g)).toHaveLength(2);
});

it("documents every column", () => {
  const page = readFileSync(new URL("../../../../docs/regulator-exports.md", import.meta.url), "utf8");
  for (const shape of Object.values(shapes)) {
    for (const column of columnsOf(shape)) expect(page, column).toContain(`\`${column}\``);
  }
});

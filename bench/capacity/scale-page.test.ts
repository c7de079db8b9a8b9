import { readFileSync } from "node:fs";
import { randomFrom } from "@parlour/poker/testing/random";
import { expect, test } from "vitest";
import { measuredCosts } from "./measured.ts";
import { capacityTable, costTable } from "./scale-page.ts";

const page = readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");

test("docs/scale.md shows what follows from the measured costs", () => {
  expect(page).toContain(costTable(measuredCosts));
  expect(page).toContain(capacityTable(measuredCosts, randomFrom(3)));
});

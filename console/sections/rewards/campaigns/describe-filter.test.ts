import { expect, it } from "vitest";
import { describeFilter } from "./describe-filter.ts";

const tierName = (id: string) => (id === "gold" ? "Sovereign" : id);

it("describes a segment with names, and leaves currencies, tags and days as they are written", () => {
  expect(describeFilter({}, tierName)).toBe("All players");
  expect(
    describeFilter(
      {
        tier: "gold",
        currency: "USD",
        country: "CA",
        tag: "call-back",
        joinedFrom: "2026-01-31",
        status: "ACTIVE",
      },
      tierName,
    ),
  ).toBe(
    "Tier: Sovereign · Currency: USD · Country: Canada · Tag: call-back · Joined from: 2026-01-31 · Status: Active",
  );
});

import { expect, it } from "vitest";
import { isInControlGroup } from "./control-group.ts";

const players = Array.from({ length: 20_000 }, (_, index) => `player_${index}`);
const share = (campaignId: string, percent: number) =>
  players.filter((id) => isInControlGroup(campaignId, id, percent)).length / players.length;

it("is the stated share of the players, and nobody at zero", () => {
  expect(share("campaign_a", 0)).toBe(0);
  for (const percent of [1, 10, 50]) {
    expect(Math.abs(share("campaign_a", percent) - percent / 100)).toBeLessThan(0.01);
  }
});

it("grows without moving anybody out, and differs between campaigns", () => {
  const inSmall = players.filter((id) => isInControlGroup("campaign_a", id, 10));
  expect(inSmall.every((id) => isInControlGroup("campaign_a", id, 20))).toBe(true);
  const inBoth = inSmall.filter((id) => isInControlGroup("campaign_b", id, 10)).length;
  expect(inBoth / inSmall.length).toBeLessThan(0.15);
});

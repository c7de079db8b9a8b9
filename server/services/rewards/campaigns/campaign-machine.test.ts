import { CAMPAIGN_ACTIONS, CAMPAIGN_STATES } from "@parlour/contracts/entities/campaign";
import { expect, it } from "vitest";
import { campaignAfter, campaignTransitions } from "./campaign-machine.ts";

const isOver = (state: (typeof CAMPAIGN_STATES)[number]) =>
  Object.keys(campaignTransitions[state]).length === 0;

it("has every state, reaches each from DRAFT, and ends where it should", () => {
  expect(Object.keys(campaignTransitions)).toEqual([...CAMPAIGN_STATES]);
  const reached = new Set<keyof typeof campaignTransitions>(["DRAFT"]);
  for (const state of reached)
    for (const next of Object.values(campaignTransitions[state])) reached.add(next);
  expect([...reached].toSorted()).toEqual([...CAMPAIGN_STATES].toSorted());
  expect(CAMPAIGN_STATES.filter(isOver)).toEqual(["FINISHED", "STOPPED"]);
});

it("can be stopped wherever it is not over, and every action is possible somewhere", () => {
  for (const state of CAMPAIGN_STATES) {
    expect(campaignAfter(state, "STOP")).toBe(isOver(state) ? undefined : "STOPPED");
  }
  for (const action of CAMPAIGN_ACTIONS) {
    expect(CAMPAIGN_STATES.some((state) => campaignAfter(state, action) !== undefined)).toBe(true);
  }
});

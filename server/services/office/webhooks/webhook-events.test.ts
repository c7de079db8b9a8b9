import { WEBHOOK_EVENTS } from "@parlour/contracts/entities/webhook";
import { expect, it } from "vitest";
import type { PublishedFact } from "../../../kit/facts.ts";
import { eventOf, translatedFacts } from "./webhook-events.ts";

const common = { id: "fact_1", playerId: "player_1", at: "2030-01-01T00:00:00.000Z" };

it("tells partners that a player joined, but not from which address and device", () => {
  const data = { referral: "abc", address: "192.0.2.9", deviceId: "device-7", acceptsOffers: true };
  const fact: PublishedFact = { ...common, kind: "PLAYER_JOINED", data };
  expect(eventOf(fact)).toEqual({
    id: "event_1",
    type: "player.registered",
    createdAt: common.at,
    data: { playerId: "player_1", referral: "abc" },
  });
});

it("tells the amount of a withdrawal, but not where the money goes", () => {
  const data = {
    withdrawalId: "w1",
    status: "PAID" as const,
    currency: "USD",
    amountMinor: "1250",
    target: "Bank ··42",
  };
  const fact: PublishedFact = { ...common, kind: "WITHDRAWAL_DECIDED", data };
  expect(eventOf(fact)?.data).toEqual({
    playerId: "player_1",
    withdrawalId: "w1",
    status: "PAID",
    currency: "USD",
    amount: 12.5,
  });
});

it("has a fact for every event, and keeps other facts in the house", () => {
  expect(translatedFacts).toHaveLength(WEBHOOK_EVENTS.length);
  const fact: PublishedFact = {
    ...common,
    kind: "NEW_DEVICE_LOGIN",
    data: { device: "phone", country: null },
  };
  expect(eventOf(fact)).toBeUndefined();
});

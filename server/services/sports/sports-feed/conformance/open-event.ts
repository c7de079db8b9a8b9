import { deepStrictEqual } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { FeedClient } from "./feed-client.ts";
import { fixture, gameState, sampleMarket } from "./sample-messages.ts";

/** Announces and prices a separate event for each check. */
export async function openEvent(feed: FeedClient, about: object = {}) {
  const event = `conformance-${randomUUID()}`;
  const message = (sequence: number, rest: object) => ({
    id: `${event}/${sequence}`,
    event,
    sequence,
    ...rest,
  });
  const prices = { type: "prices", markets: [sampleMarket(2)], removed: [] };
  deepStrictEqual(await feed.send(message(1, { ...fixture(), ...about }), message(2, prices)), [
    "APPLIED",
    "APPLIED",
  ]);
  return { event, message };
}

export const score = (markets: object[], incidents: object[] = []) => ({
  type: "score",
  state: gameState([[1, 0]], false),
  clockSeconds: 600,
  incidents,
  markets,
  removed: [],
});

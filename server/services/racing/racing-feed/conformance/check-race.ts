import { deepStrictEqual } from "node:assert/strict";
import type { RacingFeedClient } from "./feed-client.ts";
import { announceRace, pricesOf } from "./sample-messages.ts";

/** Announces and prices a separate race for each check. */
export async function openRace(feed: RacingFeedClient) {
  const announced = announceRace();
  const { meetingMessage, message, card } = announced;
  const sent = await feed.send(
    meetingMessage(1, "good"),
    message(1, { type: "card", ...card }),
    message(2, pricesOf()),
  );
  deepStrictEqual(sent, ["APPLIED", "APPLIED", "APPLIED"]);
  return announced;
}

export const result = (type: "result" | "correction", order: number[][], nonStarters: number[] = []) => ({
  type,
  order,
  nonStarters,
});

export const winPrices = async (feed: RacingFeedClient, race: string) =>
  (await feed.race(race)).runners.map(({ prices }) => prices.win);

export const isOpen = async (feed: RacingFeedClient, race: string) =>
  (await feed.race(race)).pools.every((pool) => pool.isOpen);

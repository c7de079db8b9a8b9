import { deepStrictEqual } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { FeedAccess } from "../../../../kit/feeds/feed-client.ts";
import { type CheckResult, type FeedCheck, runChecks } from "../../../../kit/feeds/run-checks.ts";
import { eventChecks } from "./event-checks.ts";
import { createFeedClient, type FeedClient } from "./feed-client.ts";
import { openEvent, score } from "./open-event.ts";
import { fixture, gameState, market, sampleMarket } from "./sample-messages.ts";

export const checks: readonly FeedCheck<FeedClient>[] = [
  {
    promise: "a wrong signature and an old one are refused",
    async run(feed) {
      deepStrictEqual((await feed.post([], { key: "wrong" })).status, 401);
      deepStrictEqual((await feed.post([{}], { ageSeconds: 3_600 })).status, 401);
    },
  },
  {
    promise: "a fixture and its prices are offered as they were sent",
    async run(feed) {
      const { event } = await openEvent(feed);
      const { status, isSuspended, markets } = await feed.event(event);
      deepStrictEqual([status, isSuspended, markets.length], ["SCHEDULED", false, 1]);
      deepStrictEqual(
        markets[0]!.outcomes.map(({ id, price }) => [id, price]),
        [
          ["home", 2],
          ["draw", 3.4],
          ["away", 4],
        ],
      );
    },
  },
  {
    promise: "a repeated message is applied once, and an old number is stale",
    async run(feed) {
      const { message } = await openEvent(feed);
      const again = message(2, { type: "prices", markets: [sampleMarket(2)], removed: [] });
      deepStrictEqual(await feed.send(again, { ...again, id: randomUUID() }), ["REPEATED", "STALE"]);
    },
  },
  {
    promise: "a gap suspends the event until a snapshot",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      const resume = { type: "suspension", isSuspended: false };
      deepStrictEqual(await feed.send(message(4, resume), message(3, resume)), ["GAP", "GAP"]);
      deepStrictEqual((await feed.event(event)).isSuspended, true);
      const { type: _, ...about } = fixture();
      const snapshot = {
        type: "snapshot",
        ...about,
        status: "SCHEDULED",
        isSuspended: false,
        markets: [sampleMarket(2.5)],
        score: null,
      };
      deepStrictEqual(await feed.send(message(9, snapshot)), ["APPLIED"]);
      deepStrictEqual((await feed.event(event)).isSuspended, false);
    },
  },
  {
    promise: "a suspension closes every market and can be lifted",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      await feed.send(message(3, { type: "suspension", isSuspended: true }));
      deepStrictEqual((await feed.event(event)).isSuspended, true);
      await feed.send(message(4, { type: "suspension", isSuspended: false }));
      deepStrictEqual((await feed.event(event)).isSuspended, false);
    },
  },
  {
    promise: "a score starts the match and suspends markets until they are priced again",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      await feed.send(message(3, score([])));
      const before = await feed.event(event);
      deepStrictEqual(
        [before.status, before.scoreboard?.score, before.markets[0]!.status],
        ["LIVE", [1, 0], "SUSPENDED"],
      );
      await feed.send(message(4, { type: "prices", markets: [sampleMarket(1.5)], removed: [] }));
      deepStrictEqual((await feed.event(event)).markets[0]!.status, "OPEN");
    },
  },
  {
    promise: "a result ends the event, takes no prices after it, and can be corrected",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      const result = (home: number) => ({
        type: "result",
        state: gameState(
          [
            [home, 0],
            [0, 0],
          ],
          true,
        ),
      });
      deepStrictEqual(await feed.send(message(3, result(1)), message(4, score([]))), [
        "APPLIED",
        "NOT_POSSIBLE",
      ]);
      deepStrictEqual(await feed.send(message(4, result(2))), ["APPLIED"]);
      const { status, scoreboard, markets } = await feed.event(event);
      deepStrictEqual([status, scoreboard?.score, markets.length], ["ENDED", [2, 0], 0]);
    },
  },
  {
    promise: "messages about unknown events and of unknown sports change nothing",
    async run(feed) {
      const event = `conformance-${randomUUID()}`;
      const unknown = { id: randomUUID(), event, sequence: 1, type: "suspension", isSuspended: false };
      const strange = { ...fixture(), id: randomUUID(), event, sequence: 1, sport: "unheard-of" };
      deepStrictEqual(await feed.send(unknown, strange), ["UNKNOWN_EVENT", "NOT_POSSIBLE"]);
    },
  },
  {
    promise: "a market that we cannot settle is left out",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      await feed.send(message(3, { type: "prices", markets: [market("best-haircut", 2)], removed: [] }));
      deepStrictEqual((await feed.event(event)).markets.length, 1);
    },
  },
  ...eventChecks,
];

/** Acts as a trading provider and reports which guarantees of the feed hold. */
export const runFeedConformance = (
  access: FeedAccess,
  report?: (result: CheckResult) => void,
): Promise<CheckResult[]> => runChecks(checks, createFeedClient(access), report);

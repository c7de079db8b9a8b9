import { deepStrictEqual } from "node:assert/strict";
import type { FeedCheck } from "../../../../kit/feeds/run-checks.ts";
import { isOpen, openRace, result } from "./check-race.ts";
import type { RacingFeedClient } from "./feed-client.ts";
import { announceRace } from "./sample-messages.ts";

/** Checks on coupled runners, and on runners that don't start or finish. */
export const runnerChecks: readonly FeedCheck<RacingFeedClient>[] = [
  {
    promise: "coupled runners share the lowest of their numbers, and one can be scratched without the other",
    async run(feed) {
      const wrong = announceRace();
      const runners = wrong.card.runners.map((runner) =>
        runner.number === 2 ? { ...runner, interest: 3 } : runner,
      );
      deepStrictEqual(
        await feed.send(
          wrong.meetingMessage(1, "good"),
          wrong.message(1, { type: "card", ...wrong.card, runners }),
        ),
        ["APPLIED", "NOT_POSSIBLE"],
      );
      const { race, message } = await openRace(feed);
      deepStrictEqual(await feed.send(message(3, { type: "scratch", number: 2 })), ["APPLIED"]);
      deepStrictEqual(
        (await feed.race(race)).runners.map(({ interest, isWithdrawn }) => [interest, isWithdrawn]),
        [
          [1, false],
          [2, true],
          [2, false],
          [4, false],
          [5, false],
          [6, false],
        ],
      );
      deepStrictEqual(await isOpen(feed, race), true);
    },
  },
  {
    promise: "non-starters are withdrawn by the result, and starters that it doesn't name did not finish",
    async run(feed) {
      const { race, message } = await openRace(feed);
      deepStrictEqual(
        await feed.send(
          message(3, { type: "off" }),
          message(4, result("result", [[2], [4]], [4])),
          message(4, result("result", [[1]], [2, 3, 4, 5, 6])),
          message(4, result("result", [[2], [1]], [4])),
        ),
        ["APPLIED", "NOT_POSSIBLE", "NOT_POSSIBLE", "APPLIED"],
      );
      const after = await feed.race(race);
      deepStrictEqual(
        [after.race.state, after.result?.order, after.runners.map(({ isWithdrawn }) => isWithdrawn)],
        ["SETTLED", [[2], [1]], [false, false, false, true, false, false]],
      );
    },
  },
  {
    promise: "a race with a single runner left is void at the off",
    async run(feed) {
      const { race, message } = await openRace(feed);
      const scratches = [1, 2, 3, 4, 5].map((number, at) => message(3 + at, { type: "scratch", number }));
      const sent = await feed.send(...scratches, message(8, { type: "off" }));
      deepStrictEqual(sent, Array(6).fill("APPLIED"));
      deepStrictEqual((await feed.race(race)).race.state, "VOID");
    },
  },
];

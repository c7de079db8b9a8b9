import { deepStrictEqual } from "node:assert/strict";
import type { FeedAccess } from "../../../../kit/feeds/feed-client.ts";
import { type CheckResult, type FeedCheck, runChecks } from "../../../../kit/feeds/run-checks.ts";
import { createRacingFeedClient, type RacingFeedClient } from "./feed-client.ts";
import { announceRace, pricesOf } from "./sample-messages.ts";

/** Announces and prices a separate race for each check. */
async function openRace(feed: RacingFeedClient) {
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

const result = (type: "result" | "correction", order: number[][], nonStarters: number[] = []) => ({
  type,
  order,
  nonStarters,
});

const winPrices = async (feed: RacingFeedClient, race: string) =>
  (await feed.race(race)).runners.map(({ prices }) => prices.win);

const isOpen = async (feed: RacingFeedClient, race: string) =>
  (await feed.race(race)).pools.every((pool) => pool.isOpen);

export const checks: readonly FeedCheck<RacingFeedClient>[] = [
  {
    promise: "a wrong signature and an old one are refused",
    async run(feed) {
      deepStrictEqual((await feed.post([{}], { key: "wrong" })).status, 401);
      deepStrictEqual((await feed.post([{}], { ageSeconds: 3_600 })).status, 401);
    },
  },
  {
    promise: "a card is shown and win prices are offered as they were sent",
    async run(feed) {
      const { race, card } = await openRace(feed);
      const { race: summary, runners, pools } = await feed.race(race);
      deepStrictEqual(
        [summary.state, summary.courseName, summary.going, summary.surface],
        ["OPEN", "Conformance Park", "good", "turf"],
      );
      deepStrictEqual(
        runners.map(({ name, jockey, trainer, draw, weightPounds, interest }) => [
          name,
          jockey,
          trainer,
          draw,
          weightPounds,
          interest,
        ]),
        card.runners.map(({ horse, jockey, trainer, draw, weightPounds, interest }) => [
          horse.name,
          jockey.name,
          trainer,
          draw,
          weightPounds,
          interest,
        ]),
      );
      deepStrictEqual(await winPrices(feed, race), [3, 4, 5, 8, 10, 10]);
      deepStrictEqual(
        runners.every(({ prices }) => prices.place !== null && prices.place < prices.win!),
        true,
      );
      deepStrictEqual(pools.length > 0 && pools.every((pool) => pool.isOpen), true);
    },
  },
  {
    promise: "a repeated message is applied once, and an old number is stale",
    async run(feed) {
      const { message } = await openRace(feed);
      const again = message(2, pricesOf());
      deepStrictEqual(await feed.send(again, { ...again, id: `${again.id}/other` }), ["REPEATED", "STALE"]);
    },
  },
  {
    promise: "a gap stops all bets on the race until a snapshot",
    async run(feed) {
      const { race, message, card } = await openRace(feed);
      deepStrictEqual(await feed.send(message(4, pricesOf()), message(3, pricesOf())), ["GAP", "GAP"]);
      deepStrictEqual(await isOpen(feed, race), false);
      const snapshot = { ...card, type: "snapshot", scratched: [6], prices: pricesOf([6]).prices };
      deepStrictEqual(await feed.send(message(9, snapshot)), ["APPLIED"]);
      const { runners } = await feed.race(race);
      deepStrictEqual(
        [await isOpen(feed, race), runners[5]!.isWithdrawn, runners[0]!.prices.win],
        [true, true, 3],
      );
    },
  },
  {
    promise: "prices of a part of the field, or below 100%, are not possible",
    async run(feed) {
      const { race, message } = await openRace(feed);
      const cheap = pricesOf().prices.map(({ number }) => ({ number, price: 7 }));
      deepStrictEqual(
        await feed.send(message(3, pricesOf([1])), message(3, { type: "prices", prices: cheap })),
        ["NOT_POSSIBLE", "NOT_POSSIBLE"],
      );
      deepStrictEqual(await winPrices(feed, race), [3, 4, 5, 8, 10, 10]);
    },
  },
  {
    promise: "no prices suspend fixed odds and leave pools open",
    async run(feed) {
      const { race, message } = await openRace(feed);
      await feed.send(message(3, { type: "prices", prices: [] }));
      deepStrictEqual(await winPrices(feed, race), Array(6).fill(null));
      deepStrictEqual(await isOpen(feed, race), true);
    },
  },
  {
    promise: "a scratch withdraws the runner and suspends fixed odds until the next prices",
    async run(feed) {
      const { race, message } = await openRace(feed);
      deepStrictEqual(
        await feed.send(
          message(3, { type: "scratch", number: 1 }),
          message(4, { type: "scratch", number: 1 }),
        ),
        ["APPLIED", "NOT_POSSIBLE"],
      );
      const { runners, version } = await feed.race(race);
      deepStrictEqual([runners[0]!.isWithdrawn, runners[1]!.prices.win, version], [true, null, 2]);
      const prices = [2.5, 3.5, 5, 8, 8].map((price, at) => ({ number: at + 2, price }));
      await feed.send(message(4, { type: "prices", prices }));
      deepStrictEqual(await winPrices(feed, race), [null, 2.5, 3.5, 5, 8, 8]);
    },
  },
  {
    promise: "a later card changes jockeys but not horses, and the meeting's going reaches its cards",
    async run(feed) {
      const { race, message, meetingMessage, card } = await openRace(feed);
      const [first, ...others] = card.runners;
      const runners = [{ ...first!, jockey: { id: "rider-9", name: "S. Tand-In" } }, ...others];
      const exchanged = [{ ...first!, horse: { ...first!.horse, id: "another" } }, ...others];
      deepStrictEqual(
        await feed.send(
          message(3, { type: "card", ...card, runners }),
          message(4, { type: "card", ...card, runners: exchanged }),
          meetingMessage(2, "heavy"),
        ),
        ["APPLIED", "NOT_POSSIBLE", "APPLIED"],
      );
      const after = await feed.race(race);
      deepStrictEqual(
        [after.runners[0]!.jockey, after.runners[0]!.prices.win, after.race.going],
        ["S. Tand-In", 3, "heavy"],
      );
    },
  },
  {
    promise: "a delay moves the start",
    async run(feed) {
      const { race, message } = await openRace(feed);
      const startsAt = new Date(Date.now() + 7_200_000).toISOString();
      const past = new Date(Date.now() - 60_000).toISOString();
      deepStrictEqual(
        await feed.send(
          message(3, { type: "delay", startsAt }),
          message(4, { type: "delay", startsAt: past }),
        ),
        ["APPLIED", "NOT_POSSIBLE"],
      );
      deepStrictEqual((await feed.race(race)).race.startsAt, startsAt);
    },
  },
  {
    promise: "the off closes betting, and no result counts before it",
    async run(feed) {
      const { race, message } = await openRace(feed);
      deepStrictEqual(
        await feed.send(
          message(3, result("result", [[1]])),
          message(3, { type: "off" }),
          message(4, { type: "scratch", number: 2 }),
        ),
        ["NOT_POSSIBLE", "APPLIED", "NOT_POSSIBLE"],
      );
      deepStrictEqual([(await feed.race(race)).race.state, await isOpen(feed, race)], ["RUNNING", false]);
    },
  },
  {
    promise: "a result with a dead heat settles the race, and a correction settles it again",
    async run(feed) {
      const { race, message } = await openRace(feed);
      const deadHeat = [[4, 2], [1], [3], [5]];
      deepStrictEqual(
        await feed.send(
          message(3, { type: "off" }),
          message(4, result("correction", deadHeat)),
          message(4, result("result", deadHeat)),
          message(5, result("result", deadHeat)),
        ),
        ["APPLIED", "NOT_POSSIBLE", "APPLIED", "NOT_POSSIBLE"],
      );
      const first = await feed.race(race);
      deepStrictEqual([first.race.state, first.result?.order], ["SETTLED", deadHeat]);
      const corrected = [[2], [1], [3], [5]];
      deepStrictEqual(await feed.send(message(5, result("correction", corrected, [4]))), ["APPLIED"]);
      const second = await feed.race(race);
      deepStrictEqual(
        [second.race.state, second.result?.order, second.runners[3]!.isWithdrawn],
        ["SETTLED", corrected, true],
      );
    },
  },
  {
    promise: "a void race takes no result",
    async run(feed) {
      const { race, message } = await openRace(feed);
      deepStrictEqual(
        await feed.send(
          message(3, { type: "off" }),
          message(4, { type: "void" }),
          message(5, result("result", [[1]])),
        ),
        ["APPLIED", "APPLIED", "NOT_POSSIBLE"],
      );
      deepStrictEqual((await feed.race(race)).race.state, "VOID");
    },
  },
  {
    promise: "messages about unknown races and meetings change nothing",
    async run(feed) {
      const { message, card } = announceRace();
      deepStrictEqual(await feed.send(message(1, { type: "card", ...card }), message(1, { type: "off" })), [
        "UNKNOWN_EVENT",
        "UNKNOWN_EVENT",
      ]);
    },
  },
];

/** Acts as a racing provider and reports which guarantees of the feed hold. */
export const runRacingConformance = (
  access: FeedAccess,
  report?: (result: CheckResult) => void,
): Promise<CheckResult[]> => runChecks(checks, createRacingFeedClient(access), report);

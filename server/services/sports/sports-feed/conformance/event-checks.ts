import { deepStrictEqual } from "node:assert/strict";
import type { FeedCheck } from "../../../../kit/feeds/run-checks.ts";
import type { FeedClient } from "./feed-client.ts";
import { openEvent, score } from "./open-event.ts";
import { fixture, gameState, sampleMarket } from "./sample-messages.ts";

const players = ["one", "two"].map((id) => ({ id, name: `Player ${id}`, side: "home", share: 0.2 }));
const priced = (id: string, outcomes: readonly string[]) => ({
  id,
  isSuspended: false,
  outcomes: outcomes.map((outcome) => ({ id: outcome, price: 2, chance: null })),
});
const goal = (atSeconds: number, home: number) => ({
  kind: "GOAL",
  atSeconds,
  side: "home",
  points: 1,
  count: null,
  player: null,
  score: [home, 0],
});
const regular = [
  [1, 0],
  [0, 0],
];

/** What a provider may do with an event besides prices and scores. */
export const eventChecks: readonly FeedCheck<FeedClient>[] = [
  {
    promise: "a heartbeat moves the clock of a match and leaves its markets open",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      await feed.send(message(3, score([sampleMarket(1.5)])));
      deepStrictEqual(await feed.send(message(4, { type: "alive", clockSeconds: 660 })), ["APPLIED"]);
      const { scoreboard, isSuspended, markets } = await feed.event(event);
      deepStrictEqual(
        [scoreboard?.clockSeconds, isSuspended, markets.map(({ status }) => status)],
        [660, false, ["OPEN"]],
      );
    },
  },
  {
    promise: "incidents are listed with the newest first",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      await feed.send(message(3, score([], [goal(120, 1), goal(480, 2)])));
      const { incidents } = await feed.event(event);
      deepStrictEqual(
        incidents.map(({ kind, atSeconds, score: after }) => [kind, atSeconds, after]),
        [
          ["GOAL", 480, [2, 0]],
          ["GOAL", 120, [1, 0]],
        ],
      );
    },
  },
  {
    promise: "a cancelled match has no markets and takes no prices",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      const prices = { type: "prices", markets: [sampleMarket(2)], removed: [] };
      deepStrictEqual(
        await feed.send(
          message(3, { type: "cancellation", status: "CANCELLED", state: null }),
          message(4, prices),
        ),
        ["APPLIED", "NOT_POSSIBLE"],
      );
      const { status, markets } = await feed.event(event);
      deepStrictEqual([status, markets.length], ["CANCELLED", 0]);
    },
  },
  {
    promise: "an abandoned match keeps its last score",
    async run(feed) {
      const { event, message } = await openEvent(feed);
      await feed.send(message(3, score([])));
      const state = gameState([[1, 0]], false);
      deepStrictEqual(await feed.send(message(4, { type: "cancellation", status: "ABANDONED", state })), [
        "APPLIED",
      ]);
      const { status, scoreboard } = await feed.event(event);
      deepStrictEqual([status, scoreboard?.score], ["ABANDONED", [1, 0]]);
    },
  },
  {
    promise: "markets on players carry the players' names",
    async run(feed) {
      const { event, message } = await openEvent(feed, { sport: "basketball", players });
      const markets = [
        priced("scorer:points:match:::20", ["one", "two"]),
        priced("playerTotal:two:match:14.5::", ["over", "under"]),
      ];
      await feed.send(message(3, { type: "prices", markets, removed: [] }));
      const found = await feed.event(event);
      deepStrictEqual(
        markets.map(({ id }) =>
          found.markets.find((market) => market.id === id)?.outcomes.map(({ name }) => name),
        ),
        [
          ["Player one", "Player two"],
          ["Player two", "Player two"],
        ],
      );
      const state = { ...gameState([...regular, ...regular], true), tallies: { one: 1, two: 0 } };
      deepStrictEqual(await feed.send(message(4, { type: "result", state })), ["APPLIED"]);
    },
  },
  {
    promise: "the strengths of both sides allow bet builders",
    async run(feed) {
      const { home, away } = fixture();
      const strength = { attack: 0.1, defence: 0 };
      const sides = { home: { ...home, strength }, away: { ...away, strength } };
      const [known, unknown] = [await openEvent(feed, sides), await openEvent(feed)];
      deepStrictEqual(
        [(await feed.event(known.event)).canBuild, (await feed.event(unknown.event)).canBuild],
        [true, false],
      );
    },
  },
  {
    promise: "an outright ends with a ranking, and not without one",
    async run(feed) {
      const { event, message } = await openEvent(feed, { isOutright: true, players });
      const winner = priced("outright:points:match:::1", ["one", "two"]);
      const eachWay = { places: 2, over: 1, under: 4 };
      await feed.send(message(3, { type: "prices", markets: [{ ...winner, eachWay }], removed: [] }));
      const { isOutright, markets } = await feed.event(event);
      const offered = markets.find(({ id }) => id === winner.id);
      deepStrictEqual([isOutright, offered?.eachWay], [true, eachWay]);
      const state = gameState([], true);
      deepStrictEqual(
        await feed.send(
          message(4, { type: "result", state }),
          message(4, { type: "result", state: { ...state, ranking: [["two"], ["one"]] } }),
        ),
        ["NOT_POSSIBLE", "APPLIED"],
      );
    },
  },
];

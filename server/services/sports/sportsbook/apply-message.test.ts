import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import { describe, expect, test } from "vitest";
import { applyMessage } from "./apply-message.ts";
import { isClosed, type SportsEventRecord } from "./event.ts";
import {
  matchState,
  noon,
  resultMarket,
  resultPrices,
  sampleEvent,
  sampleFixture,
  totalMarket,
} from "./testing/index.ts";

const about = { provider: "desk", now: noon };
const message = (sequence: number, rest: object) =>
  ({ id: `m${sequence}`, event: "sample-1", sequence, ...rest }) as FeedMessage;
const apply = (event: SportsEventRecord | undefined, sequence: number, rest: object) =>
  applyMessage(event, message(sequence, rest), about);
const suspendedIds = ({ markets }: SportsEventRecord) =>
  markets.filter((one) => one.isSuspended).map(({ id }) => id);
const score = {
  type: "score",
  state: matchState([[1, 0]], { ended: false, elapsed: 0.3 }),
  clockSeconds: 800,
  incidents: [],
};

describe("the order of messages", () => {
  test("an event begins with a fixture or a snapshot", () => {
    expect(apply(undefined, 1, { type: "prices", markets: [], removed: [] }).outcome).toBe("UNKNOWN_EVENT");
    expect(apply(undefined, 1, { type: "fixture", ...sampleFixture })).toMatchObject({
      outcome: "APPLIED",
      event: { status: "SCHEDULED", sequence: 1, version: 1 },
    });
    expect(apply(undefined, 1, { type: "fixture", ...sampleFixture, sport: "quidditch" }).outcome).toBe(
      "NOT_POSSIBLE",
    );
  });

  test("an old number changes nothing, and a provider cannot change another one's event", () => {
    expect(apply(sampleEvent(), 2, { type: "suspension", isSuspended: true }).outcome).toBe("STALE");
    expect(
      apply(sampleEvent({ provider: "other" }), 3, { type: "suspension", isSuspended: true }).outcome,
    ).toBe("NOT_POSSIBLE");
  });

  test("a gap closes the event until a snapshot", () => {
    const prices = { type: "prices", markets: [resultPrices([3, 3, 3])], removed: [] };
    const gap = apply(sampleEvent(), 4, prices);
    expect(gap).toMatchObject({ outcome: "GAP", event: { hasGap: true, sequence: 2, version: 3 } });
    expect(isClosed(gap.event!, noon)).toBe(true);
    // Even if the missing message arrives now, the gap stays open, because later ones may be missing too.
    expect(apply(gap.event, 3, prices).outcome).toBe("GAP");
    const snapshot = {
      type: "snapshot",
      ...sampleFixture,
      status: "SCHEDULED",
      isSuspended: false,
      markets: [resultPrices()],
      score: null,
    };
    const healed = apply(gap.event, 9, snapshot);
    expect(healed).toMatchObject({ outcome: "APPLIED", event: { hasGap: false, sequence: 9 } });
    expect(isClosed(healed.event!, noon)).toBe(false);
    expect(healed.event!.markets.map(({ id }) => id)).toEqual([resultMarket]);
  });
});

describe("what messages change", () => {
  test("prices replace markets by id, remove some and leave the others", () => {
    const { event } = apply(sampleEvent(), 3, {
      type: "prices",
      markets: [resultPrices([1.5, 4, 7])],
      removed: [totalMarket],
    });
    expect(event!.markets).toHaveLength(1);
    expect(event!.markets[0]!.outcomes.map(({ price }) => price)).toEqual([1500, 4000, 7000]);
  });

  test("markets that could not be settled are not offered", () => {
    const { event } = apply(sampleEvent(), 3, {
      type: "prices",
      markets: [{ ...resultPrices(), id: "man-of-the-match" }],
      removed: [],
    });
    expect(event!.markets).toHaveLength(2);
  });

  test("a score suspends every market that it does not price again", () => {
    const { event, decides } = apply(sampleEvent(), 3, { ...score, markets: [resultPrices()], removed: [] });
    expect(event).toMatchObject({ status: "LIVE", scoreVersion: 3 });
    expect(decides).toBe(true);
    expect(suspendedIds(event!)).toEqual([totalMarket]);
  });

  test("live prices are valid for thirty seconds after the last message", () => {
    const { event } = apply(sampleEvent(), 3, { ...score, markets: [resultPrices()], removed: [] });
    expect(isClosed(event!, new Date(noon.getTime() + 30_000))).toBe(false);
    expect(isClosed(event!, new Date(noon.getTime() + 30_001))).toBe(true);
  });

  test("a fixture whose start has passed takes no bets until its score comes", () => {
    expect(isClosed(sampleEvent(), new Date(sampleFixture.startsAt))).toBe(true);
  });

  test("a result ends the event, and a later one corrects it", () => {
    const ended = apply(sampleEvent(), 3, {
      type: "result",
      state: matchState([
        [1, 0],
        [1, 0],
      ]),
    });
    expect(ended).toMatchObject({ decides: true, event: { status: "ENDED", markets: [] } });
    const corrected = apply(ended.event, 4, {
      type: "result",
      state: matchState([
        [1, 0],
        [1, 1],
      ]),
    });
    expect(corrected).toMatchObject({
      outcome: "APPLIED",
      event: {
        state: {
          segments: [
            [1, 0],
            [1, 1],
          ],
        },
      },
    });
    expect(apply(ended.event, 4, { ...score, markets: [], removed: [] }).outcome).toBe("NOT_POSSIBLE");
    expect(
      apply(sampleEvent(), 3, { type: "result", state: matchState([[0, 0]], { ended: false }) }).outcome,
    ).toBe("NOT_POSSIBLE");
  });
});

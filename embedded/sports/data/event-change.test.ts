import type { SportsEvent, SportsEventSummary, SportsMarket } from "@parlour/contracts/entities/sports-event";
import type { Stream, TopicHandler } from "@parlour/web/api/stream";
import { expect, test } from "vitest";
import { applyChange, byCompetition, favouritesFirst } from "./event-change.ts";
import { evenRow, selectionOf, tablesOf } from "./market-view.ts";
import { topicView, watchTopic } from "./topic-store.ts";
import { replaceLive } from "./topics.ts";

const market = (id: string, prices: Record<string, number | null>, over: Partial<SportsMarket> = {}) => {
  const [kind = "", of = "", period = "", line = ""] = id.split(":");
  return {
    id,
    kind,
    of,
    period,
    line: line === "" ? null : Number(line),
    side: null,
    number: null,
    group: "MAIN",
    status: "OPEN",
    canBuild: true,
    outcomes: Object.entries(prices).map(([id, price]) => ({ id, price, name: null })),
    ...over,
  } as SportsMarket;
};
const side = (id: string) => ({ id, name: id.toUpperCase() });
const result = market("result:points:match:::", { home: 2, draw: 3, away: 4 });
const event = {
  id: "e1",
  sport: "football",
  competition: { id: "c1", name: "C" },
  home: side("h"),
  away: side("a"),
  status: "LIVE",
  markets: [result, market("bothScore:points:match:::", { yes: 1.8, no: 2 })],
  mainMarket: result,
  marketCount: 2,
  incidents: [],
} as unknown as SportsEvent;

test("a change replaces, adds and removes markets, the main one included", () => {
  const shorter = market("result:points:match:::", { home: 1.5, draw: 3, away: 6 });
  const total = market("total:points:match:2.5::", { over: 1.9, under: 1.9 });
  const changed = applyChange(event, {
    status: "LIVE",
    startsAt: "",
    isSuspended: false,
    scoreboard: null,
    markets: [total, shorter],
    removed: ["bothScore:points:match:::"],
    incidents: [],
  });
  expect(changed.markets.map(({ id }) => id)).toEqual([result.id, total.id]);
  expect(changed.mainMarket).toBe(shorter);
  expect(changed.marketCount).toBe(2);
});

test("lines of a market form one table, represented by the most balanced line", () => {
  const rows = [
    market("total:points:match:3.5::", { over: 2.6, under: 1.5 }),
    market("total:points:match:2.5::", { over: 1.9, under: 1.95 }),
  ];
  const tables = tablesOf([...rows, result, market("unheard:points:match:::", { x: 2 })]);
  expect(tables.map(({ key, rows }) => [key, rows.length])).toEqual([
    ["total:points:match::", 2],
    ["result:points:match::", 1],
  ]);
  expect(tables[0]!.rows[0]!.line).toBe(2.5);
  expect(evenRow(rows)).toBe(rows[1]);
});

test("a selection has its price in thousandths; a closed outcome gives no selection", () => {
  expect(selectionOf(event, result, "draw")).toMatchObject({ price: 3000, agreedPrice: 3000, live: true });
  const closed = market("result:points:match:::", { home: null });
  expect(selectionOf(event, closed, "home")).toBeUndefined();
});

test("live lists drop events that have ended and put favourites first", () => {
  const other = { ...event, id: "e2", competition: { id: "c2", name: "D" } } as SportsEventSummary;
  const list = replaceLive([event], other);
  expect(list.map(({ id }) => id)).toEqual(["e1", "e2"]);
  expect(favouritesFirst(list, ["c2"]).map(({ id }) => id)).toEqual(["e2", "e1"]);
  expect(byCompetition([...list, { ...event, id: "e3" }]).map((group) => group.length)).toEqual([2, 1]);
  expect(replaceLive(list, { ...event, status: "ENDED" }).map(({ id }) => id)).toEqual(["e2"]);
});

test("subscribers of a topic share one subscription, which ends with the last of them", () => {
  const handlers: TopicHandler[] = [];
  let stops = 0;
  const stream = {
    subscribe(_topic: string, handler: TopicHandler) {
      handlers.push(handler);
      return () => void stops++;
    },
  } as unknown as Stream;
  const kind = {
    snapshot: (data: unknown) => data as number,
    delta: (sum: number, more: unknown) => sum + (more as number),
  };
  let calls = 0;
  const leave = [1, 2].map(() => watchTopic("t", kind, () => calls++, stream));
  handlers[0]!.snapshot(5);
  handlers[0]!.live?.(true);
  handlers[0]!.delta(2);
  expect(handlers).toHaveLength(1);
  expect(topicView("t")).toEqual({ state: 7, live: true, refused: null });
  handlers[0]!.live?.(false);
  expect(topicView("t")).toMatchObject({ state: 7, live: false });
  leave[0]!();
  expect(stops).toBe(0);
  leave[1]!();
  expect([stops, calls]).toEqual([1, 8]);
  expect(topicView("t").state).toBeUndefined();
});

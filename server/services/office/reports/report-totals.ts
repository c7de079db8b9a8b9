import { readPostings } from "@parlour/ledger/read-postings";
import type { Kit } from "../../../kit/kit.ts";
import type { RoundGames } from "../../../kit/ports/round-games.ts";
import { withGames } from "./aggregate-postings.ts";
import { type Flow, flowsOf, type GameDay, gameDayOf, sumFlows, sumGameDays } from "./flow.ts";
import {
  type CurrencyCount,
  countCurrencies,
  type Period,
  readAllFlows,
  readFlows,
  readGameDays,
  readProgress,
  type Settled,
} from "./report-store.ts";

/** Postings that haven't been aggregated yet. */
type Tail = {
  lastNumber: bigint;
  flows: Flow[];
  games: GameDay[];
  isWhole: boolean;
  gatheredAt: Date | null;
};

export type ReportTotals = {
  /** Returns the flows of a period; their `gameId` is empty unless a breakdown by game is requested. */
  flowsIn(period: Period, currency: string, by?: "game"): Promise<Flow[]>;
  gamesIn(period: Period, currency: string): Promise<GameDay[]>;
  /** Returns the flows of all time in all currencies; their `day`, `type` and `gameId` are empty. */
  allFlows(brandIds: readonly string[] | null): Promise<Flow[]>;
  /** Lists the currencies by number of transfers, without loyalty points, which aren't money. */
  currencies(): Promise<string[]>;
  /**
   * Returns the state of the totals. `isWhole` is false while so many postings are waiting to be added that the
   * newest figures are missing.
   */
  state(): Promise<{ isWhole: boolean; gatheredAt: Date | null }>;
};

/** Totals are cached for this long, so that concurrent page loads share one read. */
const cacheMs = 3_000;
const longestTail = 20_000;
const pointsCurrency = "PTS";

/**
 * Provides the aggregated totals plus everything posted since, so they are at most a few seconds behind the
 * ledger.
 */
export function createReportTotals(kit: Pick<Kit, "reads" | "brands">, roundGames: RoundGames): ReportTotals {
  const source = kit.reads.recent;
  let cached: { at: number; tail: Promise<Tail> } | undefined;

  const readTail = async (): Promise<Tail> => {
    const { lastNumber, gatheredAt } = await readProgress(source);
    const read = await readPostings(source.pool, { after: lastNumber, limit: longestTail });
    const postings = await withGames(kit, source, read, roundGames);
    return {
      lastNumber,
      flows: sumFlows(postings.flatMap(flowsOf)),
      games: sumGameDays(postings.flatMap((posting) => gameDayOf(posting) ?? [])),
      isWhole: read.length < longestTail,
      gatheredAt,
    };
  };
  const tail = (): Promise<Tail> => {
    const now = performance.now();
    if (cached === undefined || now - cached.at > cacheMs) {
      cached = { at: now, tail: readTail() };
      cached.tail.catch(() => {
        cached = undefined;
      });
    }
    return cached.tail;
  };
  /**
   * Reads the totals and the postings after them. If a run has aggregated postings in between, it reads both again;
   * otherwise those postings would be counted twice or not at all.
   */
  const readBoth = async <Item>(
    read: () => Promise<Settled<Item>>,
    newest: (tail: Tail) => Item[],
  ): Promise<Item[]> => {
    for (;;) {
      const { items, lastNumber } = await read();
      const fresh = await tail();
      if (fresh.lastNumber === lastNumber) return [...items, ...newest(fresh)];
      cached = undefined;
    }
  };
  const isIn =
    ({ from, to, brandIds }: Period, currency: string) =>
    (one: { day: string; currency: string; brandId: string }) =>
      one.currency === currency &&
      one.day >= from &&
      one.day <= to &&
      (brandIds?.includes(one.brandId) ?? true);

  return {
    async flowsIn(period, currency, by) {
      const byGame = by === "game";
      const newest = ({ flows }: Tail) => {
        const own = flows.filter(isIn(period, currency));
        return byGame ? own : own.map((flow) => ({ ...flow, gameId: "" }));
      };
      return sumFlows(await readBoth(() => readFlows(source, period, { currency, byGame }), newest));
    },
    async gamesIn(period, currency) {
      const newest = ({ games }: Tail) => games.filter(isIn(period, currency));
      const all = await readBoth(() => readGameDays(source, period, currency), newest);
      return sumGameDays(all.map((one) => ({ ...one, day: period.from, brandId: "" })));
    },
    async allFlows(brandIds) {
      const newest = ({ flows }: Tail) =>
        flows
          .filter(({ brandId }) => brandIds?.includes(brandId) ?? true)
          .map((flow) => ({ ...flow, day: "", type: "", gameId: "" }));
      return sumFlows(await readBoth(() => readAllFlows(source, brandIds), newest));
    },
    async currencies() {
      const counts = new Map<string, number>();
      const newest = ({ flows }: Tail): CurrencyCount[] => flows;
      for (const { currency, transfers } of await readBoth(() => countCurrencies(source), newest)) {
        counts.set(currency, (counts.get(currency) ?? 0) + transfers);
      }
      counts.delete(pointsCurrency);
      const byCount = [...counts].toSorted(
        ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
      );
      return byCount.map(([currency]) => currency);
    },
    async state() {
      const { isWhole, gatheredAt } = await tail();
      return { isWhole, gatheredAt };
    },
  };
}

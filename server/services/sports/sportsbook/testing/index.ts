import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import type { MatchState } from "@parlour/sports";
import type { SportsEventRecord } from "../event.ts";
import { noTrading } from "../trading.ts";

type Fixture = Omit<Extract<FeedMessage, { type: "fixture" }>, "id" | "event" | "sequence" | "type">;

const side = (id: string, name: string) => ({
  id,
  name,
  short: id.toUpperCase(),
  colours: ["#b3202c", "#ffffff"] as [string, string],
  crest: { shape: "shield", pattern: "plain", symbol: "star" } as const,
  strength: { attack: 0, defence: 0 },
});

export const sampleFixture: Fixture = {
  sport: "football",
  competition: { id: "sample-league", name: "Sample League" },
  home: side("aaa", "Aldermoor"),
  away: side("bbb", "Bracken Vale"),
  players: [],
  startsAt: "2030-01-01T15:00:00.000Z",
};

export const resultMarket = "result:points:match:::";
export const totalMarket = "total:points:match:2.5::";

/** Creates a market with three outcomes whose chances add up to one. */
export const resultPrices = (prices: readonly [number, number, number] = [2, 3.4, 4]) => ({
  id: resultMarket,
  isSuspended: false,
  outcomes: (["home", "draw", "away"] as const).map((id, index) => ({
    id,
    price: prices[index]!,
    chance: { won: [0.47, 0.28, 0.25][index]!, returned: 0 },
  })),
});

export const totalPrices = () => ({
  id: totalMarket,
  isSuspended: false,
  outcomes: ["over", "under"].map((id) => ({ id, price: 1.9, chance: { won: 0.5, returned: 0 } })),
});

/** Returns the state of a football match with the score of each half, ended or in progress. */
export function matchState(
  segments: [number, number][],
  { ended = true, elapsed = 1 }: { ended?: boolean; elapsed?: number } = {},
): { [Name in keyof MatchState]: MatchState[Name] } & Extract<FeedMessage, { type: "result" }>["state"] {
  return { segments, elapsed, detail: [], counts: { corners: [0, 0], cards: [0, 0] }, goals: [], ended };
}

export const noon = new Date("2030-01-01T12:00:00Z");

export function sampleEvent(change: Partial<SportsEventRecord> = {}): SportsEventRecord {
  return {
    ...sampleFixture,
    id: "sample-1",
    provider: "desk",
    season: null,
    isOutright: false,
    startsAt: new Date(sampleFixture.startsAt),
    status: "SCHEDULED",
    isSuspended: false,
    isHeld: false,
    hasGap: false,
    sequence: 2,
    version: 2,
    scoreVersion: 0,
    state: null,
    clockSeconds: 0,
    clockAt: noon,
    markets: [resultPrices(), totalPrices()].map(({ id, isSuspended, outcomes }) => ({
      id,
      isSuspended,
      outcomes: outcomes.map(({ price, ...outcome }) => ({ ...outcome, price: price * 1000 })),
    })),
    trading: noTrading,
    updatedAt: noon,
    endedAt: null,
    ...change,
  };
}

import type { TestStack } from "@parlour/stack/testing";

type Message = Parameters<TestStack["ports"]["sportsFeed"]["receive"]>[1];
type Markets = Extract<Message, { type: "prices" }>["markets"];

/** Decimal odds by market and outcome. */
export type Prices = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const RESULT = "result:points:match:::";
export const TOTAL = "total:points:match:2.5::";
export const BOTH_SCORE = "bothScore:points:match:::";

export const usualPrices: Prices = {
  [RESULT]: { home: 2.1, draw: 3.4, away: 3.6 },
  [TOTAL]: { over: 1.9, under: 1.95 },
  [BOTH_SCORE]: { yes: 1.8, no: 2.0 },
};

const PROVIDER = "test";
const sides = [
  ["Marrowick-upon-the-Long-Water Albion Wanderers", "Villarroja del Pinar y Montalbar"],
  ["Brackwater Rovers", "Hollin Vale"],
  ["Ostermoor Athletic", "Penderlow City"],
  ["Tallowgate Town", "Sallowfen Green"],
] as const;

let count = 0;

/** Adds a football match through the trading feed. Tests can change its prices, suspend it and end it. */
export async function addMatch(stack: TestStack, { live = false, prices = usualPrices } = {}) {
  const number = ++count;
  const id = `test-league-${number}`;
  const [home, away] = sides[number % sides.length]!;
  const name = (side: string) => `${side} ${number}`;
  const feed = stack.ports.sportsFeed;
  const now = Date.parse(stack.clock.now().toISOString());
  let sequence = 0;
  const send = async (message: object) => {
    sequence += 1;
    const whole = { id: `${id}-${sequence}`, event: id, sequence, ...message } as Message;
    const { outcome } = await feed.receive(PROVIDER, whole);
    if (outcome !== "APPLIED") throw new Error(`the feed answered ${outcome} to ${sequence} of ${id}`);
  };
  const score = (goals: readonly ("home" | "away")[], ended = false) => ({
    segments: [
      [goals.filter((side) => side === "home").length, goals.filter((side) => side === "away").length],
    ],
    elapsed: 0.5,
    detail: [],
    counts: { corners: [3, 1], cards: [0, 2] },
    goals: goals.map((side) => ({ side })),
    ended,
  });
  const match = {
    id,
    home: name(home),
    away: name(away),
    reprice: (changed: Prices) => send({ type: "prices", markets: marketsOf(changed), removed: [] }),
    suspend: (isSuspended: boolean) => send({ type: "suspension", isSuspended }),
    async score(goals: readonly ("home" | "away")[], changed: Prices = prices) {
      const incidents = goals.slice(-1).map((side) => ({
        kind: "GOAL",
        atSeconds: 1_400,
        side,
        points: null,
        count: null,
        player: null,
        score: score(goals).segments[0],
      }));
      const markets = marketsOf(changed);
      await send({
        type: "score",
        state: score(goals),
        clockSeconds: 1_400,
        incidents,
        markets,
        removed: [],
      });
    },
    async end(goals: readonly ("home" | "away")[]) {
      const state = score(goals, true);
      await send({ type: "result", state: { ...state, segments: [...state.segments, [0, 0]], elapsed: 1 } });
    },
  };
  await send({
    type: "fixture",
    sport: "football",
    competition: { id: "test-league", name: "Northern Crown League" },
    home: participant(`${id}-h`, match.home, "HOM"),
    away: participant(`${id}-a`, match.away, "AWA"),
    players: [],
    startsAt: new Date(now + (live ? -20 : 60 + number) * 60_000).toISOString(),
  });
  await match.reprice(prices);
  if (live) await match.score([]);
  return match;
}

function participant(id: string, name: string, short: string) {
  return {
    id,
    name,
    short,
    colours: ["#b3202c", "#ffffff"],
    crest: { shape: "shield", pattern: "sash", symbol: "star" },
    strength: { attack: 0, defence: 0 },
  };
}

function marketsOf(prices: Prices): Markets {
  return Object.entries(prices).map(([id, outcomes]) => ({
    id,
    isSuspended: false,
    outcomes: Object.entries(outcomes).map(([outcome, price]) => ({
      id: outcome,
      price,
      chance: { won: Math.min(1, 0.95 / price), returned: 0 },
    })),
  }));
}

/** Adds the outright markets of a season with four clubs. Tests end it with a final ranking. */
export async function addSeason(stack: TestStack) {
  const id = `test-season-${++count}`;
  const competition = `test-cup-${count}`;
  const clubs = { ash: sides[0][0], elm: sides[1][0], oak: sides[2][0], yew: sides[3][0] };
  const send = async (sequence: number, message: object) => {
    const whole = { id: `${id}-${sequence}`, event: id, sequence, ...message } as Message;
    await stack.ports.sportsFeed.receive(PROVIDER, whole);
  };
  const market = (number: number, decimal: number, won: number) => ({
    id: `outright:points:match:::${number}`,
    isSuspended: false,
    outcomes: Object.keys(clubs).map((club) => ({ id: club, price: decimal, chance: { won, returned: 0 } })),
  });
  await send(1, {
    type: "snapshot",
    sport: "football",
    competition: { id: competition, name: "Cup of the Long Water" },
    isOutright: true,
    home: { ...participant(competition, "Cup of the Long Water", "CUP"), strength: null },
    away: { ...participant(competition, "Season 7", "CUP"), strength: null },
    players: Object.entries(clubs).map(([club, name]) => ({ id: club, name, side: "home", share: 0 })),
    startsAt: new Date(stack.clock.now().getTime() + 86_400_000).toISOString(),
    status: "SCHEDULED",
    isSuspended: false,
    markets: [{ ...market(1, 5, 0.25), eachWay: { places: 3, over: 1, under: 4 } }, market(3, 1.3, 0.75)],
    score: null,
  });
  return {
    id,
    competition,
    end: (ranking: string[][]) =>
      send(2, {
        type: "result",
        state: { segments: [], elapsed: 1, detail: [], counts: {}, goals: [], ended: true, ranking },
      }),
  };
}

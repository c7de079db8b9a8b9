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

/** A football match of the trading feed. A test moves its prices, suspends it and ends it. */
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

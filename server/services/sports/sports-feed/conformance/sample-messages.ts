const participant = (id: string, name: string) => ({
  id,
  name,
  short: id.slice(0, 3).toUpperCase(),
  colours: ["#146b3a", "#ffffff"],
  crest: { shape: "circle", pattern: "plain", symbol: "sun" },
  strength: null,
});

/** Creates a match that starts in an hour. */
export const fixture = () => ({
  type: "fixture",
  sport: "football",
  competition: { id: "conformance-cup", name: "Conformance Cup" },
  home: participant("conformance-home", "Hollowmere"),
  away: participant("conformance-away", "Ashgrove"),
  players: [],
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
});

export const market = (id: string, home: number) => ({
  id,
  isSuspended: false,
  outcomes: [
    { id: "home", price: home, chance: null },
    { id: "draw", price: 3.4, chance: null },
    { id: "away", price: 4, chance: null },
  ],
});

export const sampleMarket = (home: number) => market("result:points:match:::", home);

export const gameState = (segments: number[][], ended: boolean) => ({
  segments,
  elapsed: ended ? 1 : 0.2,
  detail: [],
  counts: {},
  goals: [],
  ended,
});

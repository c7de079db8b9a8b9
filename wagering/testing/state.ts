import type { DecisionState } from "../decision.ts";
import type { PlaceWager } from "../operation.ts";
import type { Purse } from "../purses.ts";
import type { Wager } from "../wager.ts";

export const about = {
  playerId: "ann",
  currency: "USD",
  vertical: "sports",
  provider: "feed",
  productId: "match-1",
  wagerId: "w1",
} as const;

export const now = new Date("2030-01-01T12:00:00Z");

export function purse(id: string, balance: bigint, change: Partial<Purse> = {}): Purse {
  const kind = id.split(":")[0] as Purse["kind"];
  return { id, kind, balance, verticals: 15, spentFirst: false, maxStake: null, successor: null, ...change };
}

export function stateOf(change: Partial<DecisionState> = {}): DecisionState {
  return {
    purses: [purse("cash:USD", 1_000n)],
    wager: null,
    known: null,
    openWager: null,
    drawsUsed: 0,
    grant: null,
    pools: [],
    refunded: null,
    ...change,
  };
}

export function place(change: Partial<PlaceWager> = {}): PlaceWager {
  return {
    ...about,
    kind: "place",
    operationId: "op",
    sessionId: null,
    grantId: null,
    stake: 100n,
    ends: false,
    ...change,
  };
}

/** Creates an open bet of 100 from cash and 200 from a bonus, unless the test overrides it. */
export function wagerOf(change: Partial<Wager> = {}): Wager {
  const { wagerId: id, ...rest } = about;
  return {
    ...rest,
    id,
    sessionId: null,
    referenceKind: "bet",
    revenueKind: null,
    state: "OPEN",
    sequence: 1,
    staked: 300n,
    won: 0n,
    cashedOut: 0n,
    returned: 0n,
    owed: 0n,
    jackpotTier: null,
    jackpotWon: 0n,
    grantId: null,
    purses: [
      { id: "cash:USD", amount: 100n },
      { id: "bonus:USD:b", amount: 200n },
    ],
    draw: null,
    largestStake: 300n,
    published: { staked: 0n, own: 0n, won: 0n },
    startedAt: now.toISOString(),
    endedAt: null,
    ...change,
  };
}

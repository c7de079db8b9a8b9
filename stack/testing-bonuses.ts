import { randomUUID } from "node:crypto";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Ports } from "@parlour/server/main/compose";
import { countSettledRounds, expireBonuses, seedOffer } from "@parlour/server/services/rewards/bonuses";
import type { WalletAnswer, WalletOperation } from "@parlour/wagering/testing/round-wallet";
import type { TestStack } from "./testing.ts";
import { gameWalletOf } from "./testing-wallet.ts";

type Round = Partial<WalletOperation> & { playerId: string; stakeMinor: number; winMinor?: number };

/** Plays and settles a round, on a slot unless the test chooses another game. */
export async function playRound(
  { ports }: { ports: Pick<Ports, "wagering"> },
  round: Round,
): Promise<WalletAnswer> {
  const roundId = round.roundId ?? randomUUID();
  return await gameWalletOf({ ports }).apply({
    kind: "begin",
    currency: "USD",
    studio: "parlour",
    gameId: "1402",
    sessionId: null,
    roundId,
    operationId: `round:${roundId}`,
    sequence: 0,
    ends: true,
    winMinor: 0,
    ...round,
  });
}

/** Adds an offer of a ten-dollar bonus with 1× wagering, unless the test changes it. */
export async function addOffer(
  stack: Pick<TestStack, "kit">,
  change: Partial<OfferPlan> = {},
): Promise<string> {
  const id = `offer_${randomUUID().replaceAll("-", "")}`;
  await seedOffer(stack.kit, id, {
    type: "FREE_BET",
    name: { en: "Test" },
    summary: { en: "Test" },
    amounts: { USD: { amount: 10 } },
    wageringFactor: 1,
    contribution: { verticals: { casino: 100 }, categories: { "table-games": 10 }, games: {} },
    locksDeposit: false,
    winningsOnly: false,
    spendingOrder: "OWN_FIRST",
    verticals: ["casino"],
    claimDays: 7,
    validDays: 7,
    code: null,
    firstDepositOnly: false,
    tiers: [],
    countries: [],
    notInCountries: [],
    timesPerPlayer: 1,
    isPublic: true,
    startsAt: "2020-01-01T00:00:00.000Z",
    endsAt: null,
    ...change,
  });
  return id;
}

/** Counts settled rounds now; normally the server does so every second. */
export async function countNow({ ports: { bonusParts } }: Pick<TestStack, "ports">): Promise<void> {
  // The server may be counting some settlements right now, so we wait until none are left.
  for (let left: object[] = [{}]; left.length > 0; ) {
    await countSettledRounds(bonusParts);
    left = await bonusParts.kit.db.query(
      "select from wagering.settlement where subscriber = 'bonuses' limit 1",
    );
  }
}

/** Expires bonuses now; normally a job does so every minute. */
export async function expireNow(stack: Pick<TestStack, "ports">): Promise<void> {
  await expireBonuses(stack.ports.bonusParts);
}

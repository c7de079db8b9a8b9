import { randomUUID } from "node:crypto";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Ports } from "@parlour/server/main/compose";
import { countSettledRounds, expireBonuses, seedOffer } from "@parlour/server/services/rewards/bonuses";
import type { WalletAnswer, WalletOperation } from "@parlour/wagering/testing/round-wallet";
import type { TestStack } from "./testing.ts";
import { gameWalletOf } from "./testing-wallet.ts";

type Round = Partial<WalletOperation> & { playerId: string; stakeMinor: number; winMinor?: number };

/** A round of a slot that is played and settled at once, unless the test says otherwise. */
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

/** An offer of ten dollars' worth of bonus money, wagered once, unless the test says otherwise. */
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

/** Counts at once what the server would count within a second. */
export async function countNow(stack: Pick<TestStack, "ports">): Promise<void> {
  await countSettledRounds(stack.ports.bonusParts);
}

/** What the job does every minute. */
export async function expireNow(stack: Pick<TestStack, "ports">): Promise<void> {
  await expireBonuses(stack.ports.bonusParts);
}

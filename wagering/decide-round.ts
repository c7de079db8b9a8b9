import { type AccountRef, houseAccount, playerAccount, type Transfer } from "@parlour/ledger";
import {
  answerFrom,
  balanceAfter,
  type DecidedPosting,
  type Decision,
  type DecisionState,
  nothingChanges,
  type PoolState,
} from "./decision.ts";
import {
  type EndWager,
  grantIdOf,
  type OpenRound,
  operationIdOf,
  type PayWin,
  type PlaceWager,
  type StepRound,
  stakeOf,
} from "./operation.ts";
import { payWinTo } from "./pay-win.ts";
import { addParts, bonusMaxStake, payOut, payStake, pursesFor, stakeAccount } from "./purses.ts";
import { typeOf } from "./replay.ts";
import { settlementOf } from "./settlement-change.ts";
import type { PursePart, Wager } from "./wager.ts";

type RoundOperation = OpenRound | StepRound | PlaceWager | PayWin | EndWager;

const microPerMinor = 1_000_000n;

/** Takes the stake, feeds and pays the jackpot pools, then pays the win. */
export function carryOutRound(state: DecisionState, operation: RoundOperation, now: Date): Decision {
  const { playerId, currency, vertical } = operation;
  const stake = stakeOf(operation);
  const grantId = grantIdOf(operation);
  if (grantId !== null && !isUsable(state, operation, grantId))
    return refuse(state, operation, "GRANT_UNUSABLE");
  const parts = grantId === null ? payStake(pursesFor(state.purses, operation), vertical, stake) : [];
  if (typeof parts === "string") return refuseStake(state, operation, parts);

  const before = state.wager ?? newWager(operation as OpenRound | PlaceWager, now);
  const revenue = stakeAccount(before);
  const transfers: Transfer[] = [];
  for (const { id, amount } of parts)
    transfers.push({ from: { playerId, id }, to: revenue, amountMinor: amount });
  if (grantId !== null) {
    transfers.push({ from: houseAccount("promotions", currency), to: revenue, amountMinor: stake });
  }
  const staked = { ...before, purses: parts.length === 0 ? before.purses : addParts(before.purses, parts) };
  const isDrawn = operation.kind === "open" || operation.kind === "step";
  const pools = isDrawn ? feedPools(state.pools, stake, revenue, currency, transfers) : [];
  const tier = isDrawn ? operation.jackpotTier : null;
  const jackpot =
    tier === null ? 0n : payJackpot(pools, tier, playerAccount(playerId, "cash", currency), transfers);
  const win =
    operation.kind === "open" || operation.kind === "step" || operation.kind === "pay" ? operation.win : 0n;
  if (win > 0n) {
    const isStudios = operation.kind === "pay" && operation.fromStudioJackpot;
    const payer = isStudios ? houseAccount("studioJackpots", currency) : revenue;
    transfers.push(...payWinTo(state, staked, win, payer));
  }
  return write(state, operation, { staked, stake, win, jackpot, tier, transfers, pools, parts }, now);
}

type Moved = {
  staked: Wager;
  stake: bigint;
  win: bigint;
  jackpot: bigint;
  tier: string | null;
  transfers: Transfer[];
  pools: (PoolState & { isWon: boolean })[];
  parts: readonly PursePart[];
};

function write(state: DecisionState, operation: RoundOperation, moved: Moved, now: Date): Decision {
  const { staked: before, stake, win, jackpot, tier, transfers, pools } = moved;
  const grantId = grantIdOf(operation);
  const ends = before.state === "OPEN" && (operation.kind === "end" || operation.ends);
  const { wager, settlement } = settlementOf({
    ...before,
    state: ends ? "SETTLED" : before.state,
    endedAt: ends ? now.toISOString() : before.endedAt,
    sequence: before.sequence + 1,
    staked: before.staked + stake,
    won: before.won + win,
    jackpotTier: jackpot > 0n ? tier : before.jackpotTier,
    jackpotWon: before.jackpotWon + jackpot,
    largestStake: grantId === null && stake > before.largestStake ? stake : before.largestStake,
  });
  const operationId = operationIdOf(operation);
  const postings = operationId === null ? [] : [postingOf(operation, operationId, wager, transfers)];
  const draw = operation.kind === "open" ? operation.draw : null;
  const answer = answerFrom(state, operation, "POSTED");
  answer.balance = balanceAfter(state, operation, postings);
  answer.jackpot = jackpot;
  if (draw !== null) answer.drawsUsed = draw.number + 1;
  return {
    answer,
    postings,
    wager,
    settlement,
    drawsUsed: draw === null ? null : { key: draw.key, used: draw.number + 1 },
    grantUse: grantId === null ? null : { id: grantId, change: 1 },
    pools,
    tombstone: null,
  };
}

function postingOf(
  operation: RoundOperation,
  id: string,
  { referenceKind }: Pick<Wager, "referenceKind">,
  transfers: Transfer[],
): DecidedPosting {
  const { playerId, wagerId } = operation;
  const reference = { kind: referenceKind, id: wagerId };
  return { playerId, id, type: typeOf(operation), reference, transfers, expected: "POSTED" };
}

function refuse(state: DecisionState, operation: RoundOperation, outcome: "GRANT_UNUSABLE"): Decision {
  return nothingChanges(answerFrom(state, operation, outcome));
}

/**
 * Refuses a stake that the player can't afford. The refusal is stored under the stake's id, so that a late
 * duplicate takes nothing. A refused step of a round is not stored: the round is unchanged, and the player
 * may choose another step.
 */
function refuseStake(
  state: DecisionState,
  operation: RoundOperation,
  outcome: "INSUFFICIENT_FUNDS" | "BONUS_MAX_BET",
): Decision {
  const answer = answerFrom(state, operation, outcome);
  if (outcome === "BONUS_MAX_BET") {
    const purses = pursesFor(state.purses, operation);
    answer.bonusMaxStake = bonusMaxStake(purses, operation.vertical, stakeOf(operation));
  }
  const refused = nothingChanges(answer);
  const operationId = operationIdOf(operation);
  if (operation.kind === "step" || operationId === null) return refused;
  const { playerId, currency } = operation;
  const from = playerAccount(playerId, "cash", currency);
  const transfers = [{ from, to: stakeAccount(state.wager ?? operation), amountMinor: stakeOf(operation) }];
  const wager = state.wager ?? { referenceKind: referenceKindOf(operation) };
  return {
    ...refused,
    // Cash alone doesn't cover the stake, so the ledger refuses this posting and stores the refusal under the
    // stake's id.
    postings: [{ ...postingOf(operation, operationId, wager, transfers), expected: "INSUFFICIENT_FUNDS" }],
  };
}

function isUsable({ grant }: DecisionState, operation: RoundOperation, grantId: string): boolean {
  return (
    grant !== null &&
    grant.id === grantId &&
    grant.productId === operation.productId &&
    grant.currency === operation.currency &&
    grant.stake === stakeOf(operation) &&
    grant.left > 0 &&
    !grant.isExpired
  );
}

/** Adds each pool's share of the stake. Only whole minor units can be posted; the pool keeps the fraction. */
function feedPools(
  pools: readonly PoolState[],
  stake: bigint,
  revenue: AccountRef,
  currency: string,
  transfers: Transfer[],
): (PoolState & { isWon: boolean })[] {
  return pools.map((pool) => {
    const amountMicro = pool.amountMicro + stake * pool.ratePpm;
    const grown = amountMicro / microPerMinor - pool.amountMicro / microPerMinor;
    if (grown > 0n)
      transfers.push({ from: revenue, to: houseAccount("jackpots", currency), amountMinor: grown });
    return { ...pool, amountMicro, isWon: false };
  });
}

/** Pays out the pool and refills it with a new seed from the house. Returns the amount paid. */
function payJackpot(
  pools: (PoolState & { isWon: boolean })[],
  tier: string,
  winner: AccountRef,
  transfers: Transfer[],
): bigint {
  const pool = pools.find((one) => one.tier === tier);
  if (pool === undefined) return 0n;
  const currency = winner.id.slice("cash:".length);
  const jackpots = houseAccount("jackpots", currency);
  const amount = pool.amountMicro / microPerMinor;
  transfers.push(...payOut(jackpots, [{ id: winner.id, amount }], () => winner));
  transfers.push({ from: houseAccount("promotions", currency), to: jackpots, amountMinor: pool.seed });
  pool.amountMicro = (pool.amountMicro % microPerMinor) + pool.seed * microPerMinor;
  pool.isWon = true;
  return amount;
}

const referenceKindOf = (operation: RoundOperation): string =>
  operation.kind === "open" || operation.kind === "place" ? (operation.referenceKind ?? "round") : "round";

function newWager(operation: OpenRound | PlaceWager, now: Date): Wager {
  return {
    playerId: operation.playerId,
    id: operation.wagerId,
    vertical: operation.vertical,
    provider: operation.provider,
    productId: operation.productId,
    sessionId: operation.sessionId,
    currency: operation.currency,
    referenceKind: referenceKindOf(operation),
    revenueKind: operation.revenueKind ?? null,
    state: "OPEN",
    sequence: 0,
    staked: 0n,
    won: 0n,
    cashedOut: 0n,
    returned: 0n,
    owed: 0n,
    jackpotTier: null,
    jackpotWon: 0n,
    grantId: operation.grantId,
    purses: [],
    draw: operation.kind === "open" ? operation.draw : null,
    largestStake: 0n,
    published: { staked: 0n, own: 0n, won: 0n },
    startedAt: now.toISOString(),
    endedAt: null,
  };
}

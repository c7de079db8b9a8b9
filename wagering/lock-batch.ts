import type { Outcome, Vertical } from "@parlour/ledger";
import { type RevenueKind, verticalBits } from "@parlour/ledger/accounts";
import { columnsOf } from "@parlour/ledger/columns";
import { textArray } from "@parlour/ledger/post-batch";
import { parseTransfers } from "@parlour/ledger/posting";
import type { Reader } from "./admission.ts";
import type { DecisionState, Grant, KnownPosting, PoolState, RefundedPosting } from "./decision.ts";
import { grantIdOf, type Operation, operationIdOf, stakeOf } from "./operation.ts";
import { readContents } from "./operation-contents.ts";
import type { Purse } from "./purses.ts";
import type { Wager, WagerState } from "./wager.ts";

type AccountRow = [
  playerId: string,
  id: string,
  kind: Purse["kind"],
  balance: string,
  verticals: number,
  spentFirst: boolean,
  maxStake: string | null,
  successorPlayerId: string | null,
  successorId: string | null,
];
type PostingRow = [
  Outcome,
  type: string,
  referenceId: string | null,
  reverses: string | null,
  transfers: string,
];
type GrantRow = [
  id: string,
  productId: string,
  currency: string,
  stake: string,
  left: number,
  isExpired: boolean,
  credit: Grant["credit"],
];
// biome-ignore format: one line for each group of columns, in the order of the SQL function.
type WagerRow = [
  vertical: Vertical, provider: string, productId: string, sessionId: string | null, currency: string,
  referenceKind: string, state: WagerState, sequence: number, staked: string, won: string, cashedOut: string,
  returned: string, owed: string, jackpotTier: string | null, jackpotWon: string, grantId: string | null,
  purseIds: string[], purseAmounts: string[], drawKey: string | null, drawNumber: number | null,
  largestStake: string, publishedStaked: string, publishedOwn: string, publishedWon: string, startedAt: string,
  endedAt: string | null, revenueKind: RevenueKind | null,
];
type LookupRow = [
  known: PostingRow | null,
  wager: WagerRow | null,
  drawsUsed: number | null,
  openWager: string | null,
  grant: GrantRow | null,
  refunded: [...PostingRow, reversedBy: string | null] | null,
];
type PoolRow = [
  productId: string,
  currency: string,
  tier: string,
  ratePpm: string,
  seed: string,
  amountMicro: string,
];
type Locked = [accounts: AccountRow[] | null, lookups: LookupRow[] | null, pools: PoolRow[] | null];

/** The result of looking up an operation whose ids are all new. */
const nothingKnown: LookupRow = [null, null, null, null, null, null];

const statement = `select wagering.lock_batch($1::text[], $2::text[], $3::int[], $4::boolean[], $5::text[], $6::text[],
  $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::timestamptz) as locked`;

export const poolKey = ({ productId, currency }: { productId: string; currency: string }): string =>
  `${productId}\n${currency}`;

/**
 * Locks the players of the batch, which has one operation per player, and reads everything that the rules need
 * to decide these operations.
 */
export async function lockBatch(
  tx: Reader,
  operations: readonly Operation[],
  now: Date,
): Promise<{ states: DecisionState[]; pools: Map<string, PoolState[]> }> {
  const fed = new Map<string, Operation>();
  for (const operation of operations) {
    if (operation.kind === "open" || operation.kind === "step") fed.set(poolKey(operation), operation);
  }
  const { optional } = columnsOf(operations);
  const [row] = await tx.query<{ locked: Locked }>(statement, [
    textArray(operations.map(({ playerId }) => playerId)),
    textArray(operations.map(({ currency }) => currency)),
    `{${operations.map(({ vertical }) => verticalBits[vertical]).join()}}`,
    `{${operations.map(needsEmpty).join()}}`,
    textArray(operations.map(operationIdOf)),
    textArray(operations.map(({ wagerId }) => wagerId)),
    optional((operation) => (operation.kind === "open" ? operation.productId : null)),
    optional((operation) => (operation.kind === "open" ? operation.draw?.key : null)),
    optional(grantIdOf),
    optional((operation) => (operation.kind === "refund" ? operation.refunds : null)),
    textArray([...fed.values()].map(({ productId }) => productId)),
    textArray([...fed.values()].map(({ currency }) => currency)),
    now,
  ]);
  const [accounts, lookups, poolRows] = row!.locked;
  const contentsOf = await readContents(tx, operations);
  const purses = new Map<string, Purse[]>();
  for (const account of accounts ?? []) {
    const known = purses.get(account[0]);
    if (known) known.push(parsePurse(account));
    else purses.set(account[0], [parsePurse(account)]);
  }
  const pools = Map.groupBy(poolRows ?? [], ([productId, currency]) => poolKey({ productId, currency }));
  return {
    states: operations.map((operation, index) => {
      const [known, wager, drawsUsed, openWager, grant, refunded] = lookups?.[index] ?? nothingKnown;
      return {
        purses: purses.get(operation.playerId) ?? [],
        wager: wager && parseWager(operation, wager),
        known: known && { ...parsePosting(known), contents: contentsOf(operation) },
        openWager,
        drawsUsed: drawsUsed ?? 0,
        grant: grant && parseGrant(grant),
        pools: [],
        refunded: refunded && parseRefunded(refunded),
      };
    }),
    pools: new Map([...pools].map(([key, rows]) => [key, rows.map(parsePool)])),
  };
}

/**
 * Whether an operation may credit an account that is empty now. If the player pays the stake, it comes from accounts
 * with money, and a win in the same operation goes back to those accounts.
 */
function needsEmpty(operation: Operation): boolean {
  const isStake = operation.kind === "open" || operation.kind === "place";
  return !isStake || operation.grantId !== null;
}

/** Whether an operation feeds the jackpot pools of its product or may win one. */
export function usesPools(operation: Operation): boolean {
  if (operation.kind !== "open" && operation.kind !== "step") return false;
  return stakeOf(operation) > 0n || operation.jackpotTier !== null;
}

function parsePurse([
  ,
  id,
  kind,
  balance,
  verticals,
  spentFirst,
  maxStake,
  owner,
  successorId,
]: AccountRow): Purse {
  return {
    id,
    kind,
    balance: BigInt(balance),
    verticals,
    spentFirst,
    maxStake: maxStake === null ? null : BigInt(maxStake),
    successor: owner === null || successorId === null ? null : { playerId: owner, id: successorId },
  };
}

function parsePosting([outcome, type, referenceId, reverses, transfers]: PostingRow): KnownPosting {
  return { outcome, type, referenceId, reverses, transfers: parseTransfers(transfers), contents: null };
}

function parseRefunded([outcome, type, referenceId, reverses, transfers, reversedBy]: [
  ...PostingRow,
  string | null,
]): RefundedPosting {
  return { ...parsePosting([outcome, type, referenceId, reverses, transfers]), reversedBy };
}

function parseGrant([id, productId, currency, stake, left, isExpired, credit]: GrantRow): Grant {
  return { id, productId, currency, stake: BigInt(stake), left, isExpired, credit };
}

function parsePool([, , tier, ratePpm, seed, amountMicro]: PoolRow): PoolState {
  return { tier, ratePpm: BigInt(ratePpm), seed: BigInt(seed), amountMicro: BigInt(amountMicro) };
}

function parseWager({ playerId, wagerId }: Operation, row: WagerRow): Wager {
  // biome-ignore format: in the order of `WagerRow`.
  const [vertical, provider, productId, sessionId, currency, referenceKind, state, sequence, staked, won, cashedOut,
    returned, owed, jackpotTier, jackpotWon, grantId, purseIds, purseAmounts, drawKey, drawNumber, largestStake,
    publishedStaked, publishedOwn, publishedWon, startedAt, endedAt, revenueKind] = row;
  return {
    playerId,
    id: wagerId,
    vertical,
    provider,
    productId,
    sessionId,
    currency,
    referenceKind,
    revenueKind,
    state,
    sequence,
    staked: BigInt(staked),
    won: BigInt(won),
    cashedOut: BigInt(cashedOut),
    returned: BigInt(returned),
    owed: BigInt(owed),
    jackpotTier,
    jackpotWon: BigInt(jackpotWon),
    grantId,
    purses: purseIds.map((id, index) => ({ id, amount: BigInt(purseAmounts[index]!) })),
    draw: drawKey === null ? null : { key: drawKey, number: drawNumber! },
    largestStake: BigInt(largestStake),
    published: { staked: BigInt(publishedStaked), own: BigInt(publishedOwn), won: BigInt(publishedWon) },
    startedAt,
    endedAt,
  };
}

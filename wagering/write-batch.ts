import { columnsOf } from "@parlour/ledger/columns";
import { plainArray, postingArguments, textArray } from "@parlour/ledger/post-batch";
import type { WageringTransaction } from "./database.ts";
import type { DecidedPosting, Decision, PoolState } from "./decision.ts";
import { type Operation, recordOf } from "./operation.ts";
import type { Wager } from "./wager.ts";

export type Decided = { operation: Operation; decision: Decision };
export type ChangedPool = PoolState & { productId: string; currency: string; isWon: boolean };

type Change = { wager: Wager; settlement: Decision["settlement"]; record: string | undefined };

const argumentCount = 63;
const statement = `select wagering.write_batch(${Array.from({ length: argumentCount }, (_, index) => `$${index + 1}`)})`;

/**
 * Posts the money of decided operations through the ledger and writes their wagers, all in one statement, which
 * is the last of the transaction.
 */
export async function writeBatch(
  tx: Pick<WageringTransaction, "queryLast">,
  decided: readonly Decided[],
  pools: readonly ChangedPool[],
  { subscribers, slice, now }: { subscribers: readonly string[]; slice: number; now: Date },
): Promise<void> {
  const postings: DecidedPosting[] = [];
  const changes: Change[] = [];
  const tombstones: { playerId: string; id: string }[] = [];
  const draws: { playerId: string; key: string; used: number }[] = [];
  const grants: { playerId: string; id: string; change: number }[] = [];
  for (const { operation, decision } of decided) {
    const { playerId } = operation;
    postings.push(...decision.postings);
    if (decision.wager) {
      changes.push({ wager: decision.wager, settlement: decision.settlement, record: recordOf(operation) });
    }
    if (decision.tombstone !== null) tombstones.push({ playerId, id: decision.tombstone });
    if (decision.drawsUsed) draws.push({ playerId, ...decision.drawsUsed });
    if (decision.grantUse) grants.push({ playerId, ...decision.grantUse });
  }
  if (postings.length === 0 && changes.length === 0) return;
  await tx.queryLast(statement, [
    ...postingArguments(postings, now, slice),
    textArray(postings.map(({ expected }) => expected)),
    textArray(tombstones.map(({ playerId }) => playerId)),
    textArray(tombstones.map(({ id }) => id)),
    ...wagerArguments(changes),
    textArray(subscribers),
    textArray(draws.map(({ playerId }) => playerId)),
    textArray(draws.map(({ key }) => key)),
    plainArray(draws.map(({ used }) => used)),
    textArray(grants.map(({ playerId }) => playerId)),
    textArray(grants.map(({ id }) => id)),
    plainArray(grants.map(({ change }) => change)),
    textArray(pools.map(({ productId }) => productId)),
    textArray(pools.map(({ tier }) => tier)),
    textArray(pools.map(({ currency }) => currency)),
    plainArray(pools.map(({ amountMicro }) => amountMicro)),
    `{${pools.map(({ isWon }) => isWon).join()}}`,
  ]);
}

/** Returns one array per column, because the database unpacks arrays far faster than a list of objects. */
function wagerArguments(changes: readonly Change[]): string[] {
  const { each, shared, optional, amounts } = columnsOf(changes);
  const news = (read: (settlement: NonNullable<Decision["settlement"]>) => bigint) =>
    optional(({ settlement }) => settlement && read(settlement));
  return [
    each(({ wager }) => wager.playerId),
    each(({ wager }) => wager.id),
    shared(({ wager }) => wager.vertical),
    shared(({ wager }) => wager.provider),
    shared(({ wager }) => wager.productId),
    optional(({ wager }) => wager.sessionId),
    shared(({ wager }) => wager.currency),
    shared(({ wager }) => wager.referenceKind),
    shared(({ wager }) => wager.state),
    shared(({ wager }) => wager.sequence),
    amounts(({ wager }) => wager.staked),
    amounts(({ wager }) => wager.won),
    amounts(({ wager }) => wager.cashedOut),
    amounts(({ wager }) => wager.returned),
    amounts(({ wager }) => wager.owed),
    optional(({ wager }) => wager.jackpotTier),
    amounts(({ wager }) => wager.jackpotWon),
    optional(({ wager }) => wager.grantId),
    shared(({ wager }) => textArray(wager.purses.map(({ id }) => id))),
    shared(({ wager }) => plainArray(wager.purses.map(({ amount }) => amount))),
    optional(({ wager }) => wager.draw?.key),
    optional(({ wager }) => wager.draw?.number),
    optional(({ record }) => record),
    amounts(({ wager }) => wager.largestStake),
    amounts(({ wager }) => wager.published.staked),
    amounts(({ wager }) => wager.published.own),
    amounts(({ wager }) => wager.published.won),
    shared(({ wager }) => wager.startedAt),
    optional(({ wager }) => wager.endedAt),
    optional(({ wager }) => wager.revenueKind),
    news((settlement) => settlement.staked),
    news((settlement) => settlement.own),
    news((settlement) => settlement.won),
    news((settlement) => settlement.ownWon),
  ];
}

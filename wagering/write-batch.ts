import { plainArray, postingArguments, quoteElement, textArray } from "@parlour/ledger/post-batch";
import type { WageringTransaction } from "./database.ts";
import type { DecidedPosting, Decision, PoolState } from "./decision.ts";
import { type Operation, recordOf } from "./operation.ts";
import type { Wager } from "./wager.ts";

export type Decided = { operation: Operation; decision: Decision };
export type ChangedPool = PoolState & { productId: string; currency: string; isWon: boolean };

type Change = { wager: Wager; settlement: Decision["settlement"]; record: string | undefined };

const argumentCount = 62;
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
  const texts = (read: (wager: Wager, change: Change) => string | null | undefined) =>
    arrayOf(changes, (change) => quoteElement(read(change.wager, change)));
  const numbers = (read: (wager: Wager) => bigint | number | null) =>
    arrayOf(changes, ({ wager }) => String(read(wager) ?? "NULL"));
  const news = (read: (settlement: NonNullable<Decision["settlement"]>) => bigint) =>
    arrayOf(changes, ({ settlement }) => (settlement ? String(read(settlement)) : "NULL"));
  return [
    texts((wager) => wager.playerId),
    texts((wager) => wager.id),
    texts((wager) => wager.vertical),
    texts((wager) => wager.provider),
    texts((wager) => wager.productId),
    texts((wager) => wager.sessionId),
    texts((wager) => wager.currency),
    texts((wager) => wager.referenceKind),
    texts((wager) => wager.state),
    numbers((wager) => wager.sequence),
    numbers((wager) => wager.staked),
    numbers((wager) => wager.won),
    numbers((wager) => wager.cashedOut),
    numbers((wager) => wager.returned),
    numbers((wager) => wager.owed),
    texts((wager) => wager.jackpotTier),
    numbers((wager) => wager.jackpotWon),
    texts((wager) => wager.grantId),
    texts((wager) => textArray(wager.purses.map(({ id }) => id))),
    texts((wager) => plainArray(wager.purses.map(({ amount }) => amount))),
    texts((wager) => wager.draw?.key ?? null),
    numbers((wager) => wager.draw?.number ?? null),
    texts((_, { record }) => record),
    numbers((wager) => wager.largestStake),
    numbers((wager) => wager.published.staked),
    numbers((wager) => wager.published.own),
    numbers((wager) => wager.published.won),
    texts((wager) => wager.startedAt),
    texts((wager) => wager.endedAt),
    news((settlement) => settlement.staked),
    news((settlement) => settlement.own),
    news((settlement) => settlement.won),
    news((settlement) => settlement.ownWon),
  ];
}

/** Formats an array in PostgreSQL's text format without building an intermediate list, which is faster. */
function arrayOf<Item>(items: readonly Item[], format: (item: Item) => string): string {
  let text = "{";
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ",";
    text += format(items[index]!);
  }
  return `${text}}`;
}

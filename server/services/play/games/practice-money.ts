import type { Admission } from "@parlour/wagering/admission";
import type { BatchItem } from "@parlour/wagering/apply-batch";
import type { PoolState } from "@parlour/wagering/decision";
import type { Operation } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import { applyPractice, type PracticeStore } from "@parlour/wagering/practice";
import { attachRow } from "@parlour/wagering/stake-rows";
import type { Kit } from "../../../kit/kit.ts";
import * as store from "./practice-store.ts";
import type { RoundMoney } from "./round-money.ts";

type PoolAmount = (gameId: string, tier: string, currency: string) => Promise<bigint>;

/** Applies the rules of real play to play credits; nothing is posted to the ledger. */
export function createPracticeMoney(kit: Kit, admission: Admission, poolAmount: PoolAmount): RoundMoney {
  const { db, clock } = kit;
  async function apply(item: BatchItem): Promise<Answer> {
    await admission.refresh();
    const pools = await poolsWon(item.operation, poolAmount);
    return await db.transaction((tx) =>
      applyPractice(tx, practiceStore(pools, clock.now()), admission, item, clock.now()),
    );
  }
  return {
    balanceOf: (sessionId) => store.findCredits(db, sessionId),
    apply: (operation) => apply({ operation }),
    place: (operation, rows, row) => apply({ operation, attached: attachRow(rows, row) }),
    rounds: {
      find: (sessionId, roundId) => store.findRound(db, sessionId, roundId),
      findOpen: (sessionId) => store.findOpenRound(db, sessionId),
      list: ({ playerId, cursor, limit }) => store.listRounds(db, playerId, cursor, limit),
    },
    draws: {
      used: (sessionId, key) => store.drawsUsed(db, sessionId, key),
      async close(tx, sessionId, key) {
        await store.lockCredits(tx, sessionId);
        return await store.drawsUsed(tx, sessionId, key);
      },
      async hasOpenRound(tx, sessionId) {
        return (await store.findOpenRound(tx, sessionId)) !== undefined;
      },
    },
  };
}

/**
 * Returns the pool that a practice round wins. Practice wins show the real pool's amount without taking it,
 * and practice stakes don't feed it.
 */
async function poolsWon(operation: Operation, poolAmount: PoolAmount): Promise<PoolState[]> {
  if ((operation.kind !== "open" && operation.kind !== "step") || operation.jackpotTier === null) return [];
  const { productId, jackpotTier: tier, currency } = operation;
  const amount = await poolAmount(productId, tier, currency);
  return [{ tier, ratePpm: 0n, seed: amount, amountMicro: amount * 1_000_000n }];
}

function practiceStore(pools: readonly PoolState[], now: Date): PracticeStore {
  return {
    async load(tx, operation) {
      const { playerId: sessionId, wagerId, kind } = operation;
      const credits = await store.lockCredits(tx, sessionId);
      if (credits === undefined) return undefined;
      const operationId = kind === "end" ? null : operation.operationId;
      const draw = kind === "open" ? operation.draw : null;
      return {
        credits,
        wager: await store.findWager(tx, sessionId, wagerId),
        known: operationId === null ? null : await store.findOperation(tx, sessionId, operationId),
        refunded: kind === "refund" ? await store.findOperation(tx, sessionId, operation.refunds) : null,
        openWager: kind === "open" ? ((await store.findOpenRound(tx, sessionId))?.roundId ?? null) : null,
        drawsUsed: draw === null ? 0 : await store.drawsTaken(tx, sessionId, draw.key),
        pools,
      };
    },
    async save(tx, { playerId: sessionId }, { credits, wager, record, operation }) {
      if (operation !== null) await store.writeOperation(tx, sessionId, operation);
      if (wager !== null) await store.writeWager(tx, wager, record, now);
      await store.setCredits(tx, sessionId, credits);
    },
  };
}

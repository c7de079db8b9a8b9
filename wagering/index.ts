import type { Ledger, Vertical } from "@parlour/ledger";
import type { BalanceName } from "@parlour/ledger/balances";
import { type BatchObserver, createGroupWriter } from "@parlour/ledger/group-writer";
import { type AdmissionCheck, createAdmission } from "./admission.ts";
import { applyBatch, type BatchItem } from "./apply-batch.ts";
import { createBalanceNotices } from "./balance-notices.ts";
import type { WageringDatabase } from "./database.ts";
import { createDraws, type Draws } from "./draws.ts";
import { createJackpotPools, type JackpotPools } from "./jackpot-pools.ts";
import type { Operation, PlaceWager } from "./operation.ts";
import { type Answer, answerWith } from "./outcomes.ts";
import { createRounds, type Rounds } from "./rounds.ts";
import { createSettlements, type Settlements } from "./settlements.ts";
import { createStakeGrants, type StakeGrants } from "./stake-grants.ts";
import { attachRow, type StakeRows } from "./stake-rows.ts";

/** The folder of the SQL migrations; the functions are in `functions` beside it. */
export const wageringMigrations = new URL("./migrations/", import.meta.url);

/** The only way to take and settle stakes, for every vertical. */
export type Wagering = {
  /** Applies an operation. Operations that arrive together share a commit; the promise resolves once it is durable. */
  apply(operation: Operation): Promise<Answer>;
  /** Applies many operations, such as settling all wagers on an event; each is accepted or refused separately. */
  applyAll(operations: readonly Operation[]): Promise<Answer[]>;
  /**
   * Places a wager and writes the product's row for it in the same transaction. The row is written only if the stake is
   * taken; a retry writes nothing and gets the first answer.
   */
  place<Row>(operation: PlaceWager, rows: StakeRows<Row>, row: Row): Promise<Answer>;
  /**
   * Returns the player's playable balance in a vertical; undefined if they have no wallet. Of two balances, the one with
   * the higher version is newer.
   */
  balanceOf(
    playerId: string,
    vertical: Vertical,
  ): Promise<{ currency: string; amountMinor: bigint; version: number } | undefined>;
  rounds: Rounds;
  draws: Draws;
  grants: StakeGrants;
  pools: JackpotPools;
  settlements: Settlements;
  /** Finishes the waiting operations and accepts no new ones. */
  close(): Promise<void>;
};

export type WageringOptions = {
  db: WageringDatabase;
  ledger: Pick<Ledger, "lock" | "slice" | "versionedBalancesOf">;
  clock: { now(): Date };
  log: { warn(details: object, text: string): void };
  /** Admission checks, run in this order for every stake; see `AdmissionCheck`. */
  checks: readonly AdmissionCheck[];
  /** The names of the settlement subscribers. */
  subscribers: readonly string[];
  /** Called after the commit for players whose balances changed, at most a few times a second per player. */
  onChanged(playerId: string): void;
  /** Observes which operations share a commit, for tracing. */
  observer?: BatchObserver | undefined;
};

const playable: Record<Vertical, BalanceName> = {
  casino: "playableCasino",
  horses: "playableHorses",
  poker: "playablePoker",
  sports: "playableSports",
};

export function createWagering(options: WageringOptions): Wagering {
  const { db, ledger, clock, log, checks, subscribers } = options;
  const { slice } = ledger;
  const admission = createAdmission(checks);
  const settlements = createSettlements({ db, clock, log, subscribers });
  const notices = createBalanceNotices((playerId) => options.onChanged(playerId));
  const writer = createGroupWriter<BatchItem, Answer>({
    // A batch has at most one operation per player, so that each check sees a player once.
    keyOf: ({ operation }) => operation.playerId,
    async write(items) {
      const refreshing = admission.refresh();
      if (refreshing) await refreshing;
      return await db.transaction(
        (tx) => applyBatch(tx, items, clock.now(), { admission, subscribers, slice }),
        {
          startsByLocking: true,
        },
      );
    },
    nothingWritten: answerWith,
    queueLimit: 5_000,
    batchLimit: 300,
    // While the database works on one batch, the rules decide the next. With more than two batches at once, each
    // would only be smaller.
    batchesAtOnce: 2,
    patienceMs: 5_000,
    retryPauseMs: 100,
    observer: options.observer,
    onWritten(items, answers) {
      answers.forEach(({ outcome, replayed }, index) => {
        if (outcome === "POSTED" && !replayed) notices.add(items[index]!.operation.playerId);
      });
      settlements.wake();
    },
  });
  return {
    apply: (operation) => writer.write({ operation }),
    applyAll: (operations) => Promise.all(operations.map((operation) => writer.write({ operation }))),
    place: (operation, rows, row) => writer.write({ operation, attached: attachRow(rows, row) }),
    async balanceOf(playerId, vertical) {
      const read = await ledger.versionedBalancesOf(playerId);
      if (read === undefined) return undefined;
      const { currency, amountsMinor } = read.balances;
      return { currency, amountMinor: amountsMinor[playable[vertical]], version: read.version };
    },
    rounds: createRounds(db),
    draws: createDraws(db),
    grants: createStakeGrants(db, clock),
    pools: createJackpotPools(db, ledger),
    settlements,
    async close() {
      await writer.close();
      notices.stop();
    },
  };
}

import type { Vertical } from "@parlour/ledger";

/** A connection for reads inside the transaction that takes the stakes. */
export type Reader = {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

/** A stake that is about to be taken. A batch has at most one per player. */
export type Stake = {
  playerId: string;
  currency: string;
  vertical: Vertical;
  provider: string;
  productId: string;
  wagerId: string;
  amount: bigint;
  /** The total stake of the wager, including this stake. */
  total: bigint;
  /** Whether the stake starts a wager; otherwise it is added to an open one. */
  isFirst: boolean;
  /** Whether the stake belongs to a later step of a round, such as doubling down. */
  isStep: boolean;
  /** The grant that pays the stake; null if the player pays. */
  grantId: string | null;
  /** Limits that the caller set for this wager; they replace the product's. */
  limits: { min: bigint; max: bigint } | null;
};

/** The reason for a refusal: an error code of the contract, with its details. */
export type AdmissionRefusal = { code: string; details?: Record<string, unknown> };

/** One result per stake, in the same order; null admits the stake. */
export type Verdicts = readonly (AdmissionRefusal | null)[];

/**
 * A check that every stake must pass. It gets the whole batch, so that one query is enough, and runs inside
 * the transaction that takes the stakes, so that what it reads and locks stays valid until the commit.
 */
export type AdmissionCheck = {
  name: string;
  /** Whether the check also applies to practice play. */
  inPractice: boolean;
  /** Called before a batch, outside its transaction, to refresh cached settings. */
  refresh?(): Promise<void> | undefined;
  /**
   * Sends the check's reads directly after the statement that locks the players, to save round trips. The database runs
   * them after that statement, so they see what the lock protects. `check` awaits the results.
   */
  sendReads?(tx: Reader, playerIds: readonly string[]): void;
  check(tx: Reader, stakes: readonly Stake[]): Promise<Verdicts> | Verdicts;
};

/** The checks that every stake of every vertical must pass. If several refuse, the first refusal is returned. */
export type Admission = {
  refresh(): Promise<void> | undefined;
  sendReads(tx: Reader, playerIds: readonly string[]): void;
  admit(tx: Reader, stakes: readonly Stake[]): Promise<Verdicts>;
};

export function createAdmission(checks: readonly AdmissionCheck[]): Admission {
  return {
    refresh() {
      const waiting = checks.map((check) => check.refresh?.()).filter((one) => one !== undefined);
      return waiting.length === 0 ? undefined : Promise.all(waiting).then(() => {});
    },
    sendReads(tx, playerIds) {
      for (const check of checks) check.sendReads?.(tx, playerIds);
    },
    async admit(tx, stakes) {
      const verdicts: (AdmissionRefusal | null)[] = new Array(stakes.length).fill(null);
      if (stakes.length === 0) return verdicts;
      for (const { check } of checks) {
        const answered = check(tx, stakes);
        const found = answered instanceof Promise ? await answered : answered;
        for (let index = 0; index < stakes.length; index++) verdicts[index] ??= found[index] ?? null;
      }
      return verdicts;
    },
  };
}

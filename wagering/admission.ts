import type { Vertical } from "@parlour/ledger";

/** A read inside the transaction that takes the stakes. */
export type Reader = {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

/** A stake that is about to be taken. A batch has at most one for each player. */
export type Stake = {
  playerId: string;
  currency: string;
  vertical: Vertical;
  provider: string;
  productId: string;
  wagerId: string;
  amount: bigint;
  /** All stakes of the wager, this one included. */
  total: bigint;
  /** The stake starts a wager; otherwise it is added to one that is open. */
  isFirst: boolean;
  /** A step of a round that has begun, such as doubling down. */
  isStep: boolean;
  /** The grant that pays the stake, which has terms of its own. */
  grantId: string | null;
  /** Limits that the caller set for this wager in place of the product's. */
  limits: { min: bigint; max: bigint } | null;
};

/** A reason in the words of the contract's error list, with its details. */
export type AdmissionRefusal = { code: string; details?: Record<string, unknown> };

/** One entry for each stake, in their order; null admits it. */
export type Verdicts = readonly (AdmissionRefusal | null)[];

/**
 * One question that every stake is asked before it is taken. It sees the whole batch, so that it needs one query for
 * all of it, inside the transaction that takes the stakes: what it reads and locks holds until they are committed.
 */
export type AdmissionCheck = {
  name: string;
  /** Whether practice play is asked too. */
  inPractice: boolean;
  /** Called before a batch, outside its transaction: the place to refresh settings that are held in memory. */
  refresh?(): Promise<void> | undefined;
  check(tx: Reader, stakes: readonly Stake[]): Promise<Verdicts> | Verdicts;
};

/** Every stake of every vertical passes this list; the first refusal counts. */
export type Admission = {
  refresh(): Promise<void> | undefined;
  admit(tx: Reader, stakes: readonly Stake[]): Promise<Verdicts>;
};

export function createAdmission(checks: readonly AdmissionCheck[]): Admission {
  return {
    refresh() {
      const waiting = checks.map((check) => check.refresh?.()).filter((one) => one !== undefined);
      return waiting.length === 0 ? undefined : Promise.all(waiting).then(() => {});
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

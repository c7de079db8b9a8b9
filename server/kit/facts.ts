import type { DeclineReason, RejectionReason, RequestedDocument } from "@parlour/contracts/enumerations";
import type { LocalWords } from "@parlour/rules/local-text";
import type { Clock } from "./clock.ts";
import type { Database, Queryable, Transaction } from "./database.ts";
import type { Jobs } from "./jobs.ts";
import type { Random } from "./random.ts";

type Money = { currency: string; amountMinor: string };
/**
 * The text in all languages, because the reader may switch to another language later. Facts stored by older
 * releases have only one text.
 */
type Name = LocalWords | string;

/** Domain events about a player, for other services to subscribe to. Amounts are minor units as text. */
export type FactData = {
  PLAYER_JOINED: {
    referral: string | null;
    /** How the visitor got the referral token, as reported by the browser. */
    referralVisit?: {
      sharingMethod: string;
      campaign: string;
      timestamp: number;
      visitor?: string | undefined;
    };
    address: string;
    deviceId: string | null;
    /** Whether the player agreed to offers by e-mail. */
    acceptsOffers?: boolean;
  };
  /**
   * The status of the account or of its document verification changed. A lock by the owner is published as
   * ACCOUNT_LOCKED instead.
   */
  PLAYER_CHANGED: Record<string, never>;
  /** Someone with the details of this self-excluded player tried to join. */
  EXCLUDED_PLAYER_JOINING: Record<string, never>;
  /** The owner locked the account with the link in a security e-mail. */
  ACCOUNT_LOCKED: Record<string, never>;
  /** An operator closed the account, or its owner did. */
  ACCOUNT_CLOSED: { by: string };
  NEW_DEVICE_LOGIN: { device: string; country: string | null };
  DEPOSIT_COMPLETED: Money & { depositId: string; method: string; isFirst: boolean };
  /** `owedMinor` is the part of the deposit that the player had already spent. */
  DEPOSIT_REVERSED: Money & { depositId: string; owedMinor?: string };
  BANK_ACCOUNT_LINKED: { bank: string; masked: string };
  DEBT_COLLECTED: Money & { depositId: string };
  WITHDRAWAL_REQUESTED: Money & { withdrawalId: string };
  WITHDRAWAL_DECIDED: Money & {
    withdrawalId: string;
    status: "APPROVED" | "DECLINED" | "PAID";
    target: string;
    /** The fee, which is deducted from the amount when it is paid; missing in facts from before this field existed. */
    feeMinor?: string;
    /** The reason that the player is given; missing in facts from before reason codes existed. */
    declineReason?: DeclineReason | null;
  };
  TRANSFER_SENT: Money & { other: string };
  TRANSFER_RECEIVED: Money & { other: string };
  DOCUMENT_DECIDED: {
    status: "VERIFIED" | "INVALID" | "BLOCKED";
    rejectionReason?: RejectionReason | null;
    /** An operator's own words to the player; only in facts from before reason codes existed. */
    reason?: string | null;
  };
  DOCUMENT_REQUESTED: { requested: RequestedDocument };
  TIER_CHANGED: { from: Name; to: Name; isUp: boolean };
  BONUS_GRANTED: Money & { bonusId: string; name: Name };
  BONUS_EXPIRING: Money & { bonusId: string; name: Name; expiresAt: string };
  BONUS_ENDED: Money & { bonusId: string; name: Name; outcome: "CONVERTED" | "FORFEITED" | "EXPIRED" };
  LEADERBOARD_PRIZE: Money & { leaderboardId: string; name: Name; place: string };
  REFERRAL_REWARDED: Money & { friend: string };
  OPERATOR_MESSAGE: { title: string; text: string };
};

export type FactKind = keyof FactData;
export type Fact<Kind extends FactKind = FactKind> = {
  [K in Kind]: { kind: K; playerId: string; data: FactData[K] };
}[Kind];
export type PublishedFact<Kind extends FactKind = FactKind> = Fact<Kind> & { id: string; at: string };

export type Facts = {
  /** Publishes a fact. It is delivered to every subscriber after the caller's transaction commits. */
  publish(tx: Transaction, fact: Fact): Promise<void>;
  /**
   * Subscribes to facts; services call this while they start. Each handled fact is recorded in the handler's
   * transaction, so that its work through `tx` is done only once. A handler that throws is retried. `prepare`
   * reads what the handler needs before its transaction begins, because taking a second connection inside a
   * transaction can bring every server to a standstill.
   */
  subscribe<Kind extends FactKind, Prepared = undefined>(
    listener: string,
    kinds: readonly Kind[],
    handler: (fact: PublishedFact<Kind>, tx: Transaction, prepared: Prepared) => Promise<void>,
    prepare?: (fact: PublishedFact<Kind>) => Promise<Prepared>,
  ): Promise<void>;
};

type Parts = { db: Database; jobs: Jobs; clock: Clock; random: Random };
type Listener = { name: string; kinds: ReadonlySet<FactKind> };

const queue = "facts";
const queueOf = (listener: string) => `facts-${listener}`;
const keepReceiptsDays = 30;

/**
 * Creates the publisher of facts. `start` begins the delivery; call it after the last subscription, so that
 * no subscriber misses a fact.
 */
export function createFacts({ db, jobs, clock, random }: Parts): { facts: Facts; start(): Promise<void> } {
  const listeners: Listener[] = [];

  const facts: Facts = {
    async publish(tx, fact) {
      const published: PublishedFact = { ...fact, id: random.id("fact"), at: clock.now().toISOString() };
      await jobs.enqueue(tx, queue, published);
    },

    async subscribe(listener, kinds, handler, prepare) {
      type Handled = Parameters<typeof handler>;
      listeners.push({ name: listener, kinds: new Set<FactKind>(kinds) });
      await jobs.work<PublishedFact>(queueOf(listener), async (published) => {
        const fact = published as Handled[0];
        const prepared = (await prepare?.(fact)) as Handled[2];
        await db.transaction(async (tx) => {
          if (!(await writeReceipt(tx, listener, fact.id, clock.now()))) return;
          await handler(fact, tx, prepared);
        });
      });
    },
  };

  return {
    facts,
    async start() {
      await jobs.work<PublishedFact>(queue, (fact) =>
        db.transaction(async (tx) => {
          for (const { name, kinds } of listeners) {
            if (kinds.has(fact.kind)) await jobs.enqueue(tx, queueOf(name), fact, { singletonKey: fact.id });
          }
        }),
      );
    },
  };
}

async function writeReceipt(tx: Transaction, listener: string, factId: string, now: Date): Promise<boolean> {
  const written = await tx.query(
    `insert into heard_facts (listener, fact_id, heard_at) values ($1, $2, $3)
     on conflict do nothing returning listener`,
    [listener, factId, now],
  );
  return written.length > 0;
}

/**
 * Deletes old records of which events were handled. They prevent an event from being handled twice, and are kept for much
 * longer than a failed job is retried.
 */
export async function deleteOldReceipts(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepReceiptsDays * 86_400_000);
  await db.query("delete from heard_facts where heard_at < $1", [before]);
}

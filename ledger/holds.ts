import type { AccountRef, Queryable } from "./accounts.ts";
import type { Outcome } from "./outcomes.ts";
import { nothingKept, type Posting, type PostingResult, type Reference } from "./posting.ts";
import type { WalletLock } from "./wallet-lock.ts";

/** The states of a hold. A settled hold never changes. */
export const holdTransitions = {
  HELD: { capture: "CAPTURED", release: "RELEASED", expire: "EXPIRED" },
  CAPTURED: {},
  RELEASED: {},
  EXPIRED: {},
} as const;

type HoldState = keyof typeof holdTransitions;
type HoldStep = keyof (typeof holdTransitions)["HELD"];

export type HoldRequest = {
  playerId: string;
  /** The id of the hold and of the posting that moves the money into it. */
  id: string;
  type: string;
  from: AccountRef;
  /** The account that holds the money, such as the player's pendingWithdrawal account. */
  into: AccountRef;
  amountMinor: bigint;
  /** A hold without an expiry time lasts until it is settled. */
  expiresAt?: Date | undefined;
  reference?: Reference | undefined;
};

export type CaptureRequest = {
  playerId: string;
  holdId: string;
  type: string;
  to: AccountRef;
  /** By default the whole amount is captured. If less is captured, the rest is released. */
  amountMinor?: bigint | undefined;
  reference?: Reference | undefined;
};

export type ReleaseRequest = {
  playerId: string;
  holdId: string;
  type: string;
  reference?: Reference | undefined;
};

type HoldRow = {
  state: HoldState;
  source_account_id: string;
  holding_account_id: string;
  amount: string;
  expires_at: Date | null;
};

/**
 * Holds money. The caller's transaction must have locked the wallet, so that the posting and the hold change together.
 */
export async function hold(db: WalletLock, request: HoldRequest, now: Date): Promise<PostingResult> {
  const { playerId, id, type, from, into, amountMinor, reference } = request;
  if (from.playerId !== playerId || into.playerId !== playerId) {
    throw new Error("A hold sets a player's own money aside");
  }
  const result = await postOne(
    db,
    { playerId, id, type, reference, transfers: [{ from, to: into, amountMinor }] },
    now,
  );
  if (result.outcome === "POSTED" && !result.replayed) {
    await db.query(
      `insert into ledger.hold (player_id, id, state, source_account_id, holding_account_id, amount,
                                expires_at, held_at)
       values ($1, $2, 'HELD', $3, $4, $5, $6, $7)`,
      [playerId, id, from.id, into.id, amountMinor.toString(), request.expiresAt ?? null, now],
    );
  }
  return result;
}

export async function capture(db: WalletLock, request: CaptureRequest, now: Date): Promise<PostingResult> {
  const { playerId, holdId, to } = request;
  const row = await lockHold(db, playerId, holdId);
  if (!row) return nothingKept("HOLD_MISSING");
  const held = BigInt(row.amount);
  const taken = request.amountMinor ?? held;
  if (taken > held) return nothingKept("CAPTURE_EXCEEDS_HOLD");
  if (row.state === "HELD" && row.expires_at !== null && row.expires_at <= now) {
    await expire(db, { playerId, holdId }, row, now);
    return nothingKept("HOLD_EXPIRED");
  }
  const from = { playerId, id: row.holding_account_id };
  const source = { playerId, id: row.source_account_id };
  const transfers = [{ from, to, amountMinor: taken }];
  if (taken < held) transfers.push({ from, to: source, amountMinor: held - taken });
  return await settle(db, row, "capture", { ...request, transfers, captured: taken }, now);
}

export async function release(db: WalletLock, request: ReleaseRequest, now: Date): Promise<PostingResult> {
  const row = await lockHold(db, request.playerId, request.holdId);
  if (!row) return nothingKept("HOLD_MISSING");
  return await settle(db, row, "release", { ...request, ...givingBack(request.playerId, row) }, now);
}

const expiryBatch = 100;

/**
 * Lists the holds whose expiry time has passed, oldest first. Each batch starts after the previous one, so that holds
 * that could not be expired do not hide later ones.
 */
export async function* listExpired(
  db: Queryable,
  now: Date,
): AsyncGenerator<{ playerId: string; holdId: string }> {
  let after = ["-infinity", "", ""];
  for (;;) {
    const { rows } = await db.query<{ playerId: string; holdId: string; expiresAt: string }>(
      `select player_id as "playerId", id as "holdId", expires_at::text as "expiresAt" from ledger.hold
       where state = 'HELD' and expires_at <= $1 and (expires_at, player_id, id) > ($2::timestamptz, $3, $4)
       order by expires_at, player_id, id limit $5`,
      [now, ...after, expiryBatch],
    );
    yield* rows;
    if (rows.length < expiryBatch) return;
    const { expiresAt, playerId, holdId } = rows.at(-1)!;
    after = [expiresAt, playerId, holdId];
  }
}

/** Expires a hold and returns whether it was still open. Throws if its money can't be returned. */
export async function expireHold(
  db: WalletLock,
  due: { playerId: string; holdId: string },
  now: Date,
): Promise<boolean> {
  const row = await lockHold(db, due.playerId, due.holdId);
  if (row?.state !== "HELD") return false;
  const { outcome } = await expire(db, due, row, now);
  if (outcome !== "POSTED") throw new Error(`The hold ${due.holdId} could not be expired: ${outcome}`);
  return true;
}

async function expire(
  db: WalletLock,
  due: { playerId: string; holdId: string },
  row: HoldRow,
  now: Date,
): Promise<PostingResult> {
  return await settle(
    db,
    row,
    "expire",
    { ...due, type: "HOLD_EXPIRED", ...givingBack(due.playerId, row) },
    now,
  );
}

function givingBack(playerId: string, row: HoldRow) {
  const from = { playerId, id: row.holding_account_id };
  const to = { playerId, id: row.source_account_id };
  return { transfers: [{ from, to, amountMinor: BigInt(row.amount) }], captured: 0n };
}

type Settlement = ReleaseRequest & { transfers: Posting["transfers"]; captured: bigint };

async function settle(
  db: WalletLock,
  row: HoldRow,
  step: HoldStep,
  settlement: Settlement,
  now: Date,
): Promise<PostingResult> {
  const { playerId, holdId, type, transfers, reference, captured } = settlement;
  const next = holdTransitions.HELD[step];
  if (row.state !== "HELD" && row.state !== next) return nothingKept(`HOLD_${row.state}` satisfies Outcome);
  // A hold is settled only once, so the posting's id is derived from the hold's id, and a retry gets the same answer.
  const posting = { playerId, id: `${holdId}/${step}`, type, reference, transfers };
  const result = await postOne(db, posting, now);
  if (result.outcome === "POSTED" && row.state === "HELD") {
    await db.query(
      "update ledger.hold set state = $3, captured = $4, settled_at = $5 where player_id = $1 and id = $2",
      [playerId, holdId, next, captured.toString(), now],
    );
  }
  return result;
}

async function postOne(db: WalletLock, posting: Posting, now: Date): Promise<PostingResult> {
  const [result] = await db.post([posting], now);
  return result!;
}

/** Serialises transactions that settle the same hold. */
async function lockHold(db: WalletLock, playerId: string, holdId: string): Promise<HoldRow | undefined> {
  const { rows } = await db.query<HoldRow>(
    `select state, source_account_id, holding_account_id, amount, expires_at
     from ledger.hold where player_id = $1 and id = $2 for update`,
    [playerId, holdId],
  );
  return rows[0];
}

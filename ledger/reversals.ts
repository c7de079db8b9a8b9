import type { Queryable } from "./accounts.ts";
import type { Outcome } from "./outcomes.ts";
import { nothingKept, type PostingResult, parseTransfers, type Reference } from "./posting.ts";
import type { WalletLock } from "./wallet-lock.ts";

export type UndoRequest = {
  playerId: string;
  /** The id of the reversing posting. */
  id: string;
  /** The id of the posting to reverse. */
  of: string;
  type: string;
  reference?: Reference | undefined;
};

type KnownPosting = { outcome: Outcome; transfers: string; reversed_by: string | null };

/** Reverses a posting that must exist, as a correction by an operator or provider. */
export async function reverse(db: WalletLock, request: UndoRequest, now: Date): Promise<PostingResult> {
  const known = await findPosting(db, request.playerId, request.of);
  if (known?.outcome !== "POSTED") return nothingKept("POSTING_MISSING");
  return await undo(db, request, known, now);
}

/**
 * Ensures that a posting has no effect, whether it was posted, refused or has not arrived yet. In the last
 * case a tombstone takes its id, so that the posting is refused as rolled back when it arrives.
 */
export async function rollback(db: WalletLock, request: UndoRequest, now: Date): Promise<PostingResult> {
  const { playerId, id, of } = request;
  const { rows } = await db.query<{ reverses: string | null }>(
    "select reverses from ledger.posting where player_id = $1 and id = $2",
    [playerId, id],
  );
  // We check first that the reversal's id is not used for something else, because a refused rollback must not
  // leave a tombstone.
  if (rows[0] && rows[0].reverses !== of) return nothingKept("CONFLICT");
  await db.query("select ledger.bury(array[$1], array[$2], $3)", [playerId, of, now]);
  const known = await findPosting(db, playerId, of);
  return await undo(db, request, known!, now);
}

async function undo(
  db: WalletLock,
  { playerId, id, of, type, reference }: UndoRequest,
  known: KnownPosting,
  now: Date,
): Promise<PostingResult> {
  if (known.reversed_by !== null && known.reversed_by !== id) return nothingKept("ALREADY_REVERSED");
  const backwards = parseTransfers(known.outcome === "POSTED" ? known.transfers : "[]")
    .map(({ from, to, amountMinor }) => ({ from: to, to: from, amountMinor }))
    .reverse();
  const posting = { playerId, id, type, reference, transfers: backwards, reverses: of };
  const [result] = await db.post([posting], now);
  return result!;
}

async function findPosting(db: Queryable, playerId: string, id: string): Promise<KnownPosting | undefined> {
  const { rows } = await db.query<KnownPosting>(
    `select p.outcome, p.transfers, r.id as reversed_by
     from ledger.posting p
     left join ledger.posting r
       on r.player_id = p.player_id and r.reverses = p.id and r.outcome = 'POSTED'
     where p.player_id = $1 and p.id = $2`,
    [playerId, id],
  );
  return rows[0];
}

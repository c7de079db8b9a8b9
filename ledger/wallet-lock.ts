import {
  type AccountRef,
  currencyOfAccount,
  house,
  openWallet,
  pointsCurrency,
  type Queryable,
  type Wallet,
} from "./accounts.ts";
import { slicedId } from "./house-slices.ts";
import { postBatch } from "./post-batch.ts";
import { assertPosting, type PostingResult, type ReversingPosting } from "./posting.ts";

/** The caller's open transaction, such as a `Transaction` from `server/kit`. */
export type LedgerTransaction = {
  client: Queryable;
  afterCommit(effect: () => void): void;
  /** The locks that the transaction holds, kept by `lockWallets`. */
  walletLocks?: HeldLocks;
};

export type LockRequest = {
  /** Lists every wallet that the transaction will post to, because all wallets are locked at once. */
  wallets: readonly Wallet[];
  /** Whether to open missing wallets. */
  opens?: boolean;
  /** House accounts to lock, for a transaction that posts to several of them in sequence. */
  house?: readonly AccountRef[];
};

/** Proof that wallets are locked, required for posting inside a caller's transaction. */
export type WalletLock = Queryable & {
  post(postings: readonly ReversingPosting[], now: Date): Promise<PostingResult[]>;
};

type HeldLocks = { wallets: Set<string>; house: Set<string>; lastHouseId: string };

const everyCurrency = "*";

/**
 * Locks wallets for the rest of the transaction, in the order of `ledger.lock_wallets`. Later calls in the same
 * transaction, for example by another service that takes part in it, may only name wallets that are already locked:
 * locking another one later could cause a deadlock.
 */
export async function lockWallets(
  tx: LedgerTransaction,
  { wallets, opens = false, house: houseAccounts = [] }: LockRequest,
  { now, slice }: { now: Date; slice: number },
): Promise<WalletLock> {
  const keys = new Map(wallets.map((wallet) => [keyOf(wallet.playerId, wallet.currency), wallet]));
  const sorted = [...keys.values()].sort((a, b) => (a.playerId < b.playerId ? -1 : 1));
  let held = tx.walletLocks;
  if (held) {
    for (const key of keys.keys()) {
      if (!held.wallets.has(key))
        throw new Error(`The wallet ${key} must be locked together with the transaction's first wallets`);
    }
  }
  // The points account is opened together with the wallet.
  const ofMoney = sorted.filter(({ currency }) => currency !== pointsCurrency);
  if (opens) for (const wallet of ofMoney) await openWallet(tx.client, wallet, now);
  if (!held) {
    const houseIds = houseAccounts.map(({ id }) => id).sort();
    await tx.client.query("select ledger.lock_wallets($1, $2, $3)", [
      sorted.map(({ playerId }) => playerId),
      sorted.map(({ currency }) => currency),
      houseIds.map((id) => slicedId(id, slice)),
    ]);
    held = { wallets: new Set(keys.keys()), house: new Set(houseIds), lastHouseId: houseIds.at(-1) ?? "" };
    tx.walletLocks = held;
  }
  return lockedClient(tx.client, held, slice);
}

/**
 * Determines whose wallets an operation locks: the player's, the recipient's (`to`), and those of every
 * player with an account in the posting to reverse (`of`).
 */
export type StepPlayers = { playerId: string; to?: AccountRef | undefined; of?: string | undefined };

/** Uses one statement at the start of the transaction to lock all wallets of everyone involved. */
export async function lockPlayers(
  client: Queryable,
  { playerId, to, of }: StepPlayers,
  slice: number,
): Promise<WalletLock & { playerIds: readonly string[] }> {
  const { rows } = await client.query<{ players: string[] }>(
    `with concerned as materialized (
       select array_agg(distinct player_id) as players from (
         select unnest($1::text[]) as player_id
         union all
         select unnest(array[debit_player_id, credit_player_id]) from ledger.transfer
         where player_id = $2 and posting_id = $3
       ) as everybody where player_id <> 'house'
     )
     select players, ledger.lock_wallets(players, array_fill(null::text, array[cardinality(players)]), '{}')
     from concerned`,
    [to ? [playerId, to.playerId] : [playerId], playerId, of ?? null],
  );
  const playerIds = rows[0]!.players;
  const wallets = new Set(playerIds.map((player) => keyOf(player, everyCurrency)));
  const held = { wallets, house: new Set<string>(), lastHouseId: "" };
  const locked = lockedClient(client, held, slice);
  return {
    playerIds,
    query: locked.query,
    async post(postings, now) {
      const missing = postings
        .flatMap(accountsIn)
        .some((ref) => ref.playerId !== house && !isHeld(held, ref));
      if (missing) throw new LockOutdatedError();
      return await locked.post(postings, now);
    },
  };
}

/**
 * The posting to reverse was committed after its players were looked up, so one of their wallets is not locked yet.
 * The error has the code of a serialisation failure, so the operation is retried, and the retry sees the posting.
 */
class LockOutdatedError extends Error {
  readonly code = "40001";

  constructor() {
    super("A posting with another player arrived while wallets were being locked");
  }
}

function lockedClient(client: Queryable, held: HeldLocks, slice: number): WalletLock {
  return {
    query: (text, values) => client.query(text, values),
    async post(postings, now) {
      for (const posting of postings) assertPosting(posting);
      assertLocked(held, postings);
      return await postBatch(client, postings, now, slice);
    },
  };
}

function isHeld({ wallets }: HeldLocks, { playerId, id }: AccountRef): boolean {
  return wallets.has(keyOf(playerId, currencyOfAccount(id))) || wallets.has(keyOf(playerId, everyCurrency));
}

/**
 * Throws if a wallet is not locked, or if house accounts are used out of order; both are bugs in the caller.
 */
function assertLocked(held: HeldLocks, postings: readonly ReversingPosting[]): void {
  const houseIds = new Set<string>();
  for (const { playerId, id } of postings.flatMap(accountsIn)) {
    if (playerId === house) houseIds.add(id);
    else if (!isHeld(held, { playerId, id })) {
      throw new Error(`The wallet of ${playerId} with ${id} must be locked before it is posted to`);
    }
  }
  for (const id of houseIds) {
    if (!held.house.has(id) && id < held.lastHouseId) {
      throw new Error(`The house's ${id} must be locked before ${held.lastHouseId}; lock both in one call`);
    }
  }
  for (const id of houseIds) {
    held.house.add(id);
    if (id > held.lastHouseId) held.lastHouseId = id;
  }
}

function accountsIn({ transfers }: ReversingPosting): AccountRef[] {
  return transfers.flatMap(({ from, to }) => [from, to]);
}

function keyOf(playerId: string, currency: string): string {
  return `${playerId}/${currency}`;
}

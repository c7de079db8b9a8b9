import { sumSlices } from "./house-slices.ts";

/** Identifies a ledger account by its owner and its id among the owner's accounts. */
export type AccountRef = { playerId: string; id: string };

/** The owner of all house accounts. */
export const house = "house";

export type PlayerAccountKind = "cash" | "locked" | "bonus" | "pendingBonus" | "pendingWithdrawal" | "points";

/** Loyalty points are kept like a currency without decimals. */
export const pointsCurrency = "PTS";

const walletKinds: readonly PlayerAccountKind[] = [
  "cash",
  "locked",
  "bonus",
  "pendingBonus",
  "pendingWithdrawal",
];

/** The house accounts to which stakes are credited and from which wins are paid: their sum is gross revenue. */
export const revenueKinds = [
  "revenueCasino",
  "revenueLive",
  "revenueVirtual",
  "revenueSports",
  "revenueHorses",
  "revenuePoker",
] as const;

export type RevenueKind = (typeof revenueKinds)[number];

/** The house accounts; each exists once per currency. The README explains them. */
const houseKinds = [
  "payments",
  "fees",
  "chargebacks",
  "adjustments",
  ...revenueKinds,
  "racingPools",
  "pokerTables",
  "promotions",
  "jackpots",
  "studioJackpots",
  "affiliates",
  "dealerTips",
] as const;
export type HouseAccountKind = (typeof houseKinds)[number];

/** The verticals in which money may be staked, as bit flags. */
export const verticalBits = { casino: 1, horses: 2, poker: 4, sports: 8 } as const;
export type Vertical = keyof typeof verticalBits;

export function playerAccount(
  playerId: string,
  kind: PlayerAccountKind,
  currency: string = pointsCurrency,
  bonusId?: string,
): AccountRef {
  if (playerId === house) throw new Error("The house has accounts of its own kinds");
  return { playerId, id: bonusId === undefined ? `${kind}:${currency}` : `${kind}:${currency}:${bonusId}` };
}

export function houseAccount(kind: HouseAccountKind, currency: string): AccountRef {
  return { playerId: house, id: `${kind}:${currency}` };
}

/** Pools of players' money: bets of one tote pool, or buy-ins of one poker tournament. */
export type PoolKind = "racingPools" | "pokerTournaments";

/**
 * Returns the account that holds one pool's money in one currency, from the first stake until it is settled.
 */
export function poolAccount(poolId: string, currency: string, kind: PoolKind = "racingPools"): AccountRef {
  return { playerId: house, id: `${kind}:${currency}:${poolId}` };
}

/** Opens a pool's account in a currency. Repeating it has no effect. */
export async function openPool(
  db: Queryable,
  { poolId, currency, kind = "racingPools" }: { poolId: string; currency: string; kind?: PoolKind },
  now: Date,
): Promise<void> {
  await openAccounts(db, [{ ref: poolAccount(poolId, currency, kind), kind, currency }], now);
}

/**
 * Returns the currency of an account, which is part of its id: `cash:USD` and `bonus:USD:bonus_1` are in USD.
 */
export function currencyOfAccount(accountId: string): string {
  return accountId.split(":")[1] ?? "";
}

/** A database connection passed in by the caller: a pool, or the client of an open transaction. */
export type Queryable = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
};

/** All accounts of a player in one currency. */
export type Wallet = { playerId: string; currency: string };

/** Opens a player's accounts and the house accounts of the currency. Repeating it has no effect. */
export async function openWallet(db: Queryable, wallet: Wallet, now: Date): Promise<void> {
  const { playerId, currency } = wallet;
  // Accounts are listed in the global lock order: the player's accounts first, the house's last.
  const accounts = [
    ...walletKinds.map((kind) => ({ ref: playerAccount(playerId, kind, currency), kind, currency })),
    { ref: playerAccount(playerId, "points"), kind: "points", currency: pointsCurrency },
    ...houseKinds.map((kind) => ({ ref: houseAccount(kind, currency), kind, currency })),
    { ref: houseAccount("promotions", pointsCurrency), kind: "promotions", currency: pointsCurrency },
  ];
  await openAccounts(db, accounts, now);
}

export type NewBonus = {
  playerId: string;
  currency: string;
  bonusId: string;
  /** The verticals in which the bonus may be staked. */
  verticals: readonly Vertical[];
  /** Whether the bonus is spent before the player's own money. */
  spentFirst?: boolean;
  /** The maximum stake that the bonus can be used for. */
  maxStakeMinor?: bigint | null;
};

/** Opens separate accounts for a bonus: its bonus money, and the player's own money locked with it. */
export async function openBonus(
  db: Queryable,
  bonus: NewBonus,
  now: Date,
): Promise<{ bonus: AccountRef; locked: AccountRef }> {
  const { playerId, currency, bonusId, spentFirst = false, maxStakeMinor = null } = bonus;
  const verticals = bonus.verticals.reduce((mask, vertical) => mask | verticalBits[vertical], 0);
  const refs = {
    bonus: playerAccount(playerId, "bonus", currency, bonusId),
    locked: playerAccount(playerId, "locked", currency, bonusId),
  };
  await openAccounts(
    db,
    [
      { ref: refs.bonus, kind: "bonus", currency, bonusId, verticals, spentFirst, maxStakeMinor },
      { ref: refs.locked, kind: "locked", currency, bonusId, verticals, spentFirst, maxStakeMinor },
    ],
    now,
  );
  return refs;
}

/** Ends a bonus: money that is credited to it later, such as a late win, goes to the successor account. */
export async function closeBonus(
  db: Queryable,
  bonus: { playerId: string; currency: string; bonusId: string; successor: "cash" | "promotions" },
): Promise<void> {
  const { playerId, currency, bonusId } = bonus;
  const cash = playerAccount(playerId, "cash", currency);
  const successor = bonus.successor === "cash" ? cash : houseAccount("promotions", currency);
  await db.query(
    `update ledger.account a set successor_player_id = h.player_id, successor_id = h.id
     from (values ($2, $4, $5), ($3, $6, $7)) as h(account_id, player_id, id)
     where a.player_id = $1 and a.id = h.account_id`,
    [
      playerId,
      playerAccount(playerId, "bonus", currency, bonusId).id,
      playerAccount(playerId, "locked", currency, bonusId).id,
      successor.playerId,
      successor.id,
      cash.playerId,
      cash.id,
    ],
  );
}

export async function readAccounts(db: Queryable, playerId: string): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ id: string; balance: string }>(
    "select id, balance from ledger.account where player_id = $1",
    [playerId],
  );
  return sumSlices(rows);
}

type NewAccount = {
  ref: AccountRef;
  kind: string;
  currency: string;
  bonusId?: string;
  verticals?: number;
  spentFirst?: boolean;
  maxStakeMinor?: bigint | null;
};

async function openAccounts(db: Queryable, accounts: readonly NewAccount[], now: Date): Promise<void> {
  await db.query(
    `insert into ledger.account (player_id, id, kind, currency, bonus_id, verticals, spent_first, max_stake, opened_at)
     select *, $9 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[],
                              $7::boolean[], $8::bigint[])
     on conflict (player_id, id) do nothing`,
    [
      accounts.map((account) => account.ref.playerId),
      accounts.map((account) => account.ref.id),
      accounts.map((account) => account.kind),
      accounts.map((account) => account.currency),
      accounts.map((account) => account.bonusId ?? null),
      accounts.map((account) => account.verticals ?? 15),
      accounts.map((account) => account.spentFirst ?? false),
      accounts.map((account) => account.maxStakeMinor?.toString() ?? null),
      now,
    ],
  );
}

/** A ledger account: whose it is, and which of theirs. */
export type AccountRef = { playerId: string; id: string };

/** The owner of the house's own accounts. */
export const house = "house";

export type PlayerAccountKind = "cash" | "locked" | "bonus" | "pendingBonus" | "pendingWithdrawal" | "points";

export type HouseAccountKind =
  | "payments"
  | "revenueCasino"
  | "revenueHorses"
  | "revenuePoker"
  | "revenueSports"
  | "promotions"
  | "jackpots"
  | "affiliates"
  | "adjustments";

/** Loyalty points are counted like a currency without decimals. */
export const pointsCurrency = "PTS";

const walletKinds: readonly PlayerAccountKind[] = [
  "cash",
  "locked",
  "bonus",
  "pendingBonus",
  "pendingWithdrawal",
];

const houseKinds: readonly HouseAccountKind[] = [
  "payments",
  "revenueCasino",
  "revenueHorses",
  "revenuePoker",
  "revenueSports",
  "promotions",
  "jackpots",
  "affiliates",
  "adjustments",
];

/** Where money may be played, as bits of one number. */
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

/** The connection of whoever asks: a pool, or the client of an open transaction. */
export type Queryable = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
};

/** Opens a player's accounts, and the house's in that currency. Doing it again changes nothing. */
export async function openWallet(
  db: Queryable,
  wallet: { playerId: string; currency: string },
  now: Date,
): Promise<void> {
  const { playerId, currency } = wallet;
  const accounts = [
    ...houseKinds.map((kind) => ({ ref: houseAccount(kind, currency), kind, currency })),
    { ref: houseAccount("promotions", pointsCurrency), kind: "promotions", currency: pointsCurrency },
    ...walletKinds.map((kind) => ({ ref: playerAccount(playerId, kind, currency), kind, currency })),
    { ref: playerAccount(playerId, "points"), kind: "points", currency: pointsCurrency },
  ];
  await openAccounts(db, accounts, now);
}

/**
 * Opens accounts of their own for a bonus that may be played only in some verticals: its bonus money
 * and the own money that is locked with it.
 */
export async function openBonus(
  db: Queryable,
  bonus: { playerId: string; currency: string; bonusId: string; verticals: readonly Vertical[] },
  now: Date,
): Promise<{ bonus: AccountRef; locked: AccountRef }> {
  const { playerId, currency, bonusId } = bonus;
  const verticals = bonus.verticals.reduce((mask, vertical) => mask | verticalBits[vertical], 0);
  const refs = {
    bonus: playerAccount(playerId, "bonus", currency, bonusId),
    locked: playerAccount(playerId, "locked", currency, bonusId),
  };
  await openAccounts(
    db,
    [
      { ref: refs.bonus, kind: "bonus", currency, bonusId, verticals },
      { ref: refs.locked, kind: "locked", currency, bonusId, verticals },
    ],
    now,
  );
  return refs;
}

type NewAccount = { ref: AccountRef; kind: string; currency: string; bonusId?: string; verticals?: number };

async function openAccounts(db: Queryable, accounts: readonly NewAccount[], now: Date): Promise<void> {
  await db.query(
    `insert into ledger.account (player_id, id, kind, currency, bonus_id, verticals, opened_at)
     select *, $7 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[])
     on conflict (player_id, id) do nothing`,
    [
      accounts.map((account) => account.ref.playerId),
      accounts.map((account) => account.ref.id),
      accounts.map((account) => account.kind),
      accounts.map((account) => account.currency),
      accounts.map((account) => account.bonusId ?? null),
      accounts.map((account) => account.verticals ?? 15),
      now,
    ],
  );
}

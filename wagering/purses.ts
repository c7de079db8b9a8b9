import { type AccountRef, houseAccount, type Transfer, type Vertical } from "@parlour/ledger";
import { type HouseAccountKind, poolAccount, type RevenueKind, verticalBits } from "@parlour/ledger/accounts";
import { lesser } from "@parlour/rules/lesser";
import { type PursePart, totalOf } from "./wager.ts";

/** One of a player's ledger accounts, in the form that the rules use. Practice play has only one. */
export type Purse = {
  id: string;
  kind: "cash" | "locked" | "bonus" | "pendingBonus";
  balance: bigint;
  /** The verticals in which the money may be staked, as bits; see `verticalBits`. */
  verticals: number;
  /** Whether the purse is spent before the player's own money. */
  spentFirst: boolean;
  /** The maximum stake that the purse can be used for. */
  maxStake: bigint | null;
  /** The account that receives credits to the purse once its bonus has ended. */
  successor: AccountRef | null;
};

const revenueKinds: Record<Vertical, HouseAccountKind> = {
  casino: "revenueCasino",
  horses: "revenueHorses",
  // Chips on a table belong to the players; only the rake, which the poker room posts, is revenue.
  poker: "pokerTables",
  sports: "revenueSports",
};

type Staked = {
  vertical: Vertical;
  productId: string;
  currency: string;
  revenueKind?: RevenueKind | null;
};

/**
 * The prefix of the product ids of betting pools. Stakes on a pool belong to the players until it is settled.
 */
const poolPrefix = "pool_";
/** The product of bets on virtual events. It belongs to the casino but has its own revenue account. */
const virtualSports = "virtual-sports";
const tournamentPrefix = "tournament_";

/**
 * Returns the house account that takes the stakes of a wager and pays its wins: the one that it was opened with, the
 * account of the betting pool or poker tournament that it is in, or the revenue of its vertical.
 */
export function stakeAccount({ vertical, productId, currency, revenueKind }: Staked): AccountRef {
  if (revenueKind) return houseAccount(revenueKind, currency);
  if (vertical === "horses" && productId.startsWith(poolPrefix)) return poolAccount(productId, currency);
  if (vertical === "casino" && productId === virtualSports) return houseAccount("revenueVirtual", currency);
  if (vertical === "poker" && productId.startsWith(tournamentPrefix))
    return poolAccount(productId, currency, "pokerTournaments");
  return houseAccount(revenueKinds[vertical], currency);
}

/**
 * Returns a purse's rank in the spending order: cash, locked cash, then bonus money. A bonus that is spent
 * first comes before all of them, followed by the cash locked with it.
 */
function rankOf({ kind, spentFirst }: Purse): number {
  if (kind === "bonus") return spentFirst ? 0 : 4;
  if (kind === "locked") return spentFirst ? 1 : 3;
  return kind === "cash" ? 2 : 5;
}

/**
 * Sorts purses by spending order. Purses of equal rank are used in the order of their ids, so that every server
 * picks the same ones.
 */
export function inSpendingOrder(purses: readonly Purse[]): Purse[] {
  return purses.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1));
}

/**
 * Returns whether a purse can pay stakes in a vertical. Money waiting for another bonus to end can be
 * credited but not staked. At a poker table players win each other's chips, so only cash without conditions
 * may be brought there: a bonus could be lost to a friend on purpose (chip dumping).
 */
export function canPay({ kind, verticals }: Purse, vertical: Vertical): boolean {
  if (vertical === "poker") return kind === "cash";
  return kind !== "pendingBonus" && (verticals & verticalBits[vertical]) > 0;
}

/**
 * Returns the purses that may pay for a product. In a betting pool players win each other's stakes, as at a poker
 * table, so a pool takes only cash.
 */
export function pursesFor(
  purses: readonly Purse[],
  { productId }: Pick<Staked, "productId">,
): readonly Purse[] {
  return productId.startsWith(poolPrefix) ? purses.filter(({ kind }) => kind === "cash") : purses;
}

/** Returns the playable balance in a vertical. */
export function playableBalance(purses: readonly Purse[], vertical: Vertical): bigint {
  let total = 0n;
  for (const purse of purses) if (canPay(purse, vertical)) total += purse.balance;
  return total;
}

/** Chooses the purses that pay a stake, or returns the reason why they can't. */
export function payStake(
  purses: readonly Purse[],
  vertical: Vertical,
  stake: bigint,
): PursePart[] | "INSUFFICIENT_FUNDS" | "BONUS_MAX_BET" {
  const parts: PursePart[] = [];
  let rest = stake;
  let total = 0n;
  for (const purse of purses.length === 1 ? purses : inSpendingOrder(purses)) {
    if (!canPay(purse, vertical)) continue;
    total += purse.balance;
    if (purse.maxStake !== null && purse.maxStake < stake) continue;
    const amount = lesser(purse.balance, rest);
    if (amount > 0n) parts.push({ id: purse.id, amount });
    rest -= amount;
  }
  if (rest === 0n) return parts;
  return total < stake ? "INSUFFICIENT_FUNDS" : "BONUS_MAX_BET";
}

/**
 * Returns the maximum stake of the bonus that could pay most. It is for a stake that was refused with BONUS_MAX_BET, so
 * some lower stake is covered.
 */
export function bonusMaxStake(purses: readonly Purse[], vertical: Vertical, refused: bigint): bigint | null {
  let highest: bigint | null = null;
  for (const purse of purses) {
    const { maxStake: limit, balance } = purse;
    if (limit === null || limit >= refused || balance === 0n || !canPay(purse, vertical)) continue;
    if (highest !== null && limit <= highest) continue;
    if (typeof payStake(purses, vertical, limit) !== "string") highest = limit;
  }
  return highest;
}

export function addParts(parts: readonly PursePart[], more: readonly PursePart[]): PursePart[] {
  const sum = [...parts];
  for (const part of more) {
    const index = sum.findIndex(({ id }) => id === part.id);
    if (index === -1) sum.push(part);
    else sum[index] = { id: part.id, amount: sum[index]!.amount + part.amount };
  }
  return sum;
}

/** Splits an amount in proportion to the stakes; the remainder goes to the purse that was used first. */
export function shareOut(amount: bigint, parts: readonly PursePart[]): PursePart[] {
  if (parts.length === 1) return [{ id: parts[0]!.id, amount }];
  const total = totalOf(parts);
  let rest = amount;
  const shares = parts.map((part, index) => {
    const share = index === 0 ? 0n : (amount * part.amount) / total;
    rest -= share;
    return { id: part.id, amount: share };
  });
  shares[0]!.amount = rest;
  return shares;
}

/** Returns the part of the stakes that was the player's own money, locked or not. */
export function ownPart(parts: readonly PursePart[]): bigint {
  let own = 0n;
  for (const { id, amount } of parts) if (!id.startsWith("bonus:")) own += amount;
  return own;
}

/** Returns the account that a purse uses now: its own, or the successor account once the bonus has ended. */
export function currentAccount(
  playerId: string,
  currency: string,
  purses: readonly Purse[],
  id: string,
): AccountRef {
  const purse = purses.find((one) => one.id === id);
  if (purse === undefined) return { playerId, id: `cash:${currency}` };
  return purse.successor ?? { playerId, id };
}

/** Creates one transfer for each share that isn't zero. */
export function payOut(
  from: AccountRef,
  shares: readonly PursePart[],
  accountOf: (purseId: string) => AccountRef,
): Transfer[] {
  const transfers: Transfer[] = [];
  for (const { id, amount } of shares)
    if (amount > 0n) transfers.push({ from, to: accountOf(id), amountMinor: amount });
  return transfers;
}

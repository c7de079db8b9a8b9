import { mayAddOn, mayReBuy } from "@parlour/poker/tournament/entry-rules";
import type { Queryable } from "../../../kit/database.ts";
import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { returnStake, takeStake } from "./entry-money.ts";
import { addPurchase, type EntryRow, findEntry, listEntries } from "./entry-store.ts";
import {
  deleteRefusedPurchase,
  findPurchase,
  insertPurchase,
  listOpenPurchases,
  type PurchaseRow,
  setPurchaseStatus,
} from "./purchase-store.ts";
import { momentOf, registrationPhase } from "./registration-phase.ts";
import type { TournamentConfig } from "./tournament-config.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import type { PurchaseKind } from "./tournament-state.ts";
import { findTournament, lockTournament, setDue, setState, type TournamentRow } from "./tournament-store.ts";

/** The price and chips of a purchase; null if the tournament does not offer it. */
export function termsOfPurchase(
  { buyIn, extraChips, entryRules, currency }: TournamentConfig,
  kind: PurchaseKind,
): { price: number; chips: number } | null {
  const isOffered = kind === "RE_BUY" ? entryRules.reBuysMax > 0 : entryRules.hasAddOn;
  if (!extraChips || !isOffered || currency === null) return null;
  return { price: buyIn.prize, chips: kind === "RE_BUY" ? extraChips.reBuy : extraChips.addOn };
}

type Buyer = { entry: EntryRow | undefined; tables: readonly TournamentTable[]; nowMs: number };

/** Whether an entry may buy chips now. A player without chips has to re-buy before the add-on. */
export function mayBuy(
  tournament: TournamentRow,
  { entry, tables, nowMs }: Buyer,
  kind: PurchaseKind,
): boolean {
  const { config } = tournament;
  if (termsOfPurchase(config, kind) === null || registrationPhase(tournament, nowMs) !== "LATE") return false;
  const seat = tables.flatMap(({ seats }) => seats).find(({ owner }) => owner === entry?.owner);
  if (entry?.status !== "PLAYING" || !seat) return false;
  if (entry.bust !== null && entry.bust.untilMs <= nowMs) return false;
  const { reBuys, hasAddOn } = entry;
  const stack = seat.stack + seat.waitingChips;
  const moment = momentOf(tournament, nowMs);
  const { entryRules, structure } = config;
  return kind === "RE_BUY"
    ? mayReBuy(entryRules, moment, { reBuys, stack }, structure.startingChips)
    : stack > 0 && mayAddOn(entryRules, moment, { hasAddOn });
}

type Order = {
  tournamentId: string;
  playerId: string;
  purchaseId: string;
  kind: PurchaseKind;
  /**
   * The reason why no new stake may be placed at the visitor's location; undefined if stakes are allowed there. A retry
   * of a request that was already accepted is answered as before, wherever the visitor is.
   */
  refusedHere?: Refusal | undefined;
};

/** Reserves a purchase, then takes its price. The call can be retried with the same purchase id. */
export async function buyChips(parts: TournamentParts, order: Order): Promise<Refusal | null> {
  const { kit, tables } = parts;
  const { tournamentId, playerId, purchaseId, kind, refusedHere } = order;
  const known = await findTournament(kit.db, tournamentId);
  if (!known) return refuse("NOT_FOUND");
  const refused = await kit.db.transaction(async (tx): Promise<Refusal | null> => {
    const tournament = (await lockTournament(tx, tournamentId))!;
    if (await findPurchase(tx, purchaseId)) return null;
    if (refusedHere) return refusedHere;
    const entry = (await listEntries(tx, [tournamentId])).find(
      ({ owner, status }) => owner === playerId && status === "PLAYING",
    );
    if (!entry) return refuse("NOT_SEATED");
    const now = kit.clock.now();
    const buyer = { entry, tables: await tables.lock(tx, tournament.state.tableIds), nowMs: now.getTime() };
    if ((await isBuying(tx, entry)) || !mayBuy(tournament, buyer, kind)) return refuse("CONFLICT");
    const terms = termsOfPurchase(tournament.config, kind)!;
    await insertPurchase(tx, { id: purchaseId, tournamentId, entryId: entry.id, kind, ...terms }, now);
    await setDue(tx, tournamentId, now);
    return null;
  });
  if (isRefusal(refused)) return refused;
  const purchase = await findPurchase(kit.db, purchaseId);
  if (purchase?.status === "TAKING") return await takePurchase(parts, known, purchase);
  return purchase?.status === "TAKEN" ? null : refuse("CONFLICT");
}

const isBuying = async (tx: Queryable, { id, tournamentId }: EntryRow): Promise<boolean> =>
  (await listOpenPurchases(tx, tournamentId)).some(({ entryId }) => entryId === id);

/**
 * Takes the price of a purchase and puts the chips on the table. If re-buys have ended in the meantime, the price is
 * refunded. Any server may retry this step.
 */
export async function takePurchase(
  parts: TournamentParts,
  tournament: TournamentRow,
  purchase: PurchaseRow,
): Promise<Refusal | null> {
  const { kit, tables } = parts;
  const entry = (await findEntry(kit.db, purchase.entryId))!;
  const stake = { operationId: purchase.id, amount: purchase.price };
  const failed = await takeStake(parts, tournament, entry, stake);
  if (failed) {
    if (!failed.isFinal) return failed.refused;
    if (!(await claimRefused(parts, purchase))) {
      return (await findPurchase(kit.db, purchase.id))?.status === "TAKEN" ? null : failed.refused;
    }
    if (await returnStake(parts, tournament, entry, stake)) {
      await deleteRefusedPurchase(kit.db, purchase.id);
    }
    return failed.refused;
  }
  const status = await kit.db.transaction(async (tx) => {
    const current = (await lockTournament(tx, tournament.id))!;
    const now = kit.clock.now();
    const own = (await findEntry(tx, entry.id))!;
    const reserved = await findPurchase(tx, purchase.id);
    // Another server may have completed or refused the purchase in the meantime.
    if (reserved?.status !== "TAKING") return reserved?.status;
    await setDue(tx, tournament.id, now);
    if (own.status !== "PLAYING" || registrationPhase(current, now.getTime()) !== "LATE") {
      await setPurchaseStatus(tx, reserved, "VOIDING");
      return "VOIDING";
    }
    const locked = await tables.lock(tx, current.state.tableIds);
    const table = locked.find(({ seats }) => seats.some(({ owner }) => owner === own.owner))!;
    const { id: purchaseId, chips, price, kind } = reserved;
    await tables.edit(tx, table.id, [{ kind: "addChips", owner: own.owner, chips, purchaseId }]);
    await addPurchase(tx, own.id, kind);
    await setPurchaseStatus(tx, reserved, "TAKEN");
    await setState(tx, current.id, {
      ...current.state,
      purchased: (current.state.purchased ?? 0) + price,
    });
    return "TAKEN";
  });
  if (status !== "VOIDING") return status === "TAKEN" ? null : refuse("CONFLICT");
  await returnPurchase(parts, tournament, { ...purchase, status });
  return refuse("CONFLICT");
}

/**
 * Claims a refused purchase so that it can be refunded. Returns false if another server has charged for it in the
 * meantime and put the chips on a table.
 */
async function claimRefused({ kit }: TournamentParts, purchase: PurchaseRow): Promise<boolean> {
  return await kit.db.transaction(async (tx) => {
    await lockTournament(tx, purchase.tournamentId);
    return await setPurchaseStatus(tx, purchase, "VOIDING");
  });
}

/** Refunds a purchase that came too late. If the ledger does not answer, the refund is tried again later. */
export async function returnPurchase(
  parts: TournamentParts,
  tournament: TournamentRow,
  purchase: PurchaseRow,
): Promise<void> {
  const { db } = parts.kit;
  const entry = (await findEntry(db, purchase.entryId))!;
  if (await returnStake(parts, tournament, entry, { operationId: purchase.id }))
    await setPurchaseStatus(db, purchase, "VOIDED");
}

import type { ErrorCode } from "@parlour/contracts/errors";
import { type AccountRef, houseAccount } from "@parlour/ledger";
import { poolAccount } from "@parlour/ledger/accounts";
import type { Answer } from "@parlour/wagering/outcomes";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { deleteRefusedEntry, type EntryRow, setEntryStatus } from "./entry-store.ts";
import { registrationPhase } from "./registration-phase.ts";
import { priceOf } from "./tournament-config.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { lockTournament, setDue, type TournamentRow } from "./tournament-store.ts";

export const REFERENCE_KIND = "pokerTournament";

/** Returns the wager of an entry. The tournament's id makes wagering keep the stake in the tournament's own account. */
const wagerOf = ({ id, config }: TournamentRow, entry: EntryRow) => ({
  playerId: entry.owner,
  currency: config.currency!,
  vertical: "poker" as const,
  provider: "poker",
  productId: id,
  wagerId: entry.id,
});

const isUndecided = ({ outcome }: Answer): boolean => outcome === "UNAVAILABLE" || outcome === "OVERLOADED";

type Stake = { operationId: string; amount: number };

/**
 * Takes a stake of an entry's wager. Returns the refusal, after which the stake can never be taken; UNAVAILABLE
 * means that the ledger has not answered yet.
 */
export async function takeStake(
  { wagering }: Pick<TournamentParts, "wagering">,
  tournament: TournamentRow,
  entry: EntryRow,
  { operationId, amount }: Stake,
): Promise<{ refused: Refusal; isFinal: boolean } | null> {
  const answer = await wagering.apply({
    ...wagerOf(tournament, entry),
    kind: "place",
    operationId,
    sessionId: null,
    referenceKind: REFERENCE_KIND,
    grantId: null,
    stake: BigInt(amount),
    ends: false,
  });
  if (answer.outcome === "POSTED") return null;
  // The refund blocks the stake permanently, so that no other server can take it for an entry or a purchase
  // that no longer exists.
  const isFinal =
    !isUndecided(answer) && (await returnStake({ wagering }, tournament, entry, { operationId }));
  return { refused: isFinal ? refusalOf(answer) : refuse("UNAVAILABLE"), isFinal };
}

/** Refunds one stake of an entry's wager; false if the ledger has not answered yet. */
export async function returnStake(
  { wagering }: Pick<TournamentParts, "wagering">,
  tournament: TournamentRow,
  entry: EntryRow,
  { operationId }: Pick<Stake, "operationId">,
): Promise<boolean> {
  const refund = await wagering.apply({
    ...wagerOf(tournament, entry),
    kind: "refund",
    operationId: `${operationId}/refund`,
    refunds: operationId,
  });
  return !isUndecided(refund);
}

/** Takes the buy-in of an entry. Any server may repeat it until the ledger answers. */
export async function takeBuyIn(
  parts: TournamentParts,
  tournament: TournamentRow,
  entry: EntryRow,
): Promise<Refusal | null> {
  const { kit } = parts;
  const failed = await takeStake(parts, tournament, entry, {
    operationId: `${entry.id}/buy-in`,
    amount: priceOf(tournament.config),
  });
  if (failed) {
    if (failed.isFinal) await deleteRefusedEntry(kit.db, entry.id);
    return failed.refused;
  }
  await kit.db.transaction(async (tx) => {
    const current = (await lockTournament(tx, tournament.id))!;
    const isOpen = registrationPhase(current, kit.clock.now().getTime()) !== "CLOSED";
    await setEntryStatus(tx, entry, isOpen ? "REGISTERED" : "VOIDING");
    await setDue(tx, tournament.id, kit.clock.now());
  });
  return null;
}

/** Refunds the buy-in of an entry that will not be played; false if the ledger has not answered yet. */
export const returnBuyIn = (parts: TournamentParts, tournament: TournamentRow, entry: EntryRow) =>
  endEntry(parts, tournament, entry, {
    operation: { kind: "void", operationId: `${entry.id}/void` },
    status: "VOIDED",
  });

/** Pays the prize and the bounties of a finished entry, which may be zero; false if the ledger has not answered yet. */
export const payPrize = (parts: TournamentParts, tournament: TournamentRow, entry: EntryRow) =>
  endEntry(parts, tournament, entry, {
    operation: {
      kind: "settle",
      operationId: `${entry.id}/prize`,
      payout: BigInt(entry.prize! + entry.bountyWon),
    },
    status: "PAID",
  });

type Ending = {
  operation: { kind: "void"; operationId: string } | { kind: "settle"; operationId: string; payout: bigint };
  status: "VOIDED" | "PAID";
};

/** Ends an entry's wager. A practice entry has no money to move. */
async function endEntry(
  { kit, wagering }: TournamentParts,
  tournament: TournamentRow,
  entry: EntryRow,
  { operation, status }: Ending,
): Promise<boolean> {
  if (tournament.config.currency !== null) {
    const answer = await wagering.apply({ ...wagerOf(tournament, entry), ...operation });
    if (isUndecided(answer)) return false;
    if (answer.outcome !== "POSTED") {
      throw new Error(`The money of ${entry.id} was not moved: ${answer.outcome}`);
    }
  }
  await setEntryStatus(kit.db, entry, status);
  return true;
}

/** Pays the overlay into the tournament's account; false if it has not been posted yet. */
export const postOverlay = (parts: TournamentParts, { id, config, state }: TournamentRow) =>
  postForTournament(parts, id, {
    id: `poker-overlay:${id}`,
    type: "GUARANTEE",
    amount: state.overlay,
    currency: config.currency,
    accounts: (pool, currency) => ({ from: houseAccount("promotions", currency), to: pool }),
  });

/** Moves the fees of the given number of entries to the room's revenue, which empties the tournament's account. */
export const postFees = (parts: TournamentParts, { id, config, state }: TournamentRow, entries: number) =>
  postForTournament(parts, id, {
    id: `poker-fees:${id}`,
    type: "RAKE",
    amount: config.buyIn.fee * entries - state.feesReturned,
    currency: config.currency,
    accounts: (pool, currency) => ({ from: pool, to: houseAccount("revenuePoker", currency) }),
  });

type HousePosting = {
  id: string;
  type: "GUARANTEE" | "RAKE";
  amount: number;
  currency: string | null;
  accounts(pool: AccountRef, currency: string): { from: AccountRef; to: AccountRef };
};

async function postForTournament(
  { kit }: TournamentParts,
  tournamentId: string,
  { id, type, amount, currency, accounts }: HousePosting,
): Promise<boolean> {
  if (currency === null || amount === 0) return true;
  const pool = poolAccount(tournamentId, currency, "pokerTournaments");
  const { outcome } = await kit.ledger.post({
    playerId: "house",
    id,
    type,
    reference: { kind: REFERENCE_KIND, id: tournamentId },
    transfers: [{ ...accounts(pool, currency), amountMinor: BigInt(amount) }],
  });
  return outcome === "POSTED";
}

function refusalOf({ outcome, refusal }: Answer): Refusal {
  if (refusal) return refuse(refusal.code as ErrorCode, refusal.details ?? {});
  if (outcome === "INSUFFICIENT_FUNDS" || outcome === "BONUS_MAX_BET") return refuse("INSUFFICIENT_FUNDS");
  return refuse(outcome === "ACCOUNT_MISSING" ? "CURRENCY_MISMATCH" : "CONFLICT");
}

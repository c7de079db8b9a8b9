import type { ErrorCode } from "@parlour/contracts/errors";
import { type AccountRef, houseAccount } from "@parlour/ledger";
import { poolAccount } from "@parlour/ledger/accounts";
import type { Answer } from "@parlour/wagering/outcomes";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { deleteRefusedEntry, type EntryRow, findEntry, setEntryStatus } from "./entry-store.ts";
import { registrationPhase } from "./registration-phase.ts";
import { priceOf } from "./tournament-config.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { lockTournament, setDue, type TournamentRow } from "./tournament-store.ts";

export const REFERENCE_KIND = "pokerTournament";

/** Returns the wager of an entry. Its stake is kept in the tournament's own account, because it carries its id. */
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
 * Takes a stake of an entry's wager. Returns null if it was taken, and the refusal if not; a refusal that is not final
 * means that the ledger has not answered yet. Not every refusal is stored in the wallet, so another server may still
 * take the stake. The caller therefore first marks the entry or purchase as refused, and only then refunds the stake,
 * which also blocks it permanently.
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
  const isFinal = !isUndecided(answer);
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
  const stake = { operationId: buyInIdOf(entry), amount: priceOf(tournament.config) };
  const failed = await takeStake(parts, tournament, entry, stake);
  if (failed && !failed.isFinal) return failed.refused;
  const isClaimed = await kit.db.transaction(async (tx) => {
    const current = (await lockTournament(tx, tournament.id))!;
    const isOpen = registrationPhase(current, kit.clock.now().getTime()) !== "CLOSED";
    await setDue(tx, tournament.id, kit.clock.now());
    return await setEntryStatus(tx, entry, isOpen && !failed ? "REGISTERED" : "VOIDING");
  });
  if (!isClaimed) {
    // Another server has already decided this entry: it is registered, or its buy-in was refused.
    const now = await findEntry(kit.db, entry.id);
    const isIn = now !== undefined && now.status !== "VOIDING" && now.status !== "VOIDED";
    return isIn ? null : (failed?.refused ?? refuse("CONFLICT"));
  }
  if (!failed) return null;
  if (await returnStake(parts, tournament, entry, stake)) await deleteRefusedEntry(kit.db, entry.id);
  return failed.refused;
}

const buyInIdOf = ({ id }: Pick<EntryRow, "id">): string => `${id}/buy-in`;

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
  parts: TournamentParts,
  tournament: TournamentRow,
  entry: EntryRow,
  { operation, status }: Ending,
): Promise<boolean> {
  const { kit, wagering } = parts;
  if (tournament.config.currency !== null) {
    const answer = await wagering.apply({ ...wagerOf(tournament, entry), ...operation });
    if (isUndecided(answer)) return false;
    // A refused buy-in was never taken, or its refund has already ended the wager.
    const isGone = answer.outcome === "WAGER_MISSING" || answer.outcome === "WAGER_CLOSED";
    const isBlocked = operation.kind === "void" && isGone;
    if (isBlocked && !(await returnStake(parts, tournament, entry, { operationId: buyInIdOf(entry) })))
      return false;
    if (answer.outcome !== "POSTED" && !isBlocked) {
      throw new Error(`The money of ${entry.id} was not moved: ${answer.outcome}`);
    }
  }
  await setEntryStatus(kit.db, entry, status);
  return true;
}

/** Pays the overlay into the tournament's account. Returns false if the ledger did not post it. */
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

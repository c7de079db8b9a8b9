import type { ErrorCode } from "@parlour/contracts/errors";
import { amountOf } from "@parlour/rules/money";
import type { Answer, WageringOutcome } from "@parlour/wagering/outcomes";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refusalCode, refuse } from "../../../kit/refusal.ts";
import { liabilityOf } from "./acceptance.ts";
import { type Bet, type BetOperation, eventIdsOf, stakeOf } from "./bet.ts";
import { afterOperation, toWagering } from "./bet-operation.ts";
import * as bets from "./bet-store.ts";
import { readEvents } from "./event-store.ts";
import { addExposures } from "./exposure-store.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishBet, publishBets } from "./publish.ts";
import type { Events } from "./slip.ts";

/** The result of moving the money of a bet. `refusal` is set only if the stake was not taken. */
export type Moved = { bet: Bet; refusal: Refusal | null };

type Claimed = Bet & { operation: BetOperation };

/**
 * Carries out the pending movements of money of these bets, many in one commit, and updates the bets. `events`
 * are the events of their selections, if they have been read already.
 */
export async function moveMoney(
  parts: SportsbookParts,
  claimed: readonly Bet[],
  events?: Events,
): Promise<Moved[]> {
  const due = claimed.filter((bet): bet is Claimed => bet.operation !== null);
  if (due.length === 0) return [];
  const answers = await parts.wagering.applyAll(due.map((bet) => toWagering(bet, bet.operation)));
  const posted = due.filter((_, index) => answers[index]!.outcome === "POSTED");
  const done = posted.length > 0 ? await complete(parts, posted, events) : [];
  const completed = new Map(done.map((bet) => [bet.id, bet]));
  return await Promise.all(
    due.map((bet, index) => {
      const after = completed.get(bet.id);
      return after ? { bet: after, refusal: null } : notMoved(parts, bet, answers[index]!);
    }),
  );
}

async function notMoved(parts: SportsbookParts, claimed: Claimed, answer: Answer): Promise<Moved> {
  const { operation } = claimed;
  if (operation.kind === "place") {
    const refusal = refusalOf(answer, claimed.currency);
    // The stake may have been taken, so the operation stays pending until the periodic sweep returns the stake.
    if (answer.outcome === "UNAVAILABLE") return { bet: claimed, refusal };
    const { errorCode: _, ...details } = refusal.body as Record<string, unknown>;
    const hasDetails = Object.keys(details).length > 0;
    const reason = { code: refusalCode(refusal), selections: [], ...(hasDetails && { details }) };
    const refused = await refuseBet(parts, claimed, reason);
    const [returned] = await moveMoney(parts, [refused]);
    return { bet: returned?.bet ?? refused, refusal };
  }
  if (answer.outcome !== "UNAVAILABLE" && answer.outcome !== "OVERLOADED") {
    parts.kit.log.error(
      { bet: claimed.id, operation, outcome: answer.outcome },
      "a bet's money did not move",
    );
  }
  return { bet: claimed, refusal: null };
}

/** Updates bets whose money has moved. Bets that another server has already updated are left unchanged. */
async function complete(
  { kit }: SportsbookParts,
  claimed: readonly Claimed[],
  events?: Events,
): Promise<Bet[]> {
  const now = kit.clock.now();
  const opened = await openPlaced(kit.db, claimed, now);
  const isOpened = new Set(opened.map(({ id }) => id));
  const others = await completeOthers(
    kit,
    claimed.filter(({ id }) => !isOpened.has(id)),
    now,
  );
  const completed = [...opened, ...others];
  publishBets(kit, completed, events ?? (await readEvents(kit.db, eventIdsOf(completed))));
  return completed;
}

/** Opens the bets whose stakes were taken. Nothing else about them changes, so they need not be read again. */
async function openPlaced(db: Queryable, claimed: readonly Claimed[], now: Date): Promise<Bet[]> {
  const placed = claimed.filter(({ operation }) => operation.kind === "place");
  if (placed.length === 0) return [];
  const opened = await bets.openPlaced(
    db,
    placed.map(({ id }) => id),
    now,
  );
  return placed.filter(({ id }) => opened.has(id)).map((bet) => afterOperation(bet, bet.operation, now));
}

async function completeOthers(kit: Kit, claimed: readonly Claimed[], now: Date): Promise<Bet[]> {
  if (claimed.length === 0) return [];
  const operations = new Map(claimed.map(({ id, operation }) => [id, operation]));
  return await kit.db.transaction(async (tx) => {
    const current = await bets.findBets(tx, [...operations.keys()], "for update");
    const due = current.filter(({ id, operation }) => operation?.id === operations.get(id)!.id);
    const after = due.map((bet) => afterOperation(bet, operations.get(bet.id)!, now));
    const stranded = current.filter((bet) => isStranded(bet, operations.get(bet.id)!)).map(refunding);
    const changed = [...after, ...stranded];
    if (changed.length > 0) await bets.updateBets(tx, changed, now);
    await bets.addCashOuts(tx, cashOutsOf(operations, after, now));
    await addExposures(
      tx,
      due.flatMap((bet, index) => exposureChange(bet, after[index]!)),
    );
    const updated = new Map(changed.map((bet) => [bet.id, bet]));
    return current.map((bet) => updated.get(bet.id) ?? bet);
  });
}

/**
 * Returns whether the stake was taken for a bet that has been refused. This can happen because not every refusal is
 * stored in the wallet: another server may have been refused the stake that this one took.
 */
const isStranded = ({ status, operation }: Bet, done: BetOperation): boolean =>
  done.kind === "place" && status === "REFUSED" && operation === null;

/** Marks a bet whose stake the periodic sweep has to return. */
export const refunding = (bet: Bet): Bet => ({
  ...bet,
  operation: { kind: "refund", id: `${bet.id}/refund` },
});

const cashOutsOf = (operations: ReadonlyMap<string, BetOperation>, after: readonly Bet[], at: Date) =>
  after.flatMap(({ id: betId }) => {
    const operation = operations.get(betId)!;
    if (operation.kind !== "cashOut") return [];
    const { id, stakePerLine, payout } = operation;
    return [{ betId, id, stakePerLine: BigInt(stakePerLine), paid: BigInt(payout), at }];
  });

/**
 * Refuses a bet, unless its state has changed since the caller read it. If the stake was requested, another server may
 * have taken it and died, or may take it later, so a pending refund returns or blocks it.
 */
export async function refuseBet(
  { kit }: SportsbookParts,
  { id, operation: seen }: Bet,
  refusal: NonNullable<Bet["refusal"]>,
): Promise<Bet> {
  const now = kit.clock.now();
  const bet = await kit.db.transaction(async (tx) => {
    const current = (await bets.findBet(tx, id, "for update"))!;
    if (current.status !== "PENDING" || current.operation?.kind !== seen?.kind) return current;
    const ended: Bet = { ...current, status: "REFUSED", refusal, settledAt: now };
    const after = seen === null ? ended : refunding(ended);
    await bets.updateBet(tx, after, now);
    await addExposures(tx, exposuresOf(after, -1));
    return after;
  });
  await publishBet(kit, bet);
  return bet;
}

const isOpen = ({ status }: Pick<Bet, "status">) => status === "PENDING" || status === "OPEN";

/** Removes the liability of the cashed-out part of a bet, or of a bet that is settled. */
function exposureChange(before: Bet, after: Bet) {
  const left = (bet: Bet) => ({ ...bet, stakePerLine: isOpen(bet) ? bet.leftPerLine : 0n });
  if (left(before).stakePerLine === left(after).stakePerLine) return [];
  return [...exposuresOf(left(before), -1), ...exposuresOf(left(after), 1)];
}

/**
 * The house's liability from a bet, by outcome. The liability of a bet builder is counted under each of its legs, because
 * the house loses it if that outcome and the others happen.
 */
export function exposuresOf(
  bet: Pick<Bet, "selections" | "currency" | "stakePerLine" | "lines">,
  sign: 1 | -1,
) {
  return bet.selections.flatMap(({ eventId, legs, price, place, countsFirstLeg }) => {
    const liability = sign * liabilityOf(stakeOf(bet), price, bet.currency, place?.terms);
    return legs
      .slice(0, countsFirstLeg ? 1 : undefined)
      .map(({ market, outcome }) => ({ eventId, market, outcome, liability }));
  });
}

export function refusalOf({ outcome, refusal, bonusMaxStake }: Answer, currency: string): Refusal {
  if (refusal) return refuse(refusal.code as ErrorCode, refusal.details);
  const codes: Partial<Record<WageringOutcome, ErrorCode>> = {
    INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS",
    ACCOUNT_MISSING: "INSUFFICIENT_FUNDS",
    UNAVAILABLE: "UNAVAILABLE",
  };
  if (outcome === "GRANT_UNUSABLE") return refuse("BET_NOT_POSSIBLE", { cause: "FREE_BET" });
  if (outcome === "BONUS_MAX_BET") {
    return refuse("BONUS_MAX_BET", { maxBet: amountOf(bonusMaxStake ?? 0n, currency), currency });
  }
  const code = codes[outcome] ?? "OVERLOADED";
  return code === "OVERLOADED" || code === "UNAVAILABLE"
    ? { ...refuse(code), headers: { "retry-after": "1" } }
    : refuse(code);
}

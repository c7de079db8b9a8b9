import { houseAccount, type Ledger } from "@parlour/ledger";
import type { Wagering } from "@parlour/wagering";
import type { Answer } from "@parlour/wagering/outcomes";
import { accountOf } from "./entries.ts";
import type { Pace } from "./pace.ts";
import { addTopUp, type Refused, removeSeat, seatAfterHand } from "./seating.ts";
import type { TableConfig } from "./table-config.ts";
import type { Seat, TableState } from "./table-state.ts";
import { notePayout } from "./void-hand.ts";

export type MoneyParts = { wagering: Pick<Wagering, "apply">; ledger: Pick<Ledger, "post"> };
type Draft = { config: TableConfig; pace: Pace; nowMs: number };

/**
 * The effect of a money transfer on the table once the ledger has answered; null means that it must be
 * retried later.
 */
export type MoneyResult = { refused: Refused | null; settle(state: TableState, table: Draft): void } | null;

/** Returns the seat's next pending money transfer. Transfer ids are fixed, so any server can safely retry it. */
export function moneyStepOf(seat: Seat): "buyIn" | "topUp" | "cashOut" | null {
  if (seat.kind !== "PLAYER") return null;
  if (seat.stage === "buying") return "buyIn";
  if (seat.topUp && !seat.topUp.isTaken) return "topUp";
  return seat.stage === "paying" ? "cashOut" : null;
}

export const owesMoney = (state: TableState, { currency }: TableConfig): boolean =>
  currency !== null &&
  (state.rakeDue.length > 0 ||
    (state.returnsDue?.length ?? 0) > 0 ||
    state.seats.some((seat) => moneyStepOf(seat) !== null));

/**
 * Returns the wager of a player's session at a table: buy-in and top-ups are its stakes, the chips at the end its
 * payout.
 */
const wagerOf = (config: TableConfig, { owner, session }: Pick<Seat, "owner" | "session">) => ({
  playerId: accountOf(owner),
  currency: config.currency!,
  vertical: "poker" as const,
  provider: "poker",
  productId: config.id,
  wagerId: session,
});

const sameSeat = (state: TableState, { session }: Seat) =>
  state.seats.find((seat) => seat.session === session);

export async function moveSeatMoney(
  parts: MoneyParts,
  config: TableConfig,
  seat: Seat,
): Promise<MoneyResult> {
  const step = moneyStepOf(seat);
  if (step === "cashOut") return await cashOut(parts, config, seat);
  if (step === "buyIn")
    return await take(parts, config, seat, {
      id: `${seat.session}/buy-in`,
      amount: seat.stack,
      isRefused: seat.isRefused === true,
      onTaken: (own) => {
        if (own.stage === "buying" && !own.isRefused) own.stage = "seated";
      },
      onRefused: (own) => {
        if (own.stage === "buying") own.isRefused = true;
      },
      onReturned: (own, state, table) => {
        if (own.stage !== "buying") return;
        own.stack = 0;
        removeSeat(state, own, table);
      },
    });
  if (step === "topUp") return await takeTopUp(parts, config, seat, seat.topUp!);
  return null;
}

async function takeTopUp(
  parts: MoneyParts,
  config: TableConfig,
  seat: Seat,
  { id, amount, isRefused }: NonNullable<Seat["topUp"]>,
): Promise<MoneyResult> {
  const pendingIn = ({ topUp }: Seat) => (topUp?.id === id && !topUp.isTaken ? topUp : null);
  return await take(parts, config, seat, {
    id: `${seat.session}/top-up/${id}`,
    amount,
    isRefused: isRefused === true,
    onTaken: (own, state) => {
      const pending = pendingIn(own);
      if (pending && !pending.isRefused) pending.isTaken = true;
      addTopUp(state, own);
    },
    onRefused: (own) => {
      const pending = pendingIn(own);
      if (pending) pending.isRefused = true;
    },
    onReturned: (own) => {
      if (!pendingIn(own)) return;
      own.topUp = null;
      // An automatic re-buy that was refused is not tried again until the player asks for it.
      own.rebuys = false;
    },
  });
}

type Stake = {
  id: string;
  amount: number;
  isRefused: boolean;
  onTaken(own: Seat, state: TableState): void;
  onRefused(own: Seat): void;
  onReturned(own: Seat, state: TableState, table: Draft): void;
};

/**
 * Takes a stake. Not every refusal is stored in the wallet, so another server may take a stake that this server was
 * refused. The refusal is therefore first stored with the table, unless the chips are already on the table. The next
 * step then refunds the stake, which also blocks it permanently.
 */
async function take(parts: MoneyParts, config: TableConfig, seat: Seat, stake: Stake): Promise<MoneyResult> {
  const { id, amount, isRefused, onTaken, onRefused } = stake;
  if (isRefused) return await giveBack(parts, config, seat, stake);
  const { wagering } = parts;
  const wager = wagerOf(config, seat);
  const answer = await wagering.apply({
    ...wager,
    kind: "place",
    operationId: id,
    sessionId: null,
    referenceKind: "pokerTable",
    grantId: null,
    stake: BigInt(amount),
    ends: false,
  });
  if (isUndecided(answer)) return null;
  const isTaken = answer.outcome === "POSTED";
  return {
    refused: isTaken ? null : refusalOf(answer),
    settle(state, table) {
      const own = sameSeat(state, seat);
      if (!own) return;
      if (!isTaken) return onRefused(own);
      onTaken(own, state);
      if (own.leaves) seatAfterHand(state, own, table);
    },
  };
}

async function giveBack(
  { wagering }: MoneyParts,
  config: TableConfig,
  seat: Seat,
  { id, onReturned }: Stake,
): Promise<MoneyResult> {
  const refund = await wagering.apply({
    ...wagerOf(config, seat),
    kind: "refund",
    operationId: `${id}/refund`,
    refunds: id,
  });
  if (isUndecided(refund)) return null;
  return {
    refused: null,
    settle(state, table) {
      const own = sameSeat(state, seat);
      if (!own) return;
      onReturned(own, state, table);
      // The player may leave now, or sits out because the last chip was lost while the top-up was being paid for.
      seatAfterHand(state, own, table);
    },
  };
}

async function cashOut({ wagering }: MoneyParts, config: TableConfig, seat: Seat): Promise<MoneyResult> {
  const answer = await wagering.apply({
    ...wagerOf(config, seat),
    kind: "settle",
    operationId: `${seat.session}/cash-out`,
    payout: BigInt(seat.stack),
  });
  if (answer.outcome !== "POSTED") {
    if (isUndecided(answer)) return null;
    throw new Error(`Chips were not paid out: ${answer.outcome} for ${seat.session}`);
  }
  return {
    refused: null,
    settle(state, table) {
      const own = sameSeat(state, seat);
      if (!own) return;
      notePayout(state, own.session, own.stack);
      removeSeat(state, own, table);
    },
  };
}

/**
 * Pays the chips of a voided hand to a player whose stay has ended, by correcting the payout of the stay. Until the
 * stay itself has been paid out, the correction is refused and tried again later.
 */
export async function payReturn(
  { wagering }: Pick<MoneyParts, "wagering">,
  config: TableConfig,
  due: NonNullable<TableState["returnsDue"]>[number],
): Promise<boolean> {
  const { outcome } = await wagering.apply({
    ...wagerOf(config, due),
    kind: "resettle",
    operationId: `${due.session}/voided/${due.handId}`,
    result: { payout: BigInt(due.payout) },
  });
  return outcome === "POSTED";
}

/** Returns the corrections that can be posted now: for each stay the oldest, because each contains the ones before. */
export const nextReturns = ({ returnsDue = [] }: TableState): NonNullable<TableState["returnsDue"]> =>
  returnsDue.filter(({ session }, at) => returnsDue.findIndex((due) => due.session === session) === at);

/** Moves the rake of a finished hand from the tables to the room's revenue. */
export async function postRake(
  { ledger }: MoneyParts,
  { currency }: TableConfig,
  { handId, amount }: TableState["rakeDue"][number],
): Promise<boolean> {
  const { outcome } = await ledger.post({
    playerId: "house",
    id: `poker-rake:${handId}`,
    type: "RAKE",
    reference: { kind: "pokerHand", id: handId },
    transfers: [
      {
        from: houseAccount("pokerTables", currency!),
        to: houseAccount("revenuePoker", currency!),
        amountMinor: BigInt(amount),
      },
    ],
  });
  return outcome === "POSTED";
}

const isUndecided = ({ outcome }: Answer): boolean => outcome === "UNAVAILABLE" || outcome === "OVERLOADED";

function refusalOf({ outcome, refusal }: Answer): Refused {
  if (refusal) return { code: refusal.code as Refused["code"], details: refusal.details ?? {} };
  if (outcome === "INSUFFICIENT_FUNDS" || outcome === "BONUS_MAX_BET") return { code: "INSUFFICIENT_FUNDS" };
  if (outcome === "ACCOUNT_MISSING") return { code: "CURRENCY_MISMATCH" };
  return { code: "CONFLICT" };
}

import type { ErrorCode } from "@parlour/contracts/errors";
import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";
import { changeCredit, type Seat } from "./seats.ts";
import type { WalletClient } from "./wallet-client.ts";

export type Refused = { errorCode: ErrorCode; details: Record<string, unknown> };
type Moved = { balance: number } | Refused;

/** The money of a seat: the player's balance in our wallet, or the credits of a practice seat. */
export type SeatMoney = {
  balance(): Promise<Moved>;
  bet(roundId: string, amountMinor: bigint): Promise<Moved>;
  win(roundId: string, amountMinor: bigint): Promise<Moved>;
  /** Cancels a bet that got no answer. */
  undo(roundId: string): Promise<Moved>;
  end(roundId: string): Promise<Moved>;
};

export function walletMoney(
  wallet: WalletClient,
  token: string,
  { currency }: Pick<Seat, "currency">,
): SeatMoney {
  const movement = (roundId: string, kind: "bet" | "win", amountMinor: bigint) => ({
    roundId,
    transactionId: `${roundId}-${kind}`,
    amount: amountOf(amountMinor, currency),
    currency,
  });
  return {
    balance: () => wallet.balance(token),
    bet: (roundId, amountMinor) => wallet.bet(token, movement(roundId, "bet", amountMinor)),
    win: (roundId, amountMinor) => wallet.win(token, movement(roundId, "win", amountMinor)),
    undo: (roundId) =>
      wallet.rollback(token, {
        roundId,
        transactionId: `${roundId}-undo`,
        originalTransactionId: `${roundId}-bet`,
      }),
    end: (roundId) => wallet.end(token, roundId),
  };
}

export function practiceMoney(db: Queryable, { hash, currency }: Pick<Seat, "hash" | "currency">): SeatMoney {
  const move = async (byMinor: bigint): Promise<Moved> => {
    const credit = await changeCredit(db, hash, byMinor);
    return credit === undefined
      ? { errorCode: "INSUFFICIENT_FUNDS", details: {} }
      : { balance: amountOf(credit, currency) };
  };
  return {
    balance: () => move(0n),
    bet: (_round, amountMinor) => move(-amountMinor),
    win: (_round, amountMinor) => move(amountMinor),
    // The credits change in the same statement that answers the bet, so it is always known whether a practice bet was
    // taken.
    undo: () => move(0n),
    end: () => move(0n),
  };
}

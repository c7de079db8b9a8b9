import type { Operation } from "@parlour/wagering/operation";
import { type Bet, type BetOperation, stakeOf } from "./bet.ts";
import { productOf } from "./betting-rules.ts";

/** For each movement of money, the states in which a bet may start it and the states that may follow. */
export const betTransitions = {
  place: { from: ["PENDING"], to: ["OPEN", "REFUSED"] },
  refund: { from: ["PENDING", "REFUSED"], to: ["REFUSED"] },
  settle: { from: ["OPEN"], to: ["WON", "LOST"] },
  void: { from: ["OPEN"], to: ["VOID"] },
  cashOut: { from: ["OPEN"], to: ["OPEN", "CASHED_OUT"] },
  resettle: { from: ["WON", "LOST", "VOID"], to: ["WON", "LOST", "VOID"] },
} as const satisfies Record<
  BetOperation["kind"],
  { from: readonly Bet["status"][]; to: readonly Bet["status"][] }
>;

/** The id under which the stake of a bet is taken. */
export const stakeIdOf = ({ id }: Pick<Bet, "id">) => `${id}/stake`;

/** Converts a movement of money to the wallet's operation. */
export function toWagering(bet: Bet, operation: BetOperation): Operation {
  const about = {
    playerId: bet.playerId,
    currency: bet.currency,
    ...productOf(bet),
    wagerId: bet.id,
  };
  const operationId = operation.id;
  switch (operation.kind) {
    case "place":
      return {
        ...about,
        kind: "place",
        operationId: stakeIdOf(bet),
        sessionId: bet.sessionId,
        referenceKind: "bet",
        grantId: bet.grantId,
        stake: stakeOf(bet),
        ends: false,
      };
    case "refund":
      return { ...about, kind: "refund", operationId, refunds: stakeIdOf(bet) };
    case "settle":
      return { ...about, kind: "settle", operationId, payout: BigInt(operation.payout) };
    case "void":
      return { ...about, kind: "void", operationId };
    case "cashOut":
      return {
        ...about,
        kind: "cashOut",
        operationId,
        stake: BigInt(operation.stakePerLine) * BigInt(bet.lines),
        payout: BigInt(operation.payout),
      };
    case "resettle":
      return {
        ...about,
        kind: "resettle",
        operationId,
        result: { payout: bet.cashedOut + BigInt(operation.payout) },
      };
  }
}

/** Returns the bet after the money has moved. */
export function afterOperation(bet: Bet, operation: BetOperation, now: Date): Bet {
  const done = { ...bet, operation: null };
  switch (operation.kind) {
    case "place":
      return { ...done, status: "OPEN" };
    case "refund":
      return { ...done, status: "REFUSED", settledAt: now };
    case "settle":
      return { ...done, payout: BigInt(operation.payout), status: operation.status, settledAt: now };
    case "void":
      return {
        ...done,
        // The stake of a free bet is returned to the free bet and not to the player.
        payout: bet.grantId === null ? bet.leftPerLine * BigInt(bet.lines) : 0n,
        status: "VOID",
        settledAt: now,
      };
    case "cashOut": {
      const leftPerLine = bet.leftPerLine - BigInt(operation.stakePerLine);
      const isClosed = leftPerLine === 0n;
      return {
        ...done,
        leftPerLine,
        cashedOut: bet.cashedOut + BigInt(operation.payout),
        autoCashOut: isClosed ? null : bet.autoCashOut,
        ...(isClosed && { status: "CASHED_OUT" as const, settledAt: now }),
      };
    }
    case "resettle":
      return {
        ...done,
        payout: BigInt(operation.payout),
        status: operation.status,
        corrections: bet.corrections + 1,
      };
  }
}

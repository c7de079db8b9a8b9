import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import type { WalletAnswer, WalletOperation, WalletOutcome } from "../../../kit/ports/game-wallet.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { StudioParts } from "./studio-parts.ts";
import { findStudioSession, type StudioSession } from "./studio-store.ts";

/** What a studio asked with its token, as far as every call has it. */
type Asked = { headers: { "x-provider": string }; body: { token: string } };

/** Bets need an open session of somebody who may play; what settles a bet is taken after it too. */
export async function requireStudioSession(
  { kit, players }: StudioParts,
  { headers, body }: Asked,
  needs: "open" | "known",
): Promise<StudioSession | Refusal> {
  const session = await findStudioSession(kit.db, headers["x-provider"], body.token);
  if (session === undefined) return refuse("TOKEN_INVALID");
  if (needs === "known") return session;
  const isOver = session.expiresAt <= kit.clock.now();
  // A token outlives the player's own sessions: whoever was closed, disabled or excluded is asked for here.
  const mayPlay = !isOver && (await players.find(session.playerId))?.status === "ACTIVE";
  return mayPlay ? session : refuse("TOKEN_INVALID");
}

/** Minor units of the session's own currency, or why the amount cannot be taken. */
export function parseStudioAmount(
  session: StudioSession,
  { amount, currency }: { amount: number; currency: string },
): number | Refusal {
  if (currency !== session.currency) return refuse("CURRENCY_MISMATCH");
  const minor = parseAmount(amount, currency);
  if (minor === "TOO_PRECISE") return refuseFields([{ code: "AMOUNT_TOO_PRECISE", field: "amount" }]);
  if (isAmountFault(minor)) return refuseFields([{ code: "TOO_LARGE", field: "amount" }]);
  return Number(minor);
}

/** Ids of studios are their own affair: ours carry the studio's name, so that no two can meet. */
export const transactionOf = (session: StudioSession, transactionId: string): string =>
  `studio:${session.studio}:${transactionId}`;
export const roundOf = (session: StudioSession, roundId: string): string => `${session.studio}:${roundId}`;

export function studioOperation(
  session: StudioSession,
  ids: { roundId: string; transactionId: string | null },
  change: Pick<WalletOperation, "kind"> & Partial<WalletOperation>,
): WalletOperation {
  const { studio, playerId, gameId, currency } = session;
  return {
    playerId,
    currency,
    studio,
    gameId,
    sessionId: null,
    roundId: roundOf(session, ids.roundId),
    operationId: ids.transactionId === null ? null : transactionOf(session, ids.transactionId),
    sequence: 0,
    ends: false,
    stakeMinor: 0,
    winMinor: 0,
    ...change,
  };
}

/** The wallet's answer in the words of the contract. */
export function toStudioResult(
  session: StudioSession,
  transactionId: string,
  { outcome, balanceMinor, replayed }: WalletAnswer,
) {
  const balance = amountOf(BigInt(balanceMinor), session.currency);
  if (outcome === "POSTED") return { transactionId, balance, currency: session.currency, replayed };
  const details = { balance, currency: session.currency };
  const refusals: Partial<Record<WalletOutcome, Refusal>> = {
    INSUFFICIENT_FUNDS: refuse("INSUFFICIENT_FUNDS", details),
    BONUS_MAX_BET: refuse("BONUS_MAX_BET", details),
    ROLLED_BACK: refuse("TRANSACTION_ROLLED_BACK", details),
    ROUND_MISSING: refuse("NOT_FOUND"),
    NO_SPINS: refuse("NO_PROMOTIONAL_SPINS"),
    CONFLICT: refuse("CONFLICT"),
    ROUND_OVER: refuse("CONFLICT"),
    ALREADY_REVERSED: refuse("CONFLICT"),
  };
  return refusals[outcome] ?? { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
}

import type { ErrorCode } from "@parlour/contracts/errors";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import type { Answer, WageringOutcome } from "@parlour/wagering/outcomes";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { StudioParts } from "./studio-parts.ts";
import { findStudioSession, isKnownTransaction, type StudioSession } from "./studio-store.ts";

/** The fields that every studio request has. */
type StudioRequest = { headers: { "x-provider": string }; body: { token: string } };

/**
 * Finds the session of a studio's request. After it has ended, wins and refunds are still accepted, but the balance
 * can't be read.
 */
export async function requireStudioSession(
  { kit }: StudioParts,
  { headers, body }: StudioRequest,
  needs: "open" | "known",
): Promise<StudioSession | Refusal> {
  const session = await findStudioSession(kit.db, headers["x-provider"], body.token);
  if (session === undefined) return refuse("TOKEN_INVALID");
  if (needs === "known") return session;
  return (await isOpen(kit, session)) ? session : refuse("TOKEN_INVALID");
}

/**
 * Finds the session of a bet. A new bet needs an open session, and keeps the player signed in, because playing is an
 * action. A repeated bet is passed on even after the session has ended, because wagering answers it with the first
 * result; otherwise the studio would believe that a bet was refused although its stake was taken.
 */
export async function requireBettingSession(
  { kit }: StudioParts,
  { headers, body }: StudioRequest & { body: { transactionId: string } },
): Promise<StudioSession | Refusal> {
  const session = await findStudioSession(kit.db, headers["x-provider"], body.token);
  if (session === undefined) return refuse("TOKEN_INVALID");
  if (await isOpen(kit, session, "touch")) return session;
  const id = transactionOf(session, body.transactionId);
  return (await isKnownTransaction(kit.db, session.playerId, id)) ? session : refuse("TOKEN_INVALID");
}

/** Returns whether a session allows bets: it has not ended, and the player is still signed in. */
async function isOpen(
  kit: Kit,
  { playerId, siteSessionId, expiresAt }: StudioSession,
  touch?: "touch",
): Promise<boolean> {
  if (expiresAt <= kit.clock.now()) return false;
  if (siteSessionId === null) return true;
  const own = (await kit.sessions.listOf(playerId)).find(({ id }) => id === siteSessionId);
  if (own === undefined) return false;
  if (touch !== undefined) await kit.sessions.touch(own);
  return true;
}

/** Returns the amount in minor units of the session's currency, or the error. */
export function parseStudioAmount(
  session: StudioSession,
  { amount, currency }: { amount: number; currency: string },
): bigint | Refusal {
  if (currency !== session.currency) return refuse("CURRENCY_MISMATCH");
  const minor = parseAmount(amount, currency);
  if (minor === "TOO_PRECISE") return refuseFields([{ code: "AMOUNT_TOO_PRECISE", field: "amount" }]);
  if (isAmountFault(minor)) return refuseFields([{ code: "TOO_LARGE", field: "amount" }]);
  return minor;
}

/**
 * Returns our id for a studio's transaction. It contains the studio's name, so that the ids of two studios
 * cannot collide.
 */
export const transactionOf = (session: StudioSession, transactionId: string): string =>
  `studio:${session.studio}:${transactionId}`;
export const roundOf = (session: StudioSession, roundId: string): string => `${session.studio}:${roundId}`;

/** Returns the fields that all operations in a studio's round share. */
export function studioWager(session: StudioSession, { roundId }: { roundId: string }) {
  const { studio, playerId, gameId, currency } = session;
  return {
    playerId,
    currency,
    vertical: "casino",
    provider: studio,
    productId: gameId,
    wagerId: roundOf(session, roundId),
  } as const;
}

/** Maps wagering's answer to the contract's response. */
export function toStudioResult(session: StudioSession, transactionId: string, answer: Answer) {
  const { outcome, replayed, refusal, bonusMaxStake } = answer;
  const balance = amountOf(answer.balance, session.currency);
  if (outcome === "POSTED") return { transactionId, balance, currency: session.currency, replayed };
  const details = { balance, currency: session.currency };
  const refusals: Partial<Record<WageringOutcome, Refusal>> = {
    INSUFFICIENT_FUNDS: refuse("INSUFFICIENT_FUNDS", details),
    BONUS_MAX_BET: refuse("BONUS_MAX_BET", {
      ...details,
      maxBet: amountOf(bonusMaxStake ?? 0n, session.currency),
    }),
    ROLLED_BACK: refuse("TRANSACTION_ROLLED_BACK", details),
    WAGER_MISSING: refuse("NOT_FOUND"),
    GRANT_UNUSABLE: refuse("NO_PROMOTIONAL_SPINS"),
    CONFLICT: refuse("CONFLICT"),
    WAGER_CLOSED: refuse("CONFLICT"),
    ALREADY_REVERSED: refuse("CONFLICT"),
  };
  if (refusal) return refuseAdmission(refusal.code as ErrorCode, refusal.details);
  return refusals[outcome] ?? { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
}

const limitCodes: ReadonlySet<ErrorCode> = new Set([
  "LIMIT_EXCEEDED",
  "LIMIT_REACHED",
  "EXCLUDED",
  "REALITY_CHECK_DUE",
  "ROUND_TOO_SOON",
  "ANOTHER_SLOT_OPEN",
]);

/**
 * Maps an admission refusal to an error. Limits and similar rules keep their own error code; any other
 * refusal means that the token no longer allows bets.
 */
function refuseAdmission(code: ErrorCode, details: Record<string, unknown> | undefined): Refusal {
  return limitCodes.has(code) ? refuse(code, details) : refuse("TOKEN_INVALID");
}

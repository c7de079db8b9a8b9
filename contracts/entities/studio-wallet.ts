import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import { amountInput, currencyInput } from "./money.ts";

/**
 * How another studio's server signs: X-Signature is the hex HMAC-SHA-256, under the studio's key, of
 * `<X-Timestamp>\n<path>\n<body as sent>`. The time is in seconds; within five minutes of ours it is accepted.
 */
export const studioHeaders = z.object({
  "x-provider": z.string().regex(/^[a-z0-9-]{1,32}$/),
  "x-timestamp": z.string().regex(/^\d{1,12}$/),
  "x-signature": z.string().regex(/^[0-9a-f]{64}$/i),
});

/** Which of the player's game sessions the studio speaks for. */
export const studioToken = z.string().min(1).max(128);

/** Made by the studio; the same one again answers the first result. */
const studioId = z.string().regex(/^[\x21-\x7e]{1,64}$/);

export const studioRound = z.strictObject({ token: studioToken, roundId: studioId });

export const studioMovement = studioRound.extend({
  transactionId: studioId,
  amount: amountInput,
  currency: currencyInput,
});

export const studioRollback = studioRound.extend({
  transactionId: studioId,
  /** The bet that must have no effect, whether it has arrived or not. */
  originalTransactionId: studioId,
});

export const promotionalBet = studioMovement.extend({ spinsId: studioId });

/** What can be played with now. */
export const studioBalance = z.object({ balance: z.number(), currency: z.string() });

export const studioResult = studioBalance.extend({
  transactionId: z.string(),
  /** Whether it had been answered before. */
  replayed: z.boolean(),
});

/** What a studio may be refused whatever it asks, and whenever it moves money. */
export const studioErrors = [
  "SIGNATURE_INVALID",
  "SIGNATURE_EXPIRED",
  "TOKEN_INVALID",
] as const satisfies readonly ErrorCode[];
export const movementErrors = [
  ...studioErrors,
  "CURRENCY_MISMATCH",
  "CONFLICT",
] as const satisfies readonly ErrorCode[];

import { z } from "zod";
import { dealerState, tableResult } from "./live-table.ts";

/** A table with a human dealer, as the dealer's console shows it. Times are milliseconds on the server's clock. */
export const dealtTable = z.object({
  slug: z.string(),
  name: z.string(),
  now: z.number(),
  state: dealerState,
  /** The dealer at the table; null if it is closed. */
  dealer: z.object({ name: z.string(), isYou: z.boolean(), since: z.number() }).nullable(),
  /**
   * The outcomes that can be called, in the order of a keypad. The console sends the chosen `outcome` back unchanged.
   */
  outcomes: z.array(z.object({ outcome: z.record(z.string(), z.unknown()), result: tableResult })),
  round: z
    .object({
      number: z.number().int(),
      phase: z.enum(["BETTING", "RUNNING", "RESULT", "VOID"]),
      closesAt: z.number(),
      nextAt: z.number().nullable(),
      /**
       * When the round will be voided unless the dealer has called a result by then; null while the table is not
       * waiting for a result.
       */
      callBy: z.number().nullable(),
      /** The number of bets and of players who placed them, including practice play. */
      bets: z.number().int(),
      players: z.number().int(),
      result: tableResult.nullable(),
    })
    .nullable(),
  /** The latest results, newest first. */
  results: z.array(tableResult.extend({ number: z.number().int() })),
  /** The latest tips of this shift, newest first, with masked names. */
  tips: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount: z.number(),
      currency: z.string(),
      at: z.number(),
    }),
  ),
});
export type DealtTable = z.infer<typeof dealtTable>;
export type CallableOutcome = DealtTable["outcomes"][number];

/** Where to send or fetch a table's video by WHIP or WHEP, with a token for the header `Authorization`. */
export const mediaAccess = z.object({ url: z.string(), token: z.string(), expiresAt: z.string() });
export type MediaAccess = z.infer<typeof mediaAccess>;

/** The record of a round run by a human dealer, with its times on the server's clock. */
export const dealtRoundRecord = z.object({
  table: z.string(),
  round: z.number().int(),
  openedAt: z.string(),
  closedAt: z.string().nullable(),
  /** First the dealer's call, then any corrections that two operators agreed on. */
  calls: z.array(
    z.object({
      kind: z.enum(["CALL", "CORRECTION"]),
      outcome: z.unknown(),
      at: z.string(),
    }),
  ),
  isVoid: z.boolean(),
  endedAt: z.string(),
});
export type DealtRoundRecord = z.infer<typeof dealtRoundRecord>;

/** A record with its Ed25519 signature. The signature and the key are in base64. */
export const signedRecord = z.object({
  record: dealtRoundRecord,
  /** The JSON of the record, byte for byte as signed. */
  text: z.string(),
  signature: z.string(),
  /** The public key in the SPKI format. */
  publicKey: z.string(),
});

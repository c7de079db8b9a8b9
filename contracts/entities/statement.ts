import { z } from "zod";
import { STATEMENT_LINES } from "../enumerations.ts";
import { timeZoneInput } from "./protection.ts";
import { languageInput } from "./text.ts";

const day = z.iso.date("INVALID_FORMAT");

/**
 * The first and the last day, both included. They are days of the given time zone or, if none is given, of the time
 * zone that the player's limits use.
 */
export const statementQuery = z.object({
  from: day,
  to: day,
  timeZone: timeZoneInput.optional(),
  /** The language of the names in the statement and of the downloaded file. */
  language: languageInput.optional(),
});

const play = {
  stakes: z.number(),
  wins: z.number(),
  /** Net result: winnings minus stakes. */
  net: z.number(),
  /** The number of stakes. */
  bets: z.number(),
};

/** Amounts are in major units of the currency. */
export const statement = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  /** The start and the end of the period; the end is exclusive. */
  startsAt: z.string(),
  endsAt: z.string(),
  createdAt: z.string(),
  currency: z.string(),
  opening: z.number(),
  closing: z.number(),
  /** The result of play: winnings minus stakes. */
  net: z.number(),
  /** Signed amounts, so that the opening balance plus all lines equals the closing balance. */
  lines: z.array(z.object({ kind: z.enum(STATEMENT_LINES), amount: z.number(), count: z.number() })),
  verticals: z.array(
    z.object({
      /** The vertical is empty for wagers whose details are no longer stored. */
      vertical: z.string(),
      ...play,
      /** A product without a name, such as a sports event, is counted only in the total of its vertical. */
      products: z.array(z.object({ id: z.string(), name: z.string(), ...play })),
    }),
  ),
  /** Totals since the account was opened, regardless of the period; `net` is deposits minus withdrawals. */
  lifetime: z.object({ deposits: z.number(), withdrawals: z.number(), net: z.number() }),
});
export type Statement = z.infer<typeof statement>;

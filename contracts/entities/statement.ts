import { z } from "zod";
import { STATEMENT_LINES } from "../enumerations.ts";
import { timeZoneInput } from "./protection.ts";
import { languageInput } from "./text.ts";

const day = z.iso.date("INVALID_FORMAT");

/** The first and the last day, both included, in the time zone; without one, the zone of the player's limits. */
export const statementQuery = z.object({
  from: day,
  to: day,
  timeZone: timeZoneInput.optional(),
  /** The language of names and of the file. */
  language: languageInput.optional(),
});

const play = {
  stakes: z.number(),
  wins: z.number(),
  /** Wins less stakes. */
  net: z.number(),
  /** How many stakes were taken. */
  bets: z.number(),
};

/** Amounts are in major units of the currency. */
export const statement = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  /** The moments that the period lies between; the second one no longer belongs to it. */
  startsAt: z.string(),
  endsAt: z.string(),
  createdAt: z.string(),
  currency: z.string(),
  opening: z.number(),
  closing: z.number(),
  /** The result of play: wins less stakes. */
  net: z.number(),
  /** Signed: the opening balance and all lines make the closing balance. */
  lines: z.array(z.object({ kind: z.enum(STATEMENT_LINES), amount: z.number(), count: z.number() })),
  verticals: z.array(
    z.object({
      /** Empty for wagers that are no longer known. */
      vertical: z.string(),
      ...play,
      /** A product without a name, such as an event of sports, counts in its vertical alone. */
      products: z.array(z.object({ id: z.string(), name: z.string(), ...play })),
    }),
  ),
  /** Since the account was opened, whatever the period; `net` is deposits less withdrawals. */
  lifetime: z.object({ deposits: z.number(), withdrawals: z.number(), net: z.number() }),
});
export type Statement = z.infer<typeof statement>;

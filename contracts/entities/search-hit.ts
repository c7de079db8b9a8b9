import { z } from "zod";

export const SEARCH_HIT_KINDS = [
  "PLAYER",
  "DEPOSIT",
  "WITHDRAWAL",
  "TRANSFER",
  "ROUND",
  "SPORTS_BET",
  "RACING_BET",
  "PAGE",
] as const;

/** A record that the console's search finds. */
export const searchHit = z.object({
  kind: z.enum(SEARCH_HIT_KINDS),
  id: z.string(),
  /** The result's name, or its amount. */
  title: z.string(),
  /** A detail that distinguishes similar results: an e-mail address, a status or a payment method. */
  text: z.string(),
  /** The player that the result belongs to; null for a page. */
  playerId: z.string().nullable(),
  /** The id of the event or race of a bet; null for other results. */
  subjectId: z.string().nullable(),
  at: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** A result of the console's search, with how well it matches the term: 0 is best. */
export const rankedHit = searchHit.extend({ rank: z.literal([0, 1, 2]) });

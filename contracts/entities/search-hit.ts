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

/** Something that the console's search has found. */
export const searchHit = z.object({
  kind: z.enum(SEARCH_HIT_KINDS),
  id: z.string(),
  /** What it is called, or its amount. */
  title: z.string(),
  /** What tells it apart from others: an e-mail address, a state, a method. */
  text: z.string(),
  /** Whose it is; null for a page. */
  playerId: z.string().nullable(),
  /** The event or race of a bet. */
  subjectId: z.string().nullable(),
  at: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

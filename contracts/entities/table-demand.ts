import { z } from "zod";

/** The largest number of tables of one game. */
export const MOST_TABLES = 10;

/** The settings that decide when additional tables of a game open and close. */
export const tableDemand = z.strictObject({
  /** Another table opens when each open one has more players than this. */
  playersPerTable: z.number().int().min(1).max(10_000),
  /** An additional table closes when it has had no players for this many minutes. */
  closeAfterMinutes: z.number().int().min(1).max(1_440),
  /** The maximum number of tables, including the first. With 1, demand never opens another table. */
  mostTables: z.number().int().min(1).max(MOST_TABLES),
});
export type TableDemand = z.infer<typeof tableDemand>;

/** An additional table of a game. Operators can keep it open or closed; otherwise demand decides. */
export const copyHold = z.enum(["OPEN", "CLOSED"]).nullable();
export type CopyHold = z.infer<typeof copyHold>;

/** One table of a game as operators see it. */
const staffedTable = z.object({
  slug: z.string(),
  number: z.number().int(),
  state: z.enum(["OPEN", "CLOSING", "CLOSED"]),
  hold: copyHold,
  /** The players whose pages are connected, with real money or practice credits. */
  connected: z.number().int(),
  /** The players who count towards demand: those in seats at tables with seats, otherwise those connected. */
  players: z.number().int(),
  /** When the table became empty; null while it has players, and for the first table. */
  emptySince: z.string().nullable(),
});

export const liveGameTables = z.object({
  gameId: z.string(),
  slug: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  hasSeats: z.boolean(),
  /** The name of the lowest loyalty tier that may bet; null if everyone may. */
  tier: z.string().nullable(),
  hasHours: z.boolean(),
  /** The stake limits of a round in US dollars. */
  limits: z.object({ min: z.number(), max: z.number() }),
  /** The demand settings; null for tables that can't have copies, because they have a human dealer. */
  demand: tableDemand.nullable(),
  tables: z.array(staffedTable),
});
export type LiveGameTables = z.infer<typeof liveGameTables>;

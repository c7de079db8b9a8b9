import { z } from "zod";

/** A time in milliseconds on the server's clock. */
const moment = z.number();

export const tableResult = z.object({
  /** The result in a few characters that need no translation, such as the number in roulette. */
  text: z.string(),
  /** The winning outcome, such as `red` or `banker`, from which pages choose the colour of the result. */
  tone: z.string(),
});

/** A player's choice in a decision window of a running round; the action has the format of the game's maths. */
export const tableChoice = z.object({ window: z.number().int(), action: z.unknown() });

/** Whether the table takes bets at this time of day and, if not, when it opens next; null if it does not open soon. */
const tableOpening = z.object({ isOpen: z.boolean(), opensAt: moment.nullable() });

/** Bets are taken only in the state DEALING, in which a dealer is present and their video arrives. */
export const dealerState = z.enum(["AWAY", "NO_VIDEO", "DEALING"]);
export type DealerState = z.infer<typeof dealerState>;

/** The current state of a table, as the live room at `/live-casino` shows it. */
export const tableState = z.object({
  /** The server's clock, so that countdowns are right on any device. */
  now: moment,
  /** The current round; null before the table's first round. */
  round: z
    .object({
      number: z.number().int(),
      phase: z.enum(["BETTING", "RUNNING", "RESULT", "VOID"]),
      /** When the current phase of the round ends. */
      until: moment,
    })
    .nullable(),
  /** The latest results, newest first. */
  results: z.array(tableResult.extend({ number: z.number().int() })),
  /** The number of players with a real-money bet in this round. */
  players: z.number().int(),
  opening: tableOpening,
  /** Whether the table's dealer is present; null at automatic tables, which have no dealer. */
  dealer: dealerState.nullable(),
});
export type TableState = z.infer<typeof tableState>;

/** The stream topic of a table. Every message on it contains a whole `TableState`. */
export const tableTopic = (slug: string) => `live-casino/tables/${slug}`;

/**
 * The stream topic that lists the slugs of all open tables except the first table of each game; its data is `{ copies
 * }`.
 */
export const openTablesTopic = "live-casino/copies";

/** A real-money win at a live table. */
export const tableWin = z.object({
  id: z.string(),
  slug: z.string(),
  /** The player's masked nickname; null for players who have not agreed to be named in public. */
  name: z.string().nullable(),
  /** The amount won, in major units. */
  amount: z.number(),
  currency: z.string(),
  at: moment,
});
export type TableWin = z.infer<typeof tableWin>;

/** The stream topic of the latest wins at all live tables; its data is `{ wins }`, newest first. */
export const winsTopic = "live-casino/wins";

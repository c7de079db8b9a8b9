import { z } from "zod";

/** A message key with its placeholders, translated on the client. */
const word = z.object({
  word: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Figures are sent as numbers, and the client formats them for the reader's language. */
const payCell = z
  .union([
    word,
    /** A number of symbols, or a range such as 3 to 5. */
    z.object({ count: z.number(), to: z.number().optional() }),
    /** A payout as a multiple of the stake, including the stake if it is returned. */
    z.object({ times: z.number() }),
    /** Odds such as 3 to 2, paid in addition to the stake. */
    z.object({ odds: z.tuple([z.number(), z.number()]) }),
    /** A probability or share: 0.5 is one half. */
    z.object({ share: z.number() }),
  ])
  .nullable();
export type PayCell = z.infer<typeof payCell>;

/**
 * One of a game's pay tables, generated from its maths. `columns` are the headings, and the first cell of
 * each row is the row's label.
 */
export const payTable = z.object({
  title: word,
  notes: z.array(word),
  columns: z.array(payCell),
  rows: z.array(z.array(payCell)),
});
export type PayTable = z.infer<typeof payTable>;

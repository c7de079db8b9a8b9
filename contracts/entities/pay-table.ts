import { z } from "zod";

/** A text of the games' words by its key, with what goes into its gaps: the reader has it in their own language. */
const word = z.object({
  word: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Figures travel as figures; the reader's language decides how they are written. */
const payCell = z
  .union([
    word,
    /** So many of something, or from so many to so many. */
    z.object({ count: z.number(), to: z.number().optional() }),
    /** Of the stake, which is in it where it comes back. */
    z.object({ times: z.number() }),
    /** So much to so much, on top of the stake. */
    z.object({ odds: z.tuple([z.number(), z.number()]) }),
    /** A chance, or a part of something: 0.5 is one half. */
    z.object({ share: z.number() }),
  ])
  .nullable();
export type PayCell = z.infer<typeof payCell>;

/** A table of what a game pays, made from the game's maths. The first column and the first cells name the rows. */
export const payTable = z.object({
  title: word,
  notes: z.array(word),
  columns: z.array(payCell),
  rows: z.array(z.array(payCell)),
});
export type PayTable = z.infer<typeof payTable>;

import { z } from "zod";

/** How many times each game was opened in this browser. */
export const mostPlayed = z.array(z.object({ id: z.string(), count: z.number().int().min(1) }));
export type MostPlayed = z.infer<typeof mostPlayed>;

import { z } from "zod";
import { stake } from "./pay.ts";

/** A player's chips at a table: one stake for each kind of bet. */
export type ChipBets<Kind extends string> = { bets: { kind: Kind; stake: number }[] };

/** Accepts at least one bet and each kind at most once. */
export const chipBets = <Kind extends string>(kinds: readonly [Kind, ...Kind[]]): z.ZodType<ChipBets<Kind>> =>
  z.strictObject({
    bets: z
      .array(z.strictObject({ kind: z.enum(kinds), stake }))
      .min(1)
      .max(kinds.length)
      .refine((bets) => new Set(bets.map(({ kind }) => kind)).size === bets.length),
  }) as unknown as z.ZodType<ChipBets<Kind>>;

export const chipTotal = ({ bets }: ChipBets<string>): number =>
  bets.reduce((sum, { stake }) => sum + stake, 0);

/** The stake on one kind of bet; 0 if there is no bet of that kind. */
export const chipsOn = <Kind extends string>({ bets }: ChipBets<Kind>, kind: Kind): number =>
  bets.find((bet) => bet.kind === kind)?.stake ?? 0;

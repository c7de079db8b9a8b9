import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableState, tableWin } from "../../../entities/live-table.ts";
import { currencyInput } from "../../../entities/money.ts";
import { localText } from "../../../entities/offer-plan.ts";

const liveTable = z.object({
  gameId: z.string(),
  slug: z.string(),
  /** The table's number among the tables of its game, starting at 1. */
  number: z.number().int(),
  /** The minimum and maximum stake of a round, in major units of the requested currency. */
  limits: z.object({ min: z.number(), max: z.number() }),
  results: tableState.shape.results,
  opening: tableState.shape.opening,
  dealer: tableState.shape.dealer,
  /**
   * The lowest loyalty tier that a reserved table admits, and whether this visitor has reached it; null if
   * the table admits everyone.
   */
  tier: z.object({ name: localText, isMet: z.boolean() }).nullable(),
});

export const listLiveTables = defineCall({
  name: "list-live-tables",
  service: "shared-rounds",
  method: "GET",
  path: "/services/games/v1/tables",
  summary:
    "The tables of the live room with their limits, opening hours and last results, and the latest wins; their topics stream the rest",
  access: "anyone",
  query: z.object({ currencyCode: currencyInput }),
  answers: { 200: z.object({ tables: z.array(liveTable), wins: z.array(tableWin) }) },
});

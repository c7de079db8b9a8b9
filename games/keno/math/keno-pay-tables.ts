import type { PayTable } from "../../kit/math/pay-table.ts";
import { KENO_PICKS_MAX, kenoPays, kenoRisks } from "./keno-pays.ts";

const hits = Array.from({ length: KENO_PICKS_MAX + 1 }, (_, count) => count);

const titles = {
  low: "games-keno.paysLow",
  classic: "games-keno.paysClassic",
  medium: "games-keno.paysMedium",
  high: "games-keno.paysHigh",
};

/** One table for each risk, in the order of `kenoRisks`. */
export const kenoPayTables: PayTable[] = kenoRisks.map((risk) => ({
  title: { word: titles[risk] },
  notes: [{ word: "games-keno.across" }],
  columns: [{ word: "games-keno.picked" }, ...hits.map((count) => ({ count }))],
  rows: Object.entries(kenoPays[risk]).map(([picked, pays]) => [
    { count: Number(picked) },
    ...hits.map((count) => (pays[count] === undefined ? null : { times: pays[count] })),
  ]),
}));

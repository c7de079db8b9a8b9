import type { PayTable } from "../../kit/math/pay-table.ts";
import { KENO_PICKS_MAX, kenoPays } from "./keno.ts";

const hits = Array.from({ length: KENO_PICKS_MAX + 1 }, (_, count) => count);

export const kenoPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-keno.across" }],
    columns: [{ word: "games-keno.picked" }, ...hits.map((count) => ({ count }))],
    rows: Object.entries(kenoPays).map(([picked, pays]) => [
      { count: Number(picked) },
      ...hits.map((count) => (pays[count] === undefined ? null : { times: pays[count] })),
    ]),
  },
];

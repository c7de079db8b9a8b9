import { isDeepStrictEqual } from "node:util";
import { updateTableDemand as call } from "@parlour/contracts/calls/play/shared-rounds/update-table-demand";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { lockDemand, writeDemand } from "../copies/copy-store.ts";
import { canHaveCopies, defaultDemand } from "../copies/default-demand.ts";

export function updateTableDemand(kit: Kit, games: readonly SharedGame[]): Route {
  return route(call, async ({ params: { slug }, body: { before: seen, reason, ...demand }, operator }) => {
    const game = games.find((one) => one.slug === slug);
    if (game === undefined || !canHaveCopies(game)) return refuse("NOT_FOUND");
    return await kit.db.transaction(async (tx) => {
      const before = (await lockDemand(tx, slug)) ?? defaultDemand(game);
      if (!isDeepStrictEqual(before, seen)) return refuse("CONFLICT");
      await writeDemand(tx, slug, demand);
      await operator.audit(tx, { subject: `table:${slug}`, before, after: demand, reason });
      return demand;
    });
  });
}

import { holdTableCopy as call } from "@parlour/contracts/calls/play/shared-rounds/hold-table-copy";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { tableSlugOf } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { holdCopy } from "../copies/copy-store.ts";
import { canHaveCopies } from "../copies/default-demand.ts";

export function holdTableCopy(kit: Kit, games: readonly SharedGame[]): Route {
  return route(call, async ({ params: { slug, number }, body: { hold, reason }, operator }) => {
    const game = games.find((one) => one.slug === slug);
    if (game === undefined || !canHaveCopies(game)) return refuse("NOT_FOUND");
    return await kit.db.transaction(async (tx) => {
      const before = await holdCopy(tx, { game: slug, number, hold, at: kit.clock.now() });
      const subject = `table:${tableSlugOf({ game: slug, number })}`;
      await operator.audit(tx, { subject, before: { hold: before }, after: { hold }, reason });
      return { hold };
    });
  });
}

import { listTableRounds as call } from "@parlour/contracts/calls/play/shared-rounds/list-table-rounds";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { listRecordedRounds } from "../record-store.ts";
import { toSummary } from "../round-record.ts";

const perPage = 30;

export function listTableRounds(kit: Kit, findGame: (slug: string) => SharedGame | undefined): Route {
  return route(call, async ({ params: { slug }, query: { cursor, bets } }) => {
    const game = findGame(slug);
    if (game === undefined) return refuse("NOT_FOUND");
    const page = { before: cursor ?? null, count: perPage + 1, isWithBets: bets === "only" };
    const found = await listRecordedRounds(kit.db, slug, page);
    const items = found.slice(0, perPage).map((round) => toSummary(game, round, kit.clock.now()));
    return { items, nextCursor: found.length > perPage ? String(items.at(-1)!.number) : null };
  });
}

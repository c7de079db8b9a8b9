import { listAffiliateStatementsToPay as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements-to-pay";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { type AffiliateRow, listAffiliatesById, listNewestAffiliates } from "../affiliate-store.ts";
import { describeStatements, readRunning } from "../read-statements.ts";
import { listStatementsByState } from "../statement-store.ts";

const perPage = 50;

export function listAffiliateStatementsToPay(kit: Kit, players: Players): Route {
  return route(call, async ({ query: { state, cursor } }) => {
    const page = { after: cursor, limit: perPage + 1 };
    const ownerOf = async ({ id: affiliateId, player_id: playerId, currency }: AffiliateRow) => {
      const { nickname } = await players.get(playerId);
      return { affiliateId, playerId, nickname, walletCurrency: currency };
    };
    if (state === "RUNNING") {
      // In the current month, statements are computed one affiliate at a time, so a page is a list of affiliates rather
      // than of statements.
      const { items: affiliates, nextCursor } = pageOf(await listNewestAffiliates(kit.db, page), perPage);
      const running = await Promise.all(
        affiliates.map(async (affiliate) => {
          const owner = await ownerOf(affiliate);
          return (await readRunning(kit, affiliate)).map((month) => ({ ...month, ...owner }));
        }),
      );
      return { items: running.flat(), nextCursor };
    }
    const { items: rows, nextCursor } = pageOf(
      await listStatementsByState(kit.db, { state, ...page }),
      perPage,
    );
    const statements = await describeStatements(kit, rows);
    const ids = [...new Set(rows.map(({ affiliate_id }) => affiliate_id))];
    const affiliates = await listAffiliatesById(kit.db, ids);
    const owners = new Map(
      await Promise.all(affiliates.map(async (row) => [row.id, await ownerOf(row)] as const)),
    );
    const items = statements.map((statement, index) => ({
      ...statement,
      ...owners.get(rows[index]!.affiliate_id)!,
    }));
    return { items, nextCursor };
  });
}

import { listWithdrawalsToReview as call } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ReviewParts } from "../parts.ts";
import { readPolicy } from "../policy-store.ts";
import { toReviewed } from "../views.ts";
import { listWithdrawalsIn } from "../withdrawal-store.ts";

const perPage = 50;
/** The search covers at most this many players; for a more common name, operators add another word. */
const mostPlayers = 200;

export function listWithdrawalsToReview({ kit, findPlayers, automaticDecisions }: ReviewParts): Route {
  return route(call, async ({ query: { status, term, cursor } }) => {
    const sought = term === undefined ? undefined : { id: term, playerIds: await idsOf(term) };
    const found = await listWithdrawalsIn(kit.db, { status, sought, after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(found, perPage);
    const { policy } = await readPolicy(kit.db, kit);
    const haveRules = policy.rules.some(({ enabled }) => enabled) && !(await automaticDecisions.areHeld());
    return {
      items: items.map((row) => toReviewed(row, policy)),
      nextCursor,
      rulesDecideAfterSeconds: haveRules ? policy.delaySeconds : null,
    };
  });

  async function idsOf(term: string): Promise<string[]> {
    return (await findPlayers(term, mostPlayers)).map(({ id }) => id);
  }
}

import { listProposals as call } from "@parlour/contracts/calls/office/operator/list-proposals";
import type { Kit } from "../../../../kit/kit.ts";
import { viewRolesOf } from "../../../../kit/operator.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { decidableKinds } from "../proposals/decidable-kinds.ts";
import { listProposals as readProposals } from "../proposals/proposal-store.ts";
import { toProposal } from "../proposals/to-proposal.ts";

const perPage = 50;

export function listProposals({ db, fourEyes }: Kit): Route {
  return route(call, async ({ query: { state, cursor }, operator }) => {
    const visible = { kinds: decidableKinds(fourEyes, viewRolesOf(operator)), operatorId: operator.id };
    const rows = await readProposals(db, { state, after: cursor, limit: perPage + 1, visible });
    const items = rows.slice(0, perPage).map((row) => toProposal(row, fourEyes, operator));
    return { items, nextCursor: rows.length > perPage ? items.at(-1)!.id : null };
  });
}

import { decideProposal as call } from "@parlour/contracts/calls/office/operator/decide-proposal";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { decide } from "../proposals/decide.ts";
import { toProposal } from "../proposals/to-proposal.ts";

export function decideProposal(kit: Kit): Route {
  return route(call, async ({ params, body, operator }) => {
    const decided = await decide(kit, operator, { id: params.id, ...body });
    return isRefusal(decided) ? decided : toProposal(decided, kit.fourEyes, operator);
  });
}

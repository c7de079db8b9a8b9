import { getSupportPlayer as call } from "@parlour/contracts/calls/site/support-desk/get-support-player";
import { mayMake, viewRolesOf } from "../../../../kit/operator.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { countOthersOf, findPlayerOfConversation } from "../conversation-store.ts";
import type { SupportParts } from "../parts.ts";

/** Shows only the player of this conversation. The audit log records which conversation the operator was handling. */
export function getSupportPlayer({ kit: { db }, readPlayer }: SupportParts): Route {
  return route(call, async ({ params: { playerId }, query: { conversation }, operator }) => {
    if ((await findPlayerOfConversation(db, conversation)) !== playerId) return refuse("NOT_FOUND");
    const maySeeCases = mayMake(viewRolesOf(operator), { role: "COMPLIANCE" });
    const player = await readPlayer(playerId, { maySeeCases });
    if (player === undefined) return refuse("NOT_FOUND");
    return { ...player, otherConversations: await countOthersOf(db, playerId, conversation) };
  });
}

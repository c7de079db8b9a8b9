import { handOverChat as call } from "@parlour/contracts/calls/site/live-chat/hand-over-chat";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake } from "../../../../kit/operator.ts";
import type { OperatorAccounts } from "../../../../kit/ports/operator-accounts.ts";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ChatDesk } from "../chat-desk.ts";
import { toChat } from "../to-chat.ts";

export function handOverChatRoute(kit: Kit, desk: ChatDesk, accounts: OperatorAccounts): Route {
  /**
   * Finds the operator to hand over to, who must be active and in support; otherwise the visitor would be
   * left waiting.
   */
  const findAgent = async (operatorId: string) => {
    const found = await accounts.find(operatorId);
    const unavailable = (cause: string) => refuse("AGENT_NOT_AVAILABLE", { cause });
    if (!found) return unavailable("UNKNOWN");
    if (!found.isActive) return unavailable("DISABLED");
    return mayMake(found.roles, call) ? { id: found.id, name: found.name } : unavailable("NOT_SUPPORT");
  };
  return route(call, async ({ params, body, operator }) => {
    const to = body.operator === null ? null : await findAgent(body.operator.id);
    if (isRefusal(to)) return to;
    const given = await desk.handOver(params.chatId, operator, to);
    return isRefusal(given) ? given : await toChat(kit, given);
  });
}

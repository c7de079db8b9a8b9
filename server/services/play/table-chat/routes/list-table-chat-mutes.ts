import { listTableChatMutes as call } from "@parlour/contracts/calls/play/table-chat/list-table-chat-mutes";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listMutes } from "../player-store.ts";
import { toMute } from "../to-moderated.ts";

export function listTableChatMutes(kit: Kit): Route {
  return route(call, async () => ({ items: (await listMutes(kit.db, kit.clock.now())).map(toMute) }));
}

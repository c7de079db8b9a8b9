import { setChatHoursCall as call } from "@parlour/contracts/calls/site/live-chat/set-chat-hours";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readChatHours, setChatHours } from "../chat-hours.ts";

export function setChatHoursRoute(kit: Kit): Route {
  return route(call, ({ body: { hours, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await readChatHours(tx);
      await setChatHours(tx, hours);
      await operator.audit(tx, { subject: "chat-hours:site", before, after: hours, reason });
      return hours;
    }),
  );
}

import { showStudioFrame as call } from "@parlour/contracts/calls/play/studio-games/show-studio-frame";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { framePage } from "../frame-page.ts";
import { createFrameTickets } from "../frame-ticket.ts";

export function showStudioFrame(kit: Kit): Route {
  const tickets = createFrameTickets(kit);
  return route(call, async ({ query }) => {
    const ticket = tickets.read(query.ticket);
    return ticket === undefined ? refuse("TOKEN_INVALID") : framePage(kit.random, ticket);
  });
}

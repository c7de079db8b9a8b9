import { listPokerTournamentTemplates as call } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournament-templates";
import { type Route, route } from "../../../../kit/service.ts";
import { scheduledTemplates } from "../templates.ts";
import { toTemplate } from "../views.ts";

export function listPokerTournamentTemplates(): Route {
  return route(call, async () => ({ templates: scheduledTemplates.map(toTemplate) }));
}

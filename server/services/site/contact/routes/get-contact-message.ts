import { getContactMessage as call } from "@parlour/contracts/calls/site/contact/get-contact-message";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { findCase } from "../case-store.ts";

export function getContactMessage(kit: Kit): Route {
  return route(call, async ({ params }) => (await findCase(kit.db, params.contactId)) ?? refuse("NOT_FOUND"));
}

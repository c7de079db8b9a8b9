import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readUser } from "../read-user.ts";

export function getProfileRoute({ kit }: { kit: Kit }): Route {
  return route(getProfile, ({ session }) => readUser(kit, session.playerId));
}

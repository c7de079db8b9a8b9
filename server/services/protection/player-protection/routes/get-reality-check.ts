import { getRealityCheck as call } from "@parlour/contracts/calls/protection/player-protection/get-reality-check";
import { type Route, route } from "../../../../kit/service.ts";
import type { ProtectionParts } from "../parts.ts";
import { readRealityCheck } from "../read-reality-check.ts";

export function getRealityCheck(parts: ProtectionParts): Route {
  return route(call, ({ session }) => readRealityCheck(parts, session));
}

import { getLoyaltyProgramme as call } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { type Route, route } from "../../../../kit/service.ts";
import type { LoyaltyParts } from "../parts.ts";
import { listProgrammes, type ProgrammeRow } from "../programme-store.ts";

export function getLoyaltyProgramme({ kit }: LoyaltyParts): Route {
  return route(call, async () => {
    const [current, ...earlier] = (await listProgrammes(kit.db)).map(toProgramme);
    return { current: current!, earlier };
  });
}

export function toProgramme({ version, plan, author, reason, created_at }: ProgrammeRow) {
  return { version, plan, author, reason, createdAt: created_at.toISOString() };
}

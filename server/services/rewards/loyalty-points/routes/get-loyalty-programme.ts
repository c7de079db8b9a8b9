import { getLoyaltyProgramme as call } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { type Route, route } from "../../../../kit/service.ts";
import type { LoyaltyParts } from "../parts.ts";
import { findLatest, listProgrammes, type ProgrammeRow } from "../programme-store.ts";

const perPage = 20;

export function getLoyaltyProgramme({ kit }: LoyaltyParts): Route {
  return route(call, async ({ query: { cursor } }) => {
    const current = await findLatest(kit.db);
    const before = cursor ?? current!.version;
    const found = await listProgrammes(kit.db, { before, limit: perPage + 1 });
    const earlier = found.slice(0, perPage);
    return {
      current: toProgramme(current!),
      earlier: earlier.map(toProgramme),
      nextCursor: found.length > perPage ? earlier.at(-1)!.version : null,
    };
  });
}

export function toProgramme({ version, plan, author, reason, created_at }: ProgrammeRow) {
  return { version, plan, author, reason, createdAt: created_at.toISOString() };
}

import { listBonusGrants as call } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-grants";
import { type Route, route } from "../../../../kit/service.ts";
import { toGrant } from "../carry-out-grant.ts";
import { listGrantRows } from "../grant-store.ts";
import type { BonusParts } from "../parts.ts";

export function listBonusGrants({ kit }: BonusParts): Route {
  return route(call, async () => (await listGrantRows(kit.db)).map(toGrant));
}

import { listVirtualChannels as call } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listCurrent } from "../round-store.ts";
import { toChannels } from "../views.ts";

export function listVirtualChannels({ db, clock }: Kit): Route {
  return route(call, async () => {
    const rounds = await listCurrent(db);
    const now = clock.now();
    return { now: now.toISOString(), channels: toChannels(rounds, now) };
  });
}

import { listPlayerDataExports as call } from "@parlour/contracts/calls/identity/personal-data/list-player-data-exports";
import { type Route, route } from "../../../../kit/service.ts";
import { findErasure } from "../erasure-store.ts";
import { listExports } from "../export-store.ts";
import type { PersonalDataParts } from "../parts.ts";

/** A player can make three requests a day, so this covers at least a month. */
const most = 100;

export function listPlayerDataExports({ kit }: PersonalDataParts): Route {
  return route(call, async ({ params: { playerId } }) => ({
    items: await listExports(kit.db, playerId, most),
    erasure: (await findErasure(kit.db, playerId)) ?? null,
  }));
}

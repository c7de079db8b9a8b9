import { getDataExport as call } from "@parlour/contracts/calls/identity/personal-data/get-data-export";
import { type Route, route } from "../../../../kit/service.ts";
import { listExports } from "../export-store.ts";
import type { PersonalDataParts } from "../parts.ts";

export function getDataExport({ kit }: PersonalDataParts): Route {
  return route(call, async ({ session }) => ({
    export: (await listExports(kit.db, session.playerId, 1))[0] ?? null,
  }));
}

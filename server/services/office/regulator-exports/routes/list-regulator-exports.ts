import { listRegulatorExports as call } from "@parlour/contracts/calls/office/regulator-exports/list-regulator-exports";
import { type Route, route } from "../../../../kit/service.ts";
import { listExports } from "../export-store.ts";
import type { RegulatorParts } from "../parts.ts";

export function listRegulatorExports({ kit }: RegulatorParts): Route {
  return route(call, async () => ({ items: await listExports(kit.db) }));
}

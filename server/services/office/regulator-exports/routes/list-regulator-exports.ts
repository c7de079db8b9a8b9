import { listRegulatorExports as call } from "@parlour/contracts/calls/office/regulator-exports/list-regulator-exports";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listExports } from "../export-store.ts";
import type { RegulatorParts } from "../parts.ts";

const perPage = 50;

export function listRegulatorExports({ kit }: RegulatorParts): Route {
  return route(call, async ({ query: { cursor } }) =>
    pageOf(await listExports(kit.db, { after: cursor, limit: perPage + 1 }), perPage),
  );
}

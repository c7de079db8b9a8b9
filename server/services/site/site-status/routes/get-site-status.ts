import { getSiteStatus as call } from "@parlour/contracts/calls/site/site-status/get-site-status";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readStatus } from "../status-store.ts";

export function getSiteStatus({ db }: Kit): Route {
  return route(call, () => readStatus(db));
}

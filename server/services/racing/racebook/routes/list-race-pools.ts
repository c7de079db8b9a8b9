import { listRacePools as call } from "@parlour/contracts/calls/racing/racebook/list-race-pools";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { requireCurrency } from "../../../../kit/require-currency.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { readRacePools } from "../read-race-pools.ts";
import { shortLived } from "../short-lived.ts";

const KEPT_MS = 1_000;
const defaultCurrency = "USD";

export function listRacePools(parts: RacebookParts): Route {
  const read = shortLived(parts.kit.clock, KEPT_MS, (key) => {
    const [raceId = "", currency = ""] = key.split("/");
    return readRacePools(parts, raceId, currency);
  });
  return route(call, async ({ params, query }) => {
    const currency = requireCurrency(query.currencyCode, defaultCurrency);
    if (isRefusal(currency)) return currency;
    return (await read(`${params.raceId}/${currency}`)) ?? refuse("NOT_FOUND");
  });
}

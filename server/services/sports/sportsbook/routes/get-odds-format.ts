import { getOddsFormat as call } from "@parlour/contracts/calls/sports/sportsbook/get-odds-format";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findOddsFormat } from "../odds-format-store.ts";

export function getOddsFormat({ db }: Kit): Route {
  return route(call, async ({ session: { playerId } }) => ({
    format: (await findOddsFormat(db, playerId)) ?? null,
  }));
}

import { setOddsFormat as call } from "@parlour/contracts/calls/sports/sportsbook/set-odds-format";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { saveOddsFormat } from "../odds-format-store.ts";

export function setOddsFormat({ db }: Kit): Route {
  return route(call, async ({ session: { playerId }, body: { format } }) => {
    await saveOddsFormat(db, playerId, format);
    return { format };
  });
}

import { holdSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/hold-sports-event";
import { overrideSportsPrice } from "@parlour/contracts/calls/sports/sportsbook/override-sports-price";
import { setLiabilityLimit } from "@parlour/contracts/calls/sports/sportsbook/set-liability-limit";
import { setPlayerSportsLimit } from "@parlour/contracts/calls/sports/sportsbook/set-player-sports-limit";
import { settleSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/settle-sports-event";
import { suspendSportsMarket } from "@parlour/contracts/calls/sports/sportsbook/suspend-sports-market";
import { client } from "@parlour/web/api/client";
import { propose } from "../../../parts/propose.ts";

export const tradingApi = {
  hold: client(holdSportsEvent),
  suspend: client(suspendSportsMarket),
  override: client(overrideSportsPrice),
  settle: client(settleSportsEvent),
  limit: client(setPlayerSportsLimit),
  liability: client(setLiabilityLimit),
  propose,
};

import type { Call } from "../../call.ts";
import { sendFeedMessage } from "./sports-feed/send-feed-message.ts";
import { cashOutBet } from "./sportsbook/cash-out-bet.ts";
import { getCompetition } from "./sportsbook/get-competition.ts";
import { getOddsFormat } from "./sportsbook/get-odds-format.ts";
import { getPlayerSportsLimit } from "./sportsbook/get-player-sports-limit.ts";
import { getSharedSlip } from "./sportsbook/get-shared-slip.ts";
import { getSportsBet } from "./sportsbook/get-sports-bet.ts";
import { getSportsEvent } from "./sportsbook/get-sports-event.ts";
import { getSportsStatistics } from "./sportsbook/get-sports-statistics.ts";
import { getTradingEvent } from "./sportsbook/get-trading-event.ts";
import { holdSportsEvent } from "./sportsbook/hold-sports-event.ts";
import { listFreeBets } from "./sportsbook/list-free-bets.ts";
import { listLiabilityLimits } from "./sportsbook/list-liability-limits.ts";
import { listSports } from "./sportsbook/list-sports.ts";
import { listSportsBets } from "./sportsbook/list-sports-bets.ts";
import { listSportsEvents } from "./sportsbook/list-sports-events.ts";
import { listTradingBets } from "./sportsbook/list-trading-bets.ts";
import { listTradingEvents } from "./sportsbook/list-trading-events.ts";
import { overrideSportsPrice } from "./sportsbook/override-sports-price.ts";
import { placeSportsBet } from "./sportsbook/place-sports-bet.ts";
import { quoteCashOut } from "./sportsbook/quote-cash-out.ts";
import { quoteOwnSlip } from "./sportsbook/quote-own-slip.ts";
import { quoteSlip } from "./sportsbook/quote-slip.ts";
import { removeAutoCashOut } from "./sportsbook/remove-auto-cash-out.ts";
import { setAutoCashOut } from "./sportsbook/set-auto-cash-out.ts";
import { setLiabilityLimit } from "./sportsbook/set-liability-limit.ts";
import { setOddsFormat } from "./sportsbook/set-odds-format.ts";
import { setPlayerSportsLimit } from "./sportsbook/set-player-sports-limit.ts";
import { settleSportsEvent } from "./sportsbook/settle-sports-event.ts";
import { shareSlip } from "./sportsbook/share-slip.ts";
import { suspendSportsMarket } from "./sportsbook/suspend-sports-market.ts";
import { getVirtualRound } from "./virtual-sports/get-virtual-round.ts";
import { listVirtualChannels } from "./virtual-sports/list-virtual-channels.ts";
import { listVirtualResults } from "./virtual-sports/list-virtual-results.ts";

export const sportsCalls: readonly Call[] = [
  listSports,
  getCompetition,
  listSportsEvents,
  getSportsEvent,
  getSportsStatistics,
  quoteSlip,
  quoteOwnSlip,
  shareSlip,
  getSharedSlip,
  placeSportsBet,
  listSportsBets,
  getSportsBet,
  quoteCashOut,
  cashOutBet,
  setAutoCashOut,
  removeAutoCashOut,
  listFreeBets,
  getOddsFormat,
  setOddsFormat,
  getTradingEvent,
  holdSportsEvent,
  listTradingBets,
  listTradingEvents,
  getPlayerSportsLimit,
  overrideSportsPrice,
  setPlayerSportsLimit,
  listLiabilityLimits,
  setLiabilityLimit,
  settleSportsEvent,
  suspendSportsMarket,
  sendFeedMessage,
  listVirtualChannels,
  getVirtualRound,
  listVirtualResults,
];

import { cashOutBet } from "@parlour/contracts/calls/sports/sportsbook/cash-out-bet";
import { getSharedSlip } from "@parlour/contracts/calls/sports/sportsbook/get-shared-slip";
import { getSportsBet } from "@parlour/contracts/calls/sports/sportsbook/get-sports-bet";
import { listFreeBets } from "@parlour/contracts/calls/sports/sportsbook/list-free-bets";
import { listSportsBets } from "@parlour/contracts/calls/sports/sportsbook/list-sports-bets";
import { placeSportsBet } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { quoteCashOut } from "@parlour/contracts/calls/sports/sportsbook/quote-cash-out";
import { quoteOwnSlip } from "@parlour/contracts/calls/sports/sportsbook/quote-own-slip";
import { quoteSlip } from "@parlour/contracts/calls/sports/sportsbook/quote-slip";
import { removeAutoCashOut } from "@parlour/contracts/calls/sports/sportsbook/remove-auto-cash-out";
import { setAutoCashOut } from "@parlour/contracts/calls/sports/sportsbook/set-auto-cash-out";
import { shareSlip } from "@parlour/contracts/calls/sports/sportsbook/share-slip";
import { client } from "@parlour/web/api/client";

/**
 * The API calls for the bet slip and the player's bets. Other lists are loaded with `useCall`, next to the
 * screens that show them.
 */
export const api = {
  quoteSlip: client(quoteSlip),
  quoteOwnSlip: client(quoteOwnSlip),
  shareSlip: client(shareSlip),
  sharedSlip: client(getSharedSlip),
  placeBet: client(placeSportsBet),
  bet: client(getSportsBet),
  bets: client(listSportsBets),
  freeBets: client(listFreeBets),
  quoteCashOut: client(quoteCashOut),
  cashOut: client(cashOutBet),
  setAutoCashOut: client(setAutoCashOut),
  removeAutoCashOut: client(removeAutoCashOut),
};

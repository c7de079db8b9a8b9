import { getHorse } from "@parlour/contracts/calls/racing/racebook/get-horse";
import { getJockey } from "@parlour/contracts/calls/racing/racebook/get-jockey";
import { getPoolStatement } from "@parlour/contracts/calls/racing/racebook/get-pool-statement";
import { getRace } from "@parlour/contracts/calls/racing/racebook/get-race";
import { getRaceReplay } from "@parlour/contracts/calls/racing/racebook/get-race-replay";
import { listMeetings } from "@parlour/contracts/calls/racing/racebook/list-meetings";
import { listNextRaces } from "@parlour/contracts/calls/racing/racebook/list-next-races";
import { listRacePools } from "@parlour/contracts/calls/racing/racebook/list-race-pools";
import { listRacingBets } from "@parlour/contracts/calls/racing/racebook/list-racing-bets";
import { listResults } from "@parlour/contracts/calls/racing/racebook/list-results";
import { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import { quoteRacingBets } from "@parlour/contracts/calls/racing/racebook/quote-racing-bets";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";

const readStatement = client(getPoolStatement);

export const api = {
  meetings: client(listMeetings),
  nextRaces: client(listNextRaces),
  race: client(getRace),
  replay: client(getRaceReplay),
  /** The statement of a pool; null if it is not settled. */
  async statement(asked: Parameters<typeof readStatement>[0]) {
    try {
      return await readStatement(asked);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  pools: client(listRacePools),
  results: client(listResults),
  horse: client(getHorse),
  jockey: client(getJockey),
  placeBet: client(placeRacingBet),
  quote: client(quoteRacingBets),
  bets: client(listRacingBets),
};

export type Race = Awaited<ReturnType<typeof api.race>>;
export type Replay = Awaited<ReturnType<typeof api.replay>>;

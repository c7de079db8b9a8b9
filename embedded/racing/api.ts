import { getHorse } from "@parlour/contracts/calls/racing/racebook/get-horse";
import { getJockey } from "@parlour/contracts/calls/racing/racebook/get-jockey";
import { getRace } from "@parlour/contracts/calls/racing/racebook/get-race";
import { getRaceReplay } from "@parlour/contracts/calls/racing/racebook/get-race-replay";
import { listMeetings } from "@parlour/contracts/calls/racing/racebook/list-meetings";
import { listNextRaces } from "@parlour/contracts/calls/racing/racebook/list-next-races";
import { listRacePools } from "@parlour/contracts/calls/racing/racebook/list-race-pools";
import { listRacingBets } from "@parlour/contracts/calls/racing/racebook/list-racing-bets";
import { listResults } from "@parlour/contracts/calls/racing/racebook/list-results";
import { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import { client } from "@parlour/web/api/client";

/** All API calls that the racebook makes. */
export const api = {
  meetings: client(listMeetings),
  nextRaces: client(listNextRaces),
  race: client(getRace),
  replay: client(getRaceReplay),
  pools: client(listRacePools),
  results: client(listResults),
  horse: client(getHorse),
  jockey: client(getJockey),
  placeBet: client(placeRacingBet),
  bets: client(listRacingBets),
};

export type Race = Awaited<ReturnType<typeof api.race>>;
export type Replay = Awaited<ReturnType<typeof api.replay>>;

import type { Call } from "../../call.ts";
import { delayRace } from "./racebook/delay-race.ts";
import { getDeskRace } from "./racebook/get-desk-race.ts";
import { getHorse } from "./racebook/get-horse.ts";
import { getJockey } from "./racebook/get-jockey.ts";
import { getPoolStatement } from "./racebook/get-pool-statement.ts";
import { getRace } from "./racebook/get-race.ts";
import { getRaceReplay } from "./racebook/get-race-replay.ts";
import { listDeskPools } from "./racebook/list-desk-pools.ts";
import { listDeskRaces } from "./racebook/list-desk-races.ts";
import { listMeetings } from "./racebook/list-meetings.ts";
import { listNextRaces } from "./racebook/list-next-races.ts";
import { listPoolTerms } from "./racebook/list-pool-terms.ts";
import { listRacePools } from "./racebook/list-race-pools.ts";
import { listRacingBets } from "./racebook/list-racing-bets.ts";
import { listResults } from "./racebook/list-results.ts";
import { placeRacingBet } from "./racebook/place-racing-bet.ts";
import { quoteRacingBets } from "./racebook/quote-racing-bets.ts";
import { scratchRunner } from "./racebook/scratch-runner.ts";
import { setBestOdds } from "./racebook/set-best-odds.ts";
import { setObjection } from "./racebook/set-objection.ts";
import { setRaceLiabilityLimit } from "./racebook/set-race-liability-limit.ts";
import { settleRace } from "./racebook/settle-race.ts";
import { sendRacingMessage } from "./racing-feed/send-racing-message.ts";

export const racingCalls: readonly Call[] = [
  listMeetings,
  listNextRaces,
  getRace,
  getRaceReplay,
  listRacePools,
  getPoolStatement,
  listResults,
  getHorse,
  getJockey,
  placeRacingBet,
  quoteRacingBets,
  listRacingBets,
  listDeskRaces,
  getDeskRace,
  scratchRunner,
  delayRace,
  setBestOdds,
  setObjection,
  setRaceLiabilityLimit,
  settleRace,
  listDeskPools,
  listPoolTerms,
  sendRacingMessage,
];

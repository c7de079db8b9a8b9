import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { Service } from "../../../kit/service.ts";
import { changedPoolTerms } from "./desk/proposed-pool-terms.ts";
import { amendedResult, voidedRace } from "./desk/proposed-results.ts";
import { createDriver, type Driver } from "./driver.ts";
import { createMeetingReader } from "./meeting-reader.ts";
import { createBetPlacer } from "./place-bet.ts";
import { poolTopics } from "./pool-stream.ts";
import { createPoolTotals } from "./pool-totals.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { delayRace } from "./routes/delay-race.ts";
import { getDeskRace } from "./routes/get-desk-race.ts";
import { getHorse } from "./routes/get-horse.ts";
import { getJockey } from "./routes/get-jockey.ts";
import { getPoolStatement } from "./routes/get-pool-statement.ts";
import { getRace } from "./routes/get-race.ts";
import { getRaceReplay } from "./routes/get-race-replay.ts";
import { listDeskPools } from "./routes/list-desk-pools.ts";
import { listDeskRaces } from "./routes/list-desk-races.ts";
import { listMeetings } from "./routes/list-meetings.ts";
import { listNextRaces } from "./routes/list-next-races.ts";
import { listPoolTerms } from "./routes/list-pool-terms.ts";
import { listRacePools } from "./routes/list-race-pools.ts";
import { listRacingBets } from "./routes/list-racing-bets.ts";
import { listResults } from "./routes/list-results.ts";
import { placeRacingBet } from "./routes/place-racing-bet.ts";
import { quoteRacingBets } from "./routes/quote-racing-bets.ts";
import { scratchRunner } from "./routes/scratch-runner.ts";
import { setBestOdds } from "./routes/set-best-odds.ts";
import { setObjection } from "./routes/set-objection.ts";
import { setRaceLiabilityLimit } from "./routes/set-race-liability-limit.ts";
import { settleRace } from "./routes/settle-race.ts";
import { withdrawRunner } from "./withdraw-runner.ts";

export { racingBetSearch } from "./bet-search.ts";
export { createRacingFeed } from "./feed/receive-message.ts";
export { createBetPlacer } from "./place-bet.ts";
export { createRaceSubjects } from "./race-subjects.ts";
export { listRacesBefore, seedWinBets } from "./seed-bets.ts";
export { verifyPools } from "./verify-pool.ts";
export { nonRunnerOf } from "./withdraw-runner.ts";

export type Racebook = RacebookParts & {
  driver: Driver;
  withdrawRunner(raceId: string, runner: number): Promise<boolean>;
};

export function createRacebook(ports: Omit<RacebookParts, "readMeeting" | "readTotals">): Racebook {
  const { db } = ports.kit;
  const parts = { ...ports, readMeeting: createMeetingReader(db), readTotals: createPoolTotals(db) };
  return {
    ...parts,
    driver: createDriver(parts),
    withdrawRunner: (raceId, runner) => withdrawRunner(parts, raceId, runner),
  };
}

/** Race cards, fixed odds, pools and their settlement; see README.md. */
export function racebookService(
  racebook: Racebook,
  { location }: { location: Pick<VisitorLocation, "requireServed"> },
): Service {
  return {
    name: "racebook",
    migrations: new URL("migrations/", import.meta.url),
    streams: () => poolTopics(racebook),
    routes: () => [
      listMeetings(racebook),
      listNextRaces(racebook),
      getRace(racebook),
      quoteRacingBets(racebook),
      getRaceReplay(racebook),
      listRacePools(racebook),
      getPoolStatement(racebook),
      listResults(racebook),
      getHorse(racebook),
      getJockey(racebook),
      placeRacingBet(createBetPlacer(racebook), location),
      listRacingBets(racebook),
      listDeskRaces(racebook),
      getDeskRace(racebook),
      scratchRunner(racebook),
      delayRace(racebook),
      setRaceLiabilityLimit(racebook),
      setBestOdds(racebook),
      setObjection(racebook),
      settleRace(racebook),
      listDeskPools(racebook),
      listPoolTerms(racebook),
    ],
    async start({ config, fourEyes }) {
      fourEyes.register(amendedResult);
      fourEyes.register(voidedRace);
      fourEyes.register(changedPoolTerms);
      if (config.racingCalendar === "off") return async () => {};
      return racebook.driver.run({ isPublishing: config.racingCalendar === "on" });
    },
  };
}

import type { Service } from "../../../kit/service.ts";
import { createDriver, type Driver } from "./driver.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { getHorse } from "./routes/get-horse.ts";
import { getJockey } from "./routes/get-jockey.ts";
import { getPoolStatement } from "./routes/get-pool-statement.ts";
import { getRace } from "./routes/get-race.ts";
import { getRaceReplay } from "./routes/get-race-replay.ts";
import { listMeetings } from "./routes/list-meetings.ts";
import { listNextRaces } from "./routes/list-next-races.ts";
import { listRacePools } from "./routes/list-race-pools.ts";
import { listRacingBets } from "./routes/list-racing-bets.ts";
import { listResults } from "./routes/list-results.ts";
import { placeRacingBet } from "./routes/place-racing-bet.ts";
import { withdrawRunner } from "./withdraw-runner.ts";

export { raceCheck } from "./race-check.ts";
export { createRaceSubjects } from "./race-subjects.ts";
export { verifyPools } from "./verify-pool.ts";

export type Racebook = RacebookParts & {
  driver: Driver;
  withdrawRunner(raceId: string, runner: number): Promise<boolean>;
};

export function createRacebook(parts: RacebookParts): Racebook {
  return {
    ...parts,
    driver: createDriver(parts),
    withdrawRunner: (raceId, runner) => withdrawRunner(parts, raceId, runner),
  };
}

/** Race cards, fixed odds, pools and their settlement; see README.md. */
export function racebookService(racebook: Racebook): Service {
  return {
    name: "racebook",
    migrations: new URL("migrations/", import.meta.url),
    routes: () => [
      listMeetings(racebook),
      listNextRaces(racebook),
      getRace(racebook),
      getRaceReplay(racebook),
      listRacePools(racebook),
      getPoolStatement(racebook),
      listResults(racebook),
      getHorse(racebook),
      getJockey(racebook),
      placeRacingBet(racebook),
      listRacingBets(racebook),
    ],
    async start({ config }) {
      return config.racingCalendar === "on" ? racebook.driver.run() : async () => {};
    },
  };
}

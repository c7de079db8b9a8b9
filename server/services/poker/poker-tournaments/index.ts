import type { Kit } from "../../../kit/kit.ts";
import type { ReadSubjects } from "../../../kit/ports/transaction-subjects.ts";
import type { Service } from "../../../kit/service.ts";
import { openTournaments, startDriver } from "./driver.ts";
import { proposedTournament } from "./proposed-tournament.ts";
import { buyPokerTournamentChips } from "./routes/buy-poker-tournament-chips.ts";
import { cancelPokerTournament } from "./routes/cancel-poker-tournament.ts";
import { createPokerTournament } from "./routes/create-poker-tournament.ts";
import { getPokerTournament } from "./routes/get-poker-tournament.ts";
import { getPokerTournamentResults } from "./routes/get-poker-tournament-results.ts";
import { listDeskPokerTournaments } from "./routes/list-desk-poker-tournaments.ts";
import { listPokerTournamentTemplates } from "./routes/list-poker-tournament-templates.ts";
import { listPokerTournaments } from "./routes/list-poker-tournaments.ts";
import { negotiatePokerDeal } from "./routes/negotiate-poker-deal.ts";
import { registerForPokerTournament } from "./routes/register-for-poker-tournament.ts";
import { unregisterFromPokerTournament } from "./routes/unregister-from-poker-tournament.ts";
import type { TournamentParts } from "./tournament-parts.ts";

export type TournamentPorts = Omit<TournamentParts, "kit">;

/** Sit & go and scheduled tournaments; see README.md. */
export function pokerTournamentsService(ports: TournamentPorts): Service {
  const partsOf = (kit: Kit): TournamentParts => ({ ...ports, kit });
  return {
    name: "poker-tournaments",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      listPokerTournaments(partsOf(kit)),
      getPokerTournament(partsOf(kit)),
      getPokerTournamentResults(kit),
      registerForPokerTournament(partsOf(kit)),
      unregisterFromPokerTournament(partsOf(kit)),
      buyPokerTournamentChips(partsOf(kit)),
      negotiatePokerDeal(partsOf(kit)),
      listDeskPokerTournaments(partsOf(kit)),
      listPokerTournamentTemplates(),
      createPokerTournament(partsOf(kit)),
      cancelPokerTournament(partsOf(kit)),
    ],
    async start(kit) {
      kit.fourEyes.register(proposedTournament(kit));
      await openTournaments({ kit });
      const driver = startDriver(partsOf(kit));
      return async () => await driver.stop();
    },
  };
}

/** Describes entries in the player's history by their tournament. */
export function createTournamentSubjects({ db }: Pick<Kit, "db">): ReadSubjects {
  return async (playerId, ids) => {
    const rows = await db.query<{ id: string; tournamentId: string; name: string }>(
      `select e.id, t.id as "tournamentId", t.config->>'name' as name
       from poker_tournament_entries e join poker_tournaments t on t.id = e.tournament_id
       where e.owner = $1 and e.id = any($2)`,
      [playerId, ids],
    );
    return new Map(
      rows.map(({ id, tournamentId, name }) => [id, { kind: "TABLE" as const, id: tournamentId, name }]),
    );
  };
}

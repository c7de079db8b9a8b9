import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { TournamentTables } from "../../../kit/ports/tournament-tables.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";

export type TournamentParts = {
  kit: Kit;
  wagering: Pick<Wagering, "apply">;
  players: Players;
  tables: TournamentTables;
  location: Pick<VisitorLocation, "requireServed">;
};

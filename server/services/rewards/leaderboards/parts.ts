import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { GameKinds } from "../../../kit/ports/game-kinds.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";

export type LeaderboardParts = {
  kit: Kit;
  players: Players;
  wagering: Pick<Wagering, "settlements">;
  games: GameKinds;
  bonuses: Pick<BonusGrants, "mayReceive">;
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  settings: { get(): Promise<{ languageDefault: string; defaultCurrency: string }> };
};

import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { GameKinds } from "../../../kit/ports/game-kinds.ts";
import type { Players } from "../../../kit/ports/players.ts";

export type LoyaltyParts = {
  kit: Kit;
  players: Players;
  wagering: Pick<Wagering, "settlements">;
  games: GameKinds;
  bonuses: BonusGrants;
  settings: { get(): Promise<{ isLoyaltyEnabled: boolean }> };
};

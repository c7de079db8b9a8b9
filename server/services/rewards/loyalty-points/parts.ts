import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { GameKinds } from "../../../kit/ports/game-kinds.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SettledRounds } from "../../../kit/ports/settled-rounds.ts";

/** What the loyalty programme needs of the rest of the product. */
export type LoyaltyParts = {
  kit: Kit;
  players: Players;
  settled: SettledRounds;
  games: GameKinds;
  bonuses: BonusGrants;
  settings: { get(): Promise<{ isLoyaltyEnabled: boolean }> };
};

import type { Config } from "../../kit/config.ts";
import type { Queryable } from "../../kit/database.ts";
import type { Kit } from "../../kit/kit.ts";
import type { GameWallet } from "../../kit/ports/game-wallet.ts";

/** What the made-up studio needs of the seamless wallet. */
export type StudioPorts = {
  wallet(kit: Kit): Pick<GameWallet, "grantSpins">;
  addStudio(db: Queryable, studio: { id: string; name: string }): Promise<void>;
  studioKey(config: Pick<Config, "secrets">, studio: string, version: number): string;
  openSession(
    kit: Kit,
    session: { studio: string; playerId: string; gameId: string; currency: string; expiresAt: Date },
  ): Promise<string>;
};

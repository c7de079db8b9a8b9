import type { Config } from "../../../kit/config.ts";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";

export type SeatSpins = { playerId: string; currency: string; gameId: string; stake: number; count: number };

/** What the made-up studio needs of the rest of the product. */
export type StudioPorts = {
  addPlayer(kit: Kit, playerId: string, currency: string): Promise<void>;
  /** As a bonus, so that what they win is wagered like what our own games' spins win. Answers its id. */
  giveSpins(kit: Kit, spins: SeatSpins): Promise<string>;
  addStudio(db: Queryable, studio: { id: string; name: string }): Promise<unknown>;
  studioKey(config: Pick<Config, "secrets">, studio: string, version: number): string;
  openSession(
    kit: Kit,
    session: { studio: string; playerId: string; gameId: string; currency: string; expiresAt: Date },
  ): Promise<string>;
};

import type { Config } from "../../../kit/config.ts";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";

export type SeatSpins = { playerId: string; currency: string; gameId: string; stake: number; count: number };

/** The fictional studio's dependencies. */
export type StudioPorts = {
  addPlayer(kit: Kit, playerId: string, currency: string): Promise<void>;
  /**
   * Grants spins as a bonus, so that the winnings have a wagering requirement like those of our own free
   * spins. Returns the bonus's id.
   */
  giveSpins(kit: Kit, spins: SeatSpins): Promise<string>;
  addStudio(db: Queryable, studio: { id: string; name: string }): Promise<unknown>;
  studioKey(config: Pick<Config, "secrets">, studio: string, version: number): string;
  openSession(
    kit: Kit,
    session: { studio: string; playerId: string; gameId: string; currency: string; expiresAt: Date },
  ): Promise<string>;
};

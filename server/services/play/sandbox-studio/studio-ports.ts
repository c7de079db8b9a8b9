import type { Kit } from "../../../kit/kit.ts";
import type { ProviderAuthoriser } from "../../../kit/provider-authoriser.ts";

export type SeatSpins = { playerId: string; currency: string; gameId: string; stake: number; count: number };

export const sandboxStudio = { id: "workbench", name: "Workbench" };

export type StudioPorts = {
  /** The address of this server, at which the studio calls the wallet and from which it serves its games. */
  origin(): string;
  addPlayer(kit: Kit, playerId: string, currency: string): Promise<void>;
  /**
   * Grants spins as a bonus, so that the winnings have a wagering requirement like those of our own free
   * spins. Returns the bonus's id.
   */
  giveSpins(kit: Kit, spins: SeatSpins): Promise<string>;
  /** Adds the studio unless it exists, and returns its current key. */
  addStudio(kit: Kit, studio: { id: string; name: string }): Promise<string>;
  /** Checks the signature of a request from or to the studio. */
  authorise(kit: Kit): ProviderAuthoriser;
  openSession(
    kit: Kit,
    session: {
      studio: string;
      playerId: string;
      gameId: string;
      currency: string;
      expiresAt: Date;
      siteSessionId: string | null;
    },
  ): Promise<string>;
};

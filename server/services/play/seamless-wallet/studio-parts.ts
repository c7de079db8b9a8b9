import type { ChosenStakes } from "@parlour/rules/stake-limits";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";

/** What the calls of studios need of other services. */
export type StudioPorts = {
  players: Pick<Players, "find">;
  /** What operators decided that a game takes; null where the usual stakes hold. */
  stakesOf(gameId: string): Promise<ChosenStakes | null>;
};

export type StudioParts = StudioPorts & { kit: Kit };

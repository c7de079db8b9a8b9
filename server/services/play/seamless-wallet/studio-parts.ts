import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";

/** What the calls of studios need of other parts of the product. */
export type StudioPorts = {
  wagering: Wagering;
  players: Pick<Players, "find">;
};

export type StudioParts = StudioPorts & { kit: Kit };

import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";

export type StudioPorts = {
  wagering: Wagering;
  players: Pick<Players, "find">;
};

export type StudioParts = StudioPorts & { kit: Kit };

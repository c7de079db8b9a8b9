import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Pricing } from "./pricing/pricing.ts";

export type SportsbookPorts = {
  wagering: Pick<Wagering, "apply" | "applyAll" | "grants" | "place">;
  players: Pick<Players, "get">;
  pricing: Pricing;
};

/** The dependencies shared by every part of the service. */
export type SportsbookParts = SportsbookPorts & { kit: Kit };

import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Pricing } from "./pricing/pricing.ts";

export type SportsbookPorts = {
  wagering: Pick<Wagering, "apply" | "applyAll" | "grants">;
  players: Pick<Players, "get">;
  pricing: Pricing;
};

/** What every part of the service is handed. */
export type SportsbookParts = SportsbookPorts & { kit: Kit };

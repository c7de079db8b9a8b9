import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { LiabilityLimits } from "./liability-limits.ts";
import type { Pricing } from "./pricing/pricing.ts";

export type SportsbookPorts = {
  wagering: Pick<Wagering, "apply" | "applyAll" | "balanceOf" | "grants" | "place">;
  players: Pick<Players, "get">;
  pricing: Pricing;
  liability: LiabilityLimits;
};

/** Decides whether bets are taken where the visitor is. */
export type BettingPlaces = Pick<VisitorLocation, "requireServed">;

export type SportsbookParts = SportsbookPorts & { kit: Kit };

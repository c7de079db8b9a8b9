import { defineCall } from "../../../call.ts";
import { liabilityRules } from "../../../entities/liability-limit.ts";

export const listLiabilityLimits = defineCall({
  name: "list-liability-limits",
  service: "sportsbook",
  method: "GET",
  path: "/services/operator/v1/sports/liability-limits",
  summary: "What the house may lose on one outcome, by market, competition, market kind and sport",
  access: "operator",
  role: "TRADER",
  answers: { 200: liabilityRules },
});

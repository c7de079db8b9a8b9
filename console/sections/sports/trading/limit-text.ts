import type { LiabilityRule, LiabilityScope } from "@parlour/contracts/entities/liability-limit";
import { marketKindName, marketText, parseMarketName } from "./market-text.ts";
import { sportName } from "./sport-names.ts";

export const wholeHouse: LiabilityScope = {
  sport: null,
  competition: null,
  kind: null,
  event: null,
  market: null,
};

/** Describes the scope of a limit, such as "Correct score · Tennis". */
export function scopeText({ scope, name }: Pick<LiabilityRule, "scope" | "name">): string {
  const { sport, competition, kind, event, market } = scope;
  if (event !== null && market !== null) {
    return `${marketText(parseMarketName(market), { home: "home", away: "away", sport: "" })} · ${name ?? event}`;
  }
  const where =
    competition !== null ? (name ?? competition) : sport === null ? "All sports" : sportName(sport);
  return kind === null ? where : `${marketKindName(kind)} · ${where}`;
}

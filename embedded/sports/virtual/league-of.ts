import type { VirtualChannel, VirtualRoundSummary } from "@parlour/contracts/entities/virtual-sports";

const competitionOf = (round: VirtualRoundSummary | null | undefined): string | null =>
  round?.card.kind === "football" ? round.card.competition : null;

/**
 * The season whose table is shown. It is the season of the last matchday, so that the final table stays visible until
 * the next season has results. Null for races.
 */
export function leagueOf({ last, running, next }: VirtualChannel): string | null {
  return competitionOf(last) ?? competitionOf(running) ?? competitionOf(next[0]);
}

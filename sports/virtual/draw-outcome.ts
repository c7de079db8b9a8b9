import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { VirtualChannel } from "./channels.ts";
import type { VirtualCard } from "./draw-card.ts";
import { drawMatch, type PlayedMatch } from "./draw-match.ts";
import { drawRace, type RunRace } from "./draw-race.ts";

export type VirtualOutcomeOfRound =
  | ({ readonly kind: "race" } & RunRace)
  | { readonly kind: "football"; readonly matches: readonly PlayedMatch[] };

/** How long a match takes on screen. */
export const MATCH_MS = 60_000;
/** The time at the end of a round for the finish replay and the result board. */
const AFTER_MS = 4_000;

/**
 * Draws the result of a round, including everything that the animation shows, so that every player sees the
 * same event.
 */
export function drawOutcome(
  channel: VirtualChannel,
  card: VirtualCard,
  random: RandomSource,
): VirtualOutcomeOfRound {
  if (card.kind === "football") {
    return { kind: "football", matches: card.matches.map((match) => drawMatch(match, random)) };
  }
  if (channel.kind !== "race") throw new Error(`${channel.id} has no races`);
  return { kind: "race", ...drawRace(card.runners, channel.winnerMs, random) };
}

/** The time from the start until the result is settled. */
export function runMs(outcome: VirtualOutcomeOfRound): number {
  const lastMs =
    outcome.kind === "football"
      ? MATCH_MS
      : Math.max(...outcome.tracks.map(({ passesMs }) => passesMs.at(-1)!));
  return lastMs + AFTER_MS;
}

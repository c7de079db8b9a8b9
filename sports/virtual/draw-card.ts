import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Participant } from "../data/participant.ts";
import type { FootballChannel, RaceChannel, VirtualChannel } from "./channels.ts";
import { pairings, seasonOf } from "./schedule.ts";

export type Runner = {
  readonly number: number;
  readonly name: string;
  readonly weight: number;
};
export type RaceCard = { readonly kind: "race"; readonly runners: readonly Runner[] };
export type FootballCard = {
  readonly kind: "football";
  readonly season: number;
  readonly matchday: number;
  readonly matches: readonly { readonly home: Participant; readonly away: Participant }[];
};
export type VirtualCard = RaceCard | FootballCard;

/** Draws the participants of a round from its seed, using a different client seed than for the result. */
export function drawCard(channel: VirtualChannel, number: number, random: RandomSource): VirtualCard {
  return channel.kind === "race" ? drawField(channel, random) : matchdayOf(channel, number);
}

/** Form on the day changes an entrant's ability by up to a fifth in either direction. */
const FORM_PERCENT = 20;

function drawField({ entrants, runners }: RaceChannel, random: RandomSource): RaceCard {
  const left = [...entrants];
  return {
    kind: "race",
    runners: Array.from({ length: runners }, (_, index) => {
      const [{ name, ability }] = left.splice(random.below(left.length), 1) as [(typeof entrants)[number]];
      const form = 100 - FORM_PERCENT + random.below(2 * FORM_PERCENT + 1);
      return { number: index + 1, name, weight: Math.round((ability * form) / 100) };
    }),
  };
}

function matchdayOf({ clubs }: FootballChannel, number: number): FootballCard {
  const { season, matchday } = seasonOf(clubs.length, number);
  const matches = pairings(clubs.length, matchday).map(([home, away]) => ({
    home: clubs[home]!,
    away: clubs[away]!,
  }));
  return { kind: "football", season, matchday, matches };
}

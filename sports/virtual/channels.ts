import type { Participant } from "../data/participant.ts";
import { copperLeague, tidewaterLeague } from "./clubs.ts";
import { type Entrant, greyhounds, horses, motors } from "./entrants.ts";
import type { VirtualSportId } from "./virtual-sport.ts";

type ChannelBase = {
  readonly id: string;
  readonly sport: VirtualSportId;
  readonly name: string;
  /** A round starts every `everySeconds`, counted from 1970 and shifted by `offsetSeconds`. */
  readonly everySeconds: number;
  readonly offsetSeconds: number;
};

export type FootballChannel = ChannelBase & {
  readonly kind: "football";
  /** The number of clubs is even, because every club plays in every round. */
  readonly clubs: readonly Participant[];
};

export type RaceChannel = ChannelBase & {
  readonly kind: "race";
  readonly entrants: readonly Entrant[];
  readonly runners: number;
  readonly distanceMetres: number;
  readonly laps: number;
  /** How long the race lasts on screen until an average winner finishes. */
  readonly winnerMs: number;
  /** The number of places on which place bets pay; it also determines the each-way fraction. */
  readonly places: 2 | 3;
};

export type VirtualChannel = FootballChannel | RaceChannel;

/** The channels and their schedules. Distance, laps and winning time only affect the animation of a race. */
export const virtualChannels: readonly VirtualChannel[] = [
  {
    id: "marram-downs",
    sport: "virtual-horses",
    name: "Marram Downs",
    kind: "race",
    everySeconds: 180,
    offsetSeconds: 0,
    entrants: horses,
    runners: 8,
    distanceMetres: 1200,
    laps: 1,
    winnerMs: 38_000,
    places: 3,
  },
  {
    id: "lantern-park",
    sport: "virtual-greyhounds",
    name: "Lantern Park",
    kind: "race",
    everySeconds: 120,
    offsetSeconds: 75,
    entrants: greyhounds,
    runners: 6,
    distanceMetres: 480,
    laps: 1,
    winnerMs: 28_000,
    places: 2,
  },
  {
    id: "cinder-ring",
    sport: "virtual-motors",
    name: "Cinder Ring",
    kind: "race",
    everySeconds: 180,
    offsetSeconds: 120,
    entrants: motors,
    runners: 6,
    distanceMetres: 3_600,
    laps: 3,
    winnerMs: 45_000,
    places: 2,
  },
  {
    id: "tidewater-league",
    sport: "virtual-football",
    name: "Tidewater League",
    kind: "football",
    everySeconds: 180,
    offsetSeconds: 45,
    clubs: tidewaterLeague,
  },
  {
    id: "copper-coast-league",
    sport: "virtual-football",
    name: "Copper Coast League",
    kind: "football",
    everySeconds: 180,
    offsetSeconds: 135,
    clubs: copperLeague,
  },
];

export const findVirtualChannel = (id: string): VirtualChannel | undefined =>
  virtualChannels.find((channel) => channel.id === id);

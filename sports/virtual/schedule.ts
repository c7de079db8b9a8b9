import type { VirtualChannel } from "./channels.ts";

export const roundIdOf = ({ id }: Pick<VirtualChannel, "id">, number: number): string => `${id}-${number}`;

export function parseRoundId(id: string): { channelId: string; number: number } | undefined {
  const match = /^([a-z-]+)-(\d{1,10})$/.exec(id);
  return match ? { channelId: match[1]!, number: Number(match[2]) } : undefined;
}

type Timed = Pick<VirtualChannel, "everySeconds" | "offsetSeconds">;

/**
 * Returns when a round starts. Round numbers are derived from the clock, so all servers have the same
 * schedule without coordination.
 */
export const startOfRound = ({ everySeconds, offsetSeconds }: Timed, number: number): number =>
  (number * everySeconds + offsetSeconds) * 1000;

/** The first round that starts after a given moment. */
export const nextRound = ({ everySeconds, offsetSeconds }: Timed, nowMs: number): number =>
  Math.floor((nowMs / 1000 - offsetSeconds) / everySeconds) + 1;

/** The round's number within its day, starting at 1, as shown to players. */
export function numberOfDay(channel: Timed, number: number): number {
  const startMs = startOfRound(channel, number);
  const midnightMs = Math.floor(startMs / 86_400_000) * 86_400_000;
  return number - nextRound(channel, midnightMs - 1) + 1;
}

/** Returns the number of rounds in a season, in which every club plays every other club at home and away. */
export const roundsInSeason = (clubs: number): number => 2 * (clubs - 1);

export function seasonOf(clubs: number, number: number): { season: number; matchday: number } {
  const rounds = roundsInSeason(clubs);
  return { season: Math.floor(number / rounds), matchday: (number % rounds) + 1 };
}

/** The pairings of a matchday by the circle method: the first club stays in place and the others rotate. */
export function pairings(
  clubs: number,
  matchday: number,
): readonly (readonly [home: number, away: number])[] {
  const half = clubs - 1;
  const turn = (matchday - 1) % half;
  const isReturn = matchday > half;
  const at = (seat: number) => (seat === 0 ? 0 : ((seat - 1 + turn) % half) + 1);
  return Array.from({ length: clubs / 2 }, (_, i) => {
    const [one, other] = [at(i), at(clubs - 1 - i)];
    // The fixed club changes sides every matchday; otherwise, it would play the whole first half of a season at home.
    const swapped = (i === 0 && turn % 2 === 1) !== isReturn;
    return swapped ? [other, one] : [one, other];
  });
}

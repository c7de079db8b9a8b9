import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";

type Entrant = PokerTournamentDetails["players"][number];

/** Remaining players by chips, then the eliminated ones from the best place down. */
export function standings(players: readonly Entrant[]): Entrant[] {
  return players.toSorted((one, other) => {
    if (one.place === null && other.place === null) return (other.stack ?? 0) - (one.stack ?? 0);
    return (one.place ?? 0) - (other.place ?? 0);
  });
}

/** The player's current place by chips; null for those who do not play or have been eliminated. */
export function currentPlace(players: readonly Entrant[]): number | null {
  const own = players.find(({ isYou, place }) => isYou && place === null);
  if (!own || own.stack === null) return null;
  const ownStack = own.stack;
  return 1 + players.filter(({ place, stack }) => place === null && (stack ?? 0) > ownStack).length;
}

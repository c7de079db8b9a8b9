import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";

type Entrant = PokerTournamentDetails["players"][number];

/** Remaining players by chip count, then eliminated players by finishing position. */
export function standings(players: readonly Entrant[]): Entrant[] {
  return players.toSorted((one, other) => {
    if (one.place === null && other.place === null) return (other.stack ?? 0) - (one.stack ?? 0);
    return (one.place ?? 0) - (other.place ?? 0);
  });
}

/** The viewer's current rank by chip count; null if they aren't playing or have been eliminated. */
export function currentPlace(players: readonly Entrant[]): number | null {
  const own = players.find(({ isYou, place }) => isYou && place === null);
  if (!own || own.stack === null) return null;
  const ownStack = own.stack;
  return 1 + players.filter(({ place, stack }) => place === null && (stack ?? 0) > ownStack).length;
}

import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";

/** The tab of the lobby that lists the tournament. */
export const lobbyTab = ({ startsAt }: Pick<PokerTournament, "startsAt">): string =>
  `/poker?tab=${startsAt === null ? "sit-and-go" : "tournaments"}`;

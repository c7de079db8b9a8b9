import { getPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";

const refreshMs = 1_500;

/** One tournament, read again at an interval. */
export function useTournament(initial: PokerTournamentDetails): {
  tournament: PokerTournamentDetails;
  reload: () => void;
} {
  const resource = callResource(getPokerTournament, { params: { tournamentId: initial.id } });
  const { value, reload } = useResource(resource, { initial, intervalMs: refreshMs });
  return { tournament: value ?? initial, reload };
}

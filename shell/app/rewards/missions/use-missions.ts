import { listMissions } from "@parlour/contracts/calls/rewards/missions/list-missions";
import type { PlayerMissions } from "@parlour/contracts/entities/mission";
import { callResource } from "@parlour/web/api/call-resource";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { usePlayerResource } from "../../player-events.ts";

const intervalMs = 30_000;

/** The player's missions, read again whenever one of the player's rounds has counted. */
export function useMissions(session: string, loaded: PlayerMissions): ResourceView<PlayerMissions> {
  const { language } = useTranslation();
  return usePlayerResource(session, callResource(listMissions, { session, query: { language } }), {
    initial: loaded,
    intervalMs,
    eventTypes: ["missions"],
  });
}

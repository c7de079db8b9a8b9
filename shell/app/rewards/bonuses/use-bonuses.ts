import type { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { client } from "@parlour/web/api/client";
import { startPolling } from "@parlour/web/api/polling";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";
import { onceOpen, openPlayerEvents } from "../../player-events.ts";

const INTERVAL_MS = 30_000;

const read = client<typeof listBonuses>("GET", "/services/bonuses/v1/players/{session}/bonuses");

/** The player's current bonuses; play in another window updates them. */
export function useBonuses(session: string, loaded: readonly PlayerBonus[]): readonly PlayerBonus[] {
  const { language } = useTranslation();
  const [bonuses, setBonuses] = useState(loaded);
  useEffect(() => setBonuses(loaded), [loaded]);
  useEffect(() => {
    const { events, close } = openPlayerEvents(session);
    const polling = startPolling({
      intervalMs: INTERVAL_MS,
      events,
      eventTypes: ["balances", "bonuses"],
      poll: async (signal) => setBonuses(await read({ session, query: { language }, signal })),
    });
    onceOpen(events, polling.refetch);
    return () => {
      polling.stop();
      close();
    };
  }, [session, language]);
  return bonuses;
}

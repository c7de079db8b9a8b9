import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { callResource } from "@parlour/web/api/call-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { usePlayerResource } from "../../player-events.ts";

const INTERVAL_MS = 30_000;

/**
 * The player's bonuses, kept up to date: a stake in another window moves the progress bars on this page too.
 */
export function useBonuses(session: string, loaded: readonly PlayerBonus[]): readonly PlayerBonus[] {
  const { language } = useTranslation();
  const { value } = usePlayerResource<readonly PlayerBonus[]>(
    session,
    callResource(listBonuses, { session, query: { language } }),
    { initial: loaded, intervalMs: INTERVAL_MS, eventTypes: ["balances", "bonuses"] },
  );
  return value ?? loaded;
}

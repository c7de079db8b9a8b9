import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { callResource } from "@parlour/web/api/call-resource";
import { type ListPage, splitPage } from "@parlour/web/api/split-page";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { usePlayerResource } from "../../player-events.ts";
import { bonusesPerPage, bonusQuery } from "./bonus-page.ts";

const INTERVAL_MS = 30_000;

/**
 * A page of the player's bonuses, kept up to date: a stake in another window moves the progress bars on this page too.
 */
export function useBonuses(
  session: string,
  loaded: readonly PlayerBonus[],
  cursor: string | null,
): ListPage<PlayerBonus> {
  const { language } = useTranslation();
  const { value } = usePlayerResource<readonly PlayerBonus[]>(
    session,
    callResource(listBonuses, { session, query: bonusQuery(language, cursor) }),
    { initial: loaded, intervalMs: INTERVAL_MS, eventTypes: ["balances", "bonuses"] },
  );
  return splitPage(value ?? loaded, bonusesPerPage, ({ id }) => id);
}

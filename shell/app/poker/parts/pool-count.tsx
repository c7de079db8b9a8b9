import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** How many people are in a pool now, and how many bots if there are any. */
export function PoolCount({ pool }: { pool: NonNullable<PokerTable["pool"]> }) {
  const { t } = useTranslation();
  return (
    <span className="text-sm text-mist tabular-nums">
      {t("poker.poolPlayers", { count: pool.players })}
      {pool.bots > 0 ? ` · ${t("poker.poolBots", { count: pool.bots })}` : null}
    </span>
  );
}

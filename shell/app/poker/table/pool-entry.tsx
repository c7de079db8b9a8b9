import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { PoolCount } from "../parts/pool-count.tsx";

/** The view of a fast-fold pool for people who have not joined it. */
export function PoolEntry({ view, onJoin }: { view: PokerTableView; onJoin: () => void }) {
  const { t } = useTranslation();
  const { table, you } = view;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      {table.pool ? <PoolCount pool={table.pool} /> : null}
      {table.pool?.isClosed ? (
        <p className="text-mist">{t("poker.poolClosed")}</p>
      ) : you.mayPlay ? (
        <Button variant="primary" size="lg" onClick={onJoin}>
          {t("poker.joinPool")}
        </Button>
      ) : null}
    </div>
  );
}

import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { Link } from "react-router";
import { PoolCount } from "../parts/pool-count.tsx";
import { TableTerms } from "../parts/table-terms.tsx";
import { isFull, waitingAddress } from "../parts/waiting-list.ts";

type TableCardProps = { table: PokerTable; isChosen: boolean; onChoose: () => void };

/** A table in the lobby. Pressing it shows its players; the link opens the table. */
export function TableCard({ table, isChosen, onChoose }: TableCardProps) {
  const { t } = useTranslation();
  const { name, players, seatCount, waiting, pool } = table;
  return (
    <li
      className={classNames(
        "flex flex-wrap items-center gap-3 rounded-card border bg-velvet p-3.5 transition-colors",
        isChosen ? "border-line lg:border-brass" : "border-line",
      )}
    >
      <button
        type="button"
        onClick={onChoose}
        aria-pressed={isChosen}
        className="grid min-w-0 flex-1 gap-1 text-left"
      >
        <span className="flex items-baseline gap-3">
          <span className="font-display text-lg">{name}</span>
          {pool ? (
            <PoolCount pool={pool} />
          ) : (
            <span className="text-sm text-mist tabular-nums">
              {t("poker.seatsTaken", { taken: players.length, seats: seatCount })}
            </span>
          )}
          {waiting > 0 ? (
            <span className="text-sm text-bright">{t("poker.waiting", { count: waiting })}</span>
          ) : null}
        </span>
        <TableTerms table={table} />
      </button>
      {isFull(table) ? (
        <Link
          to={waitingAddress(table)}
          aria-label={`${t("poker.joinWaiting")}: ${name}`}
          className={buttonClass({ variant: "quiet", size: "md" })}
        >
          {t("poker.joinWaiting")}
        </Link>
      ) : null}
      <Link
        to={`/poker/tables/${table.id}`}
        aria-label={t("poker.openTable", { table: name })}
        className={buttonClass({ size: "md" })}
      >
        {t("poker.open")}
      </Link>
    </li>
  );
}

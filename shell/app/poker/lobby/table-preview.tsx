import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import { PoolCount } from "../parts/pool-count.tsx";
import { TableOptions } from "../parts/table-options.tsx";
import { useChips } from "../parts/use-chips.ts";
import { usePersonName } from "../parts/use-person-name.ts";
import { isFull, waitingAddress } from "../parts/waiting-list.ts";

/** A table's buy-in range and rake, and its players with their stacks. */
export function TablePreview({ table }: { table: PokerTable }) {
  const { t } = useTranslation();
  const chips = useChips(table.currency);
  const personName = usePersonName();
  return (
    <Panel title={table.name}>
      <dl className="grid grid-cols-2 gap-y-1 text-sm">
        <dt className="text-mist">{t("poker.buyIn")}</dt>
        <dd className="text-right tabular-nums">
          {chips(table.minBuyIn)} – {chips(table.maxBuyIn)}
        </dd>
        <dt className="text-mist">{t("poker.rake")}</dt>
        <dd className="text-right tabular-nums">
          {table.rake
            ? t("poker.rakeShort", { percent: table.rake.percent, cap: chips(table.rake.cap) })
            : t("poker.noRake")}
        </dd>
      </dl>
      <div className="mt-4 empty:hidden">
        <TableOptions table={table} />
      </div>
      <h3 className="mt-4 mb-1.5 font-semibold">{t("poker.players")}</h3>
      {table.pool ? (
        <PoolCount pool={table.pool} />
      ) : table.players.length === 0 ? (
        <p className="text-sm text-mist">{t(table.bots ? "poker.botsWait" : "poker.nobodySits")}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {table.players.map(({ seat, name, kind, stack }) => (
            <li key={seat} className="flex justify-between gap-3">
              <span className="truncate">
                {personName({ seat, name, kind })}{" "}
                {kind === "BOT" ? <span className="text-sky">({t("poker.bot")})</span> : null}
              </span>
              <span className="text-bright tabular-nums">{chips(stack)}</span>
            </li>
          ))}
        </ul>
      )}
      {isFull(table) ? (
        <Link to={waitingAddress(table)} className={`${buttonClass({ full: true })} mt-5`}>
          {t("poker.joinWaiting")}
        </Link>
      ) : null}
      <Link
        to={`/poker/tables/${table.id}`}
        className={`${buttonClass({ variant: "primary", full: true })} mt-5`}
      >
        {t("poker.openTable", { table: table.name })}
      </Link>
    </Panel>
  );
}

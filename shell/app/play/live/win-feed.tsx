import type { TableWin } from "@parlour/contracts/entities/live-table";
import { parseTableSlug } from "@parlour/rules/table-copy";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { useId } from "react";
import { Link } from "react-router";
import type { RoomTable } from "./live-room.server.ts";
import { useTableWins } from "./use-table-wins.ts";

type WinFeedProps = { wins: readonly TableWin[]; tables: readonly RoomTable[] };

/** Wins of real players at the tables of this room, newest first. Only players who agreed to it are named. */
export function WinFeed({ wins, tables }: WinFeedProps) {
  const { t, language } = useTranslation();
  const titleId = useId();
  const listed = new Map(tables.map((table) => [table.slug, table]));
  // A win stays listed after its table has closed, and its link then leads to the game's first table.
  const tableOf = (slug: string) => listed.get(slug) ?? listed.get(parseTableSlug(slug).game);
  const shown = useTableWins(wins).flatMap((win) => {
    const table = tableOf(win.slug);
    return table ? [{ ...win, table }] : [];
  });
  return (
    <section aria-labelledby={titleId} data-wins={shown.length}>
      <SectionHeader id={titleId} title={t("lobby.tableWins")} />
      {/* The height is fixed, so that the tables stay in place when the first win arrives. */}
      <div className="flex h-16 items-center">
        {shown.length === 0 ? (
          <p className="text-mist">{t("lobby.noTableWins")}</p>
        ) : (
          <ul className="no-scrollbar -mx-4 flex min-w-0 gap-2.5 overflow-x-auto px-4 md:mx-0 md:px-0">
            {shown.map(({ id, name, amount, currency, table }) => (
              <li key={id} className="shrink-0">
                <Link
                  to={table.href}
                  className="flex h-16 flex-col justify-center rounded-tile border border-line bg-velvet px-4 text-sm transition-colors hover:border-brass/60 hover:bg-raised"
                >
                  <span className="flex gap-2 font-semibold">
                    <span>{name ?? t("lobby.hiddenPlayer")}</span>
                    <span className="text-gain">{formatMoney(amount, currency, language)}</span>
                  </span>
                  <span className="text-mist">{table.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { findChannel } from "../lobby/channels.ts";
import { LobbyProvider } from "../lobby/lobby-context.tsx";
import { addTable, closeTable, type OpenTables, readOpenTables, tablesPath } from "./open-tables.ts";
import { TablePicker } from "./table-picker.tsx";
import type { TablesData } from "./tables.server.ts";

// The tables are loaded only when they are played.
const TablesStage = lazy(() => import("./tables-stage.tsx"));

/** The player chooses tables by name; once the URL names tables, these fill the window. */
export function TablesPage({ data }: { data: TablesData }) {
  const { t } = useTranslation();
  const { channel, tables, lookups } = data;
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const shown = readOpenTables(
    search,
    tables.map(({ slug }) => slug),
  );
  const [chosen, setChosen] = useState<OpenTables>({ ...shown, open: [], large: null });
  const count = chosen.open.length;
  const toggle = (slug: string) =>
    setChosen((now) => (now.open.includes(slug) ? closeTable(now, slug) : addTable(now, slug)));
  return (
    <LobbyProvider lookups={lookups}>
      <div className="grid gap-3">
        <Breadcrumbs
          label={t("game.path")}
          items={[
            { label: t(findChannel(`/${channel}`)!.title), href: `/${channel}` },
            { label: t("tables.title") },
          ]}
        />
        <h1 className="text-3xl tracking-[-0.01em] md:text-5xl">{t("tables.title")}</h1>
        <p className="max-w-2xl text-mist md:text-md">{t("tables.text")}</p>
      </div>
      {tables.length === 0 ? (
        <EmptyState title={t("lobby.emptyTitle")}>{t("lobby.emptyText")}</EmptyState>
      ) : (
        <div className="grid gap-5">
          <TablePicker
            label={t("tables.choose")}
            tables={tables}
            chosen={chosen.open}
            onToggle={toggle}
            isWide
          />
          <div className="sticky bottom-0 z-10 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] -mx-4 flex justify-end border-t border-line bg-ink px-4 py-3 md:mx-0 md:rounded-tile md:border">
            <Button
              variant="primary"
              size="lg"
              disabled={count === 0}
              className="max-md:w-full"
              onClick={() => void navigate(tablesPath(channel, chosen))}
            >
              {t("tables.open", { count })}
            </Button>
          </div>
        </div>
      )}
      {isHydrated && shown.open.length > 0 ? (
        <Suspense>
          <TablesStage data={data} shown={shown} />
        </Suspense>
      ) : null}
    </LobbyProvider>
  );
}

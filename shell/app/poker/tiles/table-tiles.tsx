import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import type { PokerTable } from "@parlour/contracts/entities/poker";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { SelectField } from "@parlour/web/ui/select-field";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { BackLink } from "../../parts/back-link.tsx";
import { useWideScreen } from "../parts/use-wide-screen.ts";
import { TableTile } from "./table-tile.tsx";

const mostTables = 4;
const refreshMs = 5_000;

/** Two to four tables side by side. Keyboard shortcuts apply to the table in use; number keys select a table. */
export function TableTiles({ room }: { room: { tables: PokerTable[] } | null }) {
  const { t } = useTranslation();
  const isWide = useWideScreen();
  const { value } = useResource(callResource(listPokerTables, {}), {
    ...(room && { initial: room }),
    intervalMs: refreshMs,
  });
  const [search, setSearch] = useSearchParams();
  const all = value?.tables ?? [];
  const wanted = [...new Set((search.get("tables") ?? "").split(","))];
  const ids = wanted.filter((id) => all.some((table) => table.id === id)).slice(0, mostTables);
  const [used, setUsed] = useState<string | null>(null);
  const active = used !== null && ids.includes(used) ? used : (ids[0] ?? null);
  const show = (next: readonly string[]) =>
    setSearch(next.length > 0 ? { tables: next.join() } : {}, { replace: true, preventScrollReset: true });
  useTileKeys(ids, setUsed);
  return (
    <div className="grid gap-3">
      {/* The header is a single short row, so that two tables and their buttons fit on a laptop's screen. */}
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BackLink label={t("poker.backToLobby")} above="/poker" alwaysUp />
        <h1 className="text-2xl">{t("poker.tiles")}</h1>
        <p className="min-w-0 flex-1 text-sm text-balance text-mist max-xl:hidden">{t("poker.tilesHint")}</p>
        {isWide && ids.length < mostTables ? (
          <SelectField
            label={t("poker.addTable")}
            labelHidden
            className="w-64"
            value=""
            onChange={({ target }) => show([...ids, target.value])}
            options={[
              { value: "", label: t("poker.addTable") },
              ...all
                .filter(({ id }) => !ids.includes(id))
                .map(({ id, name, players, seatCount, pool }) => ({
                  value: id,
                  label: `${name} · ${
                    pool
                      ? t("poker.poolPlayers", { count: pool.players })
                      : t("poker.seatsTaken", { taken: players.length, seats: seatCount })
                  }`,
                })),
            ]}
          />
        ) : null}
      </header>
      {isWide ? null : <EmptyState title={t("poker.tilesNarrow")} />}
      {isWide ? (
        <ol className="grid grid-cols-2 items-start gap-4">
          {ids.map((id, at) => (
            <TableTile
              key={id}
              table={all.find((table) => table.id === id)!}
              number={at + 1}
              isActive={id === active}
              onUse={() => setUsed(id)}
              onClose={() => show(ids.filter((one) => one !== id))}
            />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** The keys 1 to 4 select a table, unless the player is typing or a dialog is open. */
function useTileKeys(ids: readonly string[], onUse: (id: string) => void): void {
  const list = ids.join();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).matches(
        "input:not([type=range], [type=checkbox]), textarea, select",
      );
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      const id = list.split(",")[Number(event.key) - 1];
      if (!id) return;
      onUse(id);
      document.getElementById(`poker-tile-${id}`)?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [list, onUse]);
}

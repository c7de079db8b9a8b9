import { useResource } from "@parlour/web/api/use-resource";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Chip } from "@parlour/web/ui/chip";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { useId, useState } from "react";
import { favouritesResource } from "../lobby/favourites.ts";
import { useLobby } from "../lobby/lobby-context.tsx";
import type { RoomData, RoomTable } from "./live-room.server.ts";
import { TableCard } from "./table-card.tsx";
import { useTableOpenings } from "./use-table-openings.ts";
import { WinFeed } from "./win-feed.tsx";

const favourites = "favourites";

/** All live tables, filtered by kind or to the player's favourites. */
export function LiveRoom({ tables, wins, kinds, channel }: RoomData & { channel: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { value: ids = [] } = useResource(favouritesResource(useLobby().session), { keep: true });
  const shown = tables.filter(
    ({ card, kind }) => chosen === null || (chosen === favourites ? ids.includes(card.id) : kind === chosen),
  );
  const filters = [
    { slug: null, name: t("lobby.allTables") },
    { slug: favourites, name: t("lobby.favourites") },
    ...kinds,
  ];
  useTableOpenings(tables);
  if (tables.length === 0) {
    return <EmptyState title={t("lobby.emptyTitle")}>{t("lobby.emptyText")}</EmptyState>;
  }
  return (
    <>
      <WinFeed wins={wins} tables={tables} />
      <section aria-labelledby={titleId}>
        <SectionHeader
          id={titleId}
          title={t("lobby.tables")}
          more={{ label: t("lobby.severalTables"), href: `/${channel}/tables` }}
        />
        <fieldset
          aria-label={t("lobby.tableKinds")}
          className="no-scrollbar -mx-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
        >
          {filters.map(({ slug, name }) => (
            <Chip
              key={slug}
              selected={slug === chosen}
              onClick={() => setChosen(slug)}
              className="shrink-0 whitespace-nowrap"
            >
              {name}
            </Chip>
          ))}
        </fieldset>
        {shown.length === 0 ? (
          <EmptyState title={t("lobby.noFavouritesTitle")}>{t("lobby.noFavouritesText")}</EmptyState>
        ) : (
          <div className="grid gap-8">
            {groupsOf(shown, channel).map(({ key, title, text, tables: own }, group) => (
              <section key={key} aria-label={title && t(title)} data-group={key}>
                {title ? <h3 className="text-lg">{t(title)}</h3> : null}
                {text ? <p className="mb-3.5 text-sm text-mist">{t(text)}</p> : null}
                <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
                  {own.map((table, index) => (
                    <li key={table.slug} className="min-w-0">
                      <TableCard
                        table={table}
                        eager={group === 0 && index < 2}
                        heading={title ? "h4" : "h3"}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </section>
    </>
  );
}

type Group = { key: string; title?: MessageKey; text?: MessageKey; tables: readonly RoomTable[] };

/** Under "Live dealer", tables with a dealer come first, and automatic ones are set apart. */
function groupsOf(tables: readonly RoomTable[], channel: string): readonly Group[] {
  if (channel !== "live-dealer") return [{ key: "all", tables }];
  const groups: readonly Group[] = [
    {
      key: "dealer",
      title: "lobby.dealerTables",
      text: "lobby.dealerTablesText",
      tables: tables.filter(({ dealer }) => dealer !== null),
    },
    {
      key: "automatic",
      title: "lobby.automaticTables",
      text: "lobby.automaticTablesText",
      tables: tables.filter(({ dealer }) => dealer === null),
    },
  ];
  return groups.filter((group) => group.tables.length > 0);
}

import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import type { ReactNode } from "react";
import { BrowseBar } from "./browse-bar.tsx";
import type { ChannelData } from "./channel.server.ts";
import { ChannelHead } from "./channel-head.tsx";
import { findChannel } from "./channels.ts";
import { FilteredGames } from "./filtered-games.tsx";
import { GameRows } from "./game-rows.tsx";
import { LobbyProvider } from "./lobby-context.tsx";
import { PersonalRows } from "./personal-rows.tsx";
import { VirtualSportsWidget } from "./virtual-sports-widget.tsx";

type ChannelPageProps = {
  data: ChannelData;
  /** Content above the games. */
  lead?: ReactNode;
  children: ReactNode;
};

/** The front page of a channel, with editorial content below the games. */
export function ChannelPage({ data, lead, children }: ChannelPageProps) {
  const { t } = useTranslation();
  const { lookups, filter, listing } = data;
  const channel = findChannel(`/${data.channel}`)!;
  return (
    <LobbyProvider lookups={lookups}>
      <ChannelHead
        title={t(channel.title)}
        text={t(channel.description)}
        channel={channel.path}
        games={channel.games}
        categories={data.categories}
        current={null}
        query={filter?.query ?? ""}
        picture={data.head}
      />
      {filter ? <BrowseBar shown={filter} /> : null}
      {listing ? <FilteredGames listing={listing} title={t("lobby.allRooms")} /> : null}
      {listing ? null : <FrontPage data={data} lead={lead} />}
      {children}
    </LobbyProvider>
  );
}

/** The rows of a channel, shown while no filter is chosen. */
function FrontPage({ data, lead }: Pick<ChannelPageProps, "data" | "lead">) {
  const { t } = useTranslation();
  const { lookups, rows, recent, played } = data;
  const channel = findChannel(`/${data.channel}`)!;
  return (
    <>
      {lead}
      {data.widget ? <VirtualSportsWidget widget={data.widget} /> : null}
      <PersonalRows
        recent={recent}
        signedIn={lookups.session !== null}
        played={played}
        channel={channel.games}
      />
      <GameRows rows={rows} />
      {rows.length === 0 && lead === undefined ? (
        <EmptyState title={t("lobby.emptyTitle")}>{t("lobby.emptyText")}</EmptyState>
      ) : null}
    </>
  );
}

import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ResultStrip } from "@parlour/web/ui/result-strip";
import { Link } from "react-router";
import { CardPicture } from "../lobby/card-picture.tsx";
import { FavouriteButton } from "../lobby/favourite-button.tsx";
import type { RoomTable } from "./live-room.server.ts";
import { DealerOnAir, TableStatus, TableTier } from "./table-status.tsx";
import { useTableState } from "./use-table-state.ts";

type TableCardProps = {
  table: RoomTable;
  eager: boolean;
  /** The level of the heading, one below that of the list's own. */
  heading: "h3" | "h4";
};

/** A table with its phase, last results, players and limits. Without JavaScript it is a plain card. */
export function TableCard({ table, eager, heading: Heading }: TableCardProps) {
  const { t } = useTranslation();
  const { slug, name, href, card, limits, tier } = table;
  const state = useTableState(slug);
  const results = (state?.results ?? table.results).map(({ number, ...shown }) => ({
    id: String(number),
    ...shown,
  }));
  return (
    <article
      data-table={slug}
      data-dealer={(state ?? table).dealer}
      className="group relative flex h-full min-w-0 gap-4 rounded-tile border border-line bg-velvet p-3 transition-colors hover:border-brass/60 hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright"
    >
      <div className="w-24 shrink-0 self-start overflow-hidden rounded-card md:w-28">
        <CardPicture slug={card.slug} sizes="112px" eager={eager} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Heading className="pr-10 font-sans text-md leading-snug font-semibold">
          <Link
            to={href}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0 after:rounded-tile"
          >
            {name}
          </Link>
        </Heading>
        {(state ?? table).dealer === "DEALING" ? <DealerOnAir /> : null}
        <TableStatus table={table} state={state} />
        {tier ? <TableTier tier={tier} /> : null}
        <div className="min-h-7 [&>.result-strip]:justify-start">
          {results.length > 0 ? (
            <ResultStrip label={t("lobby.tableResults", { name })} results={results} />
          ) : null}
        </div>
        <p className="mt-auto text-sm text-mist">
          {t("lobby.tableLimits", limits)}
          {state?.round?.phase === "BETTING" || state?.players ? (
            <span data-players={state.players}>
              {" · "}
              {t("lobby.tablePlayers", { count: state.players })}
            </span>
          ) : null}
        </p>
      </div>
      <span className="absolute top-1 right-1 z-10 flex">
        <FavouriteButton id={card.id} name={card.name} />
      </span>
    </article>
  );
}

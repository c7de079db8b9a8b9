import { formatOpening } from "@parlour/web/i18n/format-opening";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ResultStrip } from "@parlour/web/ui/result-strip";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import Clock from "lucide-react/icons/clock";
import Crown from "lucide-react/icons/crown";
import Lock from "lucide-react/icons/lock";
import { Link } from "react-router";
import { CardPicture } from "../lobby/card-picture.tsx";
import { FavouriteButton } from "../lobby/favourite-button.tsx";
import type { RoomTable } from "./live-room.server.ts";
import { type HeardState, useSecondsLeft, useTableState } from "./use-table-state.ts";

/** A table with its phase, last results, players and limits. Without JavaScript it is a plain card. */
export function TableCard({ table, eager }: { table: RoomTable; eager: boolean }) {
  const { t } = useTranslation();
  const { card, limits, tier } = table;
  const state = useTableState(card.slug);
  const results = (state?.results ?? table.results).map(({ number, ...shown }) => ({
    id: String(number),
    ...shown,
  }));
  return (
    <article
      data-table={card.slug}
      className="group relative flex h-full min-w-0 gap-4 rounded-tile border border-line bg-velvet p-3 transition-colors hover:border-brass/60 hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright"
    >
      <div className="w-24 shrink-0 self-start overflow-hidden rounded-card md:w-28">
        <CardPicture slug={card.slug} sizes="112px" eager={eager} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h3 className="pr-10 font-sans text-md leading-snug font-semibold">
          <Link
            to={card.href}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0 after:rounded-tile"
          >
            {card.name}
          </Link>
        </h3>
        <TableStatus
          state={state}
          opening={state?.opening ?? table.opening}
          isLocked={tier !== null && !tier.isMet}
        />
        {tier ? (
          <p data-tier={tier.isMet ? "met" : "locked"} className="flex items-center gap-2 text-sm text-brass">
            {tier.isMet ? (
              <Crown size={16} aria-hidden="true" className="shrink-0" />
            ) : (
              <Lock size={16} aria-hidden="true" className="shrink-0" />
            )}
            {t("lobby.tableTier", { tier: tier.name })}
          </p>
        ) : null}
        <div className="min-h-7 [&>.result-strip]:justify-start">
          {results.length > 0 ? (
            <ResultStrip label={t("lobby.tableResults", { name: card.name })} results={results} />
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

type TableStatusProps = { state: HeardState | null; opening: RoomTable["opening"]; isLocked: boolean };

/**
 * The phase of the table's round. A closed table shows when it opens next, unless a round is still running. A
 * visitor who may not bet here gets no countdown.
 */
function TableStatus({ state, opening, isLocked }: TableStatusProps) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  const seconds = useSecondsLeft(state);
  const told = state?.round?.phase ?? null;
  const phase = isLocked && told === "BETTING" ? null : told;
  const isBetting = phase === "BETTING" && seconds > 0;
  if (!opening.isOpen && phase !== "RUNNING") {
    return (
      <p data-phase="CLOSED" className="flex items-center gap-2 text-sm font-semibold text-mist">
        <Clock size={16} aria-hidden="true" className="shrink-0" />
        {/* The server can't show the opening time: it doesn't know the reader's time zone. */}
        {opening.opensAt === null || !hydrated
          ? t("lobby.tableClosed")
          : t("lobby.tableOpensAt", { time: formatOpening(opening.opensAt, language) })}
      </p>
    );
  }
  const text = isBetting
    ? t("lobby.tableBetting", { seconds })
    : phase === null
      ? t("lobby.tableOpen")
      : phase === "RESULT"
        ? t("lobby.tableResult", { result: state?.results[0]?.text ?? "" })
        : phase === "VOID"
          ? t("lobby.tableVoid")
          : t("lobby.tableRunning");
  return (
    <p data-phase={phase ?? "OPEN"} className="flex items-center gap-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${isBetting || phase === null ? "bg-gain" : "bg-brass"}`}
      />
      <span className={isBetting ? "text-gain" : "text-ivory"}>{text}</span>
    </p>
  );
}

import type { Game } from "@parlour/contracts/entities/game";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { SiteLink } from "../../parts/site-link.tsx";
import { cardClass, roundLinkClass } from "./card-classes.ts";
import { formatLeft, useNow } from "./use-rounds.ts";
import { useTable } from "./use-table-games.ts";

const RESULTS_SHOWN = 6;

/** The card of a virtual sport that is played as a live table game, with a link to the game. */
export function TableGameCard({ game }: { game: Game }) {
  const { t } = useTranslation();
  const table = useTable(game.slug);
  const now = useNow(500) + (table?.offsetMs ?? 0);
  const round = table?.round;
  const isBetting = round?.phase === "BETTING" && round.until > now;
  return (
    <article className={cardClass}>
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{game.name}</h2>
          <p className="text-sm text-mist">{game.description}</p>
        </div>
        {round?.phase === "RUNNING" ? <Badge tone="live">{t("virtual.running")}</Badge> : null}
      </header>
      <SiteLink to={game.linkUrl} className={roundLinkClass}>
        <span>{round ? t("virtual.race", { number: String(round.number) }) : game.name}</span>
        <span className="font-semibold tabular-nums text-bright">
          {isBetting ? (
            <>
              <span className="sr-only">{t("virtual.startsIn")} </span>
              {formatLeft(round.until - now)}
            </>
          ) : (
            t("virtual.watch")
          )}
        </span>
      </SiteLink>
      {table && table.results.length > 0 ? (
        <div className="border-t border-line pt-3">
          <h3 className="mb-1.5 font-sans text-xs font-semibold text-mist">{t("virtual.lastRaces")}</h3>
          <ol className="flex flex-wrap gap-1.5 text-sm tabular-nums">
            {table.results.slice(0, RESULTS_SHOWN).map(({ number, text }) => (
              <li key={number} className="rounded-tick border border-line bg-raised px-2 py-0.5">
                {text}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </article>
  );
}

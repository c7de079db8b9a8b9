import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { SiteLink } from "../../parts/site-link.tsx";
import { useStored } from "../../parts/stored.ts";
import { useSportTree } from "../data/use-events.ts";
import { sportName } from "../names/sport-names.ts";
import { SportIcon } from "../parts/sport-icon.tsx";
import { pathTo } from "../paths.ts";
import { useSports } from "../sports-context.ts";
import { favourites } from "../state/preferences.ts";

/**
 * The sport tree: on wide screens a column with the competitions of the selected sport, otherwise a
 * horizontal strip.
 */
export function SportNav() {
  const { t } = useTranslation();
  const { place } = useSports();
  const sports = useSportTree();
  const first = useStored(favourites);
  const current = "sport" in place ? place.sport : null;
  const starred = sports.flatMap(({ id, competitions }) =>
    competitions.filter((one) => first.includes(one.id)).map((one) => ({ ...one, sport: id })),
  );
  return (
    <nav aria-label={t("sportsbook.sports")} className="min-w-0">
      {starred.length > 0 ? (
        <div className="mb-4 max-xl:hidden">
          <h2 className="px-3 pb-1 font-sans text-xs font-semibold text-mist">
            {t("sportsbook.favourites")}
          </h2>
          <CompetitionLinks competitions={starred} />
        </div>
      ) : null}
      <ul className="relative flex gap-2 xl:flex-col xl:gap-0.5 max-xl:-mx-4 max-xl:overflow-x-auto max-xl:px-4 max-xl:[scrollbar-width:none] md:max-xl:mx-0 md:max-xl:px-0">
        {sports.map(({ id, live, competitions }) => (
          <li key={id} className="shrink-0">
            <SiteLink
              to={pathTo.sport(id)}
              aria-current={current === id ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center gap-2.5 rounded-chip px-3 text-sm font-medium whitespace-nowrap transition-colors max-xl:border",
                current === id
                  ? "bg-raised text-ivory max-xl:border-brass"
                  : "text-mist hover:bg-raised hover:text-ivory max-xl:border-line",
              )}
            >
              <SportIcon sport={id as SportId} />
              <span className="flex-1">{sportName(t, id)}</span>
              {live > 0 ? (
                <span className="text-xs font-semibold text-alarm tabular-nums">
                  {live}
                  <span className="sr-only"> {t("sportsbook.live")}</span>
                </span>
              ) : null}
            </SiteLink>
            {current === id ? (
              <div className="max-xl:hidden">
                <CompetitionLinks competitions={competitions.map((one) => ({ ...one, sport: id }))} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Linked = { id: string; name: string; sport: string; live: number; upcoming: number };

function CompetitionLinks({ competitions }: { competitions: readonly Linked[] }) {
  const { place } = useSports();
  const current = place.screen === "competition" ? place.competition : null;
  return (
    <ul>
      {competitions.map(({ id, name, sport, live, upcoming }) => (
        <li key={id}>
          <SiteLink
            to={pathTo.competition(sport, id)}
            aria-current={current === id ? "page" : undefined}
            className={classNames(
              "flex min-h-10 items-center justify-between gap-2 rounded-chip py-1 pr-3 pl-10 text-sm",
              current === id ? "text-bright" : "text-mist hover:text-ivory",
            )}
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="text-xs tabular-nums">{live + upcoming}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLiveEvents, useOpenBets } from "../data/topics.ts";
import { SearchField } from "../parts/search-field.tsx";
import { pathTo, ROOT } from "../paths.ts";
import { useSports } from "../sports-context.ts";
import { Settings } from "./settings.tsx";

/** The main sections of the sportsbook, the search and the settings. */
export function SportsBar() {
  const { t } = useTranslation();
  const { place, session } = useSports();
  const { state: events = [] } = useLiveEvents();
  const bets = useOpenBets(session).state?.bets ?? [];
  const open = bets.filter(({ status }) => status === "OPEN" || status === "PENDING").length;
  const places = [
    { path: ROOT, screen: "home", label: t("sportsbook.home"), count: 0 },
    { path: pathTo.live, screen: "live", label: t("sportsbook.live"), count: events.length },
    { path: pathTo.myBets, screen: "my-bets", label: t("sports.myBetsTitle"), count: open },
    { path: pathTo.results, screen: "results", label: t("sportsbook.results"), count: 0 },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <nav aria-label={t("sportsbook.navigation")} className="min-w-0 flex-1">
        <ul className="-mx-1 flex gap-1 overflow-x-auto px-1 [scrollbar-width:none]">
          {places.map(({ path, screen, label, count }) => (
            <li key={path} className="shrink-0">
              <SiteLink
                to={path}
                aria-current={place.screen === screen ? "page" : undefined}
                className={classNames(
                  "flex min-h-11 items-center gap-1.5 rounded-chip px-2.5 text-sm font-semibold whitespace-nowrap transition-colors md:px-3.5 md:text-base",
                  place.screen === screen ? "bg-raised text-ivory" : "text-mist hover:text-ivory",
                )}
              >
                {label}
                <CountBadge count={count} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-2 max-md:w-full">
        {place.screen === "search" ? null : (
          <div className="min-w-0 flex-1 md:w-60">
            <SearchField />
          </div>
        )}
        <Settings />
      </div>
    </div>
  );
}

import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLiveEvents } from "../data/topics.ts";
import { useEvents, useSportTree } from "../data/use-events.ts";
import { sportName } from "../names/sport-names.ts";
import { EventList } from "../parts/event-list.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { pathTo } from "../paths.ts";

const SHORTEST = 2;

/** Sports, competitions and matches whose names contain the term. */
export default function Search({ term }: { term: string }) {
  const { t } = useTranslation();
  const wanted = term.trim();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl">{t("sports.searchTitle")}</h1>
      <SearchField term={term} />
      {wanted.length >= SHORTEST ? (
        <Found term={wanted} />
      ) : (
        <p className="text-mist">{t("sportsbook.searchHint")}</p>
      )}
    </div>
  );
}

function Found({ term }: { term: string }) {
  const { t } = useTranslation();
  const { live } = useLiveEvents();
  const tree = useSportTree();
  const events = useEvents({ status: "open", search: term.slice(0, 60) });
  const has = (text: string) => text.toLocaleLowerCase().includes(term.toLocaleLowerCase());
  const places = tree.flatMap(({ id, competitions }) => [
    ...(has(sportName(t, id)) ? [{ path: pathTo.sport(id), name: sportName(t, id) }] : []),
    ...competitions
      .filter(({ name }) => has(name))
      .map((one) => ({ path: pathTo.competition(id, one.id), name: one.name })),
  ]);
  if (events.failed) return <ListFailed onRetry={events.reload} />;
  if (events.items === undefined) return <ListSkeleton />;
  if (events.items.length + places.length === 0)
    return <ListEmpty title={t("sportsbook.nothingFound", { term })} text={t("sportsbook.searchTip")} />;
  return (
    <>
      {places.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {places.map(({ path, name }) => (
            <li key={path} className="min-w-0 max-w-full">
              <SiteLink
                to={path}
                className="flex min-h-11 items-center rounded-chip border border-line bg-velvet px-3.5 text-sm font-semibold hover:border-field"
              >
                <span className="truncate">{name}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      <EventList events={events.items} fresh={live} mixed />
    </>
  );
}

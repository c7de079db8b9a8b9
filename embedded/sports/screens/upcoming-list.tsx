import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useLiveEvents } from "../data/topics.ts";
import { useEvents } from "../data/use-events.ts";
import { EventList } from "../parts/event-list.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";

type UpcomingListProps = { sport?: string; competition?: string };

/**
 * Events that have not started, soonest first. Their odds can be selected only while the page is connected to
 * the server.
 */
export function UpcomingList(query: UpcomingListProps) {
  const { t } = useTranslation();
  const { live } = useLiveEvents();
  const events = useEvents({ status: "upcoming", ...query });
  if (events.failed) return <ListFailed onRetry={events.reload} />;
  if (events.items === undefined) return <ListSkeleton />;
  if (events.items.length === 0) return <ListEmpty title={t("sportsbook.noUpcoming")} />;
  return (
    <>
      <EventList events={events.items} fresh={live} mixed={query.sport === undefined} />
      {events.hasMore ? (
        <Button className="mt-3" full loading={events.loadingMore} onClick={events.loadMore}>
          {t("sportsbook.more")}
        </Button>
      ) : null}
    </>
  );
}

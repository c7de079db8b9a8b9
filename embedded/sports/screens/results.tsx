import { sportIds } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useEvents } from "../data/use-events.ts";
import { sportName } from "../names/sport-names.ts";
import { EventList } from "../parts/event-list.tsx";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";

/** Finished matches, newest first. */
export default function Results() {
  const { t } = useTranslation();
  const [sport, setSport] = useState("");
  const events = useEvents({ status: "results", ...(sport === "" ? {} : { sport }) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl">{t("sports.resultsTitle")}</h1>
      <SelectField
        className="max-w-xs"
        label={t("sportsbook.sport")}
        value={sport}
        placeholder={t("sportsbook.allSports")}
        options={sportIds.map((id) => ({ value: id, label: sportName(t, id) }))}
        onChange={(event) => setSport(event.target.value)}
      />
      <h2 className="sr-only">{t("sportsbook.results")}</h2>
      {events.failed ? (
        <ListFailed onRetry={events.reload} />
      ) : events.items === undefined ? (
        <ListSkeleton />
      ) : events.items.length === 0 ? (
        <ListEmpty title={t("sportsbook.noResults")} />
      ) : (
        <EventList events={events.items} fresh={false} mixed={sport === ""} />
      )}
      {events.hasMore ? (
        <Button full loading={events.loadingMore} onClick={events.loadMore}>
          {t("sportsbook.more")}
        </Button>
      ) : null}
    </div>
  );
}

import { useTranslation } from "@parlour/web/i18n/translation-context";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { useCallback } from "react";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useNames } from "../format.ts";
import { FormTable } from "../parts/form-table.tsx";
import { LoadState } from "../parts/load-state.tsx";
import { RaceLine } from "../parts/race-line.tsx";
import { Silks } from "../parts/silks.tsx";

/** A horse's page: details, record and next entries. */
export function HorseScreen({ horseId }: { horseId: string }) {
  const { t } = useTranslation();
  const names = useNames();
  const load = useCallback((signal: AbortSignal) => api.horse({ params: { horseId }, signal }), [horseId]);
  return (
    <LoadState loaded={useLoaded(load)}>
      {(horse) => (
        <article className="grid min-w-0 gap-5">
          <header className="flex items-center gap-4">
            <Silks silks={horse.silks} className="size-16" />
            <div>
              <h2 className="text-2xl">{horse.name}</h2>
              <p className="text-sm text-mist">
                {t("racebook.age", { years: horse.age })} · {names.horse(horse.colour)} ·{" "}
                {names.horse(horse.sex)}
              </p>
            </div>
          </header>
          <KeyValueList
            items={[
              { label: t("racebook.trainerTitle"), value: horse.trainer },
              { label: t("racebook.ratingTitle"), value: String(horse.rating) },
              { label: t("racebook.styleTitle"), value: names.style(horse.style) },
              { label: t("racebook.record"), value: t("racebook.recordText", horse.record) },
            ]}
          />
          {horse.entries.length > 0 ? (
            <section className="grid gap-2">
              <h3 className="text-lg">{t("racebook.entries")}</h3>
              {horse.entries.map((race) => (
                <RaceLine key={race.raceId} race={race} now={new Date().toISOString()} />
              ))}
            </section>
          ) : null}
          <section className="grid gap-2">
            <h3 className="text-lg">{t("racebook.pastRuns")}</h3>
            <FormTable runs={horse.runs} />
          </section>
        </article>
      )}
    </LoadState>
  );
}

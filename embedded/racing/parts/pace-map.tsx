import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Race } from "../api.ts";
import { useNames } from "../format.ts";
import { Silks } from "./silks.tsx";

const styles = ["leads", "prominent", "midfield", "held-up"];

/** Where each horse is expected to run early in the race, by running style. */
export function PaceMap({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { style } = useNames();
  return (
    <section className="grid gap-3" aria-label={t("racebook.paceMap")}>
      <p className="text-sm text-mist">{t("racebook.paceText")}</p>
      <dl className="grid gap-2">
        {styles.map((name, band) => (
          <div
            key={name}
            className="flex min-h-14 flex-wrap items-center gap-3 rounded-card border border-line bg-velvet px-3 py-2"
          >
            <dt className="w-24 shrink-0 text-sm font-semibold">{style(name)}</dt>
            <dd className="flex flex-1 flex-wrap gap-3">
              {(race.paceMap[band] ?? []).map((number) => {
                const runner = race.runners.find((one) => one.number === number);
                if (!runner || runner.isWithdrawn) return null;
                return (
                  <span key={number} className="flex items-center gap-1.5 text-sm">
                    <Silks silks={runner.silks} className="size-7" />
                    {number} {runner.name}
                  </span>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

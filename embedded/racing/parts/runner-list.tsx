import type { CardRunner } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { SiteLink } from "../../parts/site-link.tsx";
import type { Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { pathTo } from "../paths.ts";
import { FormTable } from "./form-table.tsx";
import { PriceButton } from "./price-button.tsx";
import { Silks } from "./silks.tsx";

/** The runners of a race, with their silks, form and fixed odds. */
export function RunnerList({ race }: { race: Race }) {
  const { t } = useTranslation();
  const terms = race.eachWayTerms;
  return (
    <section aria-labelledby="runners" className="grid gap-3">
      <h3 id="runners" className="text-lg">
        {t("racebook.runnersTitle")}
      </h3>
      {race.race.state === "OPEN" ? (
        <p className="text-xs text-mist">
          {terms
            ? t("racebook.eachWayTerms", {
                places: terms.places,
                fraction: `${terms.numerator}/${terms.denominator}`,
              })
            : t("racebook.winOnly")}{" "}
          {race.hasBestOdds ? t("racebook.bestOdds") : null}
        </p>
      ) : null}
      <ul className="grid gap-2">
        {race.runners.map((runner) => (
          <RunnerRow key={runner.number} runner={runner} race={race} />
        ))}
      </ul>
    </section>
  );
}

function RunnerRow({ runner, race }: { runner: CardRunner; race: Race }) {
  const { t } = useTranslation();
  const { pounds } = useFormats();
  const { horse, style } = useNames();
  const isCoupled = race.runners.some(
    ({ interest, number }) => interest === runner.interest && number !== runner.number,
  );
  return (
    <li className="rounded-card border border-line bg-velvet p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
          <span className="w-7 shrink-0 text-center text-lg font-semibold whitespace-nowrap tabular-nums">
            {runner.number}
          </span>
          <Silks silks={runner.silks} />
          <div className="min-w-0">
            <SiteLink to={pathTo.horse(runner.horseId)} className="font-semibold hover:underline">
              {runner.name}
            </SiteLink>{" "}
            {isCoupled ? <Badge>{t("racebook.coupled", { number: runner.interest })}</Badge> : null}
            <p className="text-xs text-mist">
              <SiteLink to={pathTo.jockey(runner.jockeyId)} className="underline">
                {runner.jockey}
              </SiteLink>{" "}
              · {pounds(runner.weightPounds)} · {t("racebook.drawNumber", { number: runner.draw })} ·{" "}
              <span className="tabular-nums">{t("racebook.form", { form: runner.form || "–" })}</span>
            </p>
          </div>
        </div>
        {runner.isWithdrawn ? (
          <Badge tone="alarm">{t("racebook.withdrawn")}</Badge>
        ) : race.race.state === "OPEN" ? (
          <div className="grid flex-1 basis-60 grid-cols-4 gap-1.5">
            <PriceButton race={race} runner={runner} kind="win" price={runner.prices.win} />
            <PriceButton race={race} runner={runner} kind="each-way" price={runner.prices.eachWay} />
            <PriceButton race={race} runner={runner} kind="place" price={runner.prices.place} />
            <PriceButton race={race} runner={runner} kind="show" price={runner.prices.show} />
          </div>
        ) : null}
      </div>
      <details className="mt-1">
        <summary className="min-h-8 cursor-pointer py-1.5 text-xs text-mist">
          {t("racebook.formOf", { name: runner.name })}
        </summary>
        <p className="pb-2 text-xs text-mist">
          {[
            t("racebook.age", { years: runner.age }),
            horse(runner.colour),
            horse(runner.sex),
            t("racebook.trainer", { name: runner.trainer }),
            t("racebook.rating", { rating: runner.rating }),
            style(runner.style),
          ].join(" · ")}
        </p>
        <FormTable runs={runner.lastRuns} />
      </details>
    </li>
  );
}

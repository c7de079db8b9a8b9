import type { VirtualRound } from "@parlour/contracts/entities/virtual-sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useEvent } from "../data/topics.ts";
import { ListSkeleton } from "../parts/list-state.tsx";
import { OutcomeButton } from "../parts/outcome-button.tsx";
import { Cloth } from "./round-result.tsx";

type RaceCard = Extract<VirtualRound["card"], { kind: "race" }>;

/** The runners with their prices for win, each-way and place; forecasts and tricasts are built below them. */
export function RaceMarkets({ card }: { card: RaceCard }) {
  const { t } = useTranslation();
  const { state: event, live } = useEvent(card.event);
  if (event === undefined) return <ListSkeleton />;
  const marketOf = (kind: string) => event.markets.find((market) => market.kind === kind);
  const columns = [
    { market: marketOf("raceWinner"), label: t("virtual.win") },
    { market: marketOf("raceEachWay"), label: t("virtual.eachWay") },
    { market: marketOf("racePlace"), label: t("virtual.place") },
  ];
  return (
    <section aria-label={t("sportsbook.markets")} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="overflow-hidden rounded-card border border-line bg-velvet">
        {card.runners.map(({ number, name, form }) => (
          <li
            key={number}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line p-3 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:items-center"
          >
            <p className="flex min-w-0 items-center gap-2.5">
              <Cloth number={number} />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                {form.length > 0 ? (
                  <span className="block text-xs text-mist tabular-nums">
                    {t("virtual.form")} {form.join("–")}
                  </span>
                ) : null}
              </span>
            </p>
            <div className="grid grid-cols-3 gap-1.5">
              {columns.map(({ market, label }) =>
                market ? (
                  <OutcomeButton
                    key={market.id}
                    event={event}
                    market={market}
                    outcomeId={String(number)}
                    label={label}
                    fresh={live}
                    stacked
                  />
                ) : null,
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-mist">{t("virtual.eachWayText")}</p>
      <OrderBuilder card={card} kind="forecast" />
      <OrderBuilder card={card} kind="tricast" />
    </section>
  );
}

function OrderBuilder({ card, kind }: { card: RaceCard; kind: "forecast" | "tricast" }) {
  const { t } = useTranslation();
  const { state: event, live } = useEvent(card.event);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const market = event?.markets.find((one) => one.kind === kind);
  if (event === undefined || market === undefined) return null;
  const places = kind === "forecast" ? 2 : 3;
  const labels = [t("virtual.first"), t("virtual.second"), t("virtual.third")];
  const outcomeId = chosen.slice(0, places).join("-");
  const isWhole = new Set(chosen.filter(Boolean)).size === places;
  const isOffered = market.outcomes.some(({ id }) => id === outcomeId);
  return (
    <fieldset className="grid gap-3 rounded-card border border-line bg-velvet p-4">
      <legend className="float-left mb-1 font-semibold">{t(`markets.${kind}`)}</legend>
      <div className="clear-left grid gap-2 sm:grid-cols-3">
        {labels.slice(0, places).map((label, index) => (
          <SelectField
            key={label}
            label={label}
            value={chosen[index] ?? ""}
            placeholder={t("virtual.choose")}
            options={card.runners.map(({ number, name }) => ({
              value: String(number),
              label: `${number} ${name}`,
              disabled: chosen.some((one, at) => at !== index && one === String(number)),
            }))}
            onChange={(change) => {
              const next = Array.from({ length: places }, (_, at) => chosen[at] ?? "");
              next[index] = change.target.value;
              setChosen(next);
            }}
          />
        ))}
      </div>
      {isWhole && isOffered ? (
        <OutcomeButton
          event={event}
          market={market}
          outcomeId={outcomeId}
          label={outcomeId.replaceAll("-", " → ")}
          fresh={live}
        />
      ) : (
        <p role="status" className="text-sm text-mist">
          {isWhole ? t("virtual.notOffered") : t("virtual.chooseAll")}
        </p>
      )}
    </fieldset>
  );
}

import type { CardRunner } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import type { Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { slip } from "../slip/slip-store.ts";
import { useFixedQuote } from "./use-fixed-quote.ts";

const places = { forecast: 2, quinella: 2, tricast: 3 } as const;
type Kind = keyof typeof places;
const kinds = Object.keys(places) as Kind[];

/** Builds a fixed-odds bet on the first two or three horses, in order or, for a quinella, in any order. */
export function FixedBuilder({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const { betType } = useNames();
  const [kind, setKind] = useState<Kind>("forecast");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const running = race.runners.filter(({ isWithdrawn }) => !isWithdrawn);
  const wanted = Array.from({ length: places[kind] }, (_, at) => chosen[at] ?? 0);
  const picked = wanted.flatMap((number) => running.find((runner) => runner.number === number) ?? []);
  const isWhole = picked.length === places[kind] && new Set(wanted).size === wanted.length;
  const quote = useFixedQuote(isWhole ? { raceId: race.race.raceId, kind, runners: [...wanted] } : null);
  const add = ([first, ...others]: readonly CardRunner[], current: number) => {
    const nameOf = ({ number, name }: CardRunner) => ({ number, name });
    slip.add({
      key: `${race.race.raceId}/${kind}/${wanted.join("-")}`,
      market: "FIXED",
      kind,
      raceId: race.race.raceId,
      raceLabel: `${race.race.courseName} · ${t("racebook.raceNumber", { number: race.race.number })}`,
      runner: nameOf(first!),
      others: others.map(nameOf),
      price: current,
      boardPrice: current,
    });
    setChosen([]);
  };
  if (running.length < places.tricast) return <p className="text-mist">{t("racebook.notOffered")}</p>;
  return (
    <section aria-labelledby="forecasts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="forecasts" className="text-lg">
        {t("racebook.forecasts")}
      </h3>
      <fieldset className="flex flex-wrap gap-2" aria-label={t("racebook.forecasts")}>
        {kinds.map((one) => (
          <Chip key={one} selected={one === kind} onClick={() => setKind(one)}>
            {betType(one)}
          </Chip>
        ))}
      </fieldset>
      <p className="text-sm text-mist">
        {t(
          kind === "quinella"
            ? "racebook.quinellaHint"
            : kind === "forecast"
              ? "racebook.forecastHint"
              : "racebook.tricastHint",
        )}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {wanted.map((number, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have a fixed order
            key={at}
            label={kind === "quinella" ? t("racebook.horse") : t("racebook.placeNumber", { number: at + 1 })}
            placeholder={t("racebook.chooseHorse")}
            value={number === 0 ? "" : String(number)}
            options={running.map((runner) => ({
              value: String(runner.number),
              label: `${runner.number} ${runner.name}`,
              disabled: wanted.some((other, place) => place !== at && other === runner.number),
            }))}
            onChange={({ target }) =>
              setChosen(wanted.map((other, place) => (place === at ? Number(target.value) : other)))
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-semibold">
          {!isWhole
            ? t("racebook.chooseHorses")
            : quote === undefined
              ? "…"
              : quote.price === null
                ? t("racebook.notOffered")
                : t("racebook.pricedAt", { price: price(quote.price) })}
        </p>
        <Button
          variant="primary"
          disabled={!isWhole || !quote?.price}
          onClick={() => quote?.price && add(picked, quote.price)}
        >
          {t("racebook.addToSlip")}
        </Button>
      </div>
    </section>
  );
}

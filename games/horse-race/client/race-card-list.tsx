import { useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import type { Runner } from "../math/race-card.ts";
import { silks } from "./silks.ts";
import { keyOf, type Pick, type RaceSeat } from "./use-race-seat.ts";

/** The race card: runners, form and odds. Pressing a runner's odds adds a bet to the slip. */
export function RaceCardList({ seat }: { seat: RaceSeat }) {
  const { t } = useGame();
  const [first, setFirst] = useState<number | null>(null);
  if (seat.card === null) return <p className="text-mist">{t("games-live.connecting")}</p>;
  const press = (runner: number) => {
    if (first === null) return setFirst(runner);
    setFirst(null);
    if (first !== runner) seat.toggle({ kind: "forecast", runners: [first, runner] });
  };
  return (
    <table className="race-card">
      <thead>
        <tr>
          <th scope="col">{t("games-horse-race.runner")}</th>
          <th scope="col">{t("games-horse-race.win")}</th>
          <th scope="col">{t("games-horse-race.place")}</th>
          <th scope="col">
            {first === null ? t("games-horse-race.forecast") : t("games-horse-race.second")}
          </th>
        </tr>
      </thead>
      <tbody>
        {seat.card.runners.map((runner) => (
          <tr key={runner.number}>
            <th scope="row">
              <span className="race-name">
                <NumberCloth number={runner.number} />
                <span>
                  {runner.name}
                  <small className="race-form">
                    {t("games-horse-race.form")} {runner.form.join(" ")}
                  </small>
                </span>
              </span>
            </th>
            <td>
              <Price
                seat={seat}
                runner={runner}
                pick={{ kind: "win", runners: [runner.number] }}
                price={runner.winPrice}
              />
            </td>
            <td>
              <Price
                seat={seat}
                runner={runner}
                pick={{ kind: "place", runners: [runner.number] }}
                price={runner.placePrice}
              />
            </td>
            <td>
              <Forecast seat={seat} runner={runner} first={first} onPress={() => press(runner.number)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ForecastProps = { seat: RaceSeat; runner: Runner; first: number | null; onPress: () => void };

/** The button for a forecast, which takes two presses; the first choice is marked in the runner's row. */
function Forecast({ seat, runner, first, onPress }: ForecastProps) {
  const { t, language } = useGame();
  const begins = ({ kind, runners }: Pick) => kind === "forecast" && runners[0] === runner.number;
  const onSlip = first === null ? seat.slip.findLast(begins) : undefined;
  const laid = first === null ? seat.laid.findLast(begins) : undefined;
  const text = forecastText(seat, first, runner, onSlip ?? laid, language);
  return (
    <button
      type="button"
      className="race-price"
      disabled={!seat.isOpen}
      aria-pressed={first === runner.number || onSlip !== undefined}
      data-laid={laid !== undefined || undefined}
      aria-label={`${t("games-horse-race.forecast")}: ${runner.name}, ${text}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

function forecastText(
  seat: RaceSeat,
  first: number | null,
  runner: Runner,
  chosen: Pick | undefined,
  language: string,
): string {
  if (chosen) return chosen.runners.join("·");
  if (first === null) return "1·2";
  if (first === runner.number) return "1";
  const price = seat.card!.runners[first - 1]!.forecastPrices[runner.number - 1]!;
  return multiplierFormat(language).format(price / 100);
}

export function NumberCloth({ number }: { number: number }) {
  const { silk, text } = silks[number - 1]!;
  return (
    <b className="race-number" style={{ background: silk, color: text }}>
      {number}
    </b>
  );
}

type PriceProps = { seat: RaceSeat; runner: Runner; pick: Pick; price: number };

function Price({ seat, runner, pick, price }: PriceProps) {
  const { t, language } = useGame();
  const text = multiplierFormat(language).format(price / 100);
  const isOnSlip = seat.slip.some((one) => keyOf(one) === keyOf(pick));
  const isLaid = seat.laid.some((one) => keyOf(one) === keyOf(pick));
  const kind = pick.kind === "win" ? t("games-horse-race.win") : t("games-horse-race.place");
  return (
    <button
      type="button"
      className="race-price"
      aria-pressed={isOnSlip}
      data-laid={isLaid || undefined}
      disabled={!seat.isOpen}
      aria-label={`${kind}: ${runner.name}, ${text}`}
      onClick={() => seat.toggle(pick)}
    >
      {text}
    </button>
  );
}

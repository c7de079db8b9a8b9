import { useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import type { Runner } from "../math/race-card.ts";
import { silks } from "./silks.ts";
import { keyOf, type Pick, type RaceSeat } from "./use-race-seat.ts";

const readPrice = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The card: who runs, how they ran before, and what they pay. A press puts a bet on the slip. */
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
          <th scope="col">{t("games-live.runner")}</th>
          <th scope="col" className="race-form">
            {t("games-live.form")}
          </th>
          <th scope="col">{t("games-live.win")}</th>
          <th scope="col">{t("games-live.place")}</th>
          <th scope="col">{first === null ? t("games-live.forecast") : t("games-live.second")}</th>
        </tr>
      </thead>
      <tbody>
        {seat.card.runners.map((runner) => (
          <tr key={runner.number}>
            <th scope="row">
              <span className="race-name">
                <NumberCloth number={runner.number} /> {runner.name}
              </span>
            </th>
            <td className="race-form">{runner.form.join(" ")}</td>
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
              <button
                type="button"
                className="race-price"
                disabled={!seat.isOpen}
                aria-pressed={first === runner.number}
                aria-label={`${t("games-live.forecast")}: ${runner.name}, ${forecastText(seat, first, runner)}`}
                onClick={() => press(runner.number)}
              >
                {forecastText(seat, first, runner)}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function forecastText(seat: RaceSeat, first: number | null, runner: Runner): string {
  if (first === null) return "1·2";
  if (first === runner.number) return "1";
  return readPrice(seat.card!.runners[first - 1]!.forecastPrices[runner.number - 1]!);
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
  const { t } = useGame();
  const isOnSlip = seat.slip.some((one) => keyOf(one) === keyOf(pick));
  const isLaid = seat.laid.some((one) => keyOf(one) === keyOf(pick));
  const kind = pick.kind === "win" ? t("games-live.win") : t("games-live.place");
  return (
    <button
      type="button"
      className="race-price"
      aria-pressed={isOnSlip}
      data-laid={isLaid || undefined}
      disabled={!seat.isOpen}
      aria-label={`${kind}: ${runner.name}, ${readPrice(price)}`}
      onClick={() => seat.toggle(pick)}
    >
      {readPrice(price)}
    </button>
  );
}

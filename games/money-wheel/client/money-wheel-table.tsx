import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { moneyWheelTable } from "../math/money-wheel-table.ts";
import { type MoneyWheelOutcome, resultOfStops, settleMoneyWheel } from "../math/spin-money-wheel.ts";
import { wheelNumbers } from "../math/wheel-fields.ts";
import { BigWheel } from "./big-wheel.tsx";
import { fieldColours } from "./field-colours.ts";
import { moneyWheelStatistics } from "./money-wheel-statistics.ts";
import "./money-wheel.css";

/** The money wheel: each number pays its own value to one, and a multiplier applies to the number spun after it. */
export function MoneyWheelTable() {
  const { t, language } = useGame();
  const seat = useLiveChips();
  const { round } = seat.table;
  const stops = (round?.outcome as MoneyWheelOutcome | null | undefined)?.stops ?? null;
  const result = round?.phase === "RESULT" && stops ? resultOfStops(stops) : null;
  const call =
    result === null
      ? t("games-live.noMoreBets")
      : result.multiplier > 1
        ? t("games-money-wheel.multiplied", { number: result.number, multiplier: result.multiplier })
        : String(result.number);
  return (
    <SpotTableFrame
      theme="plum"
      seat={seat}
      running={t("games-money-wheel.spinning")}
      result={
        result
          ? `${result.number}${result.multiplier > 1 ? ` · ${result.multiplier}×` : ""}`
          : t("games-live.noMoreBets")
      }
      statisticsOf={moneyWheelStatistics}
      call={call}
      resultOf={moneyWheelTable.resultOf!}
      stage={<BigWheel table={seat.table} />}
      board={
        <div className="mw-spots">
          {wheelNumbers.map((number) => (
            <LiveSpot
              key={number}
              seat={seat}
              spot={String(number)}
              style={{ background: fieldColours[number] }}
              state={result ? (settleMoneyWheel(String(number), 1, result) > 0 ? "won" : "lost") : undefined}
            >
              <strong>{number}</strong> <small>{formatOdds([number, 1], language)}</small>
            </LiveSpot>
          ))}
        </div>
      }
    />
  );
}

import type { CSSProperties } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { segmentColour } from "./segment-colour.ts";

/** The payouts of the wheel with their colours and chances; the last result is highlighted. */
export function WheelPrizes({ pays, landed }: { pays: readonly number[]; landed: number | null }) {
  const { t, language } = useGame();
  const times = multiplierFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const kinds = [...new Set(pays)].sort((a, b) => a - b);
  return (
    <ul className="pw-prizes" aria-label={t("games.payouts")}>
      {kinds.map((tenths) => (
        <li
          key={tenths}
          data-landed={tenths === landed || undefined}
          style={{ "--tint": segmentColour(tenths) } as CSSProperties}
        >
          <strong>{times.format(tenths / 10)}×</strong>
          <small>{percent.format(pays.filter((pay) => pay === tenths).length / pays.length)}</small>
        </li>
      ))}
    </ul>
  );
}

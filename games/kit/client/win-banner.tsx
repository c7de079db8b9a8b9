import { useGame } from "./game-context.ts";
import { multiplierFormat } from "./multiplier-format.ts";
import { type Result, resultTier } from "./use-result.ts";

/**
 * Shows the win over the table, in a size that depends on the win. Screen readers get it from the live
 * region.
 */
export function WinBanner({ result, centred = false }: { result: Result | null; centred?: boolean }) {
  const { money, language, t } = useGame();
  if (result === null) return null;
  const tier = resultTier(result);
  if (tier === "none") return null;
  const paid = result.win + (result.jackpot?.amount ?? 0);
  const times = multiplierFormat(language);
  return (
    <div
      className="win-banner"
      data-tier={tier}
      data-centred={centred}
      aria-hidden="true"
      key={result.roundId}
    >
      <span className="win-rays" />
      <strong>{tier === "back" ? t("games.returned", { amount: money(paid) }) : money(paid)}</strong>
      {tier !== "back" && result.stake > 0 ? <small>{times.format(paid / result.stake)}×</small> : null}
    </div>
  );
}

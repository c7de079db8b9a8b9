import { useGame } from "./game-context.ts";
import { multiplierFormat } from "./multiplier-format.ts";
import { useCountUp } from "./use-count-up.ts";
import { type Result, resultTier } from "./use-result.ts";
import { countMs, ladderWord } from "./win-ladder.ts";

type WinBannerProps = {
  result: Result | null;
  centred?: boolean;
  /** Whether the table has already counted the win up. */
  isCounted?: boolean;
};

/**
 * Shows the result over the table: a win counts up, in a size that depends on it; a loss is stated plainly. Screen
 * readers announce the result from the live region.
 */
export function WinBanner({ result, ...look }: WinBannerProps) {
  return result === null ? null : <ResultBanner result={result} {...look} key={result.roundId} />;
}

type ResultBannerProps = Omit<WinBannerProps, "result"> & { result: Result };

function ResultBanner({ result, centred = false, isCounted = false }: ResultBannerProps) {
  const { money, language, t } = useGame();
  const tier = resultTier(result);
  const isWin = tier !== "none" && tier !== "back";
  const paid = result.win + (result.jackpot?.amount ?? 0);
  const shown = useCountUp(paid, isWin && !isCounted ? countMs(result) : 0);
  const ladder = isWin ? ladderWord(result) : null;
  const times = multiplierFormat(language);
  return (
    <div className="win-banner" data-tier={tier} data-centred={centred} aria-hidden="true">
      <span className="win-rays" />
      {tier === "none" ? <strong>{t("games.noWin")}</strong> : null}
      {tier === "back" ? <strong>{t("games.returned", { amount: money(paid) })}</strong> : null}
      {isWin ? <strong>{money(shown)}</strong> : null}
      {isWin && result.stake > 0 ? (
        <span className="win-size">
          {ladder ? <b>{t(ladder)}</b> : null}
          <small>{times.format(paid / result.stake)}×</small>
        </span>
      ) : null}
    </div>
  );
}

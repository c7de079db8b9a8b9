import { useEffect } from "react";
import { useGame } from "../game-context.ts";
import { multiplierFormat } from "../multiplier-format.ts";
import { useCountUp } from "../use-count-up.ts";
import { rungAt, rungWords, winLadder } from "../win-ladder.ts";
import type { Celebration } from "./use-slot-round.ts";

/** A big win over the reels. Its heading climbs the win ladder while the amount counts up. */
export function WinCelebration({ celebration }: { celebration: Celebration }) {
  const { t, money, sound, language } = useGame();
  const { result, countMs, isCounted } = celebration;
  const paid = result.win + (result.jackpot?.amount ?? 0);
  const shown = useCountUp(paid, isCounted ? 0 : countMs);
  const rung = result.jackpot ? "epic" : (rungAt(shown, result.stake) ?? "big");
  useEffect(() => {
    if (rung !== "big") sound.play(rung === "mega" ? "megaWin" : "epicWin");
  }, [rung, sound]);
  const reached = winLadder.findIndex((step) => step.rung === rung);
  const times = multiplierFormat(language);
  return (
    <div className="slot-celebration" data-rung={rung} aria-hidden="true">
      <span className="win-rays" />
      <p key={rung}>{t(result.jackpot ? "games.jackpotWin" : rungWords[rung])}</p>
      <strong>{money(shown)}</strong>
      <small>{times.format(shown / result.stake)}×</small>
      <ol>
        {winLadder.map((step, at) => (
          <li key={step.rung} data-reached={at <= reached || undefined} />
        ))}
      </ol>
    </div>
  );
}

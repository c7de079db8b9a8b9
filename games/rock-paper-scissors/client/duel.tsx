import { useGame } from "../../kit/client/game-context.ts";
import type { Hand } from "../math/rock-paper-scissors.ts";
import { HandPicture } from "./hand-picture.tsx";

type DuelProps = {
  thrown: { own: Hand; house: Hand | null; tie: boolean } | null;
  outcome: "won" | "lost" | undefined;
  nameOf: (hand: Hand) => string;
};

/** The hands of the player and the house, face to face. Both shake until the house's hand is shown. */
export function Duel({ thrown, outcome, nameOf }: DuelProps) {
  const { t } = useGame();
  const isShaking = thrown !== null && thrown.house === null;
  return (
    <div className="rps-duel" data-outcome={outcome} data-tie={thrown?.tie || undefined}>
      <figure data-side="own">
        <figcaption>{t("games-rock-paper-scissors.you")}</figcaption>
        <span className="rps-plate" data-shaking={isShaking || undefined}>
          {thrown === null ? <span className="rps-hidden">?</span> : <HandPicture hand={thrown.own} />}
        </span>
        <p>{thrown === null ? "\u00a0" : nameOf(thrown.own)}</p>
      </figure>
      <strong className="rps-versus" aria-hidden="true">
        {thrown?.tie ? t("games-rock-paper-scissors.tie") : "–"}
      </strong>
      <figure data-side="house">
        <figcaption>{t("games-rock-paper-scissors.house")}</figcaption>
        <span className="rps-plate" data-shaking={isShaking || undefined}>
          {thrown === null || thrown.house === null ? (
            <span className="rps-hidden">?</span>
          ) : (
            <HandPicture hand={thrown.house} />
          )}
        </span>
        <p>{thrown === null || thrown.house === null ? "\u00a0" : nameOf(thrown.house)}</p>
      </figure>
    </div>
  );
}

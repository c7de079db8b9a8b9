import { useGame } from "../../kit/client/game-context.ts";
import type { Dice } from "../math/sic-bo-bets.ts";
import { Die } from "./die.tsx";

/** How long the dome shakes before the dice are revealed one after another. */
const shakenMs = 2_600;
const uncoverMs = 700;
/** The faces that the dice show while the dome shakes. */
const idle: Dice = [1, 4, 6];

type DiceShakerProps = { dice: Dice | null; elapsedMs: number | null };

/** Three dice under a glass dome. */
export function DiceShaker({ dice, elapsedMs }: DiceShakerProps) {
  const { t } = useGame();
  const isShaking = dice !== null && elapsedMs !== null && elapsedMs < shakenMs;
  const shown = dice ?? idle;
  const isUncovered = (at: number) =>
    dice !== null && elapsedMs !== null && elapsedMs >= shakenMs + at * uncoverMs;
  return (
    <div className="sic-dome" data-shaking={isShaking || undefined} data-open={isUncovered(2) || undefined}>
      {dice && isUncovered(2) ? (
        <p className="sr-only">
          {t("games-sic-bo.dice")}: {dice.join(", ")}
        </p>
      ) : null}
      <div className="sic-plate">
        {shown.map((face, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice never change order
            key={at}
            data-covered={dice !== null && !isUncovered(at) ? "" : undefined}
          >
            <Die face={isUncovered(at) || dice === null ? face : idle[at]!} />
          </span>
        ))}
      </div>
      <i className="sic-glass" aria-hidden="true" />
    </div>
  );
}

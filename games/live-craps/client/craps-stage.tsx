import { useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { type Dice, type Point, points, totalOf } from "../../kit/math/craps-odds.ts";
import { pointOf } from "../math/craps-bets.ts";
import { rollTimesOf } from "../math/roll-times.ts";
import { CrapsDie } from "./craps-die.tsx";

type CrapsStageProps = {
  landed: readonly Dice[];
  /** All rolls of the hand, including those not thrown yet; empty while bets are open. */
  rolls: readonly Dice[];
  elapsedMs: number | null;
};

/** The faces that the dice show before the come-out roll. */
const idle: Dice = [3, 4];

/** The dice, the puck on the point, and the rolls of this hand. */
export function CrapsStage({ landed, rolls, elapsedMs }: CrapsStageProps) {
  const { t } = useGame();
  const { begins } = rollTimesOf(rolls);
  const thrown = elapsedMs === null ? 0 : begins.filter((begin) => begin <= elapsedMs).length;
  const shown = rolls[thrown - 1] ?? idle;
  const isFlying = thrown > landed.length;
  const sinceMs = isFlying && elapsedMs !== null ? elapsedMs - begins[thrown - 1]! : 0;
  const point = pointOf(landed);
  const last = landed.at(-1);
  return (
    <div className="craps-stage">
      <Puck point={point} />
      <div className="craps-dice" data-flying={isFlying || undefined}>
        {shown.map((face, at) => (
          // A new React key starts the animation of the throw. Players who join during the throw see the remaining
          // animation.
          <ThrownDie key={`${thrown}-${at === 0 ? "left" : "right"}`} face={face} sinceMs={sinceMs} />
        ))}
        <p className="craps-total">
          {last && !isFlying ? (
            <>
              <strong>{totalOf(last)}</strong>
              <span className="sr-only">{` (${last.join(" + ")})`}</span>
            </>
          ) : null}
        </p>
      </div>
      <ol className="craps-rolls" aria-label={t("games-live-craps.rolls")}>
        {landed.map((roll, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls never change order
            key={at}
            data-tone={
              at > 0 && totalOf(roll) === 7 ? "seven" : at > 0 && totalOf(roll) === point ? "made" : undefined
            }
          >
            {totalOf(roll)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An animated die. Its delay is fixed at the throw, because changing it later would make the die jump. */
function ThrownDie({ face, sinceMs }: { face: number; sinceMs: number }) {
  const [delayMs] = useState(() => -Math.round(sinceMs));
  return (
    <span style={{ animationDelay: `${delayMs}ms` }}>
      <CrapsDie face={face} />
    </span>
  );
}

/** The puck that marks the point; it is off until the come-out roll sets one. */
function Puck({ point }: { point: Point | null }) {
  const { t } = useGame();
  return (
    <div className="craps-points">
      <p className="craps-puck" data-on={point === null ? undefined : ""}>
        {point === null ? t("games-live-craps.off") : t("games-live-craps.on", { point })}
      </p>
      <ul aria-hidden="true">
        {points.map((one) => (
          <li key={one} data-on={one === point || undefined}>
            {one}
          </li>
        ))}
      </ul>
    </div>
  );
}

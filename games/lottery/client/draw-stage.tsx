import { useGame } from "../../kit/client/game-context.ts";
import { DrawBall } from "../../kit/client/live/draw-ball.tsx";
import { winningMatches } from "../math/lottery-pay-tables.ts";
import { lotteryPays, PICKS } from "../math/lottery-prizes.ts";

const places = Array.from({ length: PICKS }, (_, place) => place);

type DrawStageProps = { drawn: readonly number[]; isRunning: boolean; best: number };

/** The five balls of the draw, and what each number of matches pays. */
export function DrawStage({ drawn, isRunning, best }: DrawStageProps) {
  const { t, language } = useGame();
  const times = new Intl.NumberFormat(language);
  const last = drawn.at(-1);
  return (
    <div className="lotto-stage">
      <div className="lotto-balls">
        {places.map((place) => (
          <DrawBall
            key={drawn[place] ?? `place-${place}`}
            number={drawn[place] ?? null}
            isFresh={isRunning}
          />
        ))}
      </div>
      <p className="lotto-caption">
        {last === undefined
          ? t("games-lottery.waiting")
          : t("games-lottery.ball", { ball: drawn.length, balls: PICKS, number: last })}
      </p>
      <dl className="lotto-pays" aria-label={t("games.payouts")}>
        {winningMatches.map((matches) => (
          <div key={matches} data-lit={matches === best || undefined}>
            <dt>{t("games-lottery.matchesOf", { matches, picks: PICKS })}</dt>
            <dd>{times.format(lotteryPays[matches]!)}×</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

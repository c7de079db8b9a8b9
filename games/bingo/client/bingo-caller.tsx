import { useGame } from "../../kit/client/game-context.ts";
import { DrawBall } from "../../kit/client/live/draw-ball.tsx";
import { patternWords } from "../math/bingo-pay-tables.ts";
import { type BingoPattern, bingoPatterns, bingoPrizes, CALLS } from "../math/bingo-prizes.ts";
import { BALLS } from "../math/bingo-ticket.ts";

const balls = Array.from({ length: BALLS }, (_, index) => index + 1);
const recent = 5;

type BingoCallerProps = {
  /** The balls called so far, in order. */
  called: readonly number[];
  isRunning: boolean;
};

/** The current ball with its caption, the balls before it, the board of called numbers and the open prizes. */
export function BingoCaller({ called, isRunning }: BingoCallerProps) {
  const { t } = useGame();
  const current = called.at(-1) ?? null;
  const before = called.slice(-recent - 1, -1).toReversed();
  const out = new Set(called);
  return (
    <div className="bingo-caller">
      <div className="bingo-current">
        <DrawBall key={current} number={current} isFresh={isRunning} />
        <p>
          {current === null
            ? t("games-bingo.waiting")
            : t("games-bingo.call", { number: current, call: called.length, calls: CALLS })}
        </p>
      </div>
      <div className="bingo-recent" aria-hidden="true">
        {before.map((number) => (
          <DrawBall key={number} number={number} />
        ))}
      </div>
      <ul className="bingo-open">
        {bingoPatterns.map((pattern) => (
          <OpenPrize key={pattern} pattern={pattern} calls={called.length} />
        ))}
      </ul>
      <div className="bingo-board" aria-hidden="true">
        {balls.map((number) => (
          <span
            key={number}
            data-out={out.has(number) || undefined}
            data-now={number === current || undefined}
          >
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The prize that a pattern pays if the next call completes it. */
function OpenPrize({ pattern, calls }: { pattern: BingoPattern; calls: number }) {
  const { t, language } = useGame();
  const prize = bingoPrizes[pattern].find(({ within }) => within > calls);
  return (
    <li data-over={prize === undefined || undefined}>
      <span>{t(patternWords[pattern])}</span>
      <strong>{prize ? `${new Intl.NumberFormat(language).format(prize.pays)}×` : "–"}</strong>
      <small>{prize ? t("games-bingo.byCall", { call: prize.within }) : null}</small>
    </li>
  );
}

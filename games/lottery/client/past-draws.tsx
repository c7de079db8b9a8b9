import type { LivePast } from "@parlour/contracts/sockets/live-table";
import { useGame } from "../../kit/client/game-context.ts";
import type { LotteryOutcome } from "../math/lottery-table.ts";

type PastDrawsProps = { past: readonly LivePast[]; onReplay: (number: number) => void };

/** The results of past draws, newest first. Each opens its replay. */
export function PastDraws({ past, onReplay }: PastDrawsProps) {
  const { t } = useGame();
  if (past.length === 0) return null;
  return (
    <section className="lotto-past">
      <h2>{t("games-lottery.pastDraws")}</h2>
      <ol>
        {past.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              aria-label={t("games-live.replayOf", { number })}
              onClick={() => onReplay(number)}
            >
              {t("games-live.roundNumber", { number })}
            </button>
            <b>{(outcome as LotteryOutcome).drawn.toSorted((one, other) => one - other).join(" · ")}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

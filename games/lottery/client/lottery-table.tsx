import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { IconButton } from "@parlour/web/ui/icon-button";
import Shuffle from "lucide-react/icons/shuffle";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { EntryTableFrame } from "../../kit/client/live/entry-table-frame.tsx";
import { useEntries } from "../../kit/client/live/use-entries.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import { LINES_MAX, matchesOf, PICKS, quickPick } from "../math/lottery-prizes.ts";
import type { LotteryBet } from "../math/lottery-table.ts";
import { DrawStage } from "./draw-stage.tsx";
import { LineRow } from "./line-row.tsx";
import { NumberGrid } from "./number-grid.tsx";
import { PastDraws } from "./past-draws.tsx";
import { useDrawnBalls } from "./use-drawn-balls.ts";
import "./lottery.css";

type Line = { numbers: number[] };

const linesOf = ({ bet }: Pick<LiveBet, "bet">) => (bet as LotteryBet).lines;

/** A lottery: lines are bought while sales are open, then five balls are drawn for everybody. */
export function LotteryTable() {
  const { t } = useGame();
  const price = useStake();
  const seat = useEntries<Line>({
    price,
    most: LINES_MAX,
    first: () => [{ numbers: quickPick([]) }],
    betOf: (lines, stake) => ({ lines: lines.map(({ numbers }) => ({ numbers, stake })) }),
    entriesOf: linesOf,
  });
  const { prepared, bought, prepare, table } = seat;
  const [draft, setDraft] = useState<readonly number[]>([]);
  const drawn = useDrawnBalls(table, bought);
  const isRunning = table.round?.phase === "RUNNING";
  const isOver = table.round?.phase === "RESULT";
  const best =
    drawn.length === 0 ? 0 : Math.max(0, ...bought.map(({ numbers }) => matchesOf(numbers, drawn)));

  const addLine = (numbers: number[]) => {
    setDraft([]);
    prepare([...prepared, { numbers }]);
  };
  const toggle = (number: number) => {
    if (draft.includes(number)) return setDraft(draft.filter((pick) => pick !== number));
    const picks = [...draft, number].toSorted((one, other) => one - other);
    if (picks.length === PICKS) addLine(picks);
    else setDraft(picks);
  };
  const addQuickly = () => !seat.isFull && addLine(quickPick(draft));
  const clear = () => {
    setDraft([]);
    prepare([]);
  };
  return (
    <EntryTableFrame
      theme="navy"
      seat={seat}
      price={price}
      running={t("games-lottery.running")}
      result={drawn.length > 0 ? drawn.toSorted((one, other) => one - other).join(" · ") : ""}
      buyName={t("games-lottery.buy", { count: prepared.length })}
      keys={[
        { key: "Q", label: "games-lottery.quickPick", press: addQuickly },
        { key: "C", label: "games-lottery.clear", press: clear },
      ]}
      tools={
        <>
          <IconButton
            label={t("games-lottery.quickPick")}
            disabled={seat.isAsking || seat.isFull}
            icon={<Shuffle size={18} aria-hidden="true" />}
            onClick={addQuickly}
          />
          <IconButton
            label={t("games-lottery.clear")}
            disabled={seat.isAsking || prepared.length + draft.length === 0}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={clear}
          />
        </>
      }
      detail={(bet) => t("games-lottery.lines", { count: linesOf(bet).length })}
      stage={<DrawStage drawn={drawn} isRunning={isRunning} best={isOver ? best : 0} />}
      entries={
        <div className="lotto-room">
          {bought.length > 0 ? (
            <section>
              <h2>{t("games-lottery.boughtLines")}</h2>
              <ul className="lotto-lines">
                {bought.map(({ numbers, stake }, at) => (
                  <LineRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: bought lines never change their order
                    key={at}
                    numbers={numbers}
                    place={at + 1}
                    drawn={drawn}
                    isOver={isOver}
                    stake={stake}
                  />
                ))}
              </ul>
            </section>
          ) : null}
          <section>
            <h2>
              {seat.isFull
                ? t("games-lottery.allLines")
                : t("games-lottery.pickMore", { count: PICKS - draft.length })}
            </h2>
            <NumberGrid picks={draft} disabled={seat.isAsking || seat.isFull} onToggle={toggle} />
          </section>
          {prepared.length > 0 ? (
            <section>
              <h2>{t("games-lottery.nextLines")}</h2>
              <ul className="lotto-lines">
                {prepared.map(({ numbers }, at) => (
                  <LineRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same numbers
                    key={at}
                    numbers={numbers}
                    place={bought.length + at + 1}
                    drawn={null}
                    onRemove={() => prepare(prepared.filter((_, other) => other !== at))}
                  />
                ))}
              </ul>
            </section>
          ) : null}
          <PastDraws past={table.history} onReplay={(number) => void table.replay.start(number)} />
        </div>
      }
    />
  );
}
